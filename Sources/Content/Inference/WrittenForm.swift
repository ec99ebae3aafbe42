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
        && (text.wholeMatch(
          of: /\d{4}[.\/-]\d{1,2}[.\/-]\d{1,2}|\d{1,2}[.\/-] ?\d{1,2}[.\/-] ?\d{4}/) != nil
          || Observation.fits(Array(text.utf8)[...], .date) || WrittenDate.iso(text) != nil)
    case .time: text.wholeMatch(of: /\d{1,2}:\d{2}(?::\d{2})?(?: ?[AaPp]\.?[Mm]\.?)?/) != nil
    case .amount:
      text.wholeMatch(
        of: /(?:[€$£¥]|[A-Z]{3}) ?-?\d[\d.,' ]*|-?\d[\d.,' ]*(?:[€$£¥]| [€$£¥]| ?[A-Z]{3})(?:,-)?/)
        != nil
    case .percentage: text.wholeMatch(of: /-?\d+(?:[.,]\d+)? ?%/) != nil
    case .truth: Self.truths.contains(text.lowercased())
    case .number: text.wholeMatch(of: /-?(?:\d{1,3}(?:,\d{3})+|0|[1-9]\d*)(?:\.\d+)?/) != nil
    }
  }

  /// What is said of a text of this form.
  func reason(_ text: String) -> String {
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
    case .number where text.contains(","):
      "'\(text)' has commas between its thousands: only numbers such as '1299.50' are ordered by their "
        + "value"
    case .number:
      "'\(text)' is in quotation marks: as texts, '9' comes after '10'; an Int or a Decimal in the model "
        + "takes it, too, and is ordered by its value"
    }
  }
}
