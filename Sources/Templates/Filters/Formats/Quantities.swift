import Diagnostics

extension Filter {
  /// A text whose amounts are marked, for scripts that scale them.
  static let amounts = Filter("amounts", ofText: .amounts, gives: .markup)

  /// A text whose lengths of time are marked, for timers.
  static let durations = Filter("durations") { checker, call in
    if call.operand.type.isMarkup {
      return call.unary(.text(.durations), call.operand, .markup)
    }
    guard let operand = checker.textOperand(of: call) else { return call.invalid }
    return call.unary(.text(.durations), checker.converted(operand, to: .markup), .markup)
  }
}
