// Mistakes about amounts of money.

import Diagnostics
import Schema

extension Diagnostic {
  /// A text that is not the code of a currency, in a field that holds one.
  static func unknownCurrency(
    _ typed: String, of rule: FieldRule, rulePlace: Span?, at span: Span,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    guard !rule.isSecret else {
      return Diagnostic(
        .error, .brokenRule, "'\(rule.field)' is not the code of a currency", at: span
      ).free(ofValues: rule)
    }
    var diagnostic = unknownCurrency(typed, as: .brokenRule, at: span, suggesting: &log) { $0 }
    diagnostic.places = rulePlace.map { [Place($0, "an amount has this currency")] } ?? []
    return diagnostic
  }

  /// An amount whose currency no field says.
  static func amountWithoutCurrency(
    _ rule: FieldRule, currency: String, rulePlace: Span?, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .brokenRule, "'\(rule.field)' is an amount without a currency", at: span,
      places: rulePlace.map { [Place($0, "the rule is declared here")] } ?? [],
      help: [Help("write the code of its currency in '\(currency)', such as EUR")]
    ).free(ofValues: rule)
  }

  /// An amount with more decimals than its currency has: what readers see is never rounded.
  static func tooManyDecimals(
    _ rule: FieldRule, _ amount: String, _ currency: Currency, rulePlace: Span?, at span: Span
  ) -> Diagnostic {
    let most =
      switch currency.decimals {
      case 0: "no decimals"
      default: "\(currency.decimals) decimals"
      }
    return Diagnostic(
      .error, .brokenRule,
      "'\(rule.field)' is \(rule.masked(amount)), but amounts of \(currency.code) have \(most)",
      at: span, places: rulePlace.map { [Place($0, "the rule is declared here")] } ?? [],
      help: [
        Help(
          currency.decimals == 0
            ? "write a whole number" : "write at most \(currency.decimals) digits after the point")
      ]
    ).free(ofValues: rule)
  }
}
