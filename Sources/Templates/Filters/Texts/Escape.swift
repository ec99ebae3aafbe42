import Diagnostics
import Escaping

extension Filter {
  /// Every value is escaped where it is printed, so that `escape` has nothing left to do; in
  /// plain text it writes HTML's references.
  static let escape = Filter("escape", "e", "forceescape") { checker, call in
    if call.operand.type.isMarkup { return call.operand }
    guard let operand = checker.textOperand(of: call) else { return call.invalid }
    guard checker.page.output == .text else { return operand }
    return call.unary(.text(.escapeHTML), operand, .string)
  }
}
