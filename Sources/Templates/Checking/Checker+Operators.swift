import Diagnostics
import Schema

// Arithmetic and the joining of texts.
extension Checker {
  mutating func checkSign(
    _ operand: Expression, _ operation: UnaryOperation, _ span: Span
  ) -> TypedExpression {
    let value = check(operand)
    guard !value.isInvalid, isPresent(value, for: "it is counted with") else {
      return .invalid(span)
    }
    guard let type = numeric(value.type) else {
      return fail(
        .wrongOperand("-", type: name(value.type), expected: "a number", at: value.span), span)
    }
    if case .int(let number) = value.kind, operation == .negate, number != .min {
      return TypedExpression(.int(-number), .int, span)
    }
    if case .double(let number) = value.kind, operation == .negate {
      return TypedExpression(.double(-number), .double, span)
    }
    return TypedExpression(.unary(operation, value), type, span)
  }

  /// The type a value has in arithmetic: truth counts as 0 and 1.
  private func numeric(_ type: Type) -> Type? {
    switch type {
    case .bool: .int
    case .int, .double, .decimal: type
    default: nil
    }
  }

  mutating func checkArithmetic(
    _ arithmetic: Arithmetic, _ left: Expression, _ right: Expression, _ span: Span
  ) -> TypedExpression {
    let first = check(left)
    let second = check(right)
    guard !first.isInvalid, !second.isInvalid,
      isPresent(first, for: "it is counted with"), isPresent(second, for: "it is counted with")
    else { return .invalid(span) }
    if let left = numeric(first.type), let right = numeric(second.type) {
      return numbers(arithmetic, first, left, second, right, span)
    }
    return others(arithmetic, first, second, span)
  }

  private mutating func numbers(
    _ arithmetic: Arithmetic, _ first: TypedExpression, _ left: Type, _ second: TypedExpression,
    _ right: Type, _ span: Span
  ) -> TypedExpression {
    if left == .decimal || right == .decimal {
      return decimals(arithmetic, first, left, second, right, span)
    }
    var type: Type = left == .int && right == .int ? .int : .double
    if arithmetic == .divide { type = .double }
    if arithmetic == .power {
      if case .int(let exponent) = second.kind, exponent >= 0 {} else { type = .double }
    }
    return TypedExpression(.binary(.arithmetic(arithmetic), first, second), type, span)
  }

  /// Arithmetic with a decimal number, which stays exact: numbers that are written out count as
  /// decimal ones.
  private mutating func decimals(
    _ arithmetic: Arithmetic, _ first: TypedExpression, _ left: Type, _ second: TypedExpression,
    _ right: Type, _ span: Span
  ) -> TypedExpression {
    guard let type = decimalType(first, left, second, right, span) else { return .invalid(span) }
    if arithmetic == .power, right != .int {
      return fail(
        .wrongOperands(
          arithmetic.rawValue, name(left), name(right), joinsText: false, at: span), span)
    }
    return TypedExpression(.binary(.arithmetic(arithmetic), first, second), type, span)
  }

  /// The type of what is calculated of two numbers, one of which is decimal; nil, reported, where
  /// the other is a `Double` that is not written out.
  mutating func decimalType(
    _ first: TypedExpression, _ left: Type, _ second: TypedExpression, _ right: Type,
    _ span: Span
  ) -> Type? {
    for (value, type) in [(first, left), (second, right)] where type == .double {
      guard case .double = value.kind else {
        report(.inexactOperand(decimal: left == .double ? second.span : first.span, at: value.span))
        return nil
      }
    }
    return .decimal
  }

  /// Operators on what is not a number.
  private mutating func others(
    _ arithmetic: Arithmetic, _ first: TypedExpression, _ second: TypedExpression, _ span: Span
  ) -> TypedExpression {
    let (left, right) = (first.type, second.type)
    switch arithmetic {
    case .add:
      if left.element != nil, right.element != nil, let type = left.joined(with: right) {
        return TypedExpression(.binary(.appended, first, second), type, span)
      }
      if left == .duration, right == .duration {
        return TypedExpression(.binary(.arithmetic(.add), first, second), .duration, span)
      }
      if left.isTextual, right.isTextual { return joined([first, second], span) }
    case .subtract:
      if left == .duration, right == .duration {
        return TypedExpression(.binary(.arithmetic(.subtract), first, second), .duration, span)
      }
    case .multiply:
      if left.isText, right == .int {
        return TypedExpression(.binary(.text(.repeated), first, second), .string, span)
      }
      if left == .int, right.isText {
        return TypedExpression(.binary(.text(.repeated), second, first), .string, span)
      }
    case .divide, .floorDivide, .modulo, .power: break
    }
    let isText = first.type.isTextual || second.type.isTextual
    return fail(
      .wrongOperands(
        arithmetic.rawValue, name(first.type), name(second.type),
        joinsText: arithmetic == .add && isText, at: span), span)
  }

  mutating func checkConcatenation(_ parts: [Expression], _ span: Span) -> TypedExpression {
    let typed = parts.map { check($0) }
    guard !typed.contains(where: \.isInvalid) else { return .invalid(span) }
    var isFine = true
    for part in typed where !isPrintable(part) { isFine = false }
    return isFine ? joined(typed, span) : .invalid(span)
  }

  /// Texts one after another; markup where one of them is markup.
  private func joined(_ parts: [TypedExpression], _ span: Span) -> TypedExpression {
    let isMarkup = parts.contains { $0.type.isMarkup }
    let texts = parts.map { part in
      let text = self.text(of: part)
      return isMarkup ? converted(text, to: .markup) : text
    }
    return TypedExpression(
      .many(.concatenate, texts), isMarkup ? .markup : .string, span)
  }

  /// A printable value as text.
  func text(of value: TypedExpression) -> TypedExpression {
    switch value.type.unwrapped {
    case .choice, .address:
      converted(value, to: value.type.isOptional ? .optional(.string) : .string)
    case let type where type.isText || type.isMarkup: value
    default:
      TypedExpression(
        .unary(.textOf, value), value.type.isOptional ? .optional(.string) : .string,
        value.span)
    }
  }
}
