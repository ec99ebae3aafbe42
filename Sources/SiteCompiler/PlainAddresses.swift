import Diagnostics
import Planning
import Rendering
import Templates

/// The addresses in files for programs that take no relative ones: XML and `robots.txt`.
struct PlainAddresses {
  let plan: SitePlan
  let templates: TemplateSet

  /// Reports those that the pages of some declaration write relative to themselves. A site without
  /// an address has no whole ones.
  func report(of programs: [CompiledTemplate], to log: inout DiagnosticLog) {
    var known: Set<Span> = []
    for (index, declaration) in plan.declarations.enumerated() where declaration.links == .relative
    {
      let name = declaration.template.value
      let isRobots = name.hasSuffix("robots.txt")
      guard isRobots || name.hasSuffix(".xml") && plan.site.hasAddress,
        let program = programs[index].program
      else { continue }
      for span in program.plainAddresses
      where !templates.isBuiltIn(span.source) && known.insert(span).inserted {
        log.report(.relativeAddress(forRobots: isRobots, at: span))
      }
    }
  }
}
