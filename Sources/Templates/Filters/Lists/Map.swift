import Diagnostics

extension Filter {
  /// A field of each element, or the result of a filter.
  static let map = Filter.readingArguments("map") { checker, call in
    guard let (list, element) = call.listOperand(in: &checker.typing) else { return call.invalid }
    let names = call.arguments.filter { $0.name != nil }
    if let attribute = names.first(where: { $0.name?.text == "attribute" }) {
      let path = checker.check(attribute.value)
      guard path.literalText != nil else {
        return checker.typing.fail(.fieldNotLiteral(at: attribute.value.span), call.span)
      }
      let fallback = names.first { $0.name?.text == "default" }.map { checker.check($0.value) }
      return call.mapped(list, path: path, in: &checker.typing) { _, value in
        value.fallingBack(to: fallback)
      }
    }
    guard let first = call.arguments.first, let name = first.value.literalText else {
      return checker.typing.fail(.mapNeedsFilter(at: call.name.span), call.span)
    }
    let rest = Array(call.arguments.dropFirst())
    let variable = checker.typing.parts.newVariable()
    let use = FilterCall(
      name: Identifier(text: name, span: first.value.span),
      operand: TypedExpression.element(variable, element, call.span), arguments: rest,
      span: call.span)
    let result = use.typed(by: &checker)
    var mapped = list.each(variable, gives: result, at: call.span)
    mapped.isNonEmpty = list.isNonEmpty
    return mapped
  }
}
