/// Finds where the inlines of a paragraph or heading are in the text they were parsed from.
///
/// libcmark's own inline positions are wrong after the first line of a paragraph, so the text is
/// read a second time, with the parsed inlines as the guide: each says what the next bytes must be.
/// Where they differ, the locator is lost, and everything after that gets the place of the rest of
/// the block.
struct InlineLocator {
  /// A stretch of a text node.
  struct Segment {
    enum Kind {
      /// Written literally.
      case verbatim
      /// A backslash and the character it escapes.
      case escaped
      /// A character reference.
      case entity
    }

    let kind: Kind
    /// The bytes as written.
    let written: Range<Int>
    /// The bytes they mean, in the node's literal.
    let literal: Range<Int>
  }

  let bytes: [UInt8]
  /// The end of the text.
  let textEnd: Int
  /// The next byte to be read.
  private(set) var cursor = 0
  /// The end of the block.
  private(set) var limit = 0
  /// Whether the text differed from what the inlines say.
  private(set) var isLost = false
  /// The number of block quotes around the block: of `>` before each of its lines.
  private var quoteDepth = 0
  private var isAutolink = false
  private var entities = EntityReader()
  /// The signs in bare addresses that libcmark took for marks of emphasis.
  var addressMarks = AddressMarks()
  /// Whether the text holds a backslash, or the start of a character reference.
  private let hasEscapes: Bool
  private let hasEntities: Bool

  init(_ text: SourceText) {
    bytes = text.bytes
    textEnd = text.range.upperBound
    hasEscapes = ByteSearch.first(UInt8(ascii: "\\"), in: text.bytes, text.range) != nil
    hasEntities = ByteSearch.first(UInt8(ascii: "&"), in: text.bytes, text.range) != nil
  }

  /// Starts with the block at `block`, inside this many block quotes.
  mutating func begin(_ block: Range<Int>, quoteDepth: Int) {
    cursor = block.lowerBound
    limit = min(block.upperBound, textEnd)
    self.quoteDepth = quoteDepth
    isLost = false
    isAutolink = false
  }

  /// The next byte, nil at the end of the block.
  var byte: UInt8? { cursor < limit ? bytes[cursor] : nil }

  private func byte(after count: Int) -> UInt8? {
    cursor + count < limit ? bytes[cursor + count] : nil
  }

  // MARK: Moving

  mutating func skipBlanks() {
    while cursor < limit, bytes[cursor].isBlank { cursor += 1 }
  }

  /// Skips a line break and the markers of containers before the next line.
  mutating func skipLineEnd() -> Bool {
    guard let byte, byte.isLineEnd else { return false }
    cursor += byte == .carriageReturn && self.byte(after: 1) == .lineFeed ? 2 : 1
    for _ in 0..<quoteDepth {
      let before = cursor
      skipBlanks()
      guard self.byte == UInt8(ascii: ">") else {
        cursor = before
        break
      }
      cursor += 1
    }
    skipBlanks()
    return true
  }

  /// Skips whitespace and at most one line break.
  mutating func skipBlanksAndLineEnd() {
    skipBlanks()
    if skipLineEnd() { skipBlanks() }
  }

  mutating func move(to offset: Int) { cursor = offset }

  private mutating func lose() { isLost = true }

  /// Skips the opening hashes of a heading.
  mutating func skipHeadingMarker() {
    while byte == UInt8(ascii: "#") { cursor += 1 }
    skipBlanks()
  }

  // MARK: Inlines

  /// Reads a text node that is written literally; returns its place, nil where it may not be
  /// written literally.
  mutating func readVerbatim(_ literal: Span<UInt8>) -> Range<Int>? {
    let whole = cursor..<cursor + literal.count
    guard ByteSearch.matches(literal, at: cursor, in: bytes, until: limit),
      !hasEscapes || ByteSearch.first(UInt8(ascii: "\\"), in: bytes, whole) == nil,
      !hasEntities || ByteSearch.first(UInt8(ascii: "&"), in: bytes, whole) == nil
    else { return nil }
    cursor = whole.upperBound
    return whole
  }

  /// Reads the written form of a text node and appends its segments.
  mutating func readText(_ literal: Span<UInt8>, into segments: inout [Segment]) {
    if let whole = readVerbatim(literal) {
      segments.append(Segment(kind: .verbatim, written: whole, literal: 0..<literal.count))
      return
    }
    var index = 0
    var runStart = (cursor, 0)
    while index < literal.count, !isLost {
      guard cursor < limit else { return lose() }
      let byte = bytes[cursor]
      if byte == literal[index], byte != UInt8(ascii: "\\"), byte != UInt8(ascii: "&") {
        cursor += 1
        index += 1
        continue
      }
      guard let special = specialSegment(literal, index) else {
        guard byte == literal[index] else { return lose() }
        cursor += 1
        index += 1
        continue
      }
      appendRun(from: runStart, to: (cursor, index), into: &segments)
      segments.append(special)
      cursor = special.written.upperBound
      index = special.literal.upperBound
      runStart = (cursor, index)
    }
    appendRun(from: runStart, to: (cursor, index), into: &segments)
  }

