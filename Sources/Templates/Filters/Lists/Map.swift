import Diagnostics

extension Filter {
  /// A field of each element, or the result of a filter.
  static let map = Filter.readingArguments("map") { checker, call in
    guard let (list, element) = call.listOperand(in: &checker.typing) else { return call.invalid }
    if let attribute = call.arguments.first(where: { $0.name?.text == "attribute" }) {
      return fields(attribute.value, of: list, &checker, call)
    }
    guard let first = call.arguments.first, first.name == nil,
      let name = first.value.literalText
    else { return withoutName(element, &checker, call) }
    let rest = Array(call.arguments.dropFirst())
    let variable = checker.typing.parts.newVariable()
    checker.typing.currencies.note(
      AmountCurrency(typing: checker.typing).known(ofElementsOf: list), of: variable)
    let use = FilterCall(
      name: Identifier(text: name, span: first.value.span),
      operand: TypedExpression.element(variable, element, call.span), arguments: rest,
      span: call.span)
    let reported = checker.typing.reports.log
    let result = use.typed(by: &checker)
    if result.isInvalid, checker.typing.types.hasField(name, in: element) {
      checker.typing.reports.log = reported
      return checker.typing.fail(
        .fieldAsFilter(name, write: "map(attribute=\"\(name)\")", at: first.value.span), call.span)
    }
    var mapped = list.each(variable, gives: result, at: call.span)
    mapped.isNonEmpty = list.isNonEmpty
    return mapped
  }

  /// Reports that neither a field nor a filter is named.
  private static func withoutName(
    _ element: Type, _ checker: inout Checker, _ call: FilterCall
  ) -> TypedExpression {
    if let first = call.arguments.first, case .name(let field) = first.value.kind,
      checker.typing.types.hasField(field, in: element)
    {
      return checker.typing.fail(
        .fieldWithoutQuotes(field, of: call.name.text, at: first.value.span), call.span)
    }
    return checker.typing.fail(.mapNeedsFilter(at: call.name.span), call.span)
  }

  /// A field of each element, and what stands in where there is none.
  private static func fields(
    _ attribute: Expression, of list: TypedExpression, _ checker: inout Checker, _ call: FilterCall
  ) -> TypedExpression {
    if let filter = call.arguments.first(where: { $0.name == nil }) {
      return checker.typing.fail(
        .wrongCount(
          of: "'map'", takes: "a field or a filter, not both",
          write: "… | map(attribute=\"title\") | map(\"upper\")", at: filter.value.span),
        call.span)
    }
    let signature = Signature(
      call.name.text,
      [.init("attribute", .any), .init("default", .any, isRequired: false)])
    let arguments = checker.check(call.arguments)
    guard let values = signature.values(for: arguments, at: call.span, in: &checker.typing),
      let path = values[0]
    else { return call.invalid }
    guard path.literalText != nil else {
      return checker.typing.fail(.fieldNotLiteral(at: attribute.span), call.span)
    }
    return call.mapped(list, path: path, in: &checker.typing) { typing, value in
      typing.fallingBack(value, to: values[1])
    }
  }
}
