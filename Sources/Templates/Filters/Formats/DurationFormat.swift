import Diagnostics

extension Filter {
  /// A duration as the page's language writes it, or by ISO 8601.
  static let duration = Filter("duration", takes: .init("format", .literal, isRequired: false)) {
    checker, call in
    guard
      let operand = checker.operand(of: call, expected: "a duration", where: { $0 == .duration })
    else { return call.invalid }
    let known = ["short", "long", "iso"]
    let text = call[0]?.literalText ?? "short"
    guard let style = known.firstIndex(of: text) else {
      return checker.fail(
        .unknownOption(
          text, known: known, at: call[0]?.span ?? call.span, suggesting: &checker.log), call.span)
    }
    return call.binary(.format(.duration), operand, call.int(style), .string)
  }
}
