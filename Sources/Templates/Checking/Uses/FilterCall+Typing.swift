import Diagnostics

extension FilterCall {
  /// The result of the filter; mistakes in it are reported.
  func typed(by checker: inout Checker) -> TypedExpression {
    guard let filter = FilterTable.filters[name.text] else {
      _ = checker.check(arguments)
      return checker.typing.fail(
        .unknownFilter(
          name.text, ofMarkdown: operand.type.unwrapped == .markdown, known: FilterTable.names,
          at: name.span,
          suggesting: &checker.typing.reports.log), span)
    }
    guard !operand.isInvalid else { return invalid }
    switch filter.kind {
    case .readsArguments(let check): return check(&checker, self)
    case .takes(let parameters, let rule):
      let signature = Signature(name.text, parameters)
      if let field = bareField(for: parameters, in: checker) {
        return checker.typing.fail(
          .fieldWithoutQuotes(field.text, of: name.text, at: field.span), span)
      }
      let arguments = checker.check(self.arguments)
      let values = signature.values(for: arguments, at: span, in: &checker.typing)
      return values.map { rule(&checker.typing, with($0)) } ?? invalid
    }
  }

  /// A field of the list's elements that is named without quotation marks, as if it were a variable.
  private func bareField(
    for parameters: [Signature.Parameter], in checker: Checker
  ) -> Identifier? {
    guard parameters.contains(where: { $0.name == "attribute" }), let element = operand.type.element
    else { return nil }
    for argument in arguments where argument.name == nil || argument.name?.text == "attribute" {
      guard case .name(let field) = argument.value.kind,
        checker.here.scopes.lookUp(field) == nil,
        checker.typing.types.hasField(field, in: element)
      else { continue }
      return Identifier(text: field, span: argument.value.span)
    }
    return nil
  }
}

extension TypeTable {
  /// The fields of records of a type; none for all else.
  func fields(of type: Type) -> [Shape.Field] {
    guard case .structure(let id) = type.unwrapped else { return [] }
    return self[id].fields
  }

  /// Whether records of a type have a field, which a path such as `author.name` begins with.
  func hasField(_ path: String, in type: Type) -> Bool {
    let name = path.prefix { $0 != "." }
    return fields(of: type).contains { $0.name == name }
  }
}
