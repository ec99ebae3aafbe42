import Diagnostics

extension Filter {
  /// The elements of a list, or a field of each, in one text.
  static let join = Filter(
    "join", takes: .init("d", .text, isRequired: false),
    .init("attribute", .literal, isRequired: false)
  ) { typing, call in
    guard let (list, element) = call.listOperand(in: &typing), element != .invalid else {
      return call.invalid
    }
    if element == .never { return call.text("") }
    if case .structure(let id) = element.unwrapped, call[1] == nil {
      let field = typing.types[id].fields.first { $0.type.isTextual && $0.name != "slug" }
      return typing.fail(
        .joinedStructures(typing.name(element), field: field?.name, at: call.span), call.span)
    }
    if call[1] == nil, case .list = element {
      return typing.fail(
        .joinedLists(
          typing.reports.written(list.span), type: typing.name(element), at: call.span), call.span)
    }
    guard let texts = texts(of: list, element, &typing, call) else { return call.invalid }
    var separator = call[0] ?? call.text("")
    let isMarkup = texts.type.element?.isMarkup ?? false
    if isMarkup { separator = separator.converted(to: .markup) }
    return call.binary(.join, texts, separator, isMarkup ? .markup : .string)
  }

  /// The texts that are joined; nil where an element has none, which is reported.
  private static func texts(
    of list: TypedExpression, _ element: Type, _ typing: inout Typing, _ call: FilterCall
  ) -> TypedExpression? {
    if call[1] == nil, element.isText || element.isMarkup { return list }
    var isFine = true
    let texts = call.mapped(list, path: call[1], in: &typing) { typing, value in
      if value.type.isOptional {
        typing.report(
          .missingInList(
            type: typing.name(value.type), field: call[1]?.literalText, filter: "join",
            at: call.span))
        isFine = false
        return value
      }
      guard typing.isPrintable(value) else {
        isFine = false
        return value
      }
      return value.asText
    }
    return isFine && texts.type.element != .invalid ? texts : nil
  }
}
