import Escaping

/// Markup of HTML in a text of the interface, which templates escape.
struct MessageMarkup {
  enum Kind { case tag, reference }

  let kind: Kind
  /// The bytes of the text that it is.
  let range: Range<Int>

  /// The first tag or character reference in a text; nil where there is none.
  init?(in bytes: [UInt8]) {
    for start in bytes.indices {
      switch bytes[start] {
      case UInt8(ascii: "<"):
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
    guard elements.contains(name), index < bytes.count, " />".utf8.contains(bytes[index]),
      let close = bytes[index...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return close + 1
  }

  private static func endOfReference(at start: Int, in bytes: [UInt8]) -> Int? {
    var index = start + 1
    let isNumber = index < bytes.count && bytes[index] == UInt8(ascii: "#")
    if isNumber { index += 1 }
    let first = index
    while index < bytes.count, isLetter(bytes[index]) || isDigit(bytes[index]) { index += 1 }
    guard index > first, index < bytes.count, bytes[index] == UInt8(ascii: ";") else { return nil }
    let name = String(decoding: bytes[first..<index], as: UTF8.self)
    return isNumber || references.contains(name) ? index + 1 : nil
  }

  /// The elements that a part of a text may be.
  private static let elements: Set<String> = [
    "a", "abbr", "b", "bdi", "br", "cite", "code", "div", "em", "h1", "h2", "h3", "h4", "i", "img",
    "kbd", "li", "mark", "ol", "p", "q", "s", "small", "span", "strong", "sub", "sup", "time", "u",
    "ul", "wbr",
  ]

  /// The characters that have a name in HTML and are often written by it.
  private static let references: Set<String> = [
    "amp", "apos", "bdquo", "bull", "copy", "ensp", "emsp", "euro", "gt", "hellip", "laquo",
    "larr", "ldquo", "lsquo", "lt", "mdash", "middot", "minus", "nbsp", "ndash", "quot", "raquo",
    "rarr", "rdquo", "reg", "rsquo", "sbquo", "shy", "thinsp", "times", "trade", "zwj", "zwnj",
  ]
}
