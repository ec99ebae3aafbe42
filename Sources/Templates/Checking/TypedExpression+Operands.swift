// What an expression is made of.
extension TypedExpression.Kind {
  /// The values that it is made of: those in the parts that come before it or that it captures too.
  var operands: [TypedExpression] {
    switch self {
    case .none, .bool, .int, .double, .text, .now, .choiceCase, .literal, .variable, .loop,
      .invalid:
      []
    case .field(let value, _), .page(let value), .unary(_, let value), .choiceText(let value, _),
      .not(let value), .json(let value):
      [value]
    case .host(_, _, let value): value.map { [$0] } ?? []
    case .binary(_, let left, let right), .and(let left, let right), .or(let left, let right),
      .fallback(let left, let right, _):
      [left, right]
    case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
    case .many(_, let values), .list(let values), .record(_, let values), .message(_, let values):
      values
    case .comprehension(let made):
      [made.list, made.element] + (made.condition.map { [$0] } ?? [])
    case .capture(let nodes, _): nodes.flatMap(\.values)
    case .sequence(let nodes, let last): nodes.flatMap(\.values) + [last]
    }
  }
}

extension TypedNode {
  /// The values in a part and in the parts within it.
  fileprivate var values: [TypedExpression] {
    switch kind {
    case .text, .braced, .suspect, .unknown: []
    case .print(let value), .assign(_, let value): [value]
    case .assignField(let object, _, let value): [object, value]
    case .condition(let branches, let otherwise):
      branches.flatMap { [$0.condition] + $0.body.flatMap(\.values) }
        + otherwise.flatMap(\.values)
    case .loop(let loop):
      [loop.list] + loop.body.flatMap(\.values) + loop.otherwise.flatMap(\.values)
    case .scope(let nodes): nodes.flatMap(\.values)
    case .call(let call):
      call.arguments + (call.definition.map { $0.body.flatMap(\.values) } ?? [])
    }
  }
}
