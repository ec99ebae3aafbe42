import Diagnostics

extension Filter {
  /// What is markup already; anything else is refused.
  static let safe = Filter("safe") { checker, call in
    if call.operand.type.isMarkup || call.operand.type == .json { return call.operand }
    return checker.fail(
      .notSafe(type: checker.name(call.operand.type), at: call.name.span), call.span)
  }
}
