import Diagnostics
import Schema

extension Filter {
  /// A number as the page's language writes it.
  static let number = Filter(
    "number", takes: .init("decimals", .int, isRequired: false, in: .decimals)
  ) { typing, call in
    guard let operand = call.operand(expected: .number, in: &typing, where: \.isNumber) else {
      return call.invalid
    }
    if call[0] == nil, typing.types.isYear(operand) {
      let written = typing.reports.written(operand.span)
      typing.report(.yearAsQuantity(written, at: call.span))
    }
    return call.binary(.format(.number), operand, call[0] ?? call.none, .string)
  }
}

extension TypeTable {
  /// Whether a number is a year: of a date, or of a field with such a name.
  fileprivate func isYear(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .unary(.dateMember(.year), _): return true
    case .field(let object, let slot):
      guard value.type == .int, case .structure(let id) = object.type,
        let name = self[id].field(at: slot)?.name
      else { return false }
      return name == "year" || name.hasSuffix("Year") && !name.hasSuffix("PerYear")
    default: return false
    }
  }
}
