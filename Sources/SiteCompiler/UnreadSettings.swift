import Diagnostics
import Planning
import Rendering
import Schema
import Templates

/// What `site.yaml` says about readers' devices and no page acts on: the theme's layout does, and a
/// layout in its place may not.
struct UnreadSettings {
  let plan: SitePlan

  /// Reports them, where all programs are known and the site has a name for what is kept.
  func report(of programs: [CompiledTemplate], to log: inout DiagnosticLog) {
    let device = plan.site.device
    guard device.id != nil else { return }
    let settings = [
      ("offline", "isOffline", device.isOffline ? device.offline?.span : nil),
      ("favourites", "favourites", device.favourites.first?.span),
      ("lists", "lists", device.lists.first?.span),
    ]
    for (key, member, span) in settings {
      if let span, !isRead(member, by: programs) {
        log.report(.unreadDeviceSetting(key, member: member, at: span))
      } else if key == "offline", let span, plan.offlinePage == nil {
        log.report(.noOfflinePage(at: span))
      }
    }
  }

  /// Whether a template of a page reads a member of `site`.
  private func isRead(_ member: String, by programs: [CompiledTemplate]) -> Bool {
    zip(programs, plan.contexts).contains { program, context in
      guard let reads = program.program?.reads,
        let site = plan.models[context.structure].field(named: "site", for: .output),
        case .structure(let id) = site.type.unwrapped
      else { return false }
      return reads.contains(member, of: id, in: plan.models)
    }
  }
}
