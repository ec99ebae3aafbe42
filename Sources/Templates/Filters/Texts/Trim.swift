import Diagnostics

extension Filter {
  /// A text without white space, or certain characters, around it.
  static let trim = Filter("trim", takes: .init("chars", .text, isRequired: false)) {
    typing, call in
    if call.operand.type.isMarkup, call[0] == nil { return call.operand }
    guard let operand = call.textOperand(in: &typing) else { return call.invalid }
    return call.binary(.text(.trim), operand, call[0] ?? call.none, .string)
  }
}
