// Inlines of plain texts: each begins and ends on its line, but for emphasis.
extension PlainMarkdownWriter {
  /// Writes a line of text; false where it holds more than plain Markdown.
  mutating func writeInlines(_ line: Range<Int>) -> Bool {
    let bytes = text.bytes
    // Where the text begins that was not written yet.
    var start = line.lowerBound
    var offset = start
    while let found = Self.firstSpecial(in: bytes, offset..<line.upperBound) {
      offset = found
      let byte = bytes[offset]
      guard !isLiteral(byte, at: offset, in: line) else {
        offset += 1
        continue
      }
      writeLiteral(start..<offset, of: bytes)
      let end: Int? =
        switch byte {
        case UInt8(ascii: "*"): writeMark(at: offset, in: line)
        case UInt8(ascii: "`"): writeCode(at: offset, until: line.upperBound, of: bytes)
        case UInt8(ascii: "["): writeLink(at: offset, until: line.upperBound, of: bytes)
        default: nil
        }
      guard let end else { return false }
      offset = end
      start = end
    }
    writeLiteral(start..<line.upperBound, of: bytes)
    return true
  }

  /// Whether a stretch is text that stands for itself.
  func isPlainText(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while let found = Self.firstSpecial(in: text.bytes, offset..<range.upperBound) {
      guard isLiteral(text.bytes[found], at: found, in: range) else { return false }
      offset = found + 1
    }
    return true
  }

  /// Appends a stretch of the text as it stands.
  mutating func writeLiteral(_ range: Range<Int>, of bytes: [UInt8]) {
    if !range.isEmpty { output.append(bytes.span.extracting(range)) }
  }

  /// The first byte in a range that may mean something else than itself, to CommonMark or to what
  /// goes beyond it.
  private static func firstSpecial(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    precondition(range.upperBound <= bytes.count)
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      for offset in range {
        let byte = unsafe bytes[offset]
        let specials = byte < 0x40 ? lowSpecials : byte < 0x80 ? highSpecials : 0
        if specials >> UInt64(byte & 0x3F) & 1 != 0 { return offset }
      }
      return nil
    }
  }

  /// Controls and `!&*:<`, a bit for each.
  private static var lowSpecials: UInt64 {
    0xFFFF_FFFF | 1 << 0x21 | 1 << 0x26 | 1 << 0x2A | 1 << 0x3A | 1 << 0x3C
  }

  /// The bytes ``@[\]_`w{~`` and DEL, a bit for each less 64.
  private static var highSpecials: UInt64 {
    1 | 1 << 0x1B | 1 << 0x1C | 1 << 0x1D | 1 << 0x1F | 1 << 0x20 | 1 << 0x37 | 1 << 0x3B
      | 1 << 0x3E | 1 << 0x3F
  }

  /// Whether a special byte stands for itself where it stands.
  private func isLiteral(_ byte: UInt8, at offset: Int, in line: Range<Int>) -> Bool {
    let next = offset + 1 < line.upperBound ? text.bytes[offset + 1] : .space
    switch byte {
    case UInt8(ascii: "w"): return next != byte
    case UInt8(ascii: "!"): return next != UInt8(ascii: "[")
    case UInt8(ascii: ":"): return next != UInt8(ascii: "/")
    case UInt8(ascii: "&"), UInt8(ascii: "<"): return next == .space
    case UInt8(ascii: "_"):
      return offset > line.lowerBound && isWordByte(text.bytes[offset - 1]) && isWordByte(next)
    default: return false
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte.isASCIIDigit }

  /// Writes what asterisks mean that can only begin emphasis, where none is open, or only end it;
  /// returns where they end.
  private mutating func writeMark(at offset: Int, in line: Range<Int>) -> Int? {
    var end = offset + 1
    while end < line.upperBound, text.bytes[end] == UInt8(ascii: "*") { end += 1 }
    let count = end - offset
    guard count <= 2 else { return nil }
    let before = offset > line.lowerBound ? text.bytes[offset - 1] : .space
    let after = end < line.upperBound ? text.bytes[end] : .space
    if mark == 0 {
      guard before == .space || before.isASCIIPunctuation, isWordByte(after) else { return nil }
      output.html.append(count == 1 ? "<em>" : "<strong>")
      mark = count
    } else {
      let isEnd =
        isWordByte(before)
        ? after == .space || after.isASCIIPunctuation
        : before.isASCIIPunctuation && after == .space
      guard count == mark, isEnd else { return nil }
      output.html.append(count == 1 ? "</em>" : "</strong>")
      mark = 0
    }
    return end
  }

  /// Writes code between two single backticks; returns where it ends.
  private mutating func writeCode(at offset: Int, until end: Int, of bytes: [UInt8]) -> Int? {
    guard let close = ByteSearch.first(UInt8(ascii: "`"), in: bytes, offset + 1..<end) else {
      return nil
    }
    let code = offset + 1..<close
    guard !code.isEmpty, close + 1 == end || bytes[close + 1] != UInt8(ascii: "`"),
      !bytes[code.lowerBound].isBlank, !bytes[close - 1].isBlank
    else { return nil }
    output.html.append("<code>")
    writeLiteral(code, of: bytes)
    output.html.append("</code>")
    return close + 1
  }

  /// Writes a link of plain text with a plain destination; returns where it ends.
  private mutating func writeLink(at offset: Int, until end: Int, of bytes: [UInt8]) -> Int? {
    guard let close = ByteSearch.first(UInt8(ascii: "]"), in: bytes, offset + 1..<end),
      close > offset + 1, close + 1 < end, bytes[close + 1] == UInt8(ascii: "("),
      bytes[offset + 1] != .space, isPlainText(offset + 1..<close)
    else { return nil }
    let start = close + 2
    var place = start
    while place < end, Self.isDestination(bytes[place]) { place += 1 }
    let destination = start..<place
    var title = place..<place
    if place + 1 < end, bytes[place] == .space, bytes[place + 1] == UInt8(ascii: "\"") {
      let quote = ByteSearch.first(UInt8(ascii: "\""), in: bytes, place + 2..<end)
      guard let quote else { return nil }
      title = place + 2..<quote
      place = quote + 1
    }
    guard !destination.isEmpty, place < end, bytes[place] == UInt8(ascii: ")"),
      hasNoEntity(destination), isPlainTitle(title)
    else { return nil }
    switch output.beginLink(
      to: bytes.span.extracting(destination), title: bytes.span.extracting(title))
    {
    case .whole: break
    case .hole(let hole): output.noteHole(at: hole, for: destination)
    case .none: return nil
    }
    writeLiteral(offset + 1..<close, of: bytes)
    output.html.append("</a>")
    return place + 1
  }

  /// Whether a destination that is not in brackets of its own may hold a byte.
  private static func isDestination(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "\\"):
      false
    default: true
    }
  }

  private func hasNoEntity(_ range: Range<Int>) -> Bool {
    ByteSearch.first(UInt8(ascii: "&"), in: text.bytes, range) == nil
      || ByteSearch.first(UInt8(ascii: ";"), in: text.bytes, range) == nil
  }

  private func isPlainTitle(_ range: Range<Int>) -> Bool {
    text.bytes[range].allSatisfy { byte in
      byte >= 0x20 && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "&")
    }
  }
}
