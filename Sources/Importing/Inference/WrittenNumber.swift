import Escaping

/// Numbers as people write them, which are texts here: in quotation marks, with a decimal comma, or
/// with signs between their thousands.
enum WrittenNumber {
  /// What is between groups of three digits in Switzerland, in France and in tables.
  private static let marks = ["'", "’", " ", "\u{A0}", "\u{202F}"]

  /// Whether a text is such a number, without zeros before it.
  static func isNumber(_ text: String) -> Bool {
    hasPoint(text) || hasComma(text) || mark(in: text) != nil
  }

  /// Why texts that are such numbers are texts; nil where they may be codes.
  static func reason(_ texts: [String]) -> String? {
    if let text = texts.first(where: { mark(in: $0) != nil }) {
      let number = String(
        text.filter { character in !marks.contains { $0.first == character } }
          .map { $0 == "," ? "." : $0 })
      return "'\(text)' has signs between its thousands: only numbers such as '\(number)' are "
        + "ordered by their value"
    }
    let comma = texts.first { hasComma($0) && !hasPoint($0) }
    if let comma, let point = texts.first(where: { hasPoint($0) && $0.contains(".") }) {
      return "'\(comma)' has a decimal comma, and '\(point)' a point: write all with a point, "
        + "because only numbers are ordered by their value"
    }
    if let text = texts.first(where: { $0.contains(",") }) {
      return "'\(text)' has commas between its thousands: only numbers such as '1299.50' are "
        + "ordered by their value"
    }
    // Texts of one length are in the order of their numbers, and often codes.
    guard let first = texts.first, Set(texts.map(\.count)).count > 1 else { return nil }
    return "'\(first)' is in quotation marks: as texts, '9' comes after '10'; an Int or a Decimal "
      + "in the model takes it, too, and is ordered by its value"
  }

  /// `1,299.50` or `-12.5`.
  private static func hasPoint(_ text: String) -> Bool { reads(text, groupedBy: ",", ".") }

  /// `1.299,50` or `-12,5`.
  private static func hasComma(_ text: String) -> Bool { reads(text, groupedBy: ".", ",") }

  /// The sign between thousands, as in `1'299.50`; nil where there is none.
  private static func mark(in text: String) -> String? {
    marks.first { text.contains($0) && reads(text, groupedBy: $0, ".,") }
  }

  private static func reads(_ text: String, groupedBy sign: String, _ fraction: String) -> Bool {
    FormReader.reads(text) { reader in
      reader.take("-")
      let start = reader.rest.prefix(2)
      let zero = UInt8(ascii: "0")
      // `0123` is a code, and `012,345` is none.
      let isCode = start.count == 2 && start.first == zero && start.last.map(isDigit) == true
      if isCode, !text.contains(",") { return false }
      return reader.groupedDigits(sign) && reader.fraction(fraction)
    }
  }
}
