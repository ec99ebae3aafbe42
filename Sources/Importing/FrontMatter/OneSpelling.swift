import Documents
import Tables

/// Keys of front matter in one spelling, where files of a collection distinguish them only by
/// capitals: `Title` and `title` are one field. What an entry is called is always `title`.
struct OneSpelling: FileEdit {
  /// The spelling that each other one gets, by the folder of a collection.
  private var spellings: [String: [String: String]] = [:]
  private var changed: [String: String] = [:]
  private let generator: SiteGenerator?

  /// Keys that have a meaning in each entry, in this spelling.
  private static let builtIn: Set<String> = [
    "aliases", "draft", "expires", "publish", "slug", "title",
  ]

  /// - Parameters:
  ///   - generator: The generator of the former site; nil if it is not known.
  ///   - files: All files of Markdown, in which the most usual spelling is found.
  init(of generator: SiteGenerator?, in files: [(path: String, bytes: [UInt8])]) {
    self.generator = generator
    var counts: [String: [String: [String: Int]]] = [:]
    for file in files {
      guard let matter = EditedMatter(path: file.path, file.bytes), !matter.tree.isEmpty else {
        continue
      }
      let folder = folder(of: file.path)
      for (key, _) in matter.tree.pairs(of: .root) {
        let name = matter.tree.string(of: key)
        counts[folder, default: [:]][name.lowercased(), default: [:]][name, default: 0] += 1
      }
    }
    for (folder, keys) in counts {
      for (plain, names) in keys where names.count > 1 || plain == "title" {
        let usual = Self.builtIn.contains(plain) ? plain : Self.usual(of: names, plain)
        for name in names.keys where name != usual { spellings[folder, default: [:]][name] = usual }
      }
    }
  }

  /// The spelling of most files; of two that are as usual, the one in lower case.
  private static func usual(of names: [String: Int], _ plain: String) -> String {
    let usual = names.max {
      ($0.value, $0.key == plain ? 1 : 0, $0.key) < ($1.value, $1.key == plain ? 1 : 0, $1.key)
    }
    return usual?.key ?? plain
  }

  /// The folder of the files that are one collection; Hugo has one spelling in all of its site.
  private func folder(of path: String) -> String {
    generator == .hugo ? "" : String(path.split(separator: "/").dropLast().first ?? "")
  }

  var notes: [String] {
    changed.isEmpty
      ? []
      : [
        "keys that differ in letter case only have one spelling here: "
          + changed.keys.sorted().map { "'\($0)' is '\(changed[$0] ?? $0)'" }
          .joined(separator: ", ")
      ]
  }

  mutating func edited(_ path: String, _ bytes: [UInt8]) -> [UInt8]? {
    guard let spellings = spellings[folder(of: path)],
      var matter = EditedMatter(path: path, bytes), !matter.tree.isEmpty
    else { return nil }
    let keys = matter.tree.pairs(of: .root).map { $0.key }
    var names = Set(keys.map { matter.tree.string(of: $0) })
    for key in keys {
      let name = matter.tree.string(of: key)
      guard let usual = spellings[name], names.insert(usual).inserted else { continue }
      matter.replaceKey(key, with: usual)
      changed[name] = usual
    }
    return matter.bytes
  }
}
