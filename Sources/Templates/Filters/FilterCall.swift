import Diagnostics

/// The use of a filter: its operand and its arguments.
struct FilterCall {
  let name: Identifier
  let operand: TypedExpression
  let arguments: [Argument]
  /// Whether only the truth of its result matters.
  let asksForTruth: Bool
  let span: Span
  /// The values of the filter's parameters; nil for those that were left out.
  private(set) var values: [TypedExpression?] = []

  init(
    name: Identifier, operand: TypedExpression, arguments: [Argument], asksForTruth: Bool = false,
    span: Span
  ) {
    self.name = name
    self.operand = operand
    self.arguments = arguments
    self.asksForTruth = asksForTruth
    self.span = span
  }

  /// The value of the parameter at a place; nil where it was left out.
  subscript(place: Int) -> TypedExpression? { values[place] }

  /// The call with the values of the filter's parameters.
  func with(_ values: [TypedExpression?]) -> FilterCall {
    var call = self
    call.values = values
    return call
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
