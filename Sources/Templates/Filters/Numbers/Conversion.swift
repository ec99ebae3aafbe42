import Diagnostics

extension Filter {
  /// A number, or a text that may be one, as a whole number.
  static let int = Filter("int", takes: .init("default", .int, isRequired: false)) {
    typing, call in
    guard let operand = convertible(&typing, call) else { return call.invalid }
    return call.binary(.toInt, operand, call[0] ?? call.none, .int)
  }

  /// A number, or a text that may be one, as a floating-point number.
  static let float = Filter("float", takes: .init("default", .number, isRequired: false)) {
    typing, call in
    guard let operand = convertible(&typing, call) else { return call.invalid }
    let fallback = call[0] ?? call.none
    return call.binary(.toDouble, operand, fallback, .double)
  }

  private static func convertible(
    _ typing: inout Typing, _ call: FilterCall
  ) -> TypedExpression? {
    call.operand.type.isTextual
      ? call.textOperand(in: &typing) : call.numberOperand(in: &typing)
  }
}
