import Diagnostics

extension Filter {
  /// A text with marked amounts, for scripts that scale them.
  static let amounts = Filter("amounts") { typing, call in
    typing.noteAmounts()
    guard let operand = call.textOperand(in: &typing) else { return call.invalid }
    return call.unary(.text(.amounts), operand, .markup)
  }

  /// A text with marked lengths of time, for timers.
  static let durations = Filter("durations") { typing, call in
    typing.noteAmounts()
    if call.operand.type.isMarkup {
      return call.unary(.text(.durations), call.operand, .markup)
    }
    guard let operand = call.textOperand(in: &typing) else { return call.invalid }
    return call.unary(.text(.durations), operand.converted(to: .markup), .markup)
  }
}
