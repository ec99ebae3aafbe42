import Escaping
import HTMLRules

/// Markup of HTML in a text of the interface, which templates escape.
struct MessageMarkup {
  enum Kind { case tag, reference }

  let kind: Kind
  /// The bytes of the text that it is.
  let range: Range<Int>

  /// The first tag or character reference in a text; nil where there is none.
  init?(in bytes: [UInt8]) {
    // Behind the last one no tag ends, so that none is looked for there.
    let lastClose = bytes.lastIndex(of: UInt8(ascii: ">")) ?? 0
    for start in bytes.indices {
      switch bytes[start] {
      case UInt8(ascii: "<") where start < lastClose:
        guard let end = Self.endOfTag(at: start, in: bytes) else { continue }
        (kind, range) = (.tag, start..<end)
        return
      case UInt8(ascii: "&"):
        guard let end = Self.endOfReference(at: start, in: bytes) else { continue }
        (kind, range) = (.reference, start..<end)
        return
      default: continue
      }
    }
    return nil
  }

  private static func endOfTag(at start: Int, in bytes: [UInt8]) -> Int? {
    var index = start + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
    let first = index
    while index < bytes.count, isLetter(bytes[index]) || isDigit(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[first..<index], as: UTF8.self).lowercased()
    guard ElementTable.isInText(name), index < bytes.count, " />".utf8.contains(bytes[index]),
      let close = bytes[index...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return close + 1
  }

  private static func endOfReference(at start: Int, in bytes: [UInt8]) -> Int? {
    guard let (_, end) = CharacterReferences.reference(at: start, in: bytes[...]),
      bytes[end - 1] == UInt8(ascii: ";")
    else { return nil }
    return end
  }
}
