import Documents
import Schema

/// Names the texts of a wiki in which signs have a meaning that they have not here: tags such as
/// `#tea`, and properties such as `rating:: 5` (Obsidian, Logseq). Here they are text.
struct WikiMarks: FileEdit {
  private let isWiki: Bool
  private var tagged: [String] = []
  private var described: [String] = []
  /// The first of each.
  private var tag = ""
  private var property = ""

  /// - Parameters:
  ///   - generator: The generator of the former site; nil if it is not known.
  ///   - files: All files.
  init(of generator: SiteGenerator?, in files: [(path: String, bytes: [UInt8])]) {
    isWiki = TemplateComments.areOfWiki(files, generator)
  }

  var notes: [String] {
    var notes: [String] = []
    if !tagged.isEmpty {
      notes.append(
        "tags in the text, such as '\(tag)', are text here: write 'tags: [\(tag.dropFirst())]' at "
          + "the beginning of the file to group by them: \(NamedFiles.list(tagged.sorted()))")
    }
    if !described.isEmpty {
      notes.append(
        "properties in the text, such as '\(property)::', are text here: write "
          + "'\(property): VALUE' at the beginning of the file to make one a field: "
          + NamedFiles.list(described.sorted()))
    }
    return notes
  }

  mutating func edited(_ path: String, _ bytes: [UInt8]) -> [UInt8]? {
    guard isWiki else { return nil }
    var file = DetachedFile(path: path, bytes)
    let body = file.matter.body
    var code = TemplateComments.code(of: file.markdown)[...]
    var (hasTag, hasProperty, start) = (false, false, body.lowerBound)
    while start < body.upperBound, !(hasTag && hasProperty) {
      let end = bytes[start..<body.upperBound].firstIndex(of: 0x0A) ?? body.upperBound
      defer { start = end + 1 }
      while let first = code.first, first.upperBound <= start { code.removeFirst() }
      let isCode = { (place: Int) in
        code.prefix { $0.lowerBound < end }.contains { $0.contains(place) }
      }
      if !hasProperty, let name = Self.property(bytes[start..<end]), !isCode(start) {
        hasProperty = true
        if described.isEmpty { property = name }
      }
      if !hasTag, let found = Self.tag(in: bytes[start..<end], besides: isCode) {
        hasTag = true
        if tagged.isEmpty { tag = found }
      }
    }
    if hasTag { tagged.append(path) }
    if hasProperty { described.append(path) }
    return nil
  }

  /// The name of the property that a line is, perhaps an item of a list.
  private static func property(_ line: ArraySlice<UInt8>) -> String? {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "-") }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex,
      text[colon...].starts(with: "::".utf8), text[colon...].dropFirst(2).first == 0x20,
      text[..<colon].allSatisfy({ isOfWord($0) || $0 == 0x20 })
    else { return nil }
    return String(decoding: text[..<colon], as: UTF8.self)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80 || "-_".utf8.contains(byte)
  }

  /// The first tag of a line: letters and digits, not only digits, behind a `#` with a blank before.
  private static func tag(
    in line: ArraySlice<UInt8>, besides isCode: (Int) -> Bool
  ) -> String? {
    var place = line.startIndex
    while let sign = line[place...].firstIndex(of: UInt8(ascii: "#")) {
      let word = line[(sign + 1)...].prefix { isOfWord($0) || $0 == UInt8(ascii: "/") }
      place = word.endIndex
      guard word.contains(where: { !$0.isDigit }),
        line[..<sign].last.map({ $0 == 0x20 || $0 == 0x09 }) ?? true,
        line[place...].first.map({ $0 <= 0x20 || ".,;:!?)".utf8.contains($0) }) ?? true,
        !isCode(sign)
      else { continue }
      return "#" + String(decoding: word, as: UTF8.self)
    }
    return nil
  }
}
