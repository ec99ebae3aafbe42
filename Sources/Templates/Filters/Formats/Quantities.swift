import Diagnostics

extension Filter {
  /// A text whose amounts are marked, for scripts that scale them.
  static let amounts = Filter("amounts", ofText: .amounts, gives: .markup)

  /// A text whose lengths of time are marked, for timers.
  static let durations = Filter("durations") { typing, call in
    if call.operand.type.isMarkup {
      return call.unary(.text(.durations), call.operand, .markup)
    }
    guard let operand = call.textOperand(in: &typing) else { return call.invalid }
    return call.unary(.text(.durations), operand.converted(to: .markup), .markup)
  }
}
