import Documents
import Tables

/// The lists of entries in a file that is a mapping: values of its keys, or, in an answer of a
/// program, of those below a key such as `result` or `data`.
struct EnvelopedLists {
  /// A list, and the keys that lead to it.
  struct List {
    let path: [String]
    let node: NodeIndex
  }

  /// Keys whose value is what an answer is about, in lower case.
  private static let envelopes: Set<String> = [
    "_embedded", "channel", "data", "feed", "hits", "payload", "query", "response", "result",
    "results", "rss",
  ]

  /// The lists, in the order of the file; empty where the file is one entry.
  private(set) var lists: [List] = []
  /// The keys beside them.
  private(set) var others: [String] = []

  init(in tree: DocumentTree) {
    var (mapping, path) = (NodeIndex.root, [String]())
    while true {
      for (key, value) in tree.pairs(of: mapping) {
        let name = tree.string(of: key)
        if SourceFinder.isListOfEntries(value, in: tree) {
          lists.append(List(path: path + [name], node: value))
        } else {
          others.append(name)
        }
      }
      guard lists.isEmpty else { return }
      let keys = tree.pairs(of: mapping).map { tree.string(of: $0.key).lowercased() }
      let inner = tree.pairs(of: mapping).filter { key, value in
        tree[value].kind == .mapping && Self.envelopes.contains(tree.string(of: key).lowercased())
      }
      guard inner.count == 1, !keys.contains(where: KeyNames.ofEntries.contains) else { return }
      let name = tree.string(of: inner[0].key)
      others.removeAll { $0 == name }
      path.append(name)
      mapping = inner[0].value
    }
  }
}
