import Diagnostics

extension Filter {
  /// A list without duplicates, by the elements or by a field.
  static let unique = Filter(
    "unique", takes: .init("case_sensitive", .bool, isRequired: false),
    .init("attribute", .literal, isRequired: false)
  ) { typing, call in
    guard let (list, _) = call.listOperand(in: &typing) else { return call.invalid }
    let keys = call.keys(of: list, path: call[1], in: &typing)
    guard keys.type.element != .invalid else { return call.invalid }
    var result = call.many(.unique, [list, keys, call[0] ?? call.bool(false)], list.type)
    result.isNonEmpty = list.isNonEmpty
    return result
  }
}
