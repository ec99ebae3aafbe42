import Diagnostics

// Uses of filters: `value | filter(argument)`.
extension Checker {
  mutating func checkFilter(
    _ operand: Expression, _ name: Identifier, _ arguments: [Argument], _ span: Span
  ) -> TypedExpression {
    let value =
      Filter.fallback.names.contains(name.text) ? checkPerhapsUnknown(operand) : check(operand)
    return apply(FilterCall(name: name, operand: value, arguments: arguments, span: span))
  }

  /// What a filter makes of a value.
  mutating func apply(_ call: FilterCall) -> TypedExpression {
    guard let filter = FilterTable.filters[call.name.text] else {
      for argument in call.arguments { _ = check(argument.value) }
      return fail(
        .unknownFilter(
          call.name.text, known: FilterTable.names, at: call.name.span, suggesting: &log), call.span
      )
    }
    guard !call.operand.isInvalid else { return call.invalid }
    guard let parameters = filter.parameters else { return filter.check(&self, call) }
    let signature = Signature(call.name.text, parameters)
    guard let values = bind(call.arguments, to: signature, at: call.span) else {
      return call.invalid
    }
    return filter.check(&self, call.with(values))
  }

  /// The operand of a filter as text; nil, reported, where it is none.
  mutating func textOperand(of call: FilterCall) -> TypedExpression? {
    let value = call.operand
    guard isPresent(value, for: "'\(call.name.text)' is applied to it") else { return nil }
    switch value.type {
    case .scalar: return text(of: value)
    case let type where type.isTextual: return text(of: value)
    default:
      reportOperand(of: call, expected: "a text")
      return nil
    }
  }

  /// The operand of a filter as a list, with the type of its elements; nil, reported, where it is
  /// none.
  mutating func listOperand(
    of call: FilterCall
  ) -> (list: TypedExpression, element: Type)? {
    let value = call.operand
    guard isPresent(value, for: "'\(call.name.text)' is applied to it") else { return nil }
    if case .list(let element) = value.type { return (value, element) }
    if value.type == .string {
      return (
        TypedExpression(.unary(.text(.characters), value), .list(.string), value.span), .string
      )
    }
    reportOperand(of: call, expected: "a list")
    return nil
  }

  /// The operand of a filter as a number; nil, reported, where it is none.
  mutating func numberOperand(of call: FilterCall) -> TypedExpression? {
    operand(of: call, expected: "a number") { $0.isNumber || $0 == .bool }
  }

  /// The operand of a filter, if its type fits; nil, reported, where it does not.
  mutating func operand(
    of call: FilterCall, expected: String, where fits: (Type) -> Bool
  ) -> TypedExpression? {
    let value = call.operand
    guard isPresent(value, for: "'\(call.name.text)' is applied to it") else { return nil }
    if fits(value.type) { return value }
    reportOperand(of: call, expected: expected)
    return nil
  }

  private mutating func reportOperand(of call: FilterCall, expected: String) {
    report(
      .wrongFilterOperand(
        call.name.text, expected: expected, type: name(call.operand.type), at: call.operand.span))
  }

  /// A value that may be none, or one that stands in for it; `value` where their types differ.
  func fallingBack(
    from value: TypedExpression, to fallback: TypedExpression?
  ) -> TypedExpression {
    guard let fallback, let type = value.type.unwrapped.joined(with: fallback.type) else {
      return value
    }
    return TypedExpression(
      .fallback(converted(value, to: type), converted(fallback, to: type), testsTruth: false),
      type, value.span)
  }
}
