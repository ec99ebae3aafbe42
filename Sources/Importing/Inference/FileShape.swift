import Documents
import Tables

/// What a file of data that is a mapping is about: the lists in an answer of a program, otherwise its
/// keys.
struct FileShape {
  /// How many files are named one by one, rather than by a pattern.
  static let mostNamed = 8

  private let keys: Set<String>
  /// The keys that lead to lists of entries; none where the mapping is an entry itself.
  private let lists: Set<[String]>

  init(of tree: DocumentTree) {
    keys = Set(tree.pairs(of: .root).map { tree.string(of: $0.key) })
    let isEntry = keys.contains { KeyNames.ofEntries.contains($0.lowercased()) }
    lists = isEntry ? [] : Set(EnvelopedLists(in: tree).lists.map(\.path))
  }

  /// Whether two files are certainly about different things.
  private func differs(from other: FileShape) -> Bool {
    if !lists.isEmpty, !other.lists.isEmpty { return lists.isDisjoint(with: other.lists) }
    let shared = keys.intersection(other.keys)
    return shared.count * 2 < min(keys.count, other.keys.count)
      && !shared.contains { KeyNames.ofEntries.contains($0.lowercased()) }
  }

  /// Whether a few files of one folder are each about something else: one model for all would have
  /// nothing but optional fields.
  static func areAllDifferent(_ shapes: [FileShape]) -> Bool {
    guard (2...mostNamed).contains(shapes.count) else { return false }
    return shapes.indices.allSatisfy { place in
      shapes[(place + 1)...].allSatisfy { $0.differs(from: shapes[place]) }
    }
  }
}
