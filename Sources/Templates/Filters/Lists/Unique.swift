import Diagnostics

extension Filter {
  /// A list without elements that were there before, as they are or by a field.
  static let unique = Filter(
    "unique", takes: .init("case_sensitive", .bool, isRequired: false),
    .init("attribute", .literal, isRequired: false)
  ) { checker, call in
    guard let (list, _) = checker.listOperand(of: call) else { return call.invalid }
    let keys = checker.keys(of: list, call, path: call[1])
    guard keys.type.element != .invalid else { return call.invalid }
    var result = call.many(.unique, [list, keys, call[0] ?? call.bool(false)], list.type)
    result.isNonEmpty = list.isNonEmpty
    return result
  }
}
