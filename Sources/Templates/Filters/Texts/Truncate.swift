import Diagnostics

extension Filter {
  /// The beginning of a text, cut between words.
  static let truncate = Filter(
    "truncate", takes: .init("length", .int, isRequired: false),
    .init("killwords", .bool, isRequired: false), .init("end", .text, isRequired: false),
    .init("leeway", .int, isRequired: false)
  ) { typing, call in
    guard let operand = call.textOperand(in: &typing) else { return call.invalid }
    if let killwords = call[1] {
      guard case .bool(false) = killwords.kind else {
        return typing.fail(.cutsWords(at: killwords.span), call.span)
      }
    }
    let operands = [
      operand, call[0] ?? call.int(255), call[2] ?? call.text("..."), call[3] ?? call.int(5),
    ]
    return call.many(.text(.truncate), operands, .string)
  }
}
