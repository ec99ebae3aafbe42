package import Diagnostics
import Documents
import Markdown
import Schema
import Tables

/// The characters of the texts of fields that no page should have, as in Markdown: control characters
/// and noncharacters, which pages cannot hold, and stray ones without width, by which two texts that
/// look the same differ. YAML and JSON may write them as escapes; of the characters that hide what is
/// written, which stay, those are reported here, and the others where their file is read.
package enum UnusableCharacters {
  /// Removes them from a text, and reports each.
  ///
  /// - Parameters:
  ///   - text: The text, decoded.
  ///   - file: The bytes of its file.
  ///   - span: Where it is written.
  ///   - log: Takes a warning for each.
  /// - Returns: The text without them; nil where it has none.
  package static func removed(
    from text: ArraySlice<UInt8>, writtenIn file: [UInt8], at span: Span, log: inout DiagnosticLog
  ) -> [UInt8]? {
    guard mayBe(in: text.span) else { return nil }
    reportHiding(writtenIn: file, at: span, log: &log)
    guard let visible = removed(from: text) else { return nil }
    let written = characters(of: file, span)
    let scalars = written.map(\.scalar)
    for (index, (scalar, place)) in written.enumerated() where isRemoved(at: index, of: scalars) {
      log.report(
        isUnusable(scalar)
          ? .characterNotForPages(scalar.value, at: place)
          : .zeroWidthCharacter(scalar.value, at: place))
    }
    return visible
  }

  /// Whether a text has nothing but them, blanks and other characters that are not seen; then they
  /// are reported, since the text is not kept.
  static func areAll(of text: WrittenText, in file: BoundFile, log: inout DiagnosticLog) -> Bool {
    guard text.bytes.isBlankText else { return false }
    _ = removed(from: text.bytes, writtenIn: file.bytes, at: text.span, log: &log)
    return true
  }

  /// Reports the escapes of characters that change the direction of a text or show nothing.
  private static func reportHiding(
    writtenIn file: [UInt8], at span: Span, log: inout DiagnosticLog
  ) {
    let bytes = file[span.range.clamped(to: 0..<file.count)]
    guard bytes.first == UInt8(ascii: "\""), bytes.contains(UInt8(ascii: "\\")) else { return }
    var previous: UInt32 = 0
    for (scalar, place) in characters(of: file, span) {
      if file[place.range].first == UInt8(ascii: "\\"),
        HidingCharacter.isOne(scalar.value, after: previous)
      {
        log.report(.invisibleCharacter(scalar.value, at: place))
      }
      previous = scalar.value
    }
  }

  /// Whether a text may have some: judged by first bytes, which others have too. Cost: linear, eight
  /// bytes at a time where they are visible ASCII.
  static func mayBe(in text: Swift.Span<UInt8>) -> Bool {
    unsafe text.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        // A byte below 0x20, of 0x7F or from 0x80 on has, or takes from the next, its highest bit.
        let marks = (word &- 0x2020_2020_2020_2020 | word | word &+ 0x0101_0101_0101_0101)
        if marks & 0x8080_8080_8080_8080 != 0 {
          for place in offset..<offset + 8 where unsafe begins(bytes, place) { return true }
        }
        offset += 8
      }
      for place in offset..<bytes.count where unsafe begins(bytes, place) { return true }
      return false
    }
  }

  /// Whether the byte at a place may begin one.
  @inline(__always)
  private static func begins(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    let byte = unsafe bytes[place]
    if byte &- 0x20 < 0x5F { return false }
    // Quotation marks and dashes begin like the zero-width space.
    if byte == 0xE2 {
      guard place + 2 < bytes.count else { return false }
      let (second, third) = unsafe (bytes[place + 1], bytes[place + 2])
      return second == 0x80 && (third == 0x8B || 0xAA...0xAE ~= third)
        || second == 0x81 && 0xA6...0xA9 ~= third
    }
    return byte < 0x20 && byte != 0x09 && byte != 0x0A || byte == 0x7F || byte == 0xC2
      || byte >= 0xEF
  }

  /// The text without them; nil where it has none.
  private static func removed(from text: ArraySlice<UInt8>) -> [UInt8]? {
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    let kept = scalars.indices.filter { !isRemoved(at: $0, of: scalars) }
    guard kept.count < scalars.count else { return nil }
    var visible = String.UnicodeScalarView()
    visible.append(contentsOf: kept.map { scalars[$0] })
    return Array(String(visible).utf8)
  }

  private static func isRemoved(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    let scalar = scalars[index]
    if isUnusable(scalar) { return true }
    let previous = index > 0 ? scalars[index - 1].value : 0
    let next = index + 1 < scalars.count ? scalars[index + 1].value : 0
    return ZeroWidth.isStray(scalar.value, after: previous, before: next)
  }

  /// The characters that a file writes in a span, each with its place: as they are or, between double
  /// quotes, as escapes.
  private static func characters(of file: [UInt8], _ span: Span) -> [(
    scalar: Unicode.Scalar, place: Span
  )] {
    let bytes = file[span.range.clamped(to: 0..<file.count)]
    let hasEscapes = bytes.first == UInt8(ascii: "\"")
    var all: [(scalar: Unicode.Scalar, place: Span)] = []
    var offset = bytes.startIndex
    while offset < bytes.endIndex {
      let rest = bytes[offset...]
      let isEscape = hasEscapes && rest.first == UInt8(ascii: "\\")
      let (scalar, count) = isEscape ? escaped(rest) : plain(rest)
      if let scalar { all.append((scalar, Span(span.source, offset, offset + count))) }
      offset += count
    }
    return all
  }

  /// The character at the start of some bytes, and the number of its bytes.
  private static func plain(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar?, Int) {
    let count = 1 + bytes.dropFirst().prefix(3).prefix { $0 & 0xC0 == 0x80 }.count
    guard let text = String(validating: bytes.prefix(count), as: UTF8.self) else { return (nil, 1) }
    return (text.unicodeScalars.first, count)
  }

  /// The character that an escape of YAML or JSON stands for, and the number of its bytes.
  private static func escaped(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar?, Int) {
    guard let letter = bytes.dropFirst().first else { return (nil, 1) }
    let digits = ["x": 2, "u": 4, "U": 8][Character(Unicode.Scalar(letter))] ?? 0
    guard digits > 0 else {
      let meant: [Character: Unicode.Scalar] = [
        "a": "\u{7}", "b": "\u{8}", "e": "\u{1B}", "v": "\u{B}", "N": "\u{85}",
      ]
      return (meant[Character(Unicode.Scalar(letter))], 2)
    }
    guard let number = number(bytes.dropFirst(2).prefix(digits)) else { return (nil, 2 + digits) }
    let rest = bytes.dropFirst(6)
    // JSON writes a character beyond U+FFFF as two escapes.
    if 0xD800..<0xDC00 ~= number, rest.starts(with: "\\u".utf8),
      let second = self.number(rest.dropFirst(2).prefix(4)), 0xDC00..<0xE000 ~= second
    {
      return (Unicode.Scalar(0x10000 + (number - 0xD800) << 10 + (second - 0xDC00)), 12)
    }
    return (Unicode.Scalar(number), 2 + digits)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> UInt32? {
    UInt32(unsigned: String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Whether pages cannot hold a character: the same as in Markdown.
  static func isUnusable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0C, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}

extension ValueChunk {
  /// A text of a file in normal form C, so that texts that look the same are equal, with LF at the ends
  /// of lines, and without the characters that no page should have, which are reported.
  mutating func visible(
    _ text: WrittenText, of file: BoundFile, log: inout DiagnosticLog
  ) -> Value {
    let visible = UnusableCharacters.removed(
      from: text.bytes, writtenIn: file.bytes, at: text.span, log: &log)
    let unified = LineEnds.unified(visible?[...] ?? text.bytes) ?? visible
    guard let changed = UTF8Text.composedText(unified?[...] ?? text.bytes) ?? unified else {
      return .text(text.slice)
    }
    return .text(addText(changed))
  }
}
