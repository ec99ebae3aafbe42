/// Finds the notations of other tools in a text: Obsidian and its plug-ins, MkDocs, MDX.
struct ToolNotations {
  private typealias Form = NearlyMarkdown.Form

  private let text: NearlyMarkdown
  private(set) var finds: [NearlyMarkdown.Find] = []

  private var bytes: [UInt8] { text.bytes }
  private var range: Range<Int> { text.range }

  /// Reads a text whose lines were read. Linear in its size.
  init(in text: NearlyMarkdown) {
    self.text = text
    for line in text.linesOfTools { findLine(text.trimmed(line)) }
    findEach(UInt8(ascii: ":")) { $0.inlineField(at: $1) }
    findEach(UInt8(ascii: "^")) { $0.blockID(at: $1) }
    findEach(UInt8(ascii: "|")) { $0.imageSize(at: $1) }
    findEach(UInt8(ascii: "+")) { $0.inserted(at: $1) }
  }

  /// Whether a line with this byte at its start may begin a note, or code of another tool.
  static func mayBeginLine(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "i"), UInt8(ascii: "e"): true
    default: false
    }
  }

  private mutating func add(_ form: Form, _ place: Range<Int>) {
    finds.append(NearlyMarkdown.Find(form: form, range: place))
  }

  /// Notes what a function finds at each sign that has no backslash before it.
  private mutating func findEach(
    _ sign: UInt8, _ find: (ToolNotations, Int) -> (form: Form, range: Range<Int>)?
  ) {
    var offset = range.lowerBound
    while let start = ByteSearch.first(sign, in: bytes, offset..<range.upperBound) {
      offset = start + 1
      guard !text.isEscaped(start), let found = find(self, start) else { continue }
      add(found.form, found.range)
      offset = max(offset, found.range.upperBound)
    }
  }

  /// Finds a line that another tool reads as the start of a note, or as code of its own.
  private mutating func findLine(_ line: Range<Int>) {
    switch bytes[line.lowerBound] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): findAdmonition(in: line)
    case UInt8(ascii: "i") where isImport(bytes[line]): add(.component, line)
    case UInt8(ascii: "e") where isExport(bytes[line]): add(.component, line)
    default: break
    }
  }

  // MARK: Lines

  /// Finds `!!! note "Title"` and `??? note`.
  private mutating func findAdmonition(in line: Range<Int>) {
    let mark = bytes[line].prefix { $0 == bytes[line.lowerBound] }
    guard mark.count == 3 else { return }
    var rest = bytes[mark.endIndex..<line.upperBound]
    if mark.first == UInt8(ascii: "?"), rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard rest.first?.isBlank == true else { return }
    let words = rest.drop(while: \.isBlank)
    let kind = words.prefix { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
    let title = words[kind.endIndex...].drop(while: \.isBlank)
    guard !kind.isEmpty, title.isQuoted || title.isEmpty && Self.kindsOfNotes.contains(kind.string)
    else { return }
    add(.admonition, line)
  }

  private static let kindsOfNotes: Set<String> = [
    "abstract", "attention", "bug", "caution", "danger", "error", "example", "failure", "hint",
    "important", "info", "note", "question", "quote", "success", "summary", "tip", "todo",
    "warning",
  ]

  /// Whether a line is `import x from "y"` or `import "y"`.
  private func isImport(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: "import ".utf8) else { return false }
    let rest = line.dropFirst(7).drop(while: \.isBlank)
    let end = rest.last == UInt8(ascii: ";") ? rest.dropLast() : rest
    if end.isQuoted { return true }
    guard let quote = end.last, "'\"".utf8.contains(quote),
      let open = end.dropLast().lastIndex(of: quote)
    else { return false }
    return String(decoding: end[..<open], as: UTF8.self).hasSuffix(" from ")
  }

  /// Whether a line begins as `export const x = …` or another declaration of a script does.
  private func isExport(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: "export ".utf8) else { return false }
    let rest = line.dropFirst(7)
    let keyword = rest.prefix(while: \.isASCIILetter)
    let behind = rest[keyword.endIndex...].drop(while: \.isBlank)
    switch keyword.string {
    case "const", "let", "var": return behind.contains(UInt8(ascii: "="))
    case "function", "async": return behind.contains(UInt8(ascii: "("))
    case "default":
      return behind.starts(with: "function".utf8) || behind.starts(with: "class ".utf8)
        || behind.first == UInt8(ascii: "(")
    default: return false
    }
  }

  // MARK: Marks inside of lines

  /// The name of a field and its two colons, at the start of a line or of an item of a list.
  private func inlineField(at colon: Int) -> (Form, Range<Int>)? {
    guard colon + 2 < range.upperBound, bytes[colon + 1] == bytes[colon],
      bytes[colon + 2].isBlank, text.isWord(at: colon - 1)
    else { return nil }
    let value = bytes[colon + 3..<text.endOfLine(colon + 2)]
    guard value.contains(where: { !$0.isBlank && !$0.isLineEnd }) else { return nil }
    let name = bytes[max(range.lowerBound, colon - 40)..<colon]
    let before = name.lastIndex { !$0.isOfFieldName }
    let words = name[(before.map { $0 + 1 } ?? name.startIndex)...]
      .drop { $0.isBlank || $0 == UInt8(ascii: "-") }
    let beginsLine =
      before.map { bytes[$0].isLineEnd || isMarkOfBlock(at: $0) }
      ?? (name.startIndex == range.lowerBound)
    guard beginsLine, words.first?.isOfLetter == true else { return nil }
    return (.field, words.startIndex..<colon + 2)
  }

  /// Whether a mark of a list or a quotation is at an offset, with only such and blanks before it
  /// on its line.
  private func isMarkOfBlock(at offset: Int) -> Bool {
    guard "->*+".utf8.contains(bytes[offset]), offset + 1 < range.upperBound,
      bytes[offset + 1].isBlank
    else { return false }
    let before = bytes[range.lowerBound..<offset].suffix(40)
    let line = before.lastIndex(where: \.isLineEnd).map { before[($0 + 1)...] } ?? before
    return line.allSatisfy { $0.isBlank || "->*+".utf8.contains($0) }
  }

  /// The name of a block at the end of a line, or on a line of its own.
  private func blockID(at start: Int) -> (Form, Range<Int>)? {
    guard start == range.lowerBound || bytes[start - 1].isBlank || bytes[start - 1].isLineEnd
    else { return nil }
    let name = bytes[start + 1..<min(range.upperBound, start + 80)].prefix {
      $0.isWordOfASCII || $0 == UInt8(ascii: "-")
    }
    guard name.count > 2, name.first != UInt8(ascii: "-") else { return nil }
    let rest = bytes[name.endIndex..<text.endOfLine(name.endIndex)]
    guard rest.allSatisfy({ $0.isBlank || $0.isLineEnd }) else { return nil }
    return (.blockID, start..<name.endIndex)
  }

  /// The size at the end of the words of an image.
  private func imageSize(at bar: Int) -> (Form, Range<Int>)? {
    let size = bytes[bar + 1..<min(range.upperBound, bar + 12)].prefix {
      $0.isASCIIDigit || $0 == UInt8(ascii: "x")
    }
    let end = size.endIndex
    guard size.first?.isASCIIDigit == true, size.last?.isASCIIDigit == true,
      size.count(where: { $0 == UInt8(ascii: "x") }) < 2, end + 1 < range.upperBound,
      bytes[end] == UInt8(ascii: "]"), bytes[end + 1] == UInt8(ascii: "("),
      let open = bytes[max(range.lowerBound, bar - NearlyMarkdown.longestLine)..<bar].lastIndex(
        where: { "[]".utf8.contains($0) }), open > range.lowerBound,
      bytes[open] == UInt8(ascii: "["), bytes[open - 1] == UInt8(ascii: "!")
    else { return nil }
    return (.imageSize, bar..<end)
  }

  /// Words between two pluses at each end.
  private func inserted(at start: Int) -> (Form, Range<Int>)? {
    let plus = bytes[start]
    guard start + 2 < range.upperBound, bytes[start + 1] == plus, bytes[start + 2].isOfLetter,
      !text.isWord(at: start - 1), start == range.lowerBound || bytes[start - 1] != plus,
      let close = ByteSearch.first(
        plus, before: plus, in: bytes, start + 2..<text.endOfLine(start + 2)),
      bytes[close - 1].isOfLetter || !bytes[close - 1].isBlank, !text.isWord(at: close + 2),
      close + 2 == range.upperBound || bytes[close + 2] != plus
    else { return nil }
    return (.inserted, start..<close + 2)
  }
}

extension UInt8 {
  /// Whether it may stand in the name of a field.
  fileprivate var isOfFieldName: Bool {
    isWordOfASCII || self >= 0x80 || self == .space || self == UInt8(ascii: "-")
      || self == UInt8(ascii: "_")
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is a text between quotation marks, which has none inside.
  fileprivate var isQuoted: Bool {
    guard count > 1, let quote = first, "'\"".utf8.contains(quote), last == quote else {
      return false
    }
    return !dropFirst().dropLast().contains(quote)
  }

  fileprivate var string: String { String(decoding: self, as: UTF8.self) }
}
