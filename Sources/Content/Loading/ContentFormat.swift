import FileSystem
import Languages

/// The format of a content file.
package enum ContentFormat: Sendable {
  case markdown
  case yaml
  case json
  case csv

  /// The format of a name, or of the last name of a path; nil for a file that is not content.
  package init?(path: Substring) {
    // Backwards from the end, a slash before any dot means that the name has no ending.
    let bytes = path.utf8.span
    var start = bytes.count
    while start > 0, bytes[start - 1] != UInt8(ascii: "."), bytes[start - 1] != UInt8(ascii: "/") {
      start -= 1
    }
    guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else { return nil }
    switch Substring(path.utf8.dropFirst(start)) {
    case "md", "markdown": self = .markdown
    case "yaml", "yml": self = .yaml
    case "json": self = .json
    case "csv": self = .csv
    default: return nil
    }
  }

  /// The ending of a name with this format.
  package func ending(of name: Substring) -> Substring {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return name[name.utf8.index(after: dot)...]
  }

  /// The name that the file at a path gives its entry: its own without the ending and without a
  /// language before that (`pie.sk.md`), or, for `index.md`, that of its folder.
  package func entryName(ofFileAt path: String, in language: String?) -> Substring {
    let name = FilePaths.nameSlice(of: path)
    var stem = Substring(name.utf8.dropLast(ending(of: name).utf8.count + 1))
    if let language, let dot = stem.lastIndex(of: "."), dot > stem.startIndex,
      LanguageTag.areEqual(String(stem[stem.index(after: dot)...]), language)
    {
      stem = stem[..<dot]
    }
    guard stem == "index" else { return stem }
    return FilePaths.name(of: FilePaths.folder(of: path))[...]
  }
}
