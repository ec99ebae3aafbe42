import Diagnostics
import Planning
import Rendering
import Schema
import Templates

/// The result of a stage of the compiler as text: to find the stage at which something goes wrong,
/// and for tests.
package enum StageDump: String, CaseIterable, Sendable {
  case tokens, tree, types, program, plan, pages

  /// The stage's result for a site; mistakes are in the site's log.
  package func text(of site: CheckedSite) -> String {
    switch self {
    case .tokens: templates(of: site) { source, _ in TokenDump(of: source).text }
    case .tree: templates(of: site) { TreeDump.text(of: $0, named: $1) }
    case .types: site.plan?.models.dump ?? ""
    case .program: programs(of: site)
    case .plan: site.plan?.dump ?? ""
    case .pages: site.plan?.pageDump ?? ""
    }
  }

  private func templates(of site: CheckedSite, _ text: (Source, String) -> String) -> String {
    let templates = site.sources.sources.filter {
      SiteFolder.role(ofFileAt: $0.path) == .template
    }
    return templates.sorted { $0.path < $1.path }.compactMap { source in
      SiteFolder.name(ofTemplateAt: source.path).map { name in
        "\(source.path)\n" + Self.indented(text(source, name))
      }
    }.joined()
  }

  private func programs(of site: CheckedSite) -> String {
    zip(site.plan?.declarations ?? [], site.compiled?.programs ?? []).compactMap {
      declaration, template in
      template.program.map { "\(declaration.name): \($0.name)\n" + Self.indented($0.dump) }
    }.joined()
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}
