import Diagnostics
import Schema

// Requirements for the operand of a filter, and results made from its elements.
extension FilterCall {
  /// The operand as text; nil where it is not one, which is reported.
  func textOperand(in typing: inout Typing) -> TypedExpression? {
    guard isPresent(in: &typing) else { return nil }
    switch operand.type {
    case .scalar: return operand.asText
    case let type where type.isTextual: return operand.asText
    default:
      reportOperand(expected: .text, in: &typing)
      return nil
    }
  }

  /// The operand as a list, with the type of its elements; nil where it is not one, which is
  /// reported.
  func listOperand(in typing: inout Typing) -> (list: TypedExpression, element: Type)? {
    guard isPresent(in: &typing) else { return nil }
    if case .list(let element) = operand.type { return (operand, element) }
    if operand.type == .string { return (operand.characters, .string) }
    if case .mixed = operand.type { return (operand.asText.characters, .string) }
    reportOperand(expected: .list, in: &typing)
    return nil
  }

  /// The operand as a number; nil where it is not one, which is reported.
  func numberOperand(in typing: inout Typing) -> TypedExpression? {
    operand(expected: .number, in: &typing) { $0.isNumber || $0 == .bool }
  }

  /// The operand, if its type fits; nil where it does not, which is reported.
  func operand(
    expected: OperandKind, in typing: inout Typing, where fits: (Type) -> Bool
  ) -> TypedExpression? {
    guard isPresent(in: &typing) else { return nil }
    if fits(operand.type) { return operand }
    reportOperand(expected: expected, in: &typing)
    return nil
  }

  private func isPresent(in typing: inout Typing) -> Bool {
    typing.isPresent(operand, for: "'\(name.text)' is applied to it")
  }

  private func reportOperand(expected: OperandKind, in typing: inout Typing) {
    var mistake = Diagnostic.wrongFilterOperand(
      name.text, expected: expected, type: typing.types.namedType(of: operand.type),
      at: operand.span)
    if operand.type == .markdown, expected == .text {
      let text = typing.reports.written(operand.span) + " | plain"
      mistake.help = [
        .init(
          "use it on the text without markup: '\(DisplayText(text).text)'", replace: operand.span,
          with: text)
      ]
    }
    typing.report(mistake)
  }

  // MARK: Elements

  /// A list of the results of `transform` for the field `path` of each element.
  func mapped(
    _ list: TypedExpression, path: TypedExpression?, in typing: inout Typing,
    _ transform: (inout Typing, TypedExpression) -> TypedExpression
  ) -> TypedExpression {
    let variable = typing.parts.newVariable()
    let element = TypedExpression.element(variable, list.type.element ?? .invalid, span)
    let mark = typing.knowledge.mark
    typing.knowledge.assume(list.factsOfElements(as: variable))
    defer { typing.knowledge.undo(to: mark) }
    guard let value = typing.follow(path, from: element) else {
      return TypedExpression(.invalid, .list(.invalid), span)
    }
    var mapped = list.each(variable, gives: transform(&typing, value), at: span)
    mapped.isNonEmpty = list.isNonEmpty
    return mapped
  }

  /// The keys by which elements are ordered or compared: a field, or the elements themselves.
  func keys(
    of list: TypedExpression, path: TypedExpression?, in typing: inout Typing
  ) -> TypedExpression {
    path == nil ? list : mapped(list, path: path, in: &typing) { _, value in value }
  }

  /// Whether values of a type have an order, which are the elements or fields of them at a path;
  /// reports it where they have none.
  func isOrdered(
    _ type: Type, at path: TypedExpression? = nil, in typing: inout Typing
  ) -> Bool {
    switch type.unwrapped {
    case .invalid: return false
    case .scalar, .choice, .never: return true
    case .mixed:
      typing.report(.orderOfMixed(name.text, type: typing.name(type), at: span))
      return false
    default:
      let field = typing.types.orderedField(of: type.unwrapped)
      let owner = path?.literalText.map { $0 + "." } ?? ""
      typing.report(
        .noOrderOfElements(
          name.text, type: typing.name(type), areLists: type.unwrapped.element != nil,
          field: field.map { owner + $0.name },
          standIn: name.text == "groupby" && field != nil
            && (type.isOptional || field?.type.isOptional == true), at: span))
      return false
    }
  }
}

extension TypeTable {
  /// A field of records by which they can be put in order: a text, if they have one.
  fileprivate func orderedField(of type: Type) -> Shape.Field? {
    guard case .structure(let id) = type else { return nil }
    let fields = self[id].fields.filter { $0.name != "slug" }
    return fields.first { $0.type.unwrapped.isText }
      ?? fields.first {
        switch $0.type.unwrapped {
        case .scalar, .choice: true
        default: false
        }
      }
  }
}
