import Diagnostics

extension Filter {
  /// What stands before the mark in Markdown.
  static let excerpt = Filter("excerpt") { checker, call in
    guard let operand = checker.operand(of: call, expected: "Markdown", where: { $0 == .markdown })
    else { return call.invalid }
    return call.unary(.excerpt, operand, .optional(.markdown))
  }
}
