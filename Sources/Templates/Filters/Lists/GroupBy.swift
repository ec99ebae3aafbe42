import Diagnostics
import Schema

extension Filter {
  /// The elements of a list in groups with one value of a field, ordered by it.
  static let groupBy = Filter(
    "groupby", takes: .init("attribute", .literal), .init("default", .any, isRequired: false),
    .init("case_sensitive", .bool, isRequired: false)
  ) { checker, call in
    guard let path = call[0], let (list, element) = checker.listOperand(of: call) else {
      return call.invalid
    }
    let keys = checker.mapped(list, call, path: path) { checker, value in
      checker.fallingBack(from: value, to: call[1])
    }
    guard let key = keys.type.element, checker.isOrdered(key, call) else { return call.invalid }
    let id = checker.types.structure(
      .tuple, [(name: "grouper", type: key), (name: "list", type: .list(element))])
    let operands = [list, keys, call[2] ?? call.bool(false), call.int(Int(id.index))]
    return call.many(.groupBy, operands, .list(.structure(id)))
  }
}
