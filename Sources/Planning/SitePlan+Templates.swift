import Diagnostics
package import Templates

extension SitePlan {
  /// The name by which templates lead to the page at an address, from the root of the host; nil
  /// where it has none, and where the address leads to a part of the page.
  package func name(ofPageAt address: String) -> String? {
    let root = String(decoding: site.rootPath, as: UTF8.self)
    guard address.hasPrefix(root),
      let page = page(at: Array(address.dropFirst(root.count).utf8))
    else { return nil }
    return targets.names.first { targets[$0, in: site.language] == .page(page) }
  }

  /// The paths of the site's own assets that neither a template in use nor another asset names, in
  /// order; each with the name of an asset that is spelt nearly like it.
  package func unusedAssets(
    of assets: [AssetFile], templates: TemplateSet
  ) -> [(path: String, meant: String?)] {
    NamedAssets(assets, of: declarations, templates: templates).unused.map {
      ($0.asset.path, $0.meant)
    }
  }

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
