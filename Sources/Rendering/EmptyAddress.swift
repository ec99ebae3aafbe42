import Escaping
import Templates

/// An attribute of a finished page that has to be an address, and is empty.
struct EmptyAddress {
  /// The name of the attribute.
  let name: String
  /// The name of its element.
  let element: String

  /// The elements in which an empty address is a mistake, by attribute.
  private static let elements: [String: Set<String>] = [
    "href": ["a", "area", "link"],
    "src": ["img", "source", "video", "audio", "track", "iframe", "embed", "script", "input"],
    "poster": ["video"], "data": ["object"],
  ]

  /// The attribute whose value begins at an offset; nil where it may be empty.
  init?(before start: Int, in html: [UInt8]) {
    var end = start
    while end > 0, html[end - 1] != UInt8(ascii: "=") {
      guard isWhitespace(html[end - 1]) || Self.isQuote(html[end - 1]) else { return nil }
      end -= 1
    }
    end -= 1
    while end > 0, isWhitespace(html[end - 1]) { end -= 1 }
    guard end > 0 else { return nil }
    let name = Self.word(html[..<end].reversed().prefix { $0.isInTagName }.reversed())
    guard let elements = Self.elements[name],
      let tag = html[..<end].lastIndex(of: UInt8(ascii: "<"))
    else { return nil }
    let element = Self.word(html[(tag + 1)...].prefix { $0.isInTagName })
    guard elements.contains(element) else { return nil }
    (self.name, self.element) = (name, element)
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private static func word(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.map(lowercased), as: UTF8.self)
  }
}
