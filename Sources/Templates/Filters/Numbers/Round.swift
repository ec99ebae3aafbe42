import Diagnostics

extension Filter {
  /// A number with this many decimals: the nearest, the next above, or the next below.
  static let round = Filter(
    "round", takes: .init("precision", .int, isRequired: false),
    .init("method", .literal, isRequired: false)
  ) { typing, call in
    guard let operand = call.numberOperand(in: &typing) else { return call.invalid }
    let methods = ["common", "ceil", "floor"]
    let method = call[1]?.literalText ?? "common"
    guard let number = methods.firstIndex(of: method) else {
      return typing.fail(
        .unknownOption(
          method, known: methods, at: call[1]?.span ?? call.name.span,
          suggesting: &typing.reports.log),
        call.span)
    }
    let type: Type =
      switch operand.type {
      case .decimal: .decimal
      case .double: .double
      default: number == 0 ? .int : .double
      }
    return call.many(.round, [operand, call[0] ?? call.int(0), call.int(number)], type)
  }
}
