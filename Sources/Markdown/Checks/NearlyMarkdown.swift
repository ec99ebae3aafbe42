import Diagnostics
import Tables

/// Finds text that is nearly Markdown, and is shown as it is typed: marks that lack a space or a
/// bracket, and marks of other dialects.
///
/// `finds` reads the text alone, without its tree: what it finds may also be code or a link.
struct NearlyMarkdown {
  /// What text is like.
  enum Form: Hashable, Sendable {
    /// `##Heading`.
    case heading
    /// `####### Heading`.
    case deepHeading
    /// Two lines that begin as in `1.One` or `-One`.
    case list
    /// `2. Two` right below a text.
    case numberedText
    /// `**bold **`, `** bold**`, `** bold **`.
    case strong
    /// `**bold **text`.
    case strongBeforeWord
    /// `&unknown;`.
    case entity
    /// `&nbsp`, `&#160`.
    case openEntity
    /// `https//example.org`, `htps://example.org`, `https:/example.org`.
    case brokenAddress
    /// `::: note`.
    case container
    /// `[TOC]`.
    case contents
    /// `[!NOTE]`.
    case alert
    /// `==marked==`.
    case highlight
    /// `**words`, without an end.
    case openStrong
    /// `words**`, without a start.
    case unopenedStrong
    /// `some *words`, without an end.
    case openEmphasis
    /// `**words:**words`, where the second mark closes nothing, and `words**(words)**`.
    case besidePunctuation
    /// `[words](file.md`, without an end.
    case openLink
    /// `[words](<file.md)`.
    case openBracket
    /// `[words](file.md "title)`.
    case brokenTitle
    /// `[words] (file.md)`.
    case spacedLink
    /// `(words)[file.md]`, or a link that lacks a bracket: `words](file.md)`, `[words(file.md)`,
    /// `[words]file.md)`.
    case reversedLink
    /// `<https://example.org/a b>`.
    case spacedAddress
    /// `<file.md>`.
    case bracketedPath
    /// `|---|---|` below a row with another number of cells.
    case delimiterRow
    /// The same below as many cells, where it is indented otherwise than they are.
    case misplacedRow
    /// `|---|---|` below no row.
    case headless
    /// `|---|---|` below rows of a table.
    case innerRule
    /// Two lines `| a | b |`, without a row of hyphens.
    case rows
    /// `| a | b |` below a blank line, above which a table ends with its row of hyphens.
    case partedRow
    /// `+---+---+`.
    case grid
    /// `: words` below a term.
    case definition
    /// `- [] words`, `- [x]words`, `-[x] words`.
    case task
    /// `*[HTML]: words`.
    case abbreviation
    /// `$$x$$`, `$x^2$`, `\(x\)`.
    case formula
    /// `^[words]`.
    case inlineNote
    /// `[^two words]: words`.
    case footnoteName
    /// `x^2^`.
    case raised
    /// `H~2~O`.
    case lowered
    /// `~~words`, without an end.
    case openStruck
    /// `:smile:`.
    case emoji
    /// `#`, `-` or `1.` before a space at which no line breaks.
    case noBreakSpace
    /// Two lines `• words`.
    case bullets
    /// A backtick without a second one.
    case openCode
    /// `^37066d` at the end of a line.
    case blockID
    /// `name:: value`.
    case field
    /// `![words|100x145](x.png)`.
    case imageSize
    /// `!!! note "Title"`.
    case admonition
    /// `import X from './x'`, `export const x = 1`.
    case component
    /// `++words++`.
    case inserted
  }

  /// A place with text of a form.
  struct Find: Hashable, Sendable {
    let form: Form
    let range: Range<Int>
  }

  let bytes: [UInt8]
  let range: Range<Int>
  /// Whether there are spaces at which no line breaks.
  let hasNoBreakSpaces: Bool
  private(set) var finds: [Find] = []
  /// The fences of code.
  var fences = CodeFences()
  /// The lines by which other tools may begin a note or code, without the blanks before.
  var linesOfTools: [Range<Int>] = []
  /// Whether a line begins with a number of four digits as an item of a list does.
  var hasYears = false
  /// Whether a line of hyphens is right below a text.
  var hasUnderlines = false

