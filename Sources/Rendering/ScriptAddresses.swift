import Diagnostics
import Documents
import Escaping
import Planning
import Tables

/// The addresses by which the text of a `script` element names files and pages: those of a script
/// are relative to the page, as it has no address of its own.
enum ScriptAddresses {
  /// The addresses of a part of a page, in their order; none where its JSON is not well-formed,
  /// which is reported as such.
  static func all(
    _ form: AddressForm, in part: Range<Int>, of page: [UInt8]
  ) -> [WrittenAddress] {
    guard !part.isEmpty else { return [] }
    switch form {
    case .script: return script(in: part, of: page)
    case .importMap, .speculationRules:
      let tree = tree(of: part, of: page)
      guard !tree.isEmpty else { return [] }
      let nodes = form == .importMap ? modules(in: tree) : pages(in: tree)
      return nodes.map { node in
        let range = tree.span(of: node).range
        return WrittenAddress(
          range: part.lowerBound + range.lowerBound + 1..<part.lowerBound + range.upperBound - 1,
          decoded: Array(tree.text(of: node)), isOfScript: true, isModule: form == .importMap)
      }
    case .single, .list, .candidates, .refresh, .style, .styleSheet, .metaContent: return []
    }
  }

  private static func script(in part: Range<Int>, of page: [UInt8]) -> [WrittenAddress] {
    ScriptReferences.all(in: Array(page[part])).compactMap { reference in
      switch reference.kind {
      case .sourceMap: return nil
      // An import map may say what a name means.
      case .module where !isAddress(reference.address): return nil
      case .module, .file:
        let (start, end) = (reference.range.lowerBound, reference.range.upperBound)
        return WrittenAddress(
          range: part.lowerBound + start..<part.lowerBound + end, decoded: reference.address,
          isOfScript: true)
      }
    }
  }

  /// Whether the specifier of a module is an address inside the site (HTML standard, "resolve a
  /// URL-like module specifier").
  static func isAddress(_ specifier: [UInt8]) -> Bool {
    ["/", "./", "../"].contains { specifier.starts(with: $0.utf8) }
  }

  private static func tree(of part: Range<Int>, of page: [UInt8]) -> DocumentTree {
    var log = DiagnosticLog()
    let source = Source(id: SourceID(0), path: "", bytes: Array(page[part]))
    return DocumentTree(json: source, .written, log: &log)
  }

  /// The modules of an import map (HTML standard, section 8.1.5.2), except the folders that names
  /// ending in `/` stand for.
  private static func modules(in tree: DocumentTree) -> [NodeIndex] {
    var maps = [tree.value(of: "imports", in: .root)].compactMap(\.self)
    if let scopes = tree.value(of: "scopes", in: .root), tree[scopes].kind == .mapping {
      var pairs = tree.pairs(of: scopes)
      while let pair = pairs.next() { maps.append(pair.value) }
    }
    var found: [NodeIndex] = []
    for map in maps where tree[map].kind == .mapping {
      var pairs = tree.pairs(of: map)
      while let pair = pairs.next() {
        guard tree[pair.value].kind == .string, tree.text(of: pair.value).last != 0x2F else {
          continue
        }
        found.append(pair.value)
      }
    }
    return found
  }

  /// The pages that speculation rules list.
  private static func pages(in tree: DocumentTree) -> [NodeIndex] {
    ["prefetch", "prerender"].flatMap { elements($0, of: .root, in: tree) }
      .flatMap { elements("urls", of: $0, in: tree) }
      .filter { tree[$0].kind == .string }
  }

  private static func elements(
    _ key: String, of node: NodeIndex, in tree: DocumentTree
  ) -> [NodeIndex] {
    guard tree[node].kind == .mapping, let list = tree.value(of: key, in: node),
      tree[list].kind == .sequence
    else { return [] }
    return Array(tree.children(of: list))
  }
}
