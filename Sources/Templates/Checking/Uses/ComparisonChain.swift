import Diagnostics
import Schema

/// A chain of comparisons, `a < b < c`, all of which have to hold.
struct ComparisonChain {
  let first: Expression
  let rest: [(operation: Comparison, operand: Expression)]
  let span: Span

  /// Whether all of them hold.
  func typed(by checker: inout Checker) -> TypedExpression {
    var left = checker.checkPerhapsUnknown(first)
    var result: TypedExpression?
    for (place, (operation, operand)) in rest.enumerated() {
      let comparison: TypedExpression
      let right: TypedExpression
      if operation == .isIn || operation == .isNotIn {
        (comparison, right) = membership(
          of: left, in: operand, operation, isLast: place == rest.count - 1, by: &checker)
      } else {
        right = checker.check(operand, besides: left)
        comparison = compare(left, operation, right, in: &checker.typing)
      }
      if let earlier = result {
        result = TypedExpression(.and(earlier, comparison), .bool, span)
      } else {
        result = comparison
      }
      left = right
    }
    return result ?? left
  }

  /// `left in right` or `left not in right`, and the right operand; where that is a literal list,
  /// each of its elements is compared, and it has a value only if another comparison follows.
  private func membership(
    of left: TypedExpression, in operand: Expression, _ comparison: Comparison, isLast: Bool,
    by checker: inout Checker
  ) -> (TypedExpression, TypedExpression) {
    var candidates: [Expression]?
    if let elements = operand.elements, (1...16).contains(elements.count) { candidates = elements }
    if case .dictionary(let pairs) = operand.kind { candidates = pairs.map(\.key) }
    guard let candidates else {
      let right = checker.check(operand)
      return (compare(left, comparison, right, in: &checker.typing), right)
    }
    let result = equality(of: left, withOneOf: candidates, by: &checker)
    let right = isLast ? .invalid(operand.span) : checker.check(operand)
    return (comparison == .isNotIn ? result.negated(span) : result, right)
  }

  private func equality(
    of left: TypedExpression, withOneOf elements: [Expression], by checker: inout Checker
  ) -> TypedExpression {
    var result = TypedExpression(.bool(false), .bool, span)
    for (place, element) in elements.enumerated() {
      let right = checker.check(element, besides: left)
      checker.typing.usage.namedFields.note(
        [right], for: left, areGiven: false, in: checker.typing.types.models)
      let test = compare(left, .equal, right, in: &checker.typing)
      if case .bool(let truth) = test.kind {
        if truth {
          checker.leaveOut([], Array(elements[(place + 1)...]))
          return test
        }
        continue
      }
      if case .bool = result.kind {
        result = test
      } else {
        result = TypedExpression(.or(result, test), .bool, span)
      }
    }
    return result
  }

  private func compare(
    _ left: TypedExpression, _ comparison: Comparison, _ right: TypedExpression,
    in typing: inout Typing
  ) -> TypedExpression {
    ComparisonUse(left: left, comparison: comparison, right: right, span: span).typed(in: &typing)
  }
}
