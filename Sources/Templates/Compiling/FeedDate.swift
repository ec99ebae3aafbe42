import Diagnostics
import Escaping

/// A form in which programs read dates: those of feeds and site maps in the elements of XML, and
/// those of calendars.
enum FeedDate {
  /// `2026-04-02T10:00:00Z` (RFC 3339), as Atom asks.
  case atom
  /// `Thu, 02 Apr 2026 10:00:00 +0000` (RFC 822), as RSS asks.
  case rss
  /// A date of ISO 8601, perhaps with a time, as site maps ask.
  case map
  /// `20260402` or `20260402T100000Z` (RFC 5545), as calendars ask.
  case calendar(property: String)

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

  /// The form of the value of the property of a calendar that the end of a text names at the start
  /// of a line, as in `DTSTART;VALUE=DATE:`; nil for all others.
  init?(ofPropertyNamedBy text: ArraySlice<UInt8>) {
    guard text.last == UInt8(ascii: ":") else { return nil }
    let line = text.suffix(while: { $0 != 0x0A && $0 != 0x0D })
    let name = line.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
    let property = String(decoding: name, as: UTF8.self)
    guard ["DTSTART", "DTEND", "DTSTAMP"].contains(property) else { return nil }
    self = .calendar(property: property)
  }

  /// The pattern that writes it.
  var pattern: String {
    switch self {
    case .atom, .map: "rfc3339"
    case .rss: "rfc822"
    case .calendar: "yyyyMMdd"
    }
  }

  /// Whether its readers understand a date as it is printed without a filter.
  var takesISO: Bool {
    switch self {
    case .atom, .map: true
    case .rss, .calendar: false
    }
  }

  /// Whether the example of a date has the form, as far as that is certain: static text may complete
  /// what is not at the end of its line.
  func isSatisfied(by example: [UInt8], endsLine: Bool) -> Bool {
    let text = String(decoding: example, as: UTF8.self)
    switch self {
    case .atom:
      return example.count >= 20 && Self.isISO(example) && example[10] == UInt8(ascii: "T")
    case .map: return Self.isISO(example)
    case .calendar(let property):
      guard Self.isBasic(example) else { return false }
      // A stamp is a moment in UTC (RFC 5545, section 3.8.7.2).
      return property != "DTSTAMP" || !endsLine || example.last == UInt8(ascii: "Z")
    case .rss: return text.contains("2026 ") && text.contains(":") && text.contains("Feb ")
    }
  }

  private static func isBasic(_ text: [UInt8]) -> Bool {
    let day = text.prefix(8)
    guard day.count == 8, day.allSatisfy(isDigit) else { return false }
    var time = text.dropFirst(8)
    guard time.popFirst() == UInt8(ascii: "T") else { return text.count == 8 }
    if time.last == UInt8(ascii: "Z") { time.removeLast() }
    return time.count == 6 && time.allSatisfy(isDigit)
  }

  private static func isISO(_ text: [UInt8]) -> Bool {
    text.count >= 10 && text[..<4].allSatisfy(isDigit) && text[4] == UInt8(ascii: "-")
      && text[7] == UInt8(ascii: "-")
  }
}