  /// Reads a text. Linear in its size.
  init(in text: SourceText) {
    (bytes, range) = (text.bytes, text.range)
    hasNoBreakSpaces = ByteSearch.first(0xC2, before: 0xA0, in: bytes, range) != nil
    findLines(beginningAt: text.lineStarts)
    findPairs(of: UInt8(ascii: "*"), as: .strong)
    findPairs(of: UInt8(ascii: "="), as: .highlight)
    findOpen(UInt8(ascii: "*"), as: .openStrong)
    findOpen(UInt8(ascii: "~"), as: .openStruck)
    findMarksOfDialects()
    finds += LinkSlips(in: self).finds + LoneStars(in: self).finds
    finds += CharacterSlips(in: self).finds + AddressSlips(in: self).finds
    finds += ToolNotations(in: self).finds
    finds += NearlyTables(in: self, linesAt: text.lineStarts).finds
    for mark in NumberedText(in: self, linesAt: text.lineStarts).marks { add(.numberedText, mark) }
    for code in OpenCode(in: bytes, range, linesAt: text.lineStarts).found { add(.openCode, code) }
    finds.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether nothing was found.
  var isEmpty: Bool {
    finds.isEmpty && fences.open == nil && fences.unclosed.isEmpty && !hasYears && !hasUnderlines
  }

  /// Warns of what is in the texts of a document, other than code.
  static func check(_ document: MarkdownDocument, log: inout DiagnosticLog) {
    let found = NearlyMarkdown(in: SourceText(source: document.source, range: document.range))
    if let fence = found.fences.open, Self.hasCode(document, beginningIn: fence) {
      log.report(.openFence(at: Span(document.source.id, fence)))
    }
    for fence in found.fences.unclosed where Self.hasCode(document, beginningIn: fence) {
      log.report(.unclosedFence(at: Span(document.source.id, fence)))
    }
    if found.hasUnderlines { Self.checkUnderlines(of: document, log: &log) }
    if found.hasYears { Self.checkYears(of: document, log: &log) }
    let finds = found.finds
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

  /// Warns of texts that are headings by a line of hyphens below them, and are no title: sentences,
  /// or several lines.
  private static func checkUnderlines(of document: MarkdownDocument, log: inout DiagnosticLog) {
    let nodes = document.nodes
    for index in nodes.tableIndices where nodes[index].kind == .heading && nodes[index].level == 2 {
      let inside = document.descendants(of: index)
      let start = Int(nodes[index].start)
      guard document.source.bytes[start] != UInt8(ascii: "#"),
        let last = inside.last(where: { nodes[$0].kind == .text })
      else { continue }
      let isSentence = document.bytes(of: nodes[last].text).last == UInt8(ascii: ".")
      if isSentence || inside.contains(where: { nodes[$0].kind == .softBreak }) {
        log.report(.headingByUnderline(at: document.span(of: index)))
      }
    }
  }

  /// Warns of sentences that begin with a year, which are lists with one item.
  private static func checkYears(of document: MarkdownDocument, log: inout DiagnosticLog) {
    let nodes = document.nodes
    for index in nodes.tableIndices where nodes[index].kind == .list {
      let list = nodes[index]
      guard list.flags.contains(.isOrdered), (1000...9999).contains(list.number),
        document.siblings(in: document.descendants(of: index)).count == 1
      else { continue }
      let start = Int(list.start)
      let digits = document.source.bytes[start...].prefix(while: \.isASCIIDigit).count
      log.report(.yearAsList(at: Span(document.source.id, start, start + digits + 1)))
    }
  }

  /// Whether a block of code begins in a range of the source.
  private static func hasCode(_ document: MarkdownDocument, beginningIn range: Range<Int>) -> Bool {
    document.nodes.contains { $0.kind == .codeBlock && range.contains(Int($0.start)) }
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
      // Its second pair opens bold text, as the first does: '**Note: **text'.
      let isBeforeWord = isWord(at: close + 2)
      let mayEnd = !isBeforeWord || form == .strong && isSpacedBehind && !isSpacedBefore
      let isMeant =
        form != .strong
        ? !isSpacedBefore && !isSpacedBehind
        : isSpacedBefore != isSpacedBehind || isSpacedBefore && hasLongWord(offset..<close)
      // A pattern of paths: '**/a and **/b'.
      let isPattern = bytes[offset] == UInt8(ascii: "/") && isSpacedBehind
      if isMeant, mayEnd, !isWord(at: open - 1), !isPattern,
        !isSpacedBefore || isWord(at: offset + 1)
      {
        add(isBeforeWord ? .strongBeforeWord : form, open..<close + 2)
      }
      offset = close + 2
    }
  }

  /// Finds doubled signs that open nothing: because there is no second pair, or, of stars, because
  /// one of them is between a letter and punctuation inside (CommonMark 0.30, section 6.2).
  private mutating func findOpen(_ sign: UInt8, as form: Form) {
    var offset = range.lowerBound
    while let open = ByteSearch.first(sign, before: sign, in: bytes, offset..<range.upperBound) {
      offset = open + 2
      while offset < range.upperBound, bytes[offset] == sign { offset += 1 }
      let previous = open > range.lowerBound ? bytes[open - 1] : .space
      guard offset == open + 2, offset < range.upperBound, bytes[offset].isOfLetter,
        !previous.isWordOfASCII, previous != UInt8(ascii: "\\"), previous != UInt8(ascii: "/")
      else { continue }
      let end = endOfParagraph(offset)
      guard
        let close = ByteSearch.first(sign, before: sign, in: bytes, offset..<end)
      else {
        add(form, open..<open + 2)
        continue
      }
      offset = close + 2
      while offset < range.upperBound, bytes[offset] == sign { offset += 1 }
      let opensNothing = kind(at: open + 2) == .punctuation && kind(before: open) == .other
      let closesNothing = kind(before: close) == .punctuation && kind(at: offset) == .other
      if form == .openStrong, opensNothing || closesNothing {
        add(.besidePunctuation, open..<close + 2)
      }
    }
  }

  /// Whether three letters follow one another: other than names of numbers, as in `a ** b ** c`.
  private func hasLongWord(_ place: Range<Int>) -> Bool {
    var count = 0
    for byte in bytes[place] {
      count = byte.isOfLetter ? count + 1 : 0
      if count == 3 { return true }
    }
    return false
  }

  // MARK: Places

  /// How far a line is read.
  static let longestLine = 1_000

  func endOfLine(_ offset: Int) -> Int {
    let end = min(range.upperBound, offset + Self.longestLine)
    return ByteSearch.first(0x0A, in: bytes, offset..<end) ?? end
  }

  func isEscaped(_ offset: Int) -> Bool {
    bytes.isEscaped(offset, from: range.lowerBound)
  }

  /// The next blank line, or how far a paragraph is read.
  func endOfParagraph(_ offset: Int) -> Int {
    let end = min(range.upperBound, offset + Self.longestLine)
    return ByteSearch.first(0x0A, before: 0x0A, in: bytes, offset..<end) ?? end
  }

  /// What the character before an offset is.
  private func kind(before offset: Int) -> CharacterKind {
    guard offset > range.lowerBound else { return .blank }
    if bytes[offset - 1] < 0x80 { return CharacterKind(ofASCII: bytes[offset - 1]) }
    let text = bytes[max(range.lowerBound, offset - 4)..<offset]
    return CharacterKind(of: text[(text.lastIndex { $0 & 0xC0 != 0x80 } ?? text.startIndex)...])
  }

  /// What the character at an offset is.
  private func kind(at offset: Int) -> CharacterKind {
    guard offset < range.upperBound else { return .blank }
    if bytes[offset] < 0x80 { return CharacterKind(ofASCII: bytes[offset]) }
    let text = bytes[offset..<min(range.upperBound, offset + 4)]
    let end = text.dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? text.endIndex
    return CharacterKind(of: text[..<end])
  }

  /// Whether there is a letter or a digit.
  func isWord(at offset: Int) -> Bool {
    range.contains(offset) && (bytes[offset].isWordOfASCII || bytes[offset] >= 0x80)
  }
}

extension UInt8 {
  var isWordOfASCII: Bool { isASCIILetter || isASCIIDigit }

  /// Whether a letter, of any script, has this byte.
  var isOfLetter: Bool { isASCIILetter || self >= 0x80 }
}

/// What a character means beside a mark of emphasis (CommonMark 0.30, sections 2.1 and 6.2).
private enum CharacterKind {
  case blank
  case punctuation
  case other

  init(ofASCII byte: UInt8) {
    self = byte <= 0x20 ? .blank : byte.isWordOfASCII || byte == 0x7F ? .other : .punctuation
  }

  /// Makes that of one character in UTF-8.
  init(of character: ArraySlice<UInt8>) {
    guard let first = String(decoding: character, as: UTF8.self).unicodeScalars.first else {
      self = .blank
      return
    }
    switch first.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      self = .punctuation
    default: self = first.properties.isWhitespace ? .blank : .other
    }
  }
}
