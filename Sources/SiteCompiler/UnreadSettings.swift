import Diagnostics
import Escaping
import Planning
import Rendering
import Schema
import Templates

/// What `site.yaml` says about readers' devices and no page acts on: the theme's layout does, and a
/// layout in its place may not. A page may also show what no reader can keep.
struct UnreadSettings {
  let plan: SitePlan
  let templates: TemplateSet
  let assets: [AssetFile]

  /// What pages have that show what readers keep.
  private struct Marks {
    let attributes: [String]
    let words: [String]
    /// Whether pages of the theme have these attributes.
    let areOfTheme: Bool
  }

  /// Reports them, where all programs are known and the site has a name for what is kept.
  func report(of programs: [CompiledTemplate], to log: inout DiagnosticLog) {
    let device = plan.site.device
    if device.favourites.isEmpty { reportEmptyShelves(hasID: device.id != nil, to: &log) }
    guard device.id != nil else { return }
    let settings = [
      ("offline", "isOffline", device.isOffline ? device.offline?.span : nil),
      ("favourites", "favourites", device.favourites.first?.span),
      ("lists", "lists", device.lists.first?.span),
    ]
    for (key, member, span) in settings {
      if let span, !isRead(member, by: programs) {
        log.report(.unreadDeviceSetting(key, member: member, at: span))
      } else if let span, let marks = Self.marks[key], !isShown(by: marks) {
        log.report(.unshownDeviceSetting(key, at: span))
      } else if key == "offline", let span, plan.offlinePage == nil {
        log.report(.noOfflinePage(at: span))
      }
    }
  }

  /// Reports the theme's pages of favourites in a site that has none.
  private func reportEmptyShelves(hasID: Bool, to log: inout DiagnosticLog) {
    let name = "favourites.html"
    guard templates.isBuiltIn(named: name) else { return }
    for page in plan.declarations where page.template.value == name && !page.isTranslation {
      log.report(.pageWithoutFavourites(hasID: hasID, at: page.span))
    }
  }

  /// By which attributes the scripts of the theme find where a page shows what is kept, and by which
  /// words another script reads it.
  private static let marks = [
    "favourites": Marks(
      attributes: ["data-favourites", "data-shelf"], words: ["favorites", "ids("],
      areOfTheme: true),
    "lists": Marks(
      attributes: ["data-lists", "data-list-entries"], words: ["lists"], areOfTheme: false),
  ]

  /// Whether a page shows what readers keep, or a script of the site may.
  private func isShown(by marks: Marks) -> Bool {
    var reached = templates.reach(of: plan.declarations.map(\.template.value)).templates
    // The theme has no page of lists: attributes of that name in it hold texts for scripts.
    if !marks.areOfTheme { reached = reached.filter { !templates.isBuiltIn(named: $0) } }
    if marks.attributes.contains(where: { templates.mentions(attribute: $0, in: reached) }) {
      return true
    }
    return assets.contains { asset in
      guard !asset.isBuiltIn, AssetFormat(name: asset.name) == .script,
        let bytes = asset.source?.bytes
      else { return false }
      return marks.words.contains { bytes.contains(bytesOf: $0) }
    }
  }

  /// The theme's pages of what readers keep: that they read a member of `site` makes no other page
  /// keep anything.
  private static let ownPages = ["favourites": "favourites.html", "isOffline": "offline.html"]

  /// Whether a template of a page reads a member of `site`, on another page than that of the theme
  /// about it.
  private func isRead(_ member: String, by programs: [CompiledTemplate]) -> Bool {
    let ownPage = Self.ownPages[member].flatMap { templates.isBuiltIn(named: $0) ? $0 : nil }
    return zip(zip(programs, plan.contexts), plan.declarations).contains { made, declaration in
      let (program, context) = made
      guard declaration.template.value != ownPage, let reads = program.program?.reads,
        let site = plan.models[context.structure].field(named: "site", for: .output),
        case .structure(let id) = site.type.unwrapped
      else { return false }
      return reads.contains(member, of: id, in: plan.models)
    }
  }
}
