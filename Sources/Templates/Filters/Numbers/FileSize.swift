import Diagnostics

extension Filter {
  /// A number of bytes as people read it.
  static let fileSize = Filter(
    "filesizeformat", takes: .init("binary", .bool, isRequired: false)
  ) { checker, call in
    guard let operand = checker.numberOperand(of: call) else { return call.invalid }
    return call.binary(.fileSize, operand, call[0] ?? call.bool(false), .string)
  }
}
