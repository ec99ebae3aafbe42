import Documents
import FileSystem
import Tables

/// What the file of a section, `_index.md`, says of it that `site.yaml` can say.
struct SectionTitle {
  let title: String?
  let description: String?

  /// The keys that are taken over.
  static let keys: Set<String> = ["title", "description"]

  /// The sections whose folders hold collections, by the names of these folders.
  static func all(in files: [(path: String, bytes: [UInt8])]) -> [String: SectionTitle] {
    let found = files.compactMap { path, bytes -> (String, SectionTitle)? in
      guard let folder = section(ofFileAt: path), let matter = EditedMatter(path: path, bytes)
      else { return nil }
      func text(_ key: String) -> String? {
        guard let pair = matter.pair(of: key) else { return nil }
        switch matter.tree[pair.value].kind {
        case .plain, .string, .number, .bool:
          let text = matter.tree.string(of: pair.value)
          return text.isEmpty ? nil : text
        case .null, .mapping, .sequence: return nil
        }
      }
      return (folder, SectionTitle(title: text("title"), description: text("description")))
    }
    return Dictionary(found) { first, _ in first }
  }

  /// The folder whose section a file is about: one that holds a collection, in the only or usual
  /// language.
  static func section(ofFileAt path: String) -> String? {
    let parts = path.split(separator: "/")
    return parts.count == 2 && parts[1] == "_index.md" ? String(parts[0]) : nil
  }
}
