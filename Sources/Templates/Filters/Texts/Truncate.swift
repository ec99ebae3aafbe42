import Diagnostics

extension Filter {
  /// The beginning of a text, cut between words.
  static let truncate = Filter(
    "truncate", takes: .init("length", .int, isRequired: false),
    .init("killwords", .bool, isRequired: false), .init("end", .text, isRequired: false),
    .init("leeway", .int, isRequired: false, in: .leeway)
  ) { typing, call in
    guard let operand = call.textOperand(in: &typing) else { return call.invalid }
    if let killwords = call[1] {
      guard case .bool(false) = killwords.kind else {
        return typing.fail(.cutsWords(at: killwords.span), call.span)
      }
    }
    let length = call[0] ?? call.int(255)
    let end = call[2] ?? call.text("...")
    if case .int(let length) = length.kind, let text = end.literalText,
      let reason = TextTransform.objection(toLength: length, withEnd: Array(text.utf8)[...])
    {
      return typing.fail(.unusableArgument(reason, at: (call[0] ?? end).span), call.span)
    }
    return call.many(
      .text(.truncate), [operand, length, end, call[3] ?? call.int(5)], .string)
  }
}
