import Documents
import Schema
import Tables

/// Dates of front matter as Apus reads them. What Eleventy finds out of a file, such as `Last
/// Modified`, is taken out, and the dates that cannot be read are named, because they may make
/// texts of all others.
struct ReadableDates: FileEdit {
  /// What `date` of Eleventy may be instead of a date, in lower case.
  private static let words: Set<String> = [
    "created", "git created", "git last modified", "last modified",
  ]

  private let generator: SiteGenerator?
  /// For each key whether days come before months, where the files show it.
  private let orders: [String: WrittenDate.DayOrder]
  private var written: [String: [String]] = [:]
  private var removed: [String] = []
  /// Of each key, the files whose values cannot be read, and how many can.
  private var unread: [String: [String]] = [:]
  private var read: [String: Int] = [:]

  /// - Parameters:
  ///   - generator: The generator of the former site; nil if it is not known.
  ///   - files: All files.
  init(of generator: SiteGenerator?, in files: [(path: String, bytes: [UInt8])]) {
    self.generator = generator
    var texts: [String: [String]] = [:]
    for file in files {
      guard let matter = EditedMatter(path: file.path, file.bytes) else { continue }
      Self.forEachDate(of: matter.tree) { name, pair in
        texts[name, default: []].append(matter.tree.string(of: pair.value))
      }
    }
    orders = texts.compactMapValues { WrittenDate.DayOrder(of: $0) }
  }

  /// Calls `body` with each pair of front matter that may be a date.
  private static func forEachDate(
    of tree: DocumentTree, _ body: (String, EditedMatter.Pair) -> Void
  ) {
    guard !tree.isEmpty else { return }
    for (key, value) in tree.pairs(of: .root) where [.plain, .string].contains(tree[value].kind) {
      let name = tree.string(of: key)
      if mayBeDate(name) { body(name, (key, value)) }
    }
  }

  var notes: [String] {
    var notes = written.sorted { $0.key < $1.key }.map { key, paths in
      "the '\(key)' of \(NamedFiles.counted(paths.count)) is written as in '2026-03-29' here: "
        + NamedFiles.list(paths.sorted())
    }
    if !removed.isEmpty {
      notes.append(
        "the 'date' of \(NamedFiles.counted(removed.count)) is what Eleventy finds out of the file, "
          + "such as 'Last Modified', and is left out: " + NamedFiles.list(removed.sorted()))
    }
    for (key, paths) in unread.sorted(by: { $0.key < $1.key }) where read[key] != nil {
      notes.append(
        "the '\(key)' of \(NamedFiles.counted(paths.count)) is no date such as '2026-03-29', "
          + "and until it is one, nothing may be ordered by it: " + NamedFiles.list(paths.sorted()))
    }
    return notes
  }

  mutating func edited(_ path: String, _ bytes: [UInt8]) -> [UInt8]? {
    guard var matter = EditedMatter(path: path, bytes), !matter.tree.isEmpty else { return nil }
    let tree = matter.tree
    Self.forEachDate(of: tree) { name, pair in
      let (key, value) = pair
      let text = tree.string(of: value)
      if Observation.fits(tree.text(of: value), .date) {
        read[name, default: 0] += 1
      } else if let date = WrittenDate.iso(text) ?? orders[name]?.iso(text),
        matter.replaceValue(of: (key, value), with: date)
      {
        read[name, default: 0] += 1
        written[name, default: []].append(path)
      } else if name == "date", generator == nil || generator == .eleventy,
        Self.words.contains(text.lowercased()), matter.remove((key, value))
      {
        removed.append(path)
      } else if DateNames.isUsual(name), !["", "~", "null"].contains(text) {
        unread[name, default: []].append(path)
      }
    }
    return matter.bytes
  }

  /// Whether the name of a key is that of a date.
  private static func mayBeDate(_ name: String) -> Bool {
    DateNames.isUsual(name) || name.lowercased().hasSuffix("date")
  }
}
