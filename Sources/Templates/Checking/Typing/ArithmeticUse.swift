import Diagnostics
import Schema

/// An arithmetic operator between two values.
struct ArithmeticUse {
  let operation: Arithmetic
  let left: TypedExpression
  let right: TypedExpression
  let span: Span

  /// Its result; invalid where it does not accept these values, which is reported.
  func typed(in typing: inout Typing) -> TypedExpression {
    guard !left.isInvalid, !right.isInvalid else { return .invalid(span) }
    if [left, right].contains(where: { $0.type.unwrapped == .date }) {
      return typing.fail(wrongOperands(in: typing), span)
    }
    guard typing.isPresent(left, for: "it is counted with", besides: right),
      typing.isPresent(right, for: "it is counted with", besides: left)
    else { return .invalid(span) }
    if let first = left.type.numeric, let second = right.type.numeric {
      return number(first, second, in: &typing)
    }
    if let result = ofOtherThanNumbers { return result }
    return typing.fail(wrongOperands(in: typing), span)
  }

  private func wrongOperands(in typing: Typing) -> Diagnostic {
    .wrongOperands(
      operation.rawValue, typing.name(left.type), typing.name(right.type),
      advice: advice(in: typing), at: span)
  }

  /// What can be done with operands like these instead.
  private func advice(in typing: Typing) -> String? {
    let operands = [left, right]
    if operands.contains(where: { $0.type.unwrapped == .date }) {
      let days = operands.map { operand in
        typing.reports.written(operand.span)
          + (operand.type.unwrapped == .date ? ".daysSince2000" : "")
      }
      if [.add, .subtract].contains(operation), operands.allSatisfy(isCountedInDays) {
        let sum = DisplayText(days.joined(separator: " \(operation.rawValue) ")).text
        return "count in days: '\(sum)', beside the '.daysSince2000' of another date"
      }
      return "nothing is counted with dates; a date has members that are numbers, such as "
        + "'.daysSince2000'"
    }
    if let duration = operands.first(where: { $0.type == .duration }) {
      let name = DisplayText(typing.reports.written(duration.span)).text
      return "durations are added to others and taken from them; '\(name).seconds' is a number"
    }
    let isText = operands.contains { $0.type.isTextual }
    return operation == .add && isText ? "write '~' to join texts" : nil
  }

  /// Whether it is a date or a number of days, written so that a sum may have it as it is.
  private func isCountedInDays(_ operand: TypedExpression) -> Bool {
    switch operand.kind {
    case .now: true
    case .field, .variable, .int: [.date, .int].contains(operand.type.unwrapped)
    default: false
    }
  }

  private func number(_ first: Type, _ second: Type, in typing: inout Typing) -> TypedExpression {
    if first == .decimal || second == .decimal { return decimal(first, second, in: &typing) }
    var type: Type = first == .int && second == .int ? .int : .double
    if operation == .divide { type = .double }
    if operation == .power {
      if case .int(let exponent) = right.kind, exponent >= 0 {} else { type = .double }
    }
    return result(.arithmetic(operation), type)
  }

  /// Arithmetic with a decimal number, which stays exact: literal numbers count as decimal ones.
  private func decimal(_ first: Type, _ second: Type, in typing: inout Typing) -> TypedExpression {
    guard let left = typing.exact(left, besides: right),
      let right = typing.exact(right, besides: left, sign: operation.rawValue)
    else { return .invalid(span) }
    if operation == .add || operation == .subtract,
      !CurrencySum([left, right], at: span).check(by: &typing)
    {
      return .invalid(span)
    }
    if operation == .power, second != .int {
      return typing.fail(
        .wrongOperands(
          operation.rawValue, typing.name(first), typing.name(second), at: span), span)
    }
    return TypedExpression(.binary(.arithmetic(operation), left, right), .decimal, span)
  }

  /// The result of the operator for lists, durations and texts; nil where it does not accept these
  /// values.
  private var ofOtherThanNumbers: TypedExpression? {
    let areDurations = left.type == .duration && right.type == .duration
    switch operation {
    case .add:
      if left.type.element != nil, right.type.element != nil,
        let type = left.type.joined(with: right.type)
      {
        return result(.appended, type)
      }
      if areDurations { return result(.arithmetic(.add), .duration) }
      return left.type.isTextual && right.type.isTextual
        ? TypedExpression.concatenation(of: [left, right], span) : nil
    case .subtract: return areDurations ? result(.arithmetic(.subtract), .duration) : nil
    case .multiply:
      if left.type.isText, right.type == .int { return result(.text(.repeated), .string) }
      guard left.type == .int, right.type.isText else { return nil }
      return TypedExpression(.binary(.text(.repeated), right, left), .string, span)
    case .divide, .floorDivide, .modulo, .power: return nil
    }
  }

  private func result(_ operation: BinaryOperation, _ type: Type) -> TypedExpression {
    TypedExpression(.binary(operation, left, right), type, span)
  }
}

extension Type {
  /// The type of a value in arithmetic, where truth values count as 0 and 1; nil for other values.
  var numeric: Type? {
    switch self {
    case .bool: .int
    case .int, .double, .decimal: self
    default: nil
    }
  }
}
