import Diagnostics

extension Filter {
  /// A list as it is, a text as the list of its characters.
  static let list = Filter("list") { checker, call in
    checker.listOperand(of: call)?.list ?? call.invalid
  }
}
