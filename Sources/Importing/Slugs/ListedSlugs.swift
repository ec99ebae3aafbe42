import Content
import Diagnostics
import Documents
import Escaping
import Tables

/// Replaces the slugs of which no address can be made in lists of entries: in JSON, YAML and CSV.
struct ListedSlugs {
  /// A slug that was replaced.
  struct Replaced {
    let old: String
    let new: String
  }

  /// The file with its new slugs.
  private(set) var bytes: [UInt8]
  private(set) var replaced: [Replaced] = []

  /// Reads a file; nil where it is no data, cannot be read, or has no slug to replace.
  init?(path: String, _ bytes: [UInt8]) {
    var file = DetachedFile(path: path, bytes)
    guard let tree = file.data, !tree.isEmpty else { return nil }
    let quote = file.format == .csv ? "" : "\""
    var edits = TextEdits()
    // By an alias of YAML, an entry may be in several lists.
    var edited: Set<Range<Int>> = []
    for list in Self.lists(in: tree) {
      var free = FreeSlugs()
      let entries = tree.children(of: list).compactMap { Self.entry($0, in: tree) }
      for entry in entries where FreeSlugs.isSlug(entry.slug) { free.note(entry.slug) }
      for entry in entries
      where !FreeSlugs.isSlug(entry.slug) && edited.insert(entry.place).inserted {
        let new = free.take(FreeSlugs.slug(from: entry.slug, or: entry.title))
        replaced.append(Replaced(old: entry.slug, new: new))
        edits.replace(entry.place, with: quote + new + quote)
      }
    }
    guard !edits.isEmpty else { return nil }
    self.bytes = edits.applied(to: bytes)
  }

  /// The lists of entries: the whole file, or values of its keys, or of those of an answer.
  static func lists(in tree: DocumentTree) -> [NodeIndex] {
    switch tree[.root].kind {
    case .sequence: [.root]
    case .mapping: EnvelopedLists(in: tree).lists.map(\.node)
    case .plain, .string, .number, .bool, .null: []
    }
  }

  /// The slug of an entry, where it is written, and what the entry is called; nil where it has none.
  private static func entry(
    _ node: NodeIndex, in tree: DocumentTree
  ) -> (slug: String, place: Range<Int>, title: String)? {
    guard tree[node].kind == .mapping, let value = tree.value(of: "slug", in: node) else {
      return nil
    }
    switch tree[value].kind {
    case .mapping, .sequence, .null: return nil
    case .plain, .string, .number, .bool: break
    }
    let slug = tree.string(of: value)
    guard !slug.isEmpty else { return nil }
    return (slug, tree.span(of: value).range, KeyNames.title(of: node, in: tree) ?? "")
  }
}
