import Diagnostics
import Schema

extension Filter {
  /// The page of a record; none where its model never has pages.
  static let link = Filter("link") { checker, call in
    guard let (record, id) = checker.recordOperand(of: call) else { return call.invalid }
    guard checker.environment.pages[id] != nil else { return call.none }
    let url = Identifier(text: "url", span: call.span)
    let page = checker.member(url, of: record, call.span)
    return page.type == .address ? TypedExpression(page.kind, .optional(.address), call.span) : page
  }
}

extension Checker {
  /// The operand of a filter as a record, with its structure; nil, reported, where it is none.
  mutating func recordOperand(
    of call: FilterCall
  ) -> (record: TypedExpression, id: StructureID)? {
    let isRecord = { (type: Type) in if case .structure = type { true } else { false } }
    guard let operand = operand(of: call, expected: "a record", where: isRecord),
      case .structure(let id) = operand.type
    else { return nil }
    return (operand, id)
  }
}
