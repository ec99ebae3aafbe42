import Diagnostics

extension Filter {
  /// The parts of a text between separators, or between white space.
  static let split = Filter("split", takes: .init("separator", .text, isRequired: false)) {
    checker, call in
    guard let operand = checker.textOperand(of: call) else { return call.invalid }
    return call.binary(.text(.split), operand, call[0] ?? call.none, .list(.string))
  }

  static let lines = Filter("lines", ofText: .lines, gives: .list(.string))
}
