import Diagnostics

extension Filter {
  /// The lines of a text moved to the right; the first and blank ones only on request.
  static let indent = Filter(
    "indent", takes: .init("width", .int, isRequired: false, in: .indentWidth),
    .init("first", .bool, isRequired: false), .init("blank", .bool, isRequired: false)
  ) { typing, call in
    guard let operand = call.textOperand(in: &typing) else { return call.invalid }
    let operands = [
      operand, call[0] ?? call.int(4), call[1] ?? call.bool(false), call[2] ?? call.bool(false),
    ]
    return call.many(.text(.indent), operands, .string)
  }
}
