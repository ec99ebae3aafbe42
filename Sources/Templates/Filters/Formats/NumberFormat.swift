import Diagnostics

extension Filter {
  /// A number as the page's language writes it.
  static let number = Filter(
    "number", takes: .init("decimals", .int, isRequired: false, in: .decimals)
  ) { typing, call in
    guard let operand = call.operand(expected: "a number", in: &typing, where: \.isNumber) else {
      return call.invalid
    }
    return call.binary(.format(.number), operand, call[0] ?? call.none, .string)
  }
}
