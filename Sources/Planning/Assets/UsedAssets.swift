import Diagnostics
import Templates

/// Which assets the pages of a site lead to.
struct UsedAssets {
  /// The names between quotes in the templates in use, and those of the assets that these name.
  private var names: Set<String>
  private let assets: [AssetFile]
  /// Whether a template in use reads the colours of the site.
  private let readsColours: Bool

  /// Follows the names from the templates of `site`, by way of other assets.
  init(_ assets: [AssetFile], of site: ResolvedSite, templates: TemplateSet, isOffline: Bool) {
    let used = site.declarations.filter(\.needsTemplate).map(\.template.value)
    let reach = templates.reach(of: used)
    self.assets = assets
    names = reach.names
    readsColours = templates.mentions("colours", in: reach.templates)
    if isOffline { names.insert(DeviceSettings.workerAsset) }
    var waiting = assets.filter { !$0.isBuiltIn || names.contains($0.name) }
    while let asset = waiting.popLast() {
      for target in asset.targets where names.insert(assets[target].name).inserted {
        waiting.append(assets[target])
      }
    }
  }

  /// The assets of the site, and those that come with Apus and are named.
  var published: [AssetFile] {
    assets.filter { !$0.isBuiltIn || names.contains($0.name) }
  }

  /// Reports settings of the theme that no page can show.
  func check(_ style: AppearanceStyle, log: inout DiagnosticLog) {
    guard let span = style.span, !readsColours, !names.contains(AppearanceStyle.asset),
      assets.contains(where: { $0.name == AppearanceStyle.asset })
    else { return }
    log.report(.unusedThemeSheet(at: span))
  }
}
