import Diagnostics

extension Filter {
  /// A field of each element, or what a filter makes of it.
  static let map = Filter.readingArguments("map") { checker, call in
    guard let (list, _) = checker.listOperand(of: call) else { return call.invalid }
    let names = call.arguments.filter { $0.name != nil }
    if let attribute = names.first(where: { $0.name?.text == "attribute" }) {
      let path = checker.check(attribute.value)
      guard path.literalText != nil else {
        return checker.fail(.fieldNotLiteral(at: attribute.value.span), call.span)
      }
      let fallback = names.first { $0.name?.text == "default" }.map { checker.check($0.value) }
      return checker.mapped(list, call, path: path) { checker, value in
        checker.fallingBack(from: value, to: fallback)
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
}
