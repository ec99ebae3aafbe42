import Diagnostics

extension Filter {
  /// A text broken into lines between words.
  static let wordWrap = Filter(
    "wordwrap", takes: .init("width", .int, isRequired: false, in: .wrapWidth),
    .init("break_long_words", .bool, isRequired: false),
    .init("wrapstring", .text, isRequired: false)
  ) { typing, call in
    guard let operand = call.textOperand(in: &typing) else { return call.invalid }
    let operands = [
      operand, call[0] ?? call.int(79), call[1] ?? call.bool(true), call[2] ?? call.text("\n"),
    ]
    return call.many(.text(.wordWrap), operands, .string)
  }
}
