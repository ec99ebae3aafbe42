import Diagnostics

extension Filter {
  /// The parts of a text between separators, or between white space.
  static let split = Filter("split", takes: .init("separator", .text, isRequired: false)) {
    typing, call in
    guard let operand = call.textOperand(in: &typing) else { return call.invalid }
    return call.binary(.text(.split), operand, call[0] ?? call.none, .list(.string))
  }

  static let lines = Filter("lines", ofText: .lines, gives: .list(.string))
}
