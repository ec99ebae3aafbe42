import Escaping

/// The places in files for programs where an address has to be an absolute URL, because the programs
/// do not know where the file is: enclosures of feeds, `Sitemap:` in `robots.txt`, `URL:` in
/// calendars, the addresses of a JSON Feed.
enum WholeAddress {
  /// Whether one is meant behind the end of a text.
  static func isMeant(
    behind text: ArraySlice<UInt8>, in kind: OutputKind, isJSONFeed: Bool
  ) -> Bool {
    switch kind {
    case .xml: isMeantInTag(behind: text)
    case .text: isMeantInLine(behind: text)
    case .json: isJSONFeed && isMeantInMember(behind: text)
    case .html, .csv, .script, .style: false
    }
  }

  /// The elements of feeds and site maps that have such an address in `url` or `href`.
  private static let elements: Set<String> = [
    "enclosure", "media:content", "media:thumbnail", "media:player", "itunes:image", "xhtml:link",
  ]

  private static func isMeantInTag(behind text: ArraySlice<UInt8>) -> Bool {
    guard let start = text.lastIndex(of: UInt8(ascii: "<")) else { return false }
    let tag = text[(start + 1)...]
    let name = tag.prefix { !isWhitespace($0) }
    guard elements.contains(String(decoding: name, as: UTF8.self)) else { return false }
    let attribute = tag.suffix(while: { !isWhitespace($0) }).dropLast()
    return attribute.elementsEqual("url=".utf8) || attribute.elementsEqual("href=".utf8)
  }

  /// The names before the colon of a line with such an address.
  private static let lines: Set<String> = ["sitemap", "url"]

  private static func isMeantInLine(behind text: ArraySlice<UInt8>) -> Bool {
    let line = text.suffix(while: { $0 != 0x0A && $0 != 0x0D })
    let name = line.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
    let end = line.last { $0 != 0x20 }
    return end == UInt8(ascii: ":")
      && lines.contains(String(decoding: name, as: UTF8.self).lowercased())
  }

  /// The members of a JSON Feed that are addresses.
  private static let members: Set<String> = [
    "id", "url", "external_url", "home_page_url", "feed_url", "next_url", "image", "banner_image",
    "icon", "favicon", "avatar",
  ]

  private static func isMeantInMember(behind text: ArraySlice<UInt8>) -> Bool {
    func isBlank(_ byte: UInt8) -> Bool { isWhitespace(byte) }
    let quote = UInt8(ascii: "\"")
    var rest = text
    if rest.last == quote { rest.removeLast() }
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    guard rest.popLast() == UInt8(ascii: ":") else { return false }
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    guard rest.popLast() == quote else { return false }
    let name = rest.suffix(while: { $0 != quote })
    return members.contains(String(decoding: name, as: UTF8.self))
  }
}

extension ArraySlice<UInt8> {
  /// The longest end of which all bytes satisfy a condition.
  func suffix(while isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    guard let last = lastIndex(where: { !isPart($0) }) else { return self }
    return self[(last + 1)...]
  }
}

extension TypedExpression {
  /// Whether it is an address of the site, or begins with one where it is a text or JSON.
  var isSiteAddress: Bool {
    switch kind {
    case .json(let content), .fallback(let content, _, _), .or(let content, _):
      content.isSiteAddress
    case .many(.concatenate, let pieces): pieces.first?.isSiteAddress ?? false
    case .unary(.addressText, _): true
    default: type.unwrapped == .address
    }
  }
}
