import Diagnostics
import Escaping

extension Filter {
  /// Every value is escaped where it is printed, so that `escape` has nothing left to do; in
  /// plain text it writes HTML's references.
  static let escape = Filter("escape", "e", "forceescape") { typing, call in
    if call.operand.type.isMarkup { return call.operand }
    guard let operand = call.textOperand(in: &typing) else { return call.invalid }
    guard typing.page.output == .text else { return operand }
    return call.unary(.text(.escapeHTML), operand, .string)
  }
}
