/// Writes values of TOML as YAML: tables by indentation, lists of scalars in brackets, texts in
/// quotation marks, comments on lines of their own.
struct YAMLWriter {
  private(set) var text = ""

  /// The text as front matter, its lines ending as the first one of a file does: LF or CRLF.
  func frontMatter(like file: [UInt8]) -> [UInt8] {
    let matter = "---\n\(text)---\n"
    let line = file.prefix { $0 != UInt8(ascii: "\n") }
    let endsInReturn = line.count < file.count && line.last == UInt8(ascii: "\r")
    return Array((endsInReturn ? matter.replacing("\n", with: "\r\n") : matter).utf8)
  }

  /// Writes the pairs of a table and its comments, from an indentation on.
  mutating func write(_ table: TOMLTable, indentation: Int) {
    for (key, value) in table.pairs {
      write(table.comments[key] ?? [], indentation: indentation)
      text += String(repeating: " ", count: indentation)
      writePair(key, value, indentation: indentation)
    }
    write(table.endComments, indentation: indentation)
  }

  private mutating func write(_ comments: [String], indentation: Int) {
    for comment in comments {
      text += String(repeating: " ", count: indentation) + comment + "\n"
    }
  }

  private mutating func writePair(_ key: String, _ value: TOMLValue, indentation: Int) {
    text += Self.key(key) + ":"
    switch value {
    case .table(let table) where !table.pairs.isEmpty:
      text += "\n"
      write(table, indentation: indentation + 2)
    case .list(let elements) where Self.areTables(elements):
      text += "\n"
      for case .table(let table) in elements { write(element: table, indentation: indentation) }
    case .text, .plain, .list, .table: text += " \(Self.flow(value))\n"
    }
  }

  private mutating func write(element table: TOMLTable, indentation: Int) {
    for (index, (key, value)) in table.pairs.enumerated() {
      write(table.comments[key] ?? [], indentation: indentation + (index == 0 ? 2 : 4))
      text += String(repeating: " ", count: indentation) + (index == 0 ? "  - " : "    ")
      writePair(key, value, indentation: indentation + 4)
    }
  }

  private static func areTables(_ elements: [TOMLValue]) -> Bool {
    !elements.isEmpty
      && elements.allSatisfy { element in
        guard case .table(let table) = element else { return false }
        return !table.pairs.isEmpty
      }
  }

  private static func flow(_ value: TOMLValue) -> String {
    switch value {
    case .text(let text): YAMLText.quoted(text)
    case .plain(let written): written
    case .list(let elements): "[\(elements.map(flow).joined(separator: ", "))]"
    case .table(let table):
      "{\(table.pairs.map { "\(key($0.key)): \(flow($0.value))" }.joined(separator: ", "))}"
    }
  }

  private static func key(_ key: String) -> String {
    let isPlain =
      key.utf8.first.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A } == true
      && key.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-_".utf8.contains(byte)
      }
    return isPlain ? key : YAMLText.quoted(key)
  }
}
