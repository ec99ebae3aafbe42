import Diagnostics

extension Filter {
  /// The sum of numbers or durations, or of a field of each element.
  static let sum = Filter(
    "sum", takes: .init("attribute", .literal, isRequired: false),
    .init("start", .number, isRequired: false)
  ) { checker, call in
    guard let (list, _) = checker.listOperand(of: call) else { return call.invalid }
    let numbers = checker.keys(of: list, call, path: call[0])
    let start = call[1] ?? call.int(0)
    switch numbers.type.element ?? .invalid {
    case .int, .bool, .never:
      return call.binary(.sum, numbers, start, start.type)
    case .double where start.type == .decimal, .decimal:
      let type = checker.decimalType(
        numbers, numbers.type.element ?? .invalid, start, start.type, call.span)
      return type.map { call.binary(.sum, numbers, start, $0) } ?? call.invalid
    case .double: return call.binary(.sum, numbers, start, .double)
    case .duration: return call.binary(.sum, numbers, call.none, .duration)
    case .invalid: return call.invalid
    case let type:
      if type.isOptional {
        return checker.fail(.missingInList(type: checker.name(type), at: call.span), call.span)
      }
      return checker.fail(
        .wrongFilterOperand(
          "sum", expected: "a list of numbers", type: checker.name(numbers.type), at: call.span),
        call.span)
    }
  }
}
