import Diagnostics
import Planning
import Rendering
import Templates

/// The addresses in files for programs that take no relative ones: feeds and other XML, calendars and
/// `robots.txt`.
struct PlainAddresses {
  let plan: SitePlan
  let templates: TemplateSet

  /// The endings of other files with lines or members that are addresses for them.
  private static let others = [".ics", ".json"]

  /// Reports those that the pages of some declaration write relative to themselves, or without the
  /// host where it is needed. A site without an address has no whole ones.
  func report(of programs: [CompiledTemplate], to log: inout DiagnosticLog) {
    var known: Set<Span> = []
    for (index, declaration) in plan.declarations.enumerated() where declaration.links != .whole {
      let name = declaration.template.value
      let isRobots = name.hasSuffix("robots.txt")
      let isXML = declaration.isXMLForPrograms
      let mayBeWhole =
        plan.site.hasAddress && (isXML || Self.others.contains(where: name.hasSuffix))
      guard isRobots || mayBeWhole, let program = programs[index].program else { continue }
      func isNew(_ span: Span) -> Bool {
        !templates.isBuiltIn(span.source) && known.insert(span).inserted
      }
      for span in program.wholeAddresses where isNew(span) {
        log.report(.addressWithoutHost(at: span))
      }
      guard declaration.links == .relative, isRobots || isXML else { continue }
      for span in program.plainAddresses where isNew(span) {
        log.report(.relativeAddress(forRobots: isRobots, at: span))
      }
    }
  }
}
