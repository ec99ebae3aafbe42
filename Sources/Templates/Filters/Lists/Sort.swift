import Diagnostics

extension Filter {
  /// A list in order, by its elements or by fields of them, separated by commas.
  static let sort = Filter(
    "sort", takes: .init("reverse", .bool, isRequired: false),
    .init("case_sensitive", .bool, isRequired: false),
    .init("attribute", .literal, isRequired: false)
  ) { typing, call in
    guard let (list, _) = call.listOperand(in: &typing) else { return call.invalid }
    let fields =
      call[2]?.literalText?.split(separator: ",").map {
        String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      } ?? []
    if let descending = fields.first(where: { $0.hasPrefix("-") }) {
      typing.report(
        .descendingField(descending, among: fields, at: call[2]?.span ?? call.span))
      return call.invalid
    }
    var result = list
    for field in fields.isEmpty ? [nil] : fields.reversed().map({ $0 as String? }) {
      let path = field.map {
        TypedExpression(.text(Array($0.utf8)), .string, call[2]?.span ?? call.span)
      }
      let keys = call.keys(of: result, path: path, in: &typing)
      guard call.isOrdered(keys.type.element ?? .invalid, at: path, in: &typing) else {
        return call.invalid
      }
      CurrencyOrder([keys], besides: fields, at: path?.span ?? call.span).report(by: &typing)
      let operands = [result, keys, call[0] ?? call.bool(false), call[1] ?? call.bool(false)]
      let isNonEmpty = result.isNonEmpty
      result = call.many(.sort, operands, list.type)
      result.isNonEmpty = isNonEmpty
    }
    return result
  }
}
