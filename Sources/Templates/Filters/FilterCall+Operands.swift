import Diagnostics
import Schema

// What a filter may ask of its operand, and make of its elements.
extension FilterCall {
  /// The operand as text; nil, reported, where it is none.
  func textOperand(in typing: inout Typing) -> TypedExpression? {
    guard isPresent(in: &typing) else { return nil }
    switch operand.type {
    case .scalar: return operand.asText
    case let type where type.isTextual: return operand.asText
    default:
      reportOperand(expected: "a text", in: &typing)
      return nil
    }
  }

  /// The operand as a list, with the type of its elements; nil, reported, where it is none.
  func listOperand(in typing: inout Typing) -> (list: TypedExpression, element: Type)? {
    guard isPresent(in: &typing) else { return nil }
    if case .list(let element) = operand.type { return (operand, element) }
    if operand.type == .string { return (operand.characters, .string) }
    reportOperand(expected: "a list", in: &typing)
    return nil
  }

  /// The operand as a number; nil, reported, where it is none.
  func numberOperand(in typing: inout Typing) -> TypedExpression? {
    operand(expected: "a number", in: &typing) { $0.isNumber || $0 == .bool }
  }

  /// The operand, if its type fits; nil, reported, where it does not.
  func operand(
    expected: String, in typing: inout Typing, where fits: (Type) -> Bool
  ) -> TypedExpression? {
    guard isPresent(in: &typing) else { return nil }
    if fits(operand.type) { return operand }
    reportOperand(expected: expected, in: &typing)
    return nil
  }

  private func isPresent(in typing: inout Typing) -> Bool {
    typing.isPresent(operand, for: "'\(name.text)' is applied to it")
  }

  private func reportOperand(expected: String, in typing: inout Typing) {
    typing.report(
      .wrongFilterOperand(
        name.text, expected: expected, type: typing.name(operand.type), at: operand.span))
  }

  // MARK: Elements

  /// A list of what `transform` makes of the field `path` of each element.
  func mapped(
    _ list: TypedExpression, path: TypedExpression?, in typing: inout Typing,
    _ transform: (inout Typing, TypedExpression) -> TypedExpression
  ) -> TypedExpression {
    let variable = typing.parts.newVariable()
    let element = TypedExpression.element(variable, list.type.element ?? .invalid, span)
    guard let value = typing.follow(path, from: element) else {
      return TypedExpression(.invalid, .list(.invalid), span)
    }
    var mapped = list.each(variable, gives: transform(&typing, value), at: span)
    mapped.isNonEmpty = list.isNonEmpty
    return mapped
  }

  /// What elements are ordered or distinguished by: a field of them, or they themselves.
  func keys(
    of list: TypedExpression, path: TypedExpression?, in typing: inout Typing
  ) -> TypedExpression {
    path == nil ? list : mapped(list, path: path, in: &typing) { _, value in value }
  }

  /// Whether values of a type have an order; reports it where they have none.
  func isOrdered(_ type: Type, in typing: inout Typing) -> Bool {
    switch type.unwrapped {
    case .invalid: return false
    case .scalar, .choice, .never: return true
    default:
      typing.report(.noOrderOfElements(name.text, type: typing.name(type), at: span))
      return false
    }
  }
}
