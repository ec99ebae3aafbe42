// Mistakes about currencies.

package import Diagnostics

extension Diagnostic {
  /// A text that is not the code of a currency. Where a log is given, the code that is probably
  /// meant is proposed, as `written` says.
  package static func unknownCurrency(
    _ typed: String, as code: DiagnosticCode, at span: Span?,
    suggesting log: inout DiagnosticLog, written: (String) -> String
  ) -> Diagnostic {
    var diagnostic = unknownCurrency(typed, as: code, at: span)
    let nearest = Currency.meant(by: typed) ?? log.nearest(to: typed, among: Currency.codes)
    if let nearest, let span {
      diagnostic.message += "; did you mean '\(nearest)'?"
      diagnostic.help = [Help("write '\(nearest)'", replace: span, with: written(nearest))]
    }
    return diagnostic
  }

  /// A text that is not the code of a currency.
  package static func unknownCurrency(
    _ typed: String, as code: DiagnosticCode, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, code, "\(quoted(typed)) is not the code of a currency", at: span,
      notes: ["ISO 4217 gives each currency a code of three capital letters, such as EUR"])
  }

  /// A key path of `@Currency` into another structure.
  static func currencyOfOther(_ root: String, owner: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .attributeArguments,
      "the currency is in a field of \(owner) itself, not of \(quoted(root))", at: span,
      help: [Help("write '\(owner)'", replace: span, with: owner)])
  }

  /// A key path of `@Currency` to a field that does not exist.
  static func currencyOfNothing(
    _ member: String, of owner: String, texts: [String], at span: Span, place: Span?,
    suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .attributeArguments, "\(owner) has no field \(quoted(member))", at: span,
      places: place.map { [Place($0, "\(owner) is declared here")] } ?? [],
      help: [Help("add 'var \(member): String' to \(owner)")])
    if let nearest = log.nearest(to: member, among: texts) {
      diagnostic.message += "; did you mean '\(nearest)'?"
      diagnostic.help = [Help("write '\(nearest)'", replace: span, with: nearest)]
    }
    return diagnostic
  }

  /// A key path of `@Currency` to a field that holds no code, or a secret one.
  static func currencyInNoText(
    _ member: String, isSecret: Bool, at span: Span, place: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .attributeArguments,
      isSecret
        ? "\(quoted(member)) is secret, and pages would show it with the amount"
        : "\(quoted(member)) holds no code of a currency", at: span,
      places: place.map { [Place($0, "this field")] } ?? [],
      help: [
        isSecret
          ? Help("remove '@Secret' from '\(member)', or make the amount secret, too")
          : Help("its type has to be 'String', or an enum whose cases are codes such as EUR")
      ])
  }
}

extension Currency {
  /// The code that a sign or a code in lower case means; nil for other texts.
  fileprivate static func meant(by text: String) -> String? {
    let signs = ["€": "EUR", "£": "GBP", "R$": "BRL", "₹": "INR", "₴": "UAH", "zł": "PLN"]
    return signs[text] ?? Currency(code: text.uppercased())?.code
  }
}
