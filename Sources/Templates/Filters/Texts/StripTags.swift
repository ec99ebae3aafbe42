import Diagnostics

extension Filter {
  /// Markdown or HTML without its markup; a text without what HTML reads as tags and comments.
  static let stripTags = Filter("striptags") { typing, call in
    if call.operand.type.isMarkup {
      return call.unary(.text(.plainText), call.operand, .string)
    }
    guard let operand = call.textOperand(in: &typing) else { return call.invalid }
    return call.unary(.text(.stripTags), operand, .string)
  }
}
