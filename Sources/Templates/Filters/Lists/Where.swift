import Diagnostics

extension Filter {
  /// The elements for which a field is true, or equals a value.
  static let whereField = Filter(
    "where", takes: .init("attribute", .literal), .init("value", .any, isRequired: false)
  ) { typing, call in
    guard let path = call[0], let (list, element) = call.listOperand(in: &typing) else {
      return call.invalid
    }
    if let text = path.literalText, text.contains(" ") {
      return typing.fail(
        .conditionAsField(text, of: typing.reports.written(list.span), at: path.span), call.span)
    }
    let variable = typing.parts.newVariable()
    let plain = TypedExpression.element(variable, element, call.span)
    guard let value = typing.follow(path, from: plain) else { return call.invalid }
    var condition = value
    if let wanted = call[1] {
      let equality = ComparisonUse(
        left: value, comparison: .equal, right: wanted, span: call.span)
      condition = equality.typed(in: &typing)
    }
    let comprehension = Comprehension(
      variable: variable, list: list, condition: condition, element: plain)
    return TypedExpression(.comprehension(comprehension), list.type, call.span)
  }
}
