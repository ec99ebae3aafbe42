import Diagnostics

extension Filter {
  /// What can be printed as a text.
  static let string = Filter("string") { checker, call in
    checker.isPrintable(call.operand) ? checker.text(of: call.operand) : call.invalid
  }
}
