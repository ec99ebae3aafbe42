import Diagnostics

extension Filter {
  /// A number without its sign.
  static let absolute = Filter("abs") { checker, call in
    guard let operand = checker.numberOperand(of: call) else { return call.invalid }
    return call.unary(.absolute, operand, operand.type == .bool ? .int : operand.type)
  }
}
