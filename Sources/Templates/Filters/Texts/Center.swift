import Diagnostics

extension Filter {
  static let center = Filter("center", takes: .init("width", .int, isRequired: false)) {
    checker, call in
    guard let operand = checker.textOperand(of: call) else { return call.invalid }
    return call.binary(.text(.center), operand, call[0] ?? call.int(80), .string)
  }
}
