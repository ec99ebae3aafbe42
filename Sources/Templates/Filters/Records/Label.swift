import Diagnostics
import Schema

extension Filter {
  /// The label for readers of a case of a choice.
  static let label = Filter("label") { typing, call in
    guard
      let operand = call.operand(
        expected: .choice, in: &typing,
        where: { type in if case .choice = type { true } else { false } }),
      case .choice(let id) = operand.type
    else { return call.invalid }
    let choice = typing.types.models[id]
    let labels = choice.cases.map { `case` in
      typing.label(`case`.label, of: choice.name, `case`.name, call.span)
    }
    guard !labels.isEmpty else { return call.invalid }
    return label(of: operand, from: labels[...], call)
  }

  /// Finds the label of a case among those of consecutive cases, by halves: a model may have
  /// thousands of cases, and expressions are worked on by recursion.
  private static func label(
    of operand: TypedExpression, from labels: ArraySlice<TypedExpression>, _ call: FilterCall
  ) -> TypedExpression {
    let middle = (labels.startIndex + labels.endIndex) / 2
    guard labels.count > 1 else { return labels[middle] }
    let `case` = TypedExpression(.choiceCase(middle), operand.type, call.span)
    return TypedExpression(
      .conditional(
        call.binary(.less, operand, `case`, .bool),
        then: label(of: operand, from: labels[..<middle], call),
        otherwise: label(of: operand, from: labels[middle...], call)), .string, call.span)
  }
}
