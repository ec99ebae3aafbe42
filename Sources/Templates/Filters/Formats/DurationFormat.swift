import Diagnostics

extension Filter {
  /// A duration as the page's language writes it, or by ISO 8601.
  static let duration = Filter("duration", takes: .init("format", .literal, isRequired: false)) {
    typing, call in
    guard
      let operand = call.operand(expected: .duration, in: &typing, where: { $0 == .duration })
    else { return call.invalid }
    let known = ["short", "long", "iso"]
    let text = call[0]?.literalText ?? "short"
    guard let style = known.firstIndex(of: text) else {
      return typing.fail(
        .unknownOption(
          text, known: known, at: call[0]?.span ?? call.span, suggesting: &typing.reports.log),
        call.span)
    }
    return call.binary(.format(.duration), operand, call.int(style), .string)
  }
}
