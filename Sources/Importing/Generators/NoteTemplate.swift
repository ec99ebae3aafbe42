import Escaping
import FileSystem

/// Recognizes a file from which a program for notes makes new ones: in its title, or in the value of
/// a key, is what the program fills in, such as `{{date}}` (Obsidian) or `<% tp.file.title %>` (its Templater).
enum NoteTemplate {
  /// The names that Obsidian fills in, also with a format: `{{date:YYYY-MM-DD}}`.
  private static let names: Set<Substring> = ["date", "time", "title"]

  /// Whether a file is one. A text about such signs has them elsewhere than in its title, or in
  /// code.
  static func isTemplate(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard bytes.contains(bytesOf: "{{") || bytes.contains(bytesOf: "<%") else { return false }
    // Without quotes, such a value cannot be read.
    if matterHoldsPlaceholder(bytes) { return true }
    guard let matter = MatterOfFile(path: path, bytes) else { return false }
    if matter.hasTitle { return holdsPlaceholder(matter.givenTitle) }
    guard let heading = matter.heading,
      !bytes[heading.range].contains(UInt8(ascii: "`"))
    else { return false }
    return holdsPlaceholder(heading.text)
  }

  /// Whether the value of a key of front matter is what the program fills in.
  private static func matterHoldsPlaceholder(_ bytes: [UInt8]) -> Bool {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    guard lines.popFirst()?.starts(with: "---".utf8) == true,
      let end = lines.firstIndex(where: { $0.starts(with: "---".utf8) })
    else { return false }
    return lines[..<end].contains { line in
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
      let value = line[(colon + 1)...].drop { " \t\"'".utf8.contains($0) }
      return (value.starts(with: "{{".utf8) || value.starts(with: "<%".utf8))
        && holdsPlaceholder(String(decoding: value, as: UTF8.self))
    }
  }

  private static func holdsPlaceholder(_ title: String) -> Bool {
    if title.contains("<% tp."), title.contains("%>") { return true }
    return title.ranges(of: "{{").contains { opening in
      guard let end = title[opening.upperBound...].firstRange(of: "}}") else { return false }
      let inside = title[opening.upperBound..<end.lowerBound].filter { $0 != " " }
      return names.contains(inside.prefix { $0 != ":" })
    }
  }
}
