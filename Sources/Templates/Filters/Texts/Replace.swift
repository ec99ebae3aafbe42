import Diagnostics

extension Filter {
  /// A text with a part replaced by another, everywhere or `count` times.
  static let replace = Filter(
    "replace", takes: .init("old", .text), .init("new", .text),
    .init("count", .int, isRequired: false)
  ) { typing, call in
    guard let operand = call.textOperand(in: &typing), let old = call[0], let new = call[1] else {
      return call.invalid
    }
    return call.many(.text(.replace), [operand, old, new, call[2] ?? call.int(-1)], .string)
  }
}
