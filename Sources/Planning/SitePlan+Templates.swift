import Diagnostics
package import Templates

extension SitePlan {
  /// Whether the plan and its diagnostics would be the same with other templates of the same names:
  /// a plan depends on which of them ask search engines to leave their pages out, and on which
  /// assets and files they name.
  package func isSame(
    with templates: TemplateSet, insteadOf old: TemplateSet, assets: [AssetFile]
  ) -> Bool {
    let used = declarations.filter(\.needsTemplate).map(\.template.value)
    guard templates.names == old.names,
      templates.unindexed(among: used) == old.unindexed(among: used),
      templates.addresses(givenTo: PageTargets.function)
        == old.addresses(givenTo: PageTargets.function)
    else { return false }
    let style = AppearanceStyle(site)
    return [templates, old].allSatisfy { templates in
      guard style.span != nil else { return true }
      var log = DiagnosticLog()
      NamedAssets(assets, of: declarations, templates: templates).check(style, log: &log)
      return log.diagnostics.isEmpty
    }
  }
}
