import Diagnostics

extension Filter {
  /// What is before the mark in Markdown.
  static let excerpt = Filter("excerpt") { typing, call in
    guard let operand = call.operand(expected: .markdown, in: &typing, where: { $0 == .markdown })
    else { return call.invalid }
    return call.unary(.excerpt, operand, .optional(.markdown))
  }
}
