import Diagnostics

extension Filter {
  /// Markup unchanged; anything else is refused.
  static let safe = Filter("safe") { typing, call in
    if call.operand.type.isMarkup || call.operand.type == .json { return call.operand }
    return typing.fail(
      .notSafe(type: typing.name(call.operand.type), at: call.name.span), call.span)
  }
}
