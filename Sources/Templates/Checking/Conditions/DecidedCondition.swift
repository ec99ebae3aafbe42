import Diagnostics
import Schema

/// Finds out whether the types of values decide a comparison or question alone, whatever the values
/// are.
struct DecidedCondition {
  /// Why a condition is decided; each of the place of a value.
  enum Reason: Sendable {
    /// It is a list, or another value that is never none.
    case neverNone(Span, isList: Bool)
    case neverBlank(Span, mayBeMissing: Bool)
    /// It is no less and no more than these.
    case bounded(Span, least: Int, most: Int?)
    case wholeNumber(Span)
    /// It has no letters in the other case.
    case inOneCase(Span, isUpper: Bool)
  }

  typealias Decision = (truth: Bool, reason: Reason)

  let models: Models

  /// The truth of a condition, and why; nil where values decide it, or more than one part.
  func truth(of condition: TypedExpression) -> Decision? {
    switch condition.kind {
    case .bool(let truth):
      guard let asked = condition.asked?.value, let field = models.field(of: asked),
        !Type(field.type).isOptional, !isGivenToPage(asked)
      else { return nil }
      return (truth, .neverNone(asked.span, isList: asked.type.element != nil))
    case .binary(let operation, let left, let right):
      return comparison(left, operation, right)
        ?? operation.turned.flatMap { comparison(right, $0, left) }
    case .unary(.truth, let operand): return truth(of: operand)
    default:
      return isAlwaysTrue(condition) ? (true, .neverNone(condition.span, isList: false)) : nil
    }
  }

  /// Whether a value is what the page gives the template by a name: another page that uses the
  /// template may give nothing by it.
  private func isGivenToPage(_ value: TypedExpression) -> Bool {
    guard case .field(let object, _) = value.kind, case .variable = object.kind,
      case .structure(let id) = object.type
    else { return false }
    return models[id].kind == .builtIn
  }

  /// Whether a value is a field that always has a value which counts as true: a text, because blank
  /// ones are none, a date, a case of a choice or an entry.
  private func isAlwaysTrue(_ value: TypedExpression) -> Bool {
    guard let field = models.field(of: value), field.defaultValue != .string(""),
      !Type(field.type).isOptional
    else { return false }
    switch value.type {
    case .scalar(.string), .scalar(.date), .choice, .structure: return true
    default: return false
    }
  }

  /// The truth of the comparison of a value with a literal.
  private func comparison(
    _ value: TypedExpression, _ operation: BinaryOperation, _ literal: TypedExpression
  ) -> Decision? {
    switch literal.kind {
    case .int(let number): return comparison(value, operation, with: number)
    case .double(let number):
      let isFraction = number.nearest != number.nearest.rounded()
      guard isFraction, value.type.unwrapped == .int, !value.isLiteral else { return nil }
      return inequality(operation, .wholeNumber(value.span))
    case .text(let text):
      if text.allSatisfy({ $0 <= 0x20 }), isNeverBlank(value) {
        return inequality(
          operation, .neverBlank(value.span, mayBeMissing: value.type.isOptional))
      }
      guard let isUpper = value.isInUpperCase,
        text.contains(where: isUpper ? isLowerLetter : isUpperLetter)
      else { return nil }
      return inequality(operation, .inOneCase(value.span, isUpper: isUpper))
    default: return nil
    }
  }

  private func isNeverBlank(_ value: TypedExpression) -> Bool {
    guard case .scalar(.string) = value.type.unwrapped, let field = models.field(of: value) else {
      return false
    }
    return field.defaultValue != .string("")
  }

  /// Whether two values that are never the same are equal, or not.
  private func inequality(_ operation: BinaryOperation, _ reason: Reason) -> Decision? {
    operation == .equal ? (false, reason) : operation == .notEqual ? (true, reason) : nil
  }

  private func comparison(
    _ value: TypedExpression, _ operation: BinaryOperation, with number: Int
  ) -> Decision? {
    guard let (least, most) = value.ownBounds else { return nil }
    let (isBelow, isAbove) = (number < least, most.map { number > $0 } ?? false)
    let reason = Reason.bounded(value.span, least: least, most: most)
    if operation == .equal || operation == .notEqual {
      return isBelow || isAbove ? inequality(operation, reason) : nil
    }
    let isFalse =
      operation == .less && number <= least || operation == .lessOrEqual && isBelow
      || operation == .greater && most.map { number >= $0 } ?? false
      || operation == .greaterOrEqual && isAbove
    if isFalse { return (false, reason) }
    let isTrue =
      operation == .greater && isBelow || operation == .greaterOrEqual && number <= least
      || operation == .less && isAbove
      || operation == .lessOrEqual && most.map { number >= $0 } ?? false
    // None is neither more nor less than a number.
    return isTrue && !value.type.isOptional ? (true, reason) : nil
  }
}

extension TypedExpression {
  /// The least and the most that a number may be by what it counts: an iteration, the months of a
  /// year, what a division leaves; nil for all others.
  fileprivate var ownBounds: (least: Int, most: Int?)? {
    switch kind {
    case .loop(_, .index), .loop(_, .revindex), .loop(_, .length): return (1, nil)
    case .loop(_, .index0), .loop(_, .revindex0): return (0, nil)
    case .unary(.dateMember(let member), _):
      return member.bounds.map { ($0.lowerBound, $0.upperBound) }
    case .binary(.arithmetic(.modulo), let value, let divisor):
      guard value.type == .int, case .int(let number) = divisor.kind, number > 0 else { return nil }
      return (0, number - 1)
    default: return nil
    }
  }

  /// Whether it is a text in capital letters, or in small ones; nil where that is not known.
  fileprivate var isInUpperCase: Bool? {
    switch kind {
    case .unary(.text(.upper), _): true
    case .unary(.text(.lower), _): false
    default: nil
    }
  }
}

private func isLowerLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
}

private func isUpperLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
}

extension DateMember {
  /// The least and the most that it is; nil where every number may be.
  fileprivate var bounds: ClosedRange<Int>? {
    switch self {
    case .month: 1...12
    case .day: 1...31
    case .hour: 0...23
    case .minute: 0...59
    // A leap second is the sixty-first.
    case .second: 0...60
    case .year, .daysSince2000: nil
    }
  }
}
