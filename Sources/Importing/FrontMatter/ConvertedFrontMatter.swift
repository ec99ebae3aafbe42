import Content
import Documents
import Schema

/// Markdown files whose front matter is YAML, where it was TOML or JSON.
///
/// A file whose front matter would be published as text, because it is a program or JSON that cannot be
/// read, is left out.
struct ConvertedFrontMatter {
  private(set) var files: [(path: String, bytes: [UInt8])] = []
  /// What was done, one sentence each.
  private(set) var notes: [String] = []
  private var opened: Set<String> = []
  /// How many files had each format.
  private var counts: [(format: String, count: Int)] = [("TOML", 0), ("JSON", 0)]

  init(_ files: [(path: String, bytes: [UInt8])]) {
    for (path, bytes) in files {
      guard ContentFormat(path: path[...]) == .markdown else {
        self.files.append((path, bytes))
        continue
      }
      if let new = converted(bytes, at: path) { self.files.append((path, new)) }
    }
    for (format, count) in counts where count > 0 {
      notes.append(
        "the front matter of \(NamedFiles.counted(count, "file", "files")) was \(format): "
          + "it is YAML now")
    }
    for table in opened.sorted() {
      notes.append("what stood in [\(table)] stands beside the other keys now")
    }
  }

  /// A file with front matter in YAML; nil if it is left out.
  private mutating func converted(_ bytes: [UInt8], at path: String) -> [UInt8]? {
    if TOMLFrontMatter.isPresent(in: bytes) {
      guard let matter = TOMLFrontMatter(bytes) else {
        notes.append(
          "the front matter of \(path) is TOML with a mistake, such as a key twice, and stays as it is: "
            + "write it as YAML")
        return bytes
      }
      opened.formUnion(matter.openedTables)
      counts[0].count += 1
      return matter.bytes
    }
    if JSONFrontMatter.isPresent(in: bytes) {
      guard let matter = JSONFrontMatter(bytes) else {
        notes.append(
          "\(path) is left out, because its front matter is JSON with a mistake: write it as YAML")
        return nil
      }
      counts[1].count += 1
      return matter.bytes
    }
    guard let language = Self.foreignLanguage(of: bytes) else { return bytes }
    notes.append(
      "\(path) is left out, because its front matter is written in '\(language)': write it as YAML")
    return nil
  }

  /// The language that is behind the fence of front matter: `---js`.
  private static func foreignLanguage(of file: [UInt8]) -> String? {
    let line = file.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard line.starts(with: "---".utf8) else { return nil }
    let word = line.dropFirst(3)
    guard !word.isEmpty, word.count <= 12, word.allSatisfy(\.isLetter) else { return nil }
    return String(decoding: word, as: UTF8.self)
  }
}

extension ConvertedFrontMatter {
  /// Writes all front matter in YAML.
  struct Step: ImportStep {
    func apply(to imported: inout ImportedFiles) {
      let converted = ConvertedFrontMatter(imported.files)
      imported.replaceAll(with: converted.files, noting: converted.notes)
    }
  }
}
