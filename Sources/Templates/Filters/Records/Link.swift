import Diagnostics
import Schema

extension Filter {
  /// The page of a record; none where its model never has pages.
  static let link = Filter("link") { typing, call in
    guard let (record, id) = call.recordOperand(in: &typing) else { return call.invalid }
    guard typing.environment.site.pages[id] != nil else { return call.none }
    let url = Identifier(text: "url", span: call.span)
    let page = typing.member(url, of: record, call.span)
    return page.type == .address ? TypedExpression(page.kind, .optional(.address), call.span) : page
  }
}

extension FilterCall {
  /// The operand as a record, with its structure; nil where it is not one, which is reported.
  func recordOperand(in typing: inout Typing) -> (record: TypedExpression, id: StructureID)? {
    let isRecord = { (type: Type) in if case .structure = type { true } else { false } }
    guard let operand = operand(expected: .record, in: &typing, where: isRecord),
      case .structure(let id) = operand.type
    else { return nil }
    return (operand, id)
  }
}
