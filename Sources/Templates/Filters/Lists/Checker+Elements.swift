import Diagnostics
import Schema

// What filters make of the elements of a list.
extension Checker {
  /// An element of a list, as the variable of a comprehension.
  func plainElement(_ variable: VariableID, _ type: Type, _ span: Span) -> TypedExpression {
    var value = TypedExpression(.variable(variable), type, span)
    value.path = Path(root: variable)
    return value
  }

  /// The field at the end of a path such as `author.name`; nil, reported, where there is none.
  mutating func follow(
    _ path: TypedExpression?, from value: TypedExpression
  ) -> TypedExpression? {
    guard let path, let text = path.literalText else { return value }
    var value = value
    for name in text.split(separator: ".", omittingEmptySubsequences: false) {
      value = member(Identifier(text: String(name), span: path.span), of: value, path.span)
      if value.isInvalid { return nil }
    }
    return value
  }

  /// A list of what `transform` makes of the field `path` of each element.
  mutating func mapped(
    _ list: TypedExpression, _ call: FilterCall, path: TypedExpression?,
    _ transform: (inout Checker, TypedExpression) -> TypedExpression
  ) -> TypedExpression {
    let variable = parts.newVariable()
    let element = plainElement(variable, list.type.element ?? .invalid, call.span)
    guard let value = follow(path, from: element) else {
      return TypedExpression(.invalid, .list(.invalid), call.span)
    }
    let result = transform(&self, value)
    let comprehension = Comprehension(
      variable: variable, list: list, condition: nil, element: result)
    var mapped = TypedExpression(.comprehension(comprehension), .list(result.type), call.span)
    mapped.isNonEmpty = list.isNonEmpty
    return mapped
  }

  /// What elements are ordered or told apart by: a field of them, or they themselves.
  mutating func keys(
    of list: TypedExpression, _ call: FilterCall, path: TypedExpression?
  ) -> TypedExpression {
    path == nil ? list : mapped(list, call, path: path) { _, value in value }
  }

  /// Whether values of a type have an order; reports it where they have none.
  mutating func isOrdered(_ type: Type, _ call: FilterCall) -> Bool {
    switch type.unwrapped {
    case .invalid: return false
    case .scalar, .choice, .never: return true
    default:
      report(.noOrderOfElements(call.name.text, type: name(type), at: call.span))
      return false
    }
  }
}
