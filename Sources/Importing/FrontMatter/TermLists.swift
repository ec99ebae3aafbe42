import Documents
import Tables

/// Texts that a generator parts at blanks become lists: `tags: one two` of Jekyll are two tags. Where
/// some files have `category` and others `categories`, which are one for Jekyll, all have the second;
/// in a file with both, the first counts (`pluralized_array_from_hash` of lib/jekyll/utils.rb of
/// Jekyll 4).
struct TermLists: FileEdit {
  private static let keys = ["categories", "tags"]
  private static let singular = ["category", "tag"]

  private let isMeant: Bool
  /// Whether files have each key, by the places of the keys.
  private let areUsed: [Bool]
  /// The files of each key, by the places of the keys.
  private var found = keys.map { _ in [String]() }
  /// The files with the singular of each key.
  private var renamed = keys.map { _ in [String]() }

  /// - Parameters:
  ///   - generator: The generator of the former site; nil if it is not known.
  ///   - files: All files.
  init(of generator: SiteGenerator?, in files: [(path: String, bytes: [UInt8])]) {
    isMeant = generator == .jekyll
    let matters =
      isMeant ? files.compactMap { EditedMatter(path: $0.path, $0.bytes) } : []
    areUsed = Self.keys.map { key in matters.contains { $0.pair(of: key) != nil } }
  }

  var notes: [String] {
    zip(Self.keys, found).filter { !$1.isEmpty }.map { key, paths in
      "the '\(key)' of \(NamedFiles.counted(paths.count)) is a list here, because Jekyll "
        + "parts such a text at blanks: \(NamedFiles.list(paths.sorted()))"
    }
      + zip(zip(Self.singular, Self.keys), renamed).filter { !$1.isEmpty }.map { keys, paths in
        "the '\(keys.0)' of \(NamedFiles.counted(paths.count)) is '\(keys.1)' here, "
          + "as Jekyll takes it: " + NamedFiles.list(paths.sorted())
      }
  }

  /// Writes the list for a key that stands in the singular.
  ///
  /// - Returns: Whether it does, as a text.
  private static func rename(_ place: Int, in matter: inout EditedMatter) -> Bool {
    guard let pair = matter.pair(of: singular[place]),
      [.plain, .string].contains(matter.tree[pair.value].kind)
    else { return false }
    let text = matter.tree.string(of: pair.value)
    guard !text.isEmpty, text != "~", text != "null" else { return false }
    if let other = matter.pair(of: keys[place]), !matter.remove(other) { return false }
    matter.replace(pair, with: "\(keys[place]): [\(YAMLText.quoted(text))]")
    return true
  }

  mutating func edited(_ path: String, _ bytes: [UInt8]) -> [UInt8]? {
    guard isMeant, var matter = EditedMatter(path: path, bytes) else { return nil }
    for (place, key) in Self.keys.enumerated() {
      if areUsed[place], Self.rename(place, in: &matter) {
        renamed[place].append(path)
        continue
      }
      guard let pair = matter.pair(of: key),
        [.plain, .string].contains(matter.tree[pair.value].kind)
      else { continue }
      let text = matter.tree.string(of: pair.value)
      let terms = text.split(whereSeparator: \.isWhitespace).map(String.init)
      let isNone = matter.tree[pair.value].kind == .plain && ["~", "null"].contains(text)
      let list = terms.map(YAMLText.quoted).joined(separator: ", ")
      guard !terms.isEmpty, !isNone, matter.replaceValue(of: pair, with: "[\(list)]") else {
        continue
      }
      found[place].append(path)
    }
    return matter.bytes
  }
}
