import Diagnostics
import Escaping

// Which pages ask search engines to leave them out, by `<meta name="robots" content="noindex">`.
extension TemplateSet {
  /// The names, among these, of the templates whose pages do so, by their own text or that of a
  /// template that they extend, in a block that they do not replace.
  ///
  /// A template's own text also counts under a condition; that of a parent, which many templates
  /// share, only where every page has it.
  package func unindexed(among names: [String]) -> Set<String> {
    Set(names).filter(isUnindexed)
  }

  private func isUnindexed(_ name: String) -> Bool {
    var seen: Set<String> = []
    var replaced: Set<String> = []
    var next: String? = name
    while let name = next, seen.insert(name).inserted, let template = self[name] {
      let isOwn = seen.count == 1
      let search = RobotsSearch(replaced: replaced, entersBranches: isOwn)
      guard let parent = template.parent else { return search.finds(in: template.nodes) }
      let blocks = template.blocks.filter { !replaced.contains($0.key) }
      if blocks.values.contains(where: { search.finds(in: $0.body) }) { return true }
      replaced.formUnion(blocks.keys)
      next =
        if case .text(let bytes) = parent.name.kind { String(decoding: bytes, as: UTF8.self) } else
        { nil }
    }
    return false
  }
}

/// Searches for the mark in the static text of nodes.
private struct RobotsSearch {
  /// The blocks that a child replaces.
  let replaced: Set<String>
  /// Whether text that only some pages have counts.
  let entersBranches: Bool

  private static let mark = "content=\"noindex"

  func finds(in nodes: [Node]) -> Bool { nodes.contains(where: finds) }

  private func finds(in node: Node) -> Bool {
    switch node.kind {
    case .text(let bytes): bytes.contains(bytesOf: Self.mark)
    case .block(let block): !replaced.contains(block.name.text) && finds(in: block.body)
    case .scope(_, let body), .filter(_, let body), .call(_, _, let body): finds(in: body)
    case .condition(let branches, let otherwise):
      entersBranches && (branches.contains { finds(in: $0.body) } || finds(in: otherwise))
    case .loop(let loop):
      entersBranches && (finds(in: loop.body) || finds(in: loop.otherwise))
    case .braced, .suspect, .print, .assignment, .blockAssignment, .include, .importModule,
      .importMacros:
      false
    }
  }
}
