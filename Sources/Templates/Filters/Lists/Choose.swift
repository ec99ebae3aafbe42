import Diagnostics

extension Filter {
  /// The elements that satisfy a test, or that have a value.
  static let select = Filter.readingArguments("select") { checker, call in
    choose(&checker, call, byField: false, keeps: true)
  }

  /// The elements that do not satisfy a test.
  static let reject = Filter.readingArguments("reject") { checker, call in
    choose(&checker, call, byField: false, keeps: false)
  }

  /// The elements of which a field satisfies a test.
  static let selectByField = Filter.readingArguments("selectattr") { checker, call in
    choose(&checker, call, byField: true, keeps: true)
  }

  /// The elements of which a field does not satisfy a test.
  static let rejectByField = Filter.readingArguments("rejectattr") { checker, call in
    choose(&checker, call, byField: true, keeps: false)
  }

  private static func choose(
    _ checker: inout Checker, _ call: FilterCall, byField: Bool, keeps: Bool
  ) -> TypedExpression {
    guard let (list, element) = call.listOperand(in: &checker.typing) else { return call.invalid }
    var rest = call.arguments[...]
    var path: TypedExpression?
    if byField {
      guard let first = rest.popFirst(), let text = first.value.literalText,
        first.name == nil || first.name?.text == "attribute"
      else {
        return checker.typing.fail(.fieldNotLiteral(at: call.name.span), call.span)
      }
      path = TypedExpression(.text(Array(text.utf8)), .string, first.value.span)
    }
    var test: Identifier?
    if let first = rest.popFirst() {
      guard let text = first.value.literalText, first.name == nil else {
        return checker.typing.fail(.testNotLiteral(at: first.value.span), call.span)
      }
      test = Identifier(text: text, span: first.value.span)
    }
    let variable = checker.typing.parts.newVariable()
    let plain = TypedExpression.element(variable, element, call.span)
    guard let value = checker.typing.follow(path, from: plain) else { return call.invalid }
    var condition = value
    if let test {
      let use = TestUse(
        name: test, arguments: Array(rest), isNegated: false, filter: call.name.text,
        span: call.span)
      condition = use.typed(of: value, by: &checker)
      if condition.isInvalid { return call.invalid }
    }
    var type = element
    if keeps, !byField, condition.proof.whenTrue.present.contains(Path(root: variable)) {
      type = element.unwrapped
    }
    if !keeps { condition = TypedExpression(.not(condition), .bool, call.span) }
    let comprehension = Comprehension(
      variable: variable, list: list, condition: condition, element: plain)
    return TypedExpression(.comprehension(comprehension), .list(type), call.span)
  }
}