  private func appendRun(
    from start: (written: Int, literal: Int), to end: (written: Int, literal: Int),
    into segments: inout [Segment]
  ) {
    guard end.written > start.written else { return }
    segments.append(
      Segment(
        kind: .verbatim, written: start.written..<end.written,
        literal: start.literal..<end.literal))
  }

  /// The escape or character reference at the cursor, if it means what the literal says.
  private mutating func specialSegment(_ literal: Span<UInt8>, _ index: Int) -> Segment? {
    if bytes[cursor] == UInt8(ascii: "\\") {
      guard !isAutolink, let next = byte(after: 1), next.isASCIIPunctuation,
        next == literal[index]
      else { return nil }
      return Segment(
        kind: .escaped, written: cursor..<cursor + 2, literal: index..<index + 1)
    }
    guard bytes[cursor] == UInt8(ascii: "&"),
      let (count, decoded) = entities.reference(at: cursor, in: bytes, until: limit),
      index + decoded.count <= literal.count,
      decoded.indices.allSatisfy({ literal[index + $0] == decoded[$0] })
    else { return nil }
    return Segment(
      kind: .entity, written: cursor..<cursor + count, literal: index..<index + decoded.count)
  }

  /// Reads a line break of either kind.
  mutating func readLineBreak() {
    guard !isLost else { return }
    skipBlanks()
    if byte == UInt8(ascii: "\\"), byte(after: 1)?.isLineEnd == true { cursor += 1 }
    if !skipLineEnd() { lose() }
  }

  /// Reads a code span; returns the place of what is between its backticks.
  mutating func readCode() -> Range<Int>? {
    guard !isLost else { return nil }
    let fence = countOf(UInt8(ascii: "`"), at: cursor)
    guard fence > 0 else {
      lose()
      return nil
    }
    cursor += fence
    let start = cursor
    while cursor < limit {
      guard bytes[cursor] == UInt8(ascii: "`") else {
        cursor += 1
        continue
      }
      let count = countOf(UInt8(ascii: "`"), at: cursor)
      cursor += count
      if count == fence { return start..<cursor - count }
    }
    lose()
    return nil
  }

  private func countOf(_ byte: UInt8, at offset: Int) -> Int {
    var end = offset
    while end < limit, bytes[end] == byte { end += 1 }
    return end - offset
  }

  /// Reads inline HTML.
  mutating func readHTML(_ literal: Span<UInt8>) {
    var index = 0
    while index < literal.count, !isLost {
      guard let byte else { return lose() }
      if byte.isLineEnd {
        guard literal[index].isLineEnd, skipLineEnd() else { return lose() }
        while index < literal.count, literal[index].isLineEnd || literal[index].isBlank {
          index += 1
        }
        continue
      }
      guard byte == literal[index] else { return lose() }
      cursor += 1
      index += 1
    }
  }

  /// Reads the mark that opens or closes emphasis: one or two of `*` or `_`.
  mutating func readEmphasisMark(count: Int) {
    guard !isLost else { return }
    let mark = byte
    // Only the marks themselves are read: a run of them may open several emphases.
    guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_"),
      (1..<count).allSatisfy({ byte(after: $0) == mark })
    else { return lose() }
    cursor += count
  }

  /// Reads the `[`, `![` or `<` that opens a link or image; returns whether it is `<`.
  mutating func readLinkStart(isImage: Bool) -> Bool {
    guard !isLost else { return false }
    if !isImage, byte == UInt8(ascii: "<") {
      cursor += 1
      isAutolink = true
      return true
    }
    if isImage {
      guard byte == UInt8(ascii: "!") else {
        lose()
        return false
      }
      cursor += 1
    }
    guard byte == UInt8(ascii: "[") else {
      lose()
      return false
    }
    cursor += 1
    return false
  }

  /// Reads what closes a link or image and says where its destination is.
  mutating func readLinkEnd(isAutolink: Bool) -> LinkTail? {
    guard !isLost else { return nil }
    self.isAutolink = false
    guard byte == UInt8(ascii: isAutolink ? ">" : "]") else {
      lose()
      return nil
    }
    cursor += 1
    return isAutolink ? .reference : readLinkTail()
  }
}
