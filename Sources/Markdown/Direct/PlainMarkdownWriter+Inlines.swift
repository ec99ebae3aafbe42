import Escaping

// Inlines of plain texts: each begins and ends on the same line, except emphasis.
extension PlainMarkdownWriter {
  /// Writes a line of text; false where it holds more than plain Markdown.
  mutating func writeInlines(_ line: Range<Int>) -> Bool {
    let bytes = text.bytes
    var offset = line.lowerBound
    while let special = writeText(offset..<line.upperBound, of: bytes, in: line) {
      let end: Int? =
        switch bytes[special] {
        case UInt8(ascii: "*"): writeMark(at: special, in: line)
        case UInt8(ascii: "`"): writeCode(at: special, until: line.upperBound, of: bytes)
        case UInt8(ascii: "["): writeLink(at: special, until: line.upperBound, of: bytes)
        default: nil
        }
      guard let end else { return false }
      offset = end
    }
    return true
  }

  /// Writes a stretch of text; false where it holds anything else.
  mutating func writePlainText(_ range: Range<Int>) -> Bool {
    writeText(range, of: text.bytes, in: range) == nil
  }

  /// Writes the text that a stretch of a line begins with; returns the offset of the first byte
  /// that may have a special meaning, nil where there is none.
  private mutating func writeText(
    _ range: Range<Int>, of bytes: [UInt8], in line: Range<Int>
  ) -> Int? {
    // Where the text begins that was not written yet.
    var start = range.lowerBound
    var offset = start
    while let stop = InlineStop.first(in: bytes, offset..<range.upperBound) {
      offset = stop + 1
      guard isLiteral(bytes[stop], at: stop, in: line) else {
        write(start..<stop, of: bytes)
        return stop
      }
      guard let reference = CommonMarkText.replacement(for: bytes[stop]) else { continue }
      write(start..<stop, of: bytes)
      output.html.append(reference)
      start = offset
    }
    write(start..<range.upperBound, of: bytes)
    return nil
  }

  /// Appends bytes that also stand for themselves in HTML.
  private mutating func write(_ range: Range<Int>, of bytes: [UInt8]) {
    precondition(range.upperBound <= bytes.count)
    unsafe bytes.withUnsafeBufferPointer {
      unsafe output.html.append(UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// Appends a stretch of the text as it is.
  mutating func writeLiteral(_ range: Range<Int>, of bytes: [UInt8]) {
    if !range.isEmpty { output.append(bytes.span.extracting(range)) }
  }

  /// Whether a special byte stands for itself where it is.
  private func isLiteral(_ byte: UInt8, at offset: Int, in line: Range<Int>) -> Bool {
    let next = offset + 1 < line.upperBound ? text.bytes[offset + 1] : .space
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: ">"): return true
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

  /// Writes the meaning of asterisks that can only begin emphasis, where none is open, or only end
  /// it; returns where they end.
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
      bytes[offset + 1] != .space
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
    guard writePlainText(offset + 1..<close) else { return nil }
    output.html.append("</a>")
    return place + 1
  }

  /// Whether a byte may be in a destination without angle brackets.
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
