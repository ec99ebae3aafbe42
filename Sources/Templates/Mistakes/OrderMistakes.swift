// Mistakes about the order of elements.

import Diagnostics

extension Diagnostic {
  /// Amounts that are ordered or compared by their numbers, and are of several currencies: of these,
  /// or of those that fields of their records say. `condition` is one by which they would be of the
  /// same.
  static func bareAmounts(
    _ codes: [String], holder: String?, condition: String?, at span: Span
  ) -> Diagnostic {
    let help: [Help] =
      if let holder {
        [
          Help(
            "choose those of one currency first: "
              + "'… | selectattr(\"\(holder)\", \"==\", \"EUR\")'"),
          Help("or order by the currency first: '… | sort(attribute=\"\(holder),…\")'"),
        ]
      } else if let condition, codes.isEmpty {
        [Help("compare them only where the currency is the same: '{% if \(condition) %}'")]
      } else {
        [Help("multiply one by an exchange rate first")]
      }
    return Diagnostic(
      .warning, .wrongOperand,
      codes.isEmpty
        ? "amounts that may be of several currencies are compared by their bare numbers"
        : "amounts of \(list(codes, joinedBy: "and")) are compared by their bare numbers", at: span,
      notes: [
        holder.map { "the field '\($0)' says the currency of each" }
          ?? (codes.isEmpty
            ? "fields of their records say the currencies"
            : "'@Currency' in the model says of which currency an amount is")
      ], help: help)
  }

  /// A field with '-' before it, as other languages write the order of fields.
  static func descendingField(
    _ field: String, among fields: [String], at span: Span
  ) -> Diagnostic {
    let areAllDescending = fields.allSatisfy { $0.hasPrefix("-") }
    let sorts =
      areAllDescending
      ? [sort(by: fields, isReversed: true)]
      : fields.reversed().map { sort(by: [$0], isReversed: $0.hasPrefix("-")) }
    let chain = "write '\(sorts.joined(separator: " | "))'"
    return Diagnostic(
      .error, .unknownMember, "\(quoted(field)) is no field: a '-' does not reverse the order",
      at: span,
      help: [Help(sorts.count == 1 ? chain : chain + ", the field that counts most last")])
  }

  private static func sort(by fields: [String], isReversed: Bool) -> String {
    let names = fields.map { String($0.drop { $0 == "-" || $0 == " " }) }.joined(separator: ",")
    let order = isReversed ? ", reverse=true" : ""
    return "sort(attribute=\"\(DisplayText(names).text)\"\(order))"
  }
}
