import Diagnostics

/// Finds text that is nearly Markdown, and is shown as it is typed: marks that lack a space or a
/// bracket, and marks of other dialects.
///
/// `finds` reads the text alone, without its tree: what it finds may also be code or a link.
struct NearlyMarkdown {
  /// What text is like.
  enum Form: Hashable, Sendable {
    /// `##Heading`.
    case heading
    /// Two lines that begin as in `1.One` or `-One`.
    case list
    /// `**bold **`, `** bold**`.
    case strong
    /// `&unknown;`.
    case entity
    /// `::: note`.
    case container
    /// `[TOC]`.
    case contents
    /// `[!NOTE]`.
    case alert
    /// `==marked==`.
    case highlight
    /// `[words](file.md`, without an end.
    case openLink
    /// `<file.md>`.
    case bracketedPath
    /// `|---|---|` below a row with another number of cells.
    case delimiterRow
  }

  /// A place with text of a form.
  struct Find: Hashable, Sendable {
    let form: Form
    let range: Range<Int>
  }

  let bytes: [UInt8]
  let range: Range<Int>
  /// Whether there are rows of tables, or may be.
  let hasBars: Bool
  private(set) var finds: [Find] = []

  /// Reads a text. Linear in its size.
  init(in text: SourceText) {
    (bytes, range) = (text.bytes, text.range)
    hasBars = ByteSearch.first(UInt8(ascii: "|"), in: bytes, range) != nil
    findLines(beginningAt: text.lineStarts)
    findPairs(of: UInt8(ascii: "*"), as: .strong)
    findPairs(of: UInt8(ascii: "="), as: .highlight)
    findEntities()
    findOpenLinks()
    findPaths()
    finds.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Warns of what is in the texts of a document, other than code.
  static func check(_ document: MarkdownDocument, log: inout DiagnosticLog) {
    let finds = NearlyMarkdown(
      in: SourceText(source: document.source, range: document.range)
    ).finds
    guard !finds.isEmpty else { return }
    var texts = document.nodes.lazy.filter { $0.kind == .text && !$0.text.isDecoded }
      .map(\.text.range).makeIterator()
    var text = texts.next()
    for find in finds {
      while let current = text, current.upperBound <= find.range.lowerBound { text = texts.next() }
      guard let current = text else { return }
      guard current.contains(find.range.lowerBound) else { continue }
      log.report(.nearlyMarkdown(find.form, at: Span(document.source.id, find.range)))
    }
  }

  mutating func add(_ form: Form, _ place: Range<Int>) {
    finds.append(Find(form: form, range: place))
  }

  /// Extends what was found last.
  mutating func extendLast(to end: Int) {
    guard let last = finds.popLast() else { return }
    add(last.form, last.range.lowerBound..<end)
  }

  // MARK: Inlines

  /// Finds text between two doubled signs of which one has a blank inside, and pairs of signs that
  /// mean nothing.
  private mutating func findPairs(of sign: UInt8, as form: Form) {
    var offset = range.lowerBound
    while let open = ByteSearch.first(sign, before: sign, in: bytes, offset..<range.upperBound) {
      offset = open + 2
      while offset < range.upperBound, bytes[offset] == sign { offset += 1 }
      guard offset == open + 2, offset < range.upperBound, !isEscaped(open),
        let close = ByteSearch.first(sign, before: sign, in: bytes, offset..<endOfLine(offset)),
        close + 2 == range.upperBound || bytes[close + 2] != sign
      else { continue }
      let isSpacedBefore = bytes[offset].isBlank
      let isSpacedBehind = bytes[close - 1].isBlank
      let isAlone = !isWord(at: open - 1) && !isWord(at: close + 2)
      if form == .strong ? isSpacedBefore != isSpacedBehind : !isSpacedBefore && !isSpacedBehind,
        isAlone, !isSpacedBefore || isWord(at: offset + 1)
      {
        add(form, open..<close + 2)
      }
      offset = close + 2
    }
  }

  /// Finds names between `&` and `;`.
  private mutating func findEntities() {
    var offset = range.lowerBound
    while let start = ByteSearch.first(UInt8(ascii: "&"), in: bytes, offset..<range.upperBound) {
      offset = start + 1
      let name = bytes[offset..<min(range.upperBound, offset + 33)].prefix { $0.isWordOfASCII }
      guard name.count > 1, name.first?.isASCIILetter == true, !isEscaped(start),
        name.endIndex < range.upperBound, bytes[name.endIndex] == UInt8(ascii: ";")
      else { continue }
      offset = name.endIndex + 1
      add(.entity, start..<offset)
    }
  }

  /// Finds destinations that are not closed on their line.
  private mutating func findOpenLinks() {
    var offset = range.lowerBound
    while let bracket = ByteSearch.first(
      UInt8(ascii: "]"), before: UInt8(ascii: "("), in: bytes, offset..<range.upperBound)
    {
      offset = bracket + 2
      let end = endOfLine(offset)
      guard ByteSearch.first(UInt8(ascii: ")"), in: bytes, offset..<end) == nil else { continue }
      let rest = bytes[offset..<end]
      guard !rest.contains(where: { "\"'<>[](".utf8.contains($0) }) else { continue }
      let destination = rest.prefix { !$0.isBlank }
      if destination.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }),
        destination.count > 3
      {
        add(.openLink, bracket..<destination.endIndex)
      }
    }
  }

  /// Finds names of files between `<` and `>`.
  private mutating func findPaths() {
    var offset = range.lowerBound
    while let start = ByteSearch.first(UInt8(ascii: "<"), in: bytes, offset..<range.upperBound) {
      offset = start + 1
      let path = bytes[offset..<endOfLine(offset)].prefix {
        $0.isWordOfASCII || $0 >= 0x80 || "-_./%#".utf8.contains($0)
      }
      guard path.endIndex < range.upperBound, bytes[path.endIndex] == UInt8(ascii: ">"),
        !isEscaped(start), path.isPathOfFile
      else { continue }
      offset = path.endIndex + 1
      add(.bracketedPath, start..<offset)
    }
  }

  // MARK: Places

  /// How far a line is read.
  private static let longestLine = 1_000

  func endOfLine(_ offset: Int) -> Int {
    let end = min(range.upperBound, offset + Self.longestLine)
    return ByteSearch.first(0x0A, in: bytes, offset..<end) ?? end
  }

  private func isEscaped(_ offset: Int) -> Bool {
    offset > range.lowerBound && bytes[offset - 1] == UInt8(ascii: "\\")
  }

  /// Whether there is a letter or a digit.
  private func isWord(at offset: Int) -> Bool {
    range.contains(offset) && (bytes[offset].isWordOfASCII || bytes[offset] >= 0x80)
  }
}

extension UInt8 {
  var isWordOfASCII: Bool { isASCIILetter || isASCIIDigit }

  /// Whether a letter, of any script, has this byte.
  var isOfLetter: Bool { isASCIILetter || self >= 0x80 }
}

extension ArraySlice<UInt8> {
  /// Whether it ends as the name of a file that texts lead to.
  fileprivate var isPathOfFile: Bool {
    let path = prefix { $0 != UInt8(ascii: "#") }
    guard let stop = path.lastIndex(of: UInt8(ascii: ".")), stop > startIndex else { return false }
    let ending = path[(stop + 1)...]
    return ["md", "markdown", "html", "htm", "pdf", "png", "jpg", "jpeg", "webp", "gif", "svg"]
      .contains { ending.elementsEqual($0.utf8) }
  }
}
