// Mistakes about the order of elements.

import Diagnostics

extension Diagnostic {
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
