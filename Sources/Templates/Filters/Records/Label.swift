import Diagnostics
import Schema

extension Filter {
  /// The label for readers of a case of a choice.
  static let label = Filter("label") { typing, call in
    guard
      let operand = call.operand(
        expected: "a choice", in: &typing,
        where: { type in if case .choice = type { true } else { false } }),
      case .choice(let id) = operand.type
    else { return call.invalid }
    let choice = typing.types.models[id]
    let labels = choice.cases.map { `case` in
      typing.label(`case`.label, of: choice.name, `case`.name, call.span)
    }
    guard var result = labels.last else { return call.invalid }
    for (index, label) in labels.enumerated().dropLast().reversed() {
      let `case` = TypedExpression(.choiceCase(index), operand.type, call.span)
      result = TypedExpression(
        .conditional(
          call.binary(.equal, operand, `case`, .bool), then: label, otherwise: result), .string,
        call.span)
    }
    return result
  }
}
