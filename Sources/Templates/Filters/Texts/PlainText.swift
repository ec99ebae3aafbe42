import Diagnostics

extension Filter {
  /// Markdown or HTML without its markup; a text, which has none, as it is.
  static let plainText = Filter("plain") { typing, call in
    if call.operand.type.isMarkup {
      return call.unary(.text(.plainText), call.operand, .string)
    }
    return call.textOperand(in: &typing) ?? call.invalid
  }
}
