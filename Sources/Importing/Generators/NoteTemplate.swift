import Escaping
import FileSystem

/// Recognizes a file from which a program for notes makes new ones: in its title stands what the
/// program fills in, such as `{{date}}` (Obsidian) or `<% tp.file.title %>` (its Templater).
enum NoteTemplate {
  /// The names that Obsidian fills in, also with a format: `{{date:YYYY-MM-DD}}`.
  private static let names: Set<Substring> = ["date", "time", "title"]

  /// Whether a file is one. A text about such signs has them elsewhere than in its title, or in
  /// code.
  static func isTemplate(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard bytes.contains(bytesOf: "{{") || bytes.contains(bytesOf: "<%"),
      let matter = MatterOfFile(path: path, bytes)
    else { return false }
    if matter.hasTitle { return holdsPlaceholder(matter.givenTitle) }
    guard let heading = matter.heading,
      !bytes[heading.range].contains(UInt8(ascii: "`"))
    else { return false }
    return holdsPlaceholder(heading.text)
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
