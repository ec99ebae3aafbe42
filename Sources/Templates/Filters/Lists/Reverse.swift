import Diagnostics

extension Filter {
  /// A list or text from its end to its beginning.
  static let reverse = Filter("reverse") { typing, call in
    if call.operand.type.isTextual {
      guard let text = call.textOperand(in: &typing) else { return call.invalid }
      return call.unary(.text(.reversed), text, .string)
    }
    guard let (list, _) = call.listOperand(in: &typing) else { return call.invalid }
    var result = call.unary(.reversed, list, list.type)
    result.isNonEmpty = list.isNonEmpty
    return result
  }
}
