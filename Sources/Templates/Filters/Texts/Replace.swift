import Diagnostics

extension Filter {
  /// A text with another in place of one that it holds, everywhere or `count` times.
  static let replace = Filter(
    "replace", takes: .init("old", .text), .init("new", .text),
    .init("count", .int, isRequired: false)
  ) { checker, call in
    guard let operand = checker.textOperand(of: call), let old = call[0], let new = call[1] else {
      return call.invalid
    }
    return call.many(.text(.replace), [operand, old, new, call[2] ?? call.int(-1)], .string)
  }
}
