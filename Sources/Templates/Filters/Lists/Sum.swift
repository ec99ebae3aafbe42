import Diagnostics

extension Filter {
  /// The sum of numbers or durations, or of a field of each element.
  static let sum = Filter(
    "sum", takes: .init("attribute", .literal, isRequired: false),
    .init("start", .number, isRequired: false)
  ) { typing, call in
    guard let (list, _) = call.listOperand(in: &typing) else { return call.invalid }
    let numbers = call.keys(of: list, path: call[0], in: &typing)
    let start = call[1] ?? call.int(0)
    switch numbers.type.element ?? .invalid {
    case .int, .bool, .never:
      return call.binary(.sum, numbers, start, start.type)
    case .double where start.type == .decimal, .decimal:
      guard let exact = typing.exact(numbers, besides: start),
        let first = typing.exact(start, besides: numbers)
      else { return call.invalid }
      guard CurrencySum([exact, first], at: call.span).check(by: &typing) else {
        return call.invalid
      }
      return call.binary(.sum, exact, first, .decimal)
    case .double: return call.binary(.sum, numbers, start, .double)
    case .duration: return call.binary(.sum, numbers, call.none, .duration)
    case .invalid: return call.invalid
    case let type:
      if type.isOptional {
        return typing.fail(
          .missingInList(
            type: typing.name(type), field: call[0]?.literalText, filter: "sum", at: call.span),
          call.span)
      }
      var mistake = Diagnostic.wrongFilterOperand(
        "sum", expected: .numbers, type: typing.types.namedType(of: numbers.type), at: call.span)
      let field = typing.types.fields(of: type).first { $0.type.isNumber && $0.name != "slug" }
      if call[0] == nil, let field {
        mistake.help.append(.attribute(field.name, of: "sum"))
      }
      return typing.fail(mistake, call.span)
    }
  }
}
