import Diagnostics

extension Filter {
  /// A number without its sign.
  static let absolute = Filter("abs") { typing, call in
    guard let operand = call.numberOperand(in: &typing) else { return call.invalid }
    return call.unary(.absolute, operand, operand.type == .bool ? .int : operand.type)
  }
}
