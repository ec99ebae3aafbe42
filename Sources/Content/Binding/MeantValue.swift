import Escaping
import Schema

/// What a text that cannot be read as a value certainly means, as Apus reads it.
enum MeantValue {
  /// The value, such as `2026-01-01` for `Jan 1, 2026`; nil where the text may mean several, or none.
  static func text(for mistake: ScalarMistake, typed: ArraySlice<UInt8>) -> String? {
    guard typed.count <= longest, let text = String(validating: typed, as: UTF8.self) else {
      return nil
    }
    switch mistake.expected {
    case .date: return date(text)
    case .int: return wholeNumber(typed)
    case .url: return webAddress(typed)
    case .slug: return slug(typed)
    default: return nil
    }
  }

  /// No value of which the meaning is certain is longer.
  private static let longest = 100

  private static func date(_ text: String) -> String? {
    let digits = Array(text.utf8)
    guard digits.count == 8, digits.allSatisfy(isDigit) else { return WrittenDate.iso(text) }
    return WrittenDate.iso("\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))")
  }

  /// Digits with `_` between groups of three, as programs write them.
  private static func wholeNumber(_ typed: ArraySlice<UInt8>) -> String? {
    let groups = typed.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    guard groups.count > 1, let first = groups.first, (1...3).contains(first.count),
      first.first != UInt8(ascii: "0"), groups.dropFirst().allSatisfy({ $0.count == 3 }),
      groups.joined().allSatisfy(isDigit)
    else { return nil }
    return String(decoding: Array(groups.joined()), as: UTF8.self)
  }

  /// The address of a host that is written without `https://`.
  private static func webAddress(_ typed: ArraySlice<UInt8>) -> String? {
    let host = typed.prefix { $0 != UInt8(ascii: "/") }
    guard host.contains(UInt8(ascii: ".")), host.last.map(isLetter) ?? false,
      host.allSatisfy({ isLetter($0) || isDigit($0) || ".-".utf8.contains($0) })
    else { return nil }
    let path = host.count == typed.count ? "/" : ""
    let address = Array("https://".utf8) + typed + path.utf8
    guard (try? Scalar.checkURL(address.span)) != nil else { return nil }
    return String(decoding: address, as: UTF8.self)
  }

  private static func slug(_ typed: ArraySlice<UInt8>) -> String? {
    guard !typed.contains(UInt8(ascii: "/")) else { return nil }
    var slug: [UInt8] = []
    let text = Array(typed)
    TextFold.appendSlug(from: text.span, to: &slug)
    guard (try? Scalar.checkSlug(slug.span)) != nil else { return nil }
    return String(decoding: slug, as: UTF8.self)
  }
}
