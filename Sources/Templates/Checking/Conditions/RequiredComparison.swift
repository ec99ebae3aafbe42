package import Diagnostics
import Escaping
package import Schema

/// A comparison of a field with a value that a template writes, which a condition requires.
package struct RequiredComparison: Sendable {
  /// The field as it is written.
  package let field: String
  /// The value that it, or an element of it, has to be, without the quotes of a text.
  package let value: String
  /// Where the value is written.
  package let span: Span
  /// The whole comparison as it is written.
  package let condition: String
  /// What has to be there for it: the field, or that of a date of which it is a part.
  package let holder: String
  /// Whether the field is a list.
  package let isOfList: Bool
}

extension TemplateCompiler {
  /// The comparisons with texts, numbers, dates and durations that the first condition of a template
  /// requires, each of which has to hold. Choices have no others than their cases.
  package func requiredComparisons(
    inFirstConditionOf name: String, context: StructureID
  ) -> [RequiredComparison] {
    var found: [RequiredComparison] = []
    if let condition = firstCondition(of: name, context: context) {
      addComparisons(in: condition, to: &found)
    }
    return found
  }

  private func addComparisons(
    in condition: TypedExpression, to found: inout [RequiredComparison]
  ) {
    if case .and(let left, let right) = condition.kind {
      addComparisons(in: left, to: &found)
      addComparisons(in: right, to: &found)
    } else if case .unary(.truth, let operand) = condition.kind {
      addComparisons(in: operand, to: &found)
    } else if case .binary(let operation, let left, let right) = condition.kind,
      operation == .equal || operation == .contains
    {
      let (field, literal) = left.isWrittenValue ? (right, left) : (left, right)
      let isOfList = field.type.unwrapped.element != nil
      guard field.isReadFromField, literal.isWrittenValue, isOfList == (operation == .contains),
        literal.literalText?.isEmpty != true, let value = written(literal.span),
        let name = written(field.span), let holder = written(field.holder.span),
        let comparison = written(condition.span)
      else { return }
      found.append(
        RequiredComparison(
          field: name, value: literal.literalText ?? value.withoutQuotes, span: literal.span,
          condition: comparison, holder: holder, isOfList: isOfList))
    }
  }

  private func written(_ span: Span) -> String? {
    templates.source(span.source).map { String(decoding: $0.bytes[span.range], as: UTF8.self) }
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
    case .unary(.dateMember, let operand), .unary(.day, let operand): operand.holder
    default: self
    }
  }

  /// Whether it is a field, or a part of a date in one.
  fileprivate var isReadFromField: Bool {
    switch kind {
    case .field: !(type.unwrapped.element ?? type).unwrapped.isChoice
    case .unary(.day, let operand), .unary(.dateMember, let operand):
      operand.isReadFromField
    default: false
    }
  }
}
