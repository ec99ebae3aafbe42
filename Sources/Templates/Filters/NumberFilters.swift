import Diagnostics

// Filters of numbers.
extension FilterTable {
  static let numberFilters: [String: Filter] = [
    "abs": { checker, call in
      guard checker.arguments(of: call) != nil, let operand = checker.numberOperand(of: call)
      else { return call.invalid }
      return call.unary(.absolute, operand, operand.type == .bool ? .int : operand.type)
    },
    "round": { checker, call in
      guard let operand = checker.numberOperand(of: call),
        let values = checker.arguments(
          of: call, .init("precision", .int, isRequired: false),
          .init("method", .literal, isRequired: false))
      else { return call.invalid }
      let method = values[1]?.literalText ?? "common"
      guard let number = ["common", "ceil", "floor"].firstIndex(of: method) else {
        return checker.fail(
          .unknownOption(
            method, known: ["common", "ceil", "floor"], at: values[1]?.span ?? call.name.span),
          call.span)
      }
      let type: Type =
        switch operand.type {
        case .decimal: .decimal
        case .double: .double
        default: number == 0 ? .int : .double
        }
      return call.many(
        .round, [operand, values[0] ?? call.int(0), call.int(number)], type)
    },
    "int": { checker, call in
      guard let values = checker.arguments(of: call, .init("default", .int, isRequired: false)),
        let operand = convertible(&checker, call)
      else { return call.invalid }
      return call.binary(.toInt, operand, values[0] ?? call.int(0), .int)
    },
    "float": { checker, call in
      guard
        let values = checker.arguments(of: call, .init("default", .number, isRequired: false)),
        let operand = convertible(&checker, call)
      else { return call.invalid }
      let fallback = values[0] ?? TypedExpression(.double(0), .double, call.span)
      return call.binary(.toDouble, operand, fallback, .double)
    },
    "filesizeformat": { checker, call in
      guard let operand = checker.numberOperand(of: call),
        let values = checker.arguments(of: call, .init("binary", .bool, isRequired: false))
      else { return call.invalid }
      return call.binary(.fileSize, operand, values[0] ?? call.bool(false), .string)
    },
  ]

  /// The operand of `int` and `float`: a number, or a text that may be one.
  private static func convertible(
    _ checker: inout Checker, _ call: FilterCall
  ) -> TypedExpression? {
    call.operand.type.isTextual
      ? checker.textOperand(of: call) : checker.numberOperand(of: call)
  }
}
