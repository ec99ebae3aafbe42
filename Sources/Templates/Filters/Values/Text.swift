import Diagnostics

extension Filter {
  /// A printable value as a text.
  static let string = Filter("string") { typing, call in
    typing.isPrintable(call.operand) ? call.operand.asText : call.invalid
  }
}
