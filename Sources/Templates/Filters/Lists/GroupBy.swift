import Diagnostics
import Schema

extension Filter {
  /// The elements of a list in groups with the same value of a field, ordered by it.
  static let groupBy = Filter(
    "groupby", takes: .init("attribute", .literal), .init("default", .any, isRequired: false),
    .init("case_sensitive", .bool, isRequired: false)
  ) { typing, call in
    guard let path = call[0], let (list, element) = call.listOperand(in: &typing) else {
      return call.invalid
    }
    let keys = call.mapped(list, path: path, in: &typing) { typing, value in
      // As texts, numbers would have another order.
      if let fallback = call[1], value.type.isOptional,
        value.type.joined(with: fallback.type) == nil
      {
        typing.report(
          .unlikeChoices(
            first: typing.name(value.type), at: call.span, second: typing.name(fallback.type),
            at: fallback.span))
        return .invalid(call.span)
      }
      return typing.fallingBack(value, to: call[1])
    }
    guard let key = keys.type.element, call.isOrdered(key, at: path, in: &typing) else {
      return call.invalid
    }
    let id = typing.types.structure(
      .tuple, [(name: "grouper", type: key), (name: "list", type: .list(element))],
      nonEmpty: ["list"])
    typing.parts.note(keys, ofGroups: id)
    let operands = [list, keys, call[2] ?? call.bool(false), call.int(Int(id.index))]
    var groups = call.many(.groupBy, operands, .list(.structure(id)))
    groups.isNonEmpty = list.isNonEmpty
    return groups
  }
}
