import Documents
import Tables

/// Keys of front matter in one spelling: Hugo does not distinguish `Title` and `title`.
struct OneSpelling: FileEdit {
  /// The spelling that each other one gets.
  private var spellings: [String: String] = [:]
  private var changed: Set<String> = []

  /// - Parameters:
  ///   - generator: The generator of the former site; nil if it is not known.
  ///   - files: All files of Markdown, in which the most usual spelling is found.
  init(of generator: SiteGenerator?, in files: [(path: String, bytes: [UInt8])]) {
    guard generator == .hugo else { return }
    var counts: [String: [String: Int]] = [:]
    for file in files {
      guard let matter = EditedMatter(path: file.path, file.bytes), !matter.tree.isEmpty else {
        continue
      }
      for (key, _) in matter.tree.pairs(of: .root) {
        let name = matter.tree.string(of: key)
        counts[name.lowercased(), default: [:]][name, default: 0] += 1
      }
    }
    for (plain, names) in counts where names.count > 1 {
      // Of two that are as usual, the one in lower case.
      let usual = names.max {
        ($0.value, $0.key == plain ? 1 : 0, $0.key) < ($1.value, $1.key == plain ? 1 : 0, $1.key)
      }
      for name in names.keys where name != usual?.key { spellings[name] = usual?.key }
    }
  }

  var notes: [String] {
    changed.isEmpty
      ? []
      : [
        "keys that differ in letter case only are one here: "
          + changed.sorted().map { "'\($0)' is '\(spellings[$0] ?? $0)'" }.joined(separator: ", ")
      ]
  }

  mutating func edited(_ path: String, _ bytes: [UInt8]) -> [UInt8]? {
    guard !spellings.isEmpty, var matter = EditedMatter(path: path, bytes), !matter.tree.isEmpty
    else { return nil }
    let keys = matter.tree.pairs(of: .root).map { $0.key }
    let names = Set(keys.map { matter.tree.string(of: $0) })
    for key in keys {
      let name = matter.tree.string(of: key)
      guard let usual = spellings[name], !names.contains(usual) else { continue }
      matter.replaceKey(key, with: usual)
      changed.insert(name)
    }
    return matter.bytes
  }
}
