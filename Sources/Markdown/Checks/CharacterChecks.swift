import Diagnostics
import Tables

extension SourceText {
  /// How many warnings about characters are reported for a text.
  private static var longestWarningList: Int { 10 }

  /// Whether the text is UTF-8 without NUL; reports the first byte that is not, and characters that
  /// deceive or are not allowed in pages.
  func isAcceptable(log: inout DiagnosticLog) -> Bool {
    if isPrintingASCII { return true }
    var warnings = 0
    var previous: UInt32 = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      offset += ByteSearch.countOfPlainBytes(in: bytes, offset..<range.upperBound)
      guard offset < range.upperBound else { break }
      let byte = bytes[offset]
      if byte >= 0x20 && byte < 0x7F || byte == .lineFeed {
        offset += 1
        continue
      }
      guard byte != 0 else {
        log.report(.nulByte(at: Span(source, offset, offset + 1)))
        return false
      }
      guard let (scalar, count) = scalar(at: offset) else {
        let place = Span(source, offset, offset + 1)
        log.report(.invalidUTF8(at: place, offset: offset, sequence: [byte]))
        return false
      }
      if warnings < Self.longestWarningList,
        let fault = CharacterFault(scalar, after: previous, before: next(at: offset + count))
      {
        warnings += 1
        let place = Span(source, offset, offset + count)
        switch fault {
        case .notForPages: log.report(.characterNotForPages(scalar, at: place))
        case .invisible: log.report(.invisibleCharacter(scalar, at: place))
        case .zeroWidth: log.report(.zeroWidthCharacter(scalar, at: place))
        }
      }
      previous = scalar
      offset += count
    }
    return true
  }

  /// The scalar whose UTF-8 begins at `offset`; 0 where there is none.
  private func next(at offset: Int) -> UInt32 {
    offset < range.upperBound ? scalar(at: offset)?.scalar ?? 0 : 0
  }

  /// The scalar whose UTF-8 begins at `offset`; nil where it is not UTF-8.
  private func scalar(at offset: Int) -> (scalar: UInt32, count: Int)? {
    let first = bytes[offset]
    let (count, least): (Int, UInt32)
    switch first {
    case 0..<0x80: return (UInt32(first), 1)
    case 0xC2..<0xE0: (count, least) = (2, 0x80)
    case 0xE0..<0xF0: (count, least) = (3, 0x800)
    case 0xF0..<0xF5: (count, least) = (4, 0x10000)
    default: return nil
    }
    guard offset + count <= range.upperBound else { return nil }
    var scalar = UInt32(first) & (0x7F >> UInt32(count))
    for next in offset + 1..<offset + count {
      guard bytes[next] & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(bytes[next] & 0x3F)
    }
    guard scalar >= least, Unicode.Scalar(scalar) != nil else { return nil }
    return (scalar, count)
  }
}

/// Such characters where they are written as references, such as `&#x202E;`.
enum SpelledCharacters {
  /// Reports those of a document.
  static func check(_ document: MarkdownDocument, log: inout DiagnosticLog) {
    let (bytes, nodes) = (document.source.bytes, document.nodes)
    let (ampersand, number) = (UInt8(ascii: "&"), UInt8(ascii: "#"))
    guard ByteSearch.contains(ampersand, before: number, in: bytes, document.range) else { return }
    var (previous, end): (UInt32, UInt32) = (0, 0)
    for index in nodes.tableIndices where nodes[index].kind == .text {
      let (node, span) = (nodes[index], document.span(of: index))
      let scalars = document.string(of: node.text).unicodeScalars
      if node.start != end { previous = 0 }
      if node.text.isDecoded, scalars.count == 1, let scalar = scalars.first?.value,
        bytes[span.range].starts(with: [ampersand, number])
      {
        switch CharacterFault(scalar, after: previous, before: 0) {
        case .notForPages: log.report(.characterNotForPages(scalar, at: span))
        case .invisible: log.report(.invisibleCharacter(scalar, at: span))
        // Who writes its number wants it.
        case .zeroWidth, nil: break
        }
      }
      (previous, end) = (scalars.last?.value ?? 0, node.end)
    }
  }
}

/// Why a character in a text is suspicious.
private enum CharacterFault {
  /// A control character, or a code point that is not a character.
  case notForPages
  /// It is invisible, or it changes the direction of the text invisibly.
  case invisible
  /// It has no width.
  case zeroWidth

  init?(_ scalar: UInt32, after previous: UInt32, before next: @autoclosure () -> UInt32) {
    switch scalar {
    case 0x09, 0x0A, 0x0C, 0x0D: return nil
    case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: self = .notForPages
    case 0x200B, 0xFEFF:
      guard ZeroWidth.isStray(scalar, after: previous, before: next()) else { return nil }
      self = .zeroWidth
    case 0x202A...0x202E, 0x2066...0x2069, 0xE0000...0xE007F:
      guard HidingCharacter.isOne(scalar, after: previous) else { return nil }
      self = .invisible
    default:
      guard scalar & 0xFFFE == 0xFFFE else { return nil }
      self = .notForPages
    }
  }
}
