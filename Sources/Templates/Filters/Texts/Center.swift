import Diagnostics

extension Filter {
  static let center = Filter(
    "center", takes: .init("width", .int, isRequired: false, in: .centerWidth)
  ) { typing, call in
    guard let operand = call.textOperand(in: &typing) else { return call.invalid }
    return call.binary(.text(.center), operand, call[0] ?? call.int(80), .string)
  }
}
