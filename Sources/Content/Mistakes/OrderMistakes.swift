// Mistakes about orders that mean nothing.

import Diagnostics

extension Diagnostic {
  /// Numbers in a field of text, which order entries as texts: `first` comes before `second`.
  static func numbersInTextOrder(
    _ pair: (first: String, second: String), type: String, _ rule: FieldRule, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .badOrder,
      "'\(rule.field)' is ordered as text: \(quoted(pair.first)) comes before "
        + quoted(pair.second), at: span,
      places: rule.place("it is a text here"),
      notes: ["all its values are numbers"],
      help: [Help("write the type '\(type)' in the model: it is ordered by its value")])
  }

  /// Times of day in a field of text, which order entries as texts: `first` comes before `second`.
  static func timesInTextOrder(
    _ pair: (first: String, second: String), _ rule: FieldRule, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .badOrder,
      "'\(rule.field)' is ordered as text: \(quoted(pair.first)) comes before "
        + quoted(pair.second), at: span,
      places: rule.place("it is a text here"),
      notes: ["all its values are times of day"],
      help: [Help("write two digits for each hour: '09:30'")])
  }

  /// Amounts of several currencies that order entries by their bare numbers.
  static func currenciesInOrder(
    _ currencies: [(code: String, entry: Span)], holder: String, isDescending: Bool,
    _ rule: FieldRule, at span: Span?
  ) -> Diagnostic {
    let order = "[\(holder), \(isDescending ? "-" : "")\(rule.field)]"
    return Diagnostic(
      .warning, .badOrder,
      "'\(rule.field)' orders amounts of \(list(currencies.map(\.code), joinedBy: "and")) by their "
        + "bare numbers", at: span,
      places: rule.place("the amount is declared here")
        + currencies.prefix(3).map { Place($0.entry, "an amount of \($0.code)") },
      help: [
        Help("order by the currency first: '\(order)'"),
        Help("or write a field with the amounts in one currency, and order by it"),
      ])
  }
}
