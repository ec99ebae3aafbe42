import Diagnostics

extension Filter {
  /// The elements of a list, or a field of each, in one text.
  static let join = Filter(
    "join", takes: .init("d", .text, isRequired: false),
    .init("attribute", .literal, isRequired: false)
  ) { checker, call in
    guard let (list, element) = checker.listOperand(of: call), element != .invalid else {
      return call.invalid
    }
    if element == .never { return call.text("") }
    if case .structure(let id) = element.unwrapped, call[1] == nil {
      let field = checker.types[id].fields.first { $0.type.isTextual && $0.name != "slug" }
      return checker.fail(
        .joinedStructures(checker.name(element), field: field?.name, at: call.span), call.span)
    }
    guard let texts = texts(of: list, element, &checker, call) else { return call.invalid }
    var separator = call[0] ?? call.text("")
    let isMarkup = texts.type.element?.isMarkup ?? false
    if isMarkup { separator = checker.converted(separator, to: .markup) }
    return call.binary(.join, texts, separator, isMarkup ? .markup : .string)
  }

  /// The texts that are joined; nil, reported, where an element has none.
  private static func texts(
    of list: TypedExpression, _ element: Type, _ checker: inout Checker, _ call: FilterCall
  ) -> TypedExpression? {
    if call[1] == nil, element.isText || element.isMarkup { return list }
    var isFine = true
    let texts = checker.mapped(list, call, path: call[1]) { checker, value in
      guard checker.isPrintable(value) else {
        isFine = false
        return value
      }
      return checker.text(of: value)
    }
    return isFine && texts.type.element != .invalid ? texts : nil
  }
}
