import Documents
import Tables

/// Texts that a generator parts at blanks become lists: `tags: one two` of Jekyll are two tags
/// (`pluralized_array_from_hash` of lib/jekyll/utils.rb of Jekyll 4).
struct TermLists: FileEdit {
  private static let keys = ["categories", "tags"]

  private let isMeant: Bool
  /// The files of each key, by the places of the keys.
  private var found = keys.map { _ in [String]() }

  /// - Parameter generator: The generator of the former site; nil if it is not known.
  init(of generator: SiteGenerator?) { isMeant = generator == .jekyll }

  var notes: [String] {
    zip(Self.keys, found).filter { !$1.isEmpty }.map { key, paths in
      let count = paths.count == 1 ? "one entry" : "\(paths.count) entries"
      return "the '\(key)' of \(count) is a list here, because Jekyll parts such a text at blanks: "
        + NamedFiles.list(paths.sorted())
    }
  }

  mutating func edited(_ path: String, _ bytes: [UInt8]) -> [UInt8]? {
    guard isMeant, var matter = EditedMatter(path: path, bytes) else { return nil }
    for (place, key) in Self.keys.enumerated() {
      guard let pair = matter.pair(of: key),
        [.plain, .string].contains(matter.tree[pair.value].kind)
      else { continue }
      let text = matter.tree.string(of: pair.value)
      let terms = text.split(whereSeparator: \.isWhitespace).map(String.init)
      let isNone = matter.tree[pair.value].kind == .plain && ["~", "null"].contains(text)
      let list = terms.map(ModelWriter.quoted).joined(separator: ", ")
      guard !terms.isEmpty, !isNone, matter.replaceValue(of: pair, with: "[\(list)]") else {
        continue
      }
      found[place].append(path)
    }
    return matter.bytes
  }
}
