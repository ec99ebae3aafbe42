package import Diagnostics

/// A comparison of a field with a value that a template writes, which a condition requires.
package struct RequiredComparison: Sendable {
  /// The field as it is written.
  package let field: String
  /// The value that it, or an element of it, has to be, without the quotes of a text.
  package let value: String
  /// Where the value is written.
  package let span: Span
  /// Whether the field has the value.
  let comparison: TypedExpression
  /// The field, or the part of a date in one.
  let operand: TypedExpression

  /// What has to be there for it: the field, or that of a date of which it is a part.
  var holder: TypedExpression { operand.holder }
}

extension CheckedCondition {
  /// The comparisons with texts, numbers, dates and durations that it requires, each of which has to
  /// hold. Choices have no others than their cases.
  package var requiredComparisons: [RequiredComparison] { comparisons(requiredBy: expression) }

  private func comparisons(requiredBy condition: TypedExpression) -> [RequiredComparison] {
    switch condition.kind {
    case .and(let left, let right):
      comparisons(requiredBy: left) + comparisons(requiredBy: right)
    case .unary(.truth, let operand): comparisons(requiredBy: operand)
    case .binary(.equal, let left, let right):
      required(condition, of: left, and: right, isOfList: false).map { [$0] } ?? []
    case .binary(.contains, let left, let right):
      required(condition, of: left, and: right, isOfList: true).map { [$0] } ?? []
    default: []
    }
  }

  /// A comparison of a field and a value that the template writes; nil for all others.
  private func required(
    _ comparison: TypedExpression, of left: TypedExpression, and right: TypedExpression,
    isOfList: Bool
  ) -> RequiredComparison? {
    let (field, literal) = left.isWrittenValue ? (right, left) : (left, right)
    guard field.isReadFromField, literal.isWrittenValue,
      isOfList == (field.type.unwrapped.element != nil), literal.literalText?.isEmpty != true
    else { return nil }
    let reports = checker.typing.reports
    return RequiredComparison(
      field: reports.written(field.span),
      value: literal.literalText ?? reports.written(literal.span).withoutQuotes,
      span: literal.span, comparison: comparison, operand: field)
  }
}

extension String {
  fileprivate var withoutQuotes: String {
    guard count > 1, let first, first == last, first == "'" || first == "\"" else { return self }
    return String(dropFirst().dropLast())
  }
}

extension TypedExpression {
  /// Whether it is a text, number, date or duration that a template writes.
  fileprivate var isWrittenValue: Bool {
    switch kind {
    case .text, .int, .double, .literal: true
    case .unary(.negate, let operand): operand.isWrittenValue
    default: false
    }
  }

  /// The field of which it is a part.
  fileprivate var holder: TypedExpression {
    switch kind {
    case .unary(.dateMember, let operand): operand.holder
    default: self
    }
  }

  /// Whether it is a field, or a part of a date in one.
  fileprivate var isReadFromField: Bool {
    switch kind {
    case .field: !(type.unwrapped.element ?? type).unwrapped.isChoice
    case .unary(.dateMember, let operand): operand.isReadFromField
    default: false
    }
  }
}
