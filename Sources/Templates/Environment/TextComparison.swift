package import Diagnostics
import Escaping
package import Schema

/// A comparison of a field with a text that a template writes, which a condition requires.
package struct TextComparison: Sendable {
  /// The field as it is written.
  package let field: String
  /// The text that it, or an element of it, has to be.
  package let text: String
  /// Where the text is written.
  package let span: Span
  /// Whether the field is a list.
  package let isOfList: Bool
}

extension TemplateCompiler {
  /// The comparisons with texts that the first condition of a template requires, each of which has
  /// to hold. Choices have no others than their cases.
  package func textComparisons(
    inFirstConditionOf name: String, context: StructureID
  ) -> [TextComparison] {
    guard let template = templates[name] else { return [] }
    var checker = Checker(
      templates: templates, environment: environment, output: OutputKind(ofFile: name),
      language: nil)
    let nodes = WholeTemplate(template: template).page(
      context: context, present: [], by: &checker)
    for case .condition(let branches, _) in nodes.map(\.kind) {
      var found: [TextComparison] = []
      if let first = branches.first { addComparisons(in: first.condition, to: &found) }
      return found
    }
    return []
  }

  private func addComparisons(in condition: TypedExpression, to found: inout [TextComparison]) {
    if case .and(let left, let right) = condition.kind {
      addComparisons(in: left, to: &found)
      addComparisons(in: right, to: &found)
    } else if case .unary(.truth, let operand) = condition.kind {
      addComparisons(in: operand, to: &found)
    } else if case .binary(let operation, let left, let right) = condition.kind,
      operation == .equal || operation == .contains
    {
      let (field, literal) = left.literalText == nil ? (left, right) : (right, left)
      let element = field.type.unwrapped.element
      let isOfList = element != nil
      guard case .field = field.kind, let text = literal.literalText,
        (element ?? field.type).unwrapped == .string, isOfList == (operation == .contains),
        !text.isEmpty,
        let bytes = templates.source(field.span.source)?.bytes
      else { return }
      found.append(
        TextComparison(
          field: String(decoding: bytes[field.span.range], as: UTF8.self), text: text,
          span: literal.span, isOfList: isOfList))
    }
  }
}
