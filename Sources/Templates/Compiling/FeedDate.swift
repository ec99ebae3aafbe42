import Diagnostics
import Escaping

/// A form in which programs read the text of an element of XML: the dates of feeds and site maps.
enum FeedDate {
  /// `2026-04-02T10:00:00Z` (RFC 3339), as Atom asks.
  case atom
  /// `Thu, 02 Apr 2026 10:00:00 +0000` (RFC 822), as RSS asks.
  case rss
  /// A date of ISO 8601, perhaps with a time, as site maps ask.
  case map

  /// The form of the text of the element that the end of a text opens; nil for all others.
  init?(ofElementOpenedBy text: ArraySlice<UInt8>) {
    let end = text.lastIndex { !isWhitespace($0) }
    guard let end, text[end] == UInt8(ascii: ">"),
      let start = text[..<end].lastIndex(of: UInt8(ascii: "<"))
    else { return nil }
    let name = String(
      decoding: text[(start + 1)..<end].prefix { !isWhitespace($0) }, as: UTF8.self)
    switch name.split(separator: ":").last {
    case "updated", "published": self = .atom
    case "pubDate", "lastBuildDate": self = .rss
    case "lastmod": self = .map
    default: return nil
    }
  }

  /// The pattern that writes it.
  var pattern: String {
    switch self {
    case .atom, .map: "rfc3339"
    case .rss: "rfc822"
    }
  }

  /// Whether the example of a date has the form, as far as that is certain.
  func isSatisfied(by example: [UInt8]) -> Bool {
    let text = String(decoding: example, as: UTF8.self)
    switch self {
    case .atom:
      return example.count >= 20 && Self.isISO(example) && example[10] == UInt8(ascii: "T")
    case .map: return Self.isISO(example)
    case .rss: return text.contains("2026 ") && text.contains(":") && text.contains("Feb ")
    }
  }

  private static func isISO(_ text: [UInt8]) -> Bool {
    text.count >= 10 && text[..<4].allSatisfy(isDigit) && text[4] == UInt8(ascii: "-")
      && text[7] == UInt8(ascii: "-")
  }
}
