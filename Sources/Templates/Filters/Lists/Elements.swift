import Diagnostics

extension Filter {
  /// A list unchanged, a text as the list of its characters.
  static let list = Filter("list") { typing, call in
    call.listOperand(in: &typing)?.list ?? call.invalid
  }
}
