import Diagnostics

extension BuiltInFunction {
  /// `range(3)`, `range(1, 10, 2)`: a list of numbers.
  static let range = BuiltInFunction("range") { checker, arguments, span in
    checker.checkRange(arguments, span)
  }
}

extension Checker {
  fileprivate mutating func checkRange(_ arguments: [Argument], _ span: Span) -> TypedExpression {
    let signature = Signature(
      "range",
      [
        .init("start", .int), .init("stop", .int, isRequired: false),
        .init("step", .int, isRequired: false),
      ])
    let single = Signature("range", [.init("stop", .int)])
    let isSingle = arguments.count == 1 && arguments[0].name == nil
    guard
      var values = bind(arguments, to: isSingle ? single : signature, at: span).map({
        $0 + (isSingle ? [nil, nil] : [])
      })
    else { return .invalid(span) }
    if values[1] == nil { values = [nil, values[0], values[2]] }
    let operands = zip(values, [0, 0, 1]).map { value, fallback in
      value ?? TypedExpression(.int(fallback), .int, span)
    }
    return TypedExpression(.many(.range, operands), .list(.int), span)
  }
}
