import Diagnostics

extension BuiltInFunction {
  /// `range(3)`, `range(1, 10, 2)`: a list of numbers.
  static let range = BuiltInFunction("range") { typing, call in
    let isSingle = call.arguments.count == 1 && call.arguments[0].name == nil
    let signature = Signature(
      "range",
      isSingle
        ? [.init("stop", .int)]
        : [
          .init("start", .int), .init("stop", .int, isRequired: false),
          .init("step", .int, isRequired: false),
        ])
    let given = signature.values(for: call.arguments, at: call.span, in: &typing)
    guard var values = given.map({ $0 + (isSingle ? [nil, nil] : []) }) else { return call.invalid }
    if values[1] == nil { values = [nil, values[0], values[2]] }
    PartBounds(start: values[0], end: values[1], step: values[2], span: call.span)
      .reportIfBackwards(by: &typing)
    let operands = zip(values, [0, 0, 1]).map { value, fallback in
      value ?? TypedExpression(.int(fallback), .int, call.span)
    }
    return TypedExpression(.many(.range, operands), .list(.int), call.span)
  }
}
