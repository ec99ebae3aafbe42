import Escaping
import Schema

/// How texts are written that mean a value of a type, and that the type does not take.
enum WrittenForm {
  case date, time, amount, percentage, truth, number

  /// The form that all texts have; nil where there is none.
  static func all(of texts: [String]) -> WrittenForm? {
    guard let first = texts.first else { return nil }
    return [WrittenForm.date, .time, .amount, .percentage, .truth, .number].first { form in
      form.isForm(of: first) && texts.allSatisfy(form.isForm)
    }
  }

  private static let truths: Set<String> = [
    "yes", "no", "y", "n", "ja", "nein", "oui", "non", "si", "sí", "sim", "não", "nao", "on", "off",
    "áno", "nie", "ano", "ne",
  ]

  private func isForm(of text: String) -> Bool {
    switch self {
    case .date:
      // Digits or names of months; anything longer is a sentence.
      text.utf8.count <= 40 && text.contains(where: \.isNumber)
        && (FormReader.reads(text) { $0.yearAndDay() } || FormReader.reads(text) { $0.dayAndYear() }
          || Observation.fits(Array(text.utf8)[...], .date) || WrittenDate.iso(text) != nil)
    case .time: FormReader.reads(text) { $0.time() }
    case .amount:
      FormReader.reads(text) { $0.currencyAndAmount() }
        || FormReader.reads(text) { $0.amountAndCurrency() }
    case .percentage: FormReader.reads(text) { $0.percentage() }
    case .truth: Self.truths.contains(text.lowercased())
    case .number: WrittenNumber.isNumber(text)
    }
  }

  /// What is said of a text of this form.
  ///
  /// - Parameters:
  ///   - text: The text that is shown.
  ///   - all: All texts, which have this form.
  /// - Returns: Why they are texts; nil where numbers may be codes.
  func reason(_ text: String, among all: [String]) -> String? {
    switch self {
    case .date: "'\(text)' is no date such as '2022-09-20', and only dates are ordered by their day"
    case .time:
      "'\(text)' is no moment and no duration: write '2022-09-20T14:30' or '1 h 10 min' if one is meant"
    case .amount:
      "'\(text)' is an amount with its currency, and only numbers such as '12.50' are ordered by their "
        + "value"
    case .percentage:
      "'\(text)' is no number, and only numbers such as '12.5' are ordered by their value"
    case .truth: "'\(text)' is no Bool: write 'true' and 'false' if it is meant"
    case .number: WrittenNumber.reason(all)
    }
  }
}

extension FormReader {
  private static let dateSigns = "./-"

  /// `2026/3/1`.
  fileprivate mutating func yearAndDay() -> Bool {
    digits(4...4) != nil && take(oneOf: Self.dateSigns) != nil && digits(1...2) != nil
      && take(oneOf: Self.dateSigns) != nil && digits(1...2) != nil
  }

  /// `1. 3. 2026`, also with a time behind it.
  fileprivate mutating func dayAndYear() -> Bool {
    for _ in 0..<2 {
      guard digits(1...2) != nil, take(oneOf: Self.dateSigns) != nil else { return false }
      take(" ")
    }
    guard digits(4...4) != nil else { return false }
    if isAtEnd { return true }
    take(",")
    return take(" ") && time()
  }

  /// `10:30`, `10:30:15` or `10:30 a.m.`.
  fileprivate mutating func time() -> Bool {
    guard digits(1...2) != nil, take(":"), digits(2...2) != nil else { return false }
    if take(":"), digits(2...2) == nil { return false }
    if isAtEnd { return true }
    take(" ")
    guard take(oneOf: "AaPp") != nil else { return false }
    take(".")
    guard take(oneOf: "Mm") != nil else { return false }
    take(".")
    return true
  }

  /// `€ 12.50` or `EUR -12,50`.
  fileprivate mutating func currencyAndAmount() -> Bool {
    guard currency() else { return false }
    take(" ")
    return amount()
  }

  /// `12.50 €` or `1'000 CHF`, also with `,-` behind it.
  fileprivate mutating func amountAndCurrency() -> Bool {
    guard amount(), currency() else { return false }
    take(",-")
    return true
  }

  /// A number with any signs between its digits, and the blanks behind it.
  private mutating func amount() -> Bool {
    take("-")
    guard digits(1...1) != nil else { return false }
    take { isDigit($0) || ".,' ".utf8.contains($0) }
    return true
  }

  private mutating func currency() -> Bool {
    if ["€", "$", "£", "¥"].contains(where: { take($0) }) { return true }
    return take(atMost: 3) { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } == 3
  }

  /// `-12,5 %`.
  fileprivate mutating func percentage() -> Bool {
    take("-")
    guard digits() != nil, fraction(".,") else { return false }
    take(" ")
    return take("%")
  }
}
