import Diagnostics

extension Filter {
  /// The parts of a text between separators, or between white space.
  static let split = Filter("split", takes: .init("separator", .text, isRequired: false)) {
    typing, call in
    guard let operand = call.textOperand(in: &typing) else { return call.invalid }
    if let separator = call[0], separator.literalText == "" {
      return typing.fail(
        .unusableArgument(
          "'split' needs a separator that is not empty", help: "write '| list' for characters",
          at: separator.span), call.span)
    }
    var parts = call.binary(.text(.split), operand, call[0] ?? call.none, .list(.string))
    // Between separators there is a part, and in a text that is not blank a word.
    parts.isNonEmpty = call[0] != nil || typing.types.isNeverBlank(operand)
    return parts
  }

  static let lines = Filter("lines", ofText: .lines, gives: .list(.string))
}
