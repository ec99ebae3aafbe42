import Diagnostics
import Tables
import Templates

/// The assets that are named by templates in use or by assets of the site, directly or by other
/// assets.
///
/// Which of them are published depends on the finished pages (`SitePlan.publishedFiles`): a
/// template may name an asset in a branch that no page takes.
struct NamedAssets {
  private var names: Set<String>
  private let assets: [AssetFile]
  /// Whether a template in use reads the colours of the site.
  private let readsColours: Bool

  /// Follows the names from the templates of declarations, through other assets.
  init(_ assets: [AssetFile], of declarations: [PageDeclaration], templates: TemplateSet) {
    let used = declarations.filter(\.needsTemplate).map(\.template.value)
    let reach = templates.reach(of: used)
    self.assets = assets
    names = reach.names
    readsColours = templates.mentions("colours", in: reach.templates)
    var waiting = assets.filter { !$0.isBuiltIn || names.contains($0.name) }
    while let asset = waiting.popLast() {
      for target in asset.targets where names.insert(assets[target].name).inserted {
        waiting.append(assets[target])
      }
    }
  }

  /// The assets of the site that neither a template nor another asset names, in order; each with a
  /// name that differs from its own in a letter or its case, and may be meant. The program itself
  /// publishes the worker.
  var unused: [(asset: AssetFile, meant: String?)] {
    let unused = assets.filter {
      !$0.isBuiltIn && !names.contains($0.name) && $0.name != DeviceSettings.workerAsset
    }
    guard !unused.isEmpty else { return [] }
    let known = names.filter { $0.contains(".") }.sorted()
    return unused.map { asset in
      (asset, known.first { TypingSlip.isOne(asset.name, for: $0) })
    }
  }

  /// Reports settings of the theme that have no effect on any page.
  func check(_ style: AppearanceStyle, log: inout DiagnosticLog) {
    guard let span = style.span, !readsColours, !names.contains(AppearanceStyle.asset),
      assets.contains(where: { $0.name == AppearanceStyle.asset })
    else { return }
    log.report(.unusedThemeSheet(at: span))
  }
}
