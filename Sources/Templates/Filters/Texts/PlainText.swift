import Diagnostics

extension Filter {
  /// Markdown or HTML without its markup.
  static let plainText = Filter("striptags", "plain") { checker, call in
    if call.operand.type.isMarkup {
      return call.unary(.text(.plainText), call.operand, .string)
    }
    guard let operand = checker.textOperand(of: call) else { return call.invalid }
    return call.unary(.text(.stripTags), operand, .string)
  }
}
