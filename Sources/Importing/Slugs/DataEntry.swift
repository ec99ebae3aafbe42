import Content
import Diagnostics
import Documents
import Tables

/// A JSON or YAML file that is one entry, to which a slug can be added.
struct DataEntry {
  /// The slug that is written in it.
  let slug: String?
  /// What the entry is called.
  let title: String
  /// Whether it holds a list of mappings, which are the entries where the file is alone.
  let hasList: Bool
  /// What the file is about.
  let shape: FileShape
  private let bytes: [UInt8]
  private let isJSON: Bool
  /// Where its slug is written; where its first key begins if it has none.
  private let place: Range<Int>

  /// Reads a file; nil where it is no JSON or YAML, cannot be read or is no mapping.
  init?(path: String, _ bytes: [UInt8]) {
    var file = DetachedFile(path: path, bytes)
    guard file.format != .csv, let tree = file.data, !tree.isEmpty, tree[.root].kind == .mapping,
      let first = tree.pairs(of: .root).first(where: { _ in true })
    else { return nil }
    isJSON = file.format == .json
    let value = tree.value(of: "slug", in: .root)
    slug = value.map { tree.string(of: $0) }
    title = KeyNames.title(of: .root, in: tree) ?? ""
    shape = FileShape(of: tree)
    hasList = !EnvelopedLists(in: tree).lists.isEmpty
    let start = Int(tree.span(of: first.key).start)
    place = value.map { tree.span(of: $0).range } ?? start..<start
    self.bytes = bytes
  }

  /// The file with a slug, in place of the one that it has.
  func bytes(with slug: String) -> [UInt8] {
    var new = bytes
    let written = isJSON ? "\"\(slug)\"" : slug
    guard place.isEmpty else {
      new.replaceSubrange(place, with: written.utf8)
      return new
    }
    let key = isJSON ? "\"slug\": \(written)" : "slug: \(written)"
    let line = bytes[..<place.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let indent = bytes[line..<place.lowerBound]
    let isBlock = !isJSON && indent.allSatisfy { $0 == UInt8(ascii: " ") }
    let end = isBlock ? Array("\n".utf8) + indent : Array(", ".utf8)
    new.insert(contentsOf: Array(key.utf8) + end, at: place.lowerBound)
    return new
  }
}
