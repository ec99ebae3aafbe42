import Diagnostics

/// The use of a filter: what it is applied to, and what it is given.
struct FilterCall {
  let name: Identifier
  let operand: TypedExpression
  let arguments: [Argument]
  let span: Span
}

/// All filters by name.
enum FilterTable {
  /// How a filter is checked, and what it becomes.
  typealias Filter = @Sendable (inout Checker, FilterCall) -> TypedExpression

  /// The names, sorted.
  static let names: [String] = filters.keys.sorted()

  /// The filters by name.
  static let filters: [String: Filter] = textFilters.merging(listFilters) { first, _ in first }
    .merging(numberFilters) { first, _ in first }.merging(otherFilters) { first, _ in first }
    .merging(formatFilters) { first, _ in first }
    .merging(quantityFilters) { first, _ in first }
    .merging(recordFilters) { first, _ in first }
}

extension Checker {
  mutating func checkFilter(
    _ operand: Expression, _ name: Identifier, _ arguments: [Argument], _ span: Span
  ) -> TypedExpression {
    let isDefault = name.text == "default" || name.text == "d"
    let value = isDefault ? checkPerhapsUnknown(operand) : check(operand)
    return apply(FilterCall(name: name, operand: value, arguments: arguments, span: span))
  }

  /// What a filter makes of a value.
  mutating func apply(_ call: FilterCall) -> TypedExpression {
    guard let filter = FilterTable.filters[call.name.text] else {
      for argument in call.arguments { _ = check(argument.value) }
      return fail(
        .unknownFilter(call.name.text, known: FilterTable.names, at: call.name.span), call.span)
    }
    if call.operand.isInvalid {
      return .invalid(call.span)
    }
    return filter(&self, call)
  }

  /// The arguments of a filter, by the parameters of its signature.
  mutating func arguments(
    of call: FilterCall, _ parameters: Signature.Parameter...
  ) -> [TypedExpression?]? {
    bind(call.arguments, to: Signature(call.name.text, parameters), at: call.span)
  }

  /// The operand of a filter as text; nil, reported, where it is none.
  mutating func textOperand(of call: FilterCall) -> TypedExpression? {
    let value = call.operand
    guard isPresent(value, for: "'\(call.name.text)' is applied to it") else { return nil }
    switch value.type {
    case .int, .double, .decimal, .bool, .date, .duration: return text(of: value)
    case let type where type.isTextual: return text(of: value)
    default:
      report(
        .wrongFilterOperand(
          call.name.text, expected: "a text", type: name(value.type), at: value.span))
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
    report(
      .wrongFilterOperand(
        call.name.text, expected: "a list", type: name(value.type), at: value.span))
    return nil
  }

  /// The operand of a filter as a number; nil, reported, where it is none.
  mutating func numberOperand(of call: FilterCall) -> TypedExpression? {
    let value = call.operand
    guard isPresent(value, for: "'\(call.name.text)' is applied to it") else { return nil }
    if value.type.isNumber || value.type == .bool { return value }
    report(
      .wrongFilterOperand(
        call.name.text, expected: "a number", type: name(value.type), at: value.span))
    return nil
  }
}

extension FilterCall {
  /// A value for an argument that was left out.
  func int(_ number: Int) -> TypedExpression { TypedExpression(.int(number), .int, span) }

  func bool(_ truth: Bool) -> TypedExpression { TypedExpression(.bool(truth), .bool, span) }

  func text(_ text: String) -> TypedExpression {
    TypedExpression(.text(Array(text.utf8)), .string, span)
  }

  var none: TypedExpression { TypedExpression(.none, .optional(.never), span) }

  /// An operation on one value.
  func unary(
    _ operation: UnaryOperation, _ operand: TypedExpression, _ type: Type
  ) -> TypedExpression {
    TypedExpression(.unary(operation, operand), type, span)
  }

  /// An operation on two values.
  func binary(
    _ operation: BinaryOperation, _ left: TypedExpression, _ right: TypedExpression, _ type: Type
  ) -> TypedExpression {
    TypedExpression(.binary(operation, left, right), type, span)
  }

  /// An operation on several values.
  func many(
    _ operation: ManyOperation, _ operands: [TypedExpression], _ type: Type
  ) -> TypedExpression {
    TypedExpression(.many(operation, operands), type, span)
  }

  var invalid: TypedExpression { .invalid(span) }
}
