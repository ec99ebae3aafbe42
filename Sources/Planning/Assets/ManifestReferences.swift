import Diagnostics
import Documents
import Tables

/// Finds the files that a web app manifest names: the `src` of its icons, screenshots and
/// shortcuts' icons, and its start addresses (W3C Web Application Manifest).
package enum ManifestReferences {
  /// The references of a manifest that a template made; none where it is no JSON.
  package static func all(in bytes: [UInt8]) -> [AssetReference] {
    var log = DiagnosticLog(isPart: true)
    return all(in: Source(id: SourceID(0), path: "", bytes: bytes), log: &log)
  }

  /// The references of a manifest in their order; mistakes in its JSON are reported.
  static func all(in source: Source, log: inout DiagnosticLog) -> [AssetReference] {
    let tree = DocumentTree(json: source, log: &log)
    guard !tree.isEmpty else { return [] }
    var found: [AssetReference] = []
    add(["start_url", "scope"], of: .root, in: tree, to: &found)
    addImages(of: .root, in: tree, to: &found)
    for shortcut in elements("shortcuts", of: .root, in: tree) {
      add(["url"], of: shortcut, in: tree, to: &found)
      addImages(of: shortcut, in: tree, to: &found)
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The images that a manifest names, with what it says about them.
  static func images(in source: Source) -> [ManifestImage] {
    var log = DiagnosticLog(isPart: true)
    let tree = DocumentTree(json: source, log: &log)
    guard !tree.isEmpty else { return [] }
    let holders = [.root] + elements("shortcuts", of: .root, in: tree)
    return holders.flatMap { holder in
      ["icons", "screenshots"].flatMap { elements($0, of: holder, in: tree) }
    }.compactMap { image in
      guard let address = place("src", of: image, in: tree) else { return nil }
      return ManifestImage(
        address: address.range, sizes: said("sizes", of: image, in: tree),
        type: said("type", of: image, in: tree))
    }
  }

  /// What an image says by a key, and where.
  private static func said(
    _ key: String, of image: NodeIndex, in tree: DocumentTree
  ) -> (text: String, span: Span)? {
    guard let span = place(key, of: image, in: tree), let value = tree.value(of: key, in: image)
    else { return nil }
    return (tree.string(of: value), span)
  }

  /// Where the string of a key is, without its quotation marks.
  private static func place(
    _ key: String, of image: NodeIndex, in tree: DocumentTree
  ) -> Span? {
    guard tree[image].kind == .mapping, let value = tree.value(of: key, in: image),
      tree[value].kind == .string
    else { return nil }
    let span = tree.span(of: value)
    return Span(span.source, Int(span.start) + 1, Int(span.end) - 1)
  }

  private static func addImages(
    of node: NodeIndex, in tree: DocumentTree, to found: inout [AssetReference]
  ) {
    for list in ["icons", "screenshots"] {
      for image in elements(list, of: node, in: tree) {
        add(["src"], of: image, in: tree, to: &found)
      }
    }
  }

  private static func elements(_ key: String, of node: NodeIndex, in tree: DocumentTree)
    -> [NodeIndex]
  {
    guard let list = tree.value(of: key, in: node), tree[list].kind == .sequence else { return [] }
    return Array(tree.children(of: list))
  }

  private static func add(
    _ keys: [String], of node: NodeIndex, in tree: DocumentTree, to found: inout [AssetReference]
  ) {
    for key in keys {
      guard let value = tree.value(of: key, in: node), tree[value].kind == .string else { continue }
      let range = tree.span(of: value).range
      found.append(
        AssetReference(
          .file, Array(tree.text(of: value)), at: range.lowerBound + 1..<range.upperBound - 1))
    }
  }
}
