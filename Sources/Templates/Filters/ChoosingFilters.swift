import Diagnostics
import Schema

// Filters that go through a list with a field, a filter or a test.
extension FilterTable {
  static let map: Filter = { checker, call in
    guard let (list, _) = checker.listOperand(of: call) else { return call.invalid }
    let names = call.arguments.filter { $0.name != nil }
    if let attribute = names.first(where: { $0.name?.text == "attribute" }) {
      let path = checker.check(attribute.value)
      guard path.literalText != nil else {
        return checker.fail(.fieldNotLiteral(at: attribute.value.span), call.span)
      }
      let fallback = names.first { $0.name?.text == "default" }.map { checker.check($0.value) }
      return checker.mapped(list, call, path: path) { checker, value in
        guard let fallback, let type = value.type.unwrapped.joined(with: fallback.type) else {
          return value
        }
        return TypedExpression(
          .fallback(
            checker.converted(value, to: type), checker.converted(fallback, to: type),
            testsTruth: false), type, value.span)
      }
    }
    guard let first = call.arguments.first, let name = first.value.literalText else {
      return checker.fail(.mapNeedsFilter(at: call.name.span), call.span)
    }
    let rest = Array(call.arguments.dropFirst())
    return checker.mapped(list, call, path: nil) { checker, value in
      checker.apply(
        FilterCall(
          name: Identifier(text: name, span: first.value.span), operand: value, arguments: rest,
          span: call.span))
    }
  }

  /// `select`, `reject`, `selectattr` and `rejectattr`.
  static func choose(
    _ checker: inout Checker, _ call: FilterCall, byField: Bool, keeps: Bool
  ) -> TypedExpression {
    guard let (list, element) = checker.listOperand(of: call) else { return call.invalid }
    var rest = call.arguments[...]
    var path: TypedExpression?
    if byField {
      guard let first = rest.popFirst(), let text = first.value.literalText else {
        return checker.fail(.fieldNotLiteral(at: call.name.span), call.span)
      }
      path = TypedExpression(.text(Array(text.utf8)), .string, first.value.span)
    }
    var test: Identifier?
    if let first = rest.popFirst() {
      guard let text = first.value.literalText else {
        return checker.fail(.testNotLiteral(at: first.value.span), call.span)
      }
      test = Identifier(text: text, span: first.value.span)
    }
    let variable = checker.newVariable()
    let plain = checker.plainElement(variable, element, call.span)
    guard let value = checker.follow(path, from: plain) else { return call.invalid }
    var condition = value
    if let test {
      condition = checker.test(value, test, Array(rest), isNegated: false, call.span)
      if condition.isInvalid { return call.invalid }
    }
    var type = element
    if keeps, !byField, checker.proof(of: condition).whenTrue.present.contains(Path(root: variable))
    {
      type = element.unwrapped
    }
    if !keeps { condition = TypedExpression(.not(condition), .bool, call.span) }
    let comprehension = Comprehension(
      variable: variable, list: list, condition: condition, element: plain)
    return TypedExpression(.comprehension(comprehension), .list(type), call.span)
  }

  static let whereFilter: Filter = { checker, call in
    guard
      let values = checker.arguments(
        of: call, .init("attribute", .literal), .init("value", .any, isRequired: false)),
      let (list, element) = checker.listOperand(of: call), let path = values[0]
    else { return call.invalid }
    let variable = checker.newVariable()
    let plain = checker.plainElement(variable, element, call.span)
    guard let value = checker.follow(path, from: plain) else { return call.invalid }
    var condition = value
    if let wanted = values[1] { condition = checker.compare(value, .equal, wanted, call.span) }
    let comprehension = Comprehension(
      variable: variable, list: list, condition: condition, element: plain)
    return TypedExpression(.comprehension(comprehension), list.type, call.span)
  }
}

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
    let variable = newVariable()
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
    case .int, .double, .decimal, .bool, .date, .duration, .choice, .never: return true
    case let text where text.isText: return true
    default:
      report(.noOrderOfElements(call.name.text, type: name(type), at: call.span))
      return false
    }
  }
}
