import Diagnostics
import Schema

// Comparisons.
extension Checker {
  mutating func checkComparison(
    _ first: Expression, _ rest: [(operation: Comparison, operand: Expression)], _ span: Span
  ) -> TypedExpression {
    var left = checkPerhapsUnknown(first)
    var result: TypedExpression?
    for (operation, operand) in rest {
      let comparison: TypedExpression
      let right: TypedExpression
      if operation == .isIn || operation == .isNotIn {
        (comparison, right) = checkMembership(left, operand, operation, span)
      } else {
        right = check(operand)
        comparison = compare(left, operation, right, span)
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

  // MARK: Membership

  /// `left in right` or `left not in right`, and the right operand; invalid where that is written
  /// out, so that each of its elements is compared.
  private mutating func checkMembership(
    _ left: TypedExpression, _ operand: Expression, _ comparison: Comparison, _ span: Span
  ) -> (TypedExpression, TypedExpression) {
    var candidates: [Expression]?
    if let elements = operand.elements, (1...16).contains(elements.count) { candidates = elements }
    if case .dictionary(let pairs) = operand.kind { candidates = pairs.map(\.key) }
    guard let candidates else {
      let right = check(operand)
      return (compare(left, comparison, right, span), right)
    }
    let result = equality(of: left, withOneOf: candidates, span)
    return (comparison == .isNotIn ? result.negated(span) : result, .invalid(operand.span))
  }

  private mutating func equality(
    of left: TypedExpression, withOneOf elements: [Expression], _ span: Span
  ) -> TypedExpression {
    var result = TypedExpression(.bool(false), .bool, span)
    for element in elements {
      let test = compare(left, .equal, check(element), span)
      if case .bool(let truth) = test.kind {
        if truth { return test }
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

  private mutating func compare(
    _ left: TypedExpression, _ comparison: Comparison, _ right: TypedExpression, _ span: Span
  ) -> TypedExpression {
    ComparisonUse(left: left, comparison: comparison, right: right, span: span).typed(in: &typing)
  }
}
