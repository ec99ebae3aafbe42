import Diagnostics

extension Filter {
  /// A number of bytes as people read it.
  static let fileSize = Filter(
    "filesizeformat", takes: .init("binary", .bool, isRequired: false)
  ) { typing, call in
    guard let operand = call.numberOperand(in: &typing) else { return call.invalid }
    return call.binary(.fileSize, operand, call[0] ?? call.bool(false), .string)
  }
}
