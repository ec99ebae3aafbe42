import Diagnostics
import Escaping

/// The form of a text that is the value of an attribute (section 2.3 of the HTML standard).
enum ValueForm: Hashable, Sendable {
  /// What a number is above.
  enum Least: Hashable, Sendable {
    /// It is 0 or more.
    case orMore
    /// It is more than 0.
    case above
  }

  /// A whole number with a minimum.
  case integer(from: Int)
  /// A number, of 0 or more, or more than 0.
  case number(Least?)
  /// An address: no spaces in it.
  case url
  /// Addresses of pictures with their sizes.
  case candidates
  /// A date, perhaps with a time.
  case date
  /// A date, a time, a duration, or a part of one.
  case moment
  /// A language tag; an empty one says that the language is not known.
  case language
  /// Media queries.
  case media
  /// What a browser may fill in: `on`, `off`, or what a field is for.
  case autofill

  /// Whether it is about addresses.
  var isOfAddresses: Bool { self == .url || self == .candidates }

  /// What it expects, as messages say it.
  var description: String {
    switch self {
    case .integer(from: 0): "a whole number of 0 or more"
    case .integer: "a whole number"
    case .number(.orMore): "a number of 0 or more"
    case .number(.above): "a number above 0"
    case .number(nil): "a number"
    case .url: "an address without spaces"
    case .candidates:
      "addresses with commas between them, each with a width above 0 as in '640w', or a density as in '2x'"
    case .date: "a date as in '2026-11-28', or one with a time as in '2026-11-28T12:30Z'"
    case .moment:
      "a date as in '2026-11-28', a time as in '12:30', or a duration as in 'PT1H30M'"
    case .language: "a language tag as in 'en' or 'pt-BR'"
    case .media: "a media query as in 'print' or '(min-width: 40rem)'"
    case .autofill:
      "'on', 'off', or what the field is for, as in 'name', 'email' or 'shipping street-address'"
    }
  }

  /// Whether a text has the form, as far as that is certain.
  func isSatisfied(by text: String) -> Bool {
    switch self {
    case .integer(let least): return Int(text).map { $0 >= least && !text.hasPrefix("+") } ?? false
    case .number(let least):
      guard let number = Self.number(text) else { return false }
      return least == nil || number > 0 || least == .orMore && number == 0
    case .url: return !text.utf8.contains(where: isWhitespace) || text.hasPrefix("data:")
    case .candidates: return ImageCandidates.areRight(Array(text.utf8))
    case .date: return DateText(text).isDate
    case .moment: return DateText(text).isMoment
    case .language: return Self.isLanguage(text)
    case .media: return MediaQuery.fault(in: Array(text.utf8)) == nil
    case .autofill: return AutofillField.isRight(text)
    }
  }

  /// The word that was probably meant in a text that does not have the form.
  func meant(by text: String) -> (word: String, isUnit: Bool)? {
    guard self == .media, let found = MediaQuery.fault(in: Array(text.utf8)) else { return nil }
    switch found.fault {
    case .withoutUnit(let feature): return (feature, true)
    case .word(let word):
      let known = MediaQuery.types.union(MediaQuery.features).sorted()
      return known.first { TypingSlip.isOne(word, for: $0) }.map { ($0, false) }
    }
  }

  /// A floating-point number (section 2.3.4.3).
  private static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy {
      isDigit($0) || ".-+eE".utf8.contains($0)
    }
    guard isPlain, !text.hasPrefix("+"), text.utf8.last.map(isDigit) == true else { return nil }
    return Double(text.hasPrefix(".") ? "0" + text : text)
  }

  /// A tag of the form of BCP 47 whose first part may be registered: no language has one of more
  /// than three letters.
  private static func isLanguage(_ text: String) -> Bool {
    guard !text.isEmpty else { return true }
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = parts.first, first.allSatisfy(isLetter) else { return false }
    let isPrivate = first.elementsEqual("x".utf8) || first.elementsEqual("i".utf8)
    return (isPrivate && parts.count > 1 || (2...3).contains(first.count))
      && parts.dropFirst().allSatisfy { part in
        (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || isDigit($0) }
      }
  }
}
