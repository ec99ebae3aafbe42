import Diagnostics
import Schema

// Filters of lists.
extension FilterTable {
  static let listFilters: [String: Filter] = [
    "first": { checker, call in end(&checker, call, .first, place: 0) },
    "last": { checker, call in end(&checker, call, .last, place: -1) },
    "join": join, "reverse": reverse, "sort": sort, "unique": unique, "groupby": groupBy,
    "batch": { checker, call in rows(&checker, call, .batch, "linecount") },
    "slice": { checker, call in rows(&checker, call, .columns, "slices") },
    "sum": sum,
    "min": { checker, call in extreme(&checker, call, .minimum) },
    "max": { checker, call in extreme(&checker, call, .maximum) },
    "list": { checker, call in
      guard checker.arguments(of: call) != nil else { return call.invalid }
      return checker.listOperand(of: call)?.list ?? call.invalid
    },
    "take": { checker, call in part(&checker, call, .take) },
    "limit": { checker, call in part(&checker, call, .take) },
    "skip": { checker, call in part(&checker, call, .skip) },
    "offset": { checker, call in part(&checker, call, .skip) },
    "map": map,
    "select": { checker, call in choose(&checker, call, byField: false, keeps: true) },
    "reject": { checker, call in choose(&checker, call, byField: false, keeps: false) },
    "selectattr": { checker, call in choose(&checker, call, byField: true, keeps: true) },
    "rejectattr": { checker, call in choose(&checker, call, byField: true, keeps: false) },
    "where": whereFilter,
  ]

  private static func end(
    _ checker: inout Checker, _ call: FilterCall, _ operation: UnaryOperation, place: Int
  ) -> TypedExpression {
    guard checker.arguments(of: call) != nil else { return call.invalid }
    if call.operand.type.isTextual {
      guard let text = checker.textOperand(of: call) else { return call.invalid }
      return checker.element(
        .binary(.text(.element), text, call.int(place)), of: text, .string, at: place, call.span)
    }
    guard let (list, element) = checker.listOperand(of: call) else { return call.invalid }
    return checker.element(.unary(operation, list), of: list, element, at: place, call.span)
  }

  private static func part(
    _ checker: inout Checker, _ call: FilterCall, _ operation: BinaryOperation
  ) -> TypedExpression {
    guard let values = checker.arguments(of: call, .init("count", .int)), let count = values[0],
      let (list, _) = checker.listOperand(of: call)
    else { return call.invalid }
    return call.binary(operation, list, count, list.type)
  }

  private static let reverse: Filter = { checker, call in
    guard checker.arguments(of: call) != nil else { return call.invalid }
    if call.operand.type.isTextual {
      guard let text = checker.textOperand(of: call) else { return call.invalid }
      return call.unary(.text(.reversed), text, .string)
    }
    guard let (list, _) = checker.listOperand(of: call) else { return call.invalid }
    var result = call.unary(.reversed, list, list.type)
    result.isNonEmpty = list.isNonEmpty
    return result
  }

  private static let join: Filter = { checker, call in
    guard
      let values = checker.arguments(
        of: call, .init("d", .text, isRequired: false),
        .init("attribute", .literal, isRequired: false)),
      let (list, element) = checker.listOperand(of: call)
    else { return call.invalid }
    if element == .invalid { return call.invalid }
    if element == .never { return call.text("") }
    if case .structure(let id) = element.unwrapped, values[1] == nil {
      let field = checker.types[id].fields.first { $0.type.isTextual && $0.name != "slug" }
      return checker.fail(
        .joinedStructures(checker.name(element), field: field?.name, at: call.span), call.span)
    }
    let texts: TypedExpression
    var isFine = true
    if values[1] == nil, element.isText || element.isMarkup {
      texts = list
    } else {
      texts = checker.mapped(list, call, path: values[1]) { checker, value in
        guard checker.isPrintable(value) else {
          isFine = false
          return value
        }
        return checker.text(of: value)
      }
    }
    guard isFine, texts.type.element != .invalid else { return call.invalid }
    var separator = values[0] ?? call.text("")
    let isMarkup = texts.type.element?.isMarkup ?? false
    if isMarkup { separator = checker.converted(separator, to: .markup) }
    return call.binary(.join, texts, separator, isMarkup ? .markup : .string)
  }

  // MARK: Order

  private static let sort: Filter = { checker, call in
    guard
      let values = checker.arguments(
        of: call, .init("reverse", .bool, isRequired: false),
        .init("case_sensitive", .bool, isRequired: false),
        .init("attribute", .literal, isRequired: false)),
      let (list, _) = checker.listOperand(of: call)
    else { return call.invalid }
    let fields =
      values[2]?.literalText?.split(separator: ",").map {
        String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      } ?? []
    var result = list
    for field in fields.isEmpty ? [nil] : fields.reversed().map({ $0 as String? }) {
      let path = field.map {
        TypedExpression(.text(Array($0.utf8)), .string, values[2]?.span ?? call.span)
      }
      let keys = checker.keys(of: result, call, path: path)
      guard checker.isOrdered(keys.type.element ?? .invalid, call) else { return call.invalid }
      let operands = [
        result, keys, values[0] ?? call.bool(false), values[1] ?? call.bool(false),
      ]
      let isNonEmpty = result.isNonEmpty
      result = call.many(.sort, operands, list.type)
      result.isNonEmpty = isNonEmpty
    }
    return result
  }

  private static let unique: Filter = { checker, call in
    guard
      let values = checker.arguments(
        of: call, .init("case_sensitive", .bool, isRequired: false),
        .init("attribute", .literal, isRequired: false)),
      let (list, _) = checker.listOperand(of: call)
    else { return call.invalid }
    let keys = checker.keys(of: list, call, path: values[1])
    guard keys.type.element != .invalid else { return call.invalid }
    var result = call.many(
      .unique, [list, keys, values[0] ?? call.bool(false)], list.type)
    result.isNonEmpty = list.isNonEmpty
    return result
  }

  private static let groupBy: Filter = { checker, call in
    guard
      let values = checker.arguments(
        of: call, .init("attribute", .literal), .init("default", .any, isRequired: false),
        .init("case_sensitive", .bool, isRequired: false)),
      let (list, element) = checker.listOperand(of: call), let path = values[0]
    else { return call.invalid }
    let keys = checker.mapped(list, call, path: path) { checker, value in
      guard let fallback = values[1] else { return value }
      guard let type = value.type.unwrapped.joined(with: fallback.type) else { return value }
      return TypedExpression(
        .fallback(
          checker.converted(value, to: type), checker.converted(fallback, to: type),
          testsTruth: false), type, value.span)
    }
    guard let key = keys.type.element, checker.isOrdered(key, call) else { return call.invalid }
    let id = checker.types.structure(
      .tuple, [(name: "grouper", type: key), (name: "list", type: .list(element))])
    let operands = [
      list, keys, values[2] ?? call.bool(false), call.int(Int(id.index)),
    ]
    return call.many(.groupBy, operands, .list(.structure(id)))
  }

  private static func extreme(
    _ checker: inout Checker, _ call: FilterCall, _ operation: ManyOperation
  ) -> TypedExpression {
    guard
      let values = checker.arguments(
        of: call, .init("case_sensitive", .bool, isRequired: false),
        .init("attribute", .literal, isRequired: false)),
      let (list, element) = checker.listOperand(of: call)
    else { return call.invalid }
    let keys = checker.keys(of: list, call, path: values[1])
    guard checker.isOrdered(keys.type.element ?? .invalid, call) else { return call.invalid }
    return call.many(
      operation, [list, keys, values[0] ?? call.bool(false)],
      list.isNonEmpty ? element : element.madeOptional)
  }

  private static let sum: Filter = { checker, call in
    guard
      let values = checker.arguments(
        of: call, .init("attribute", .literal, isRequired: false),
        .init("start", .number, isRequired: false)),
      let (list, _) = checker.listOperand(of: call)
    else { return call.invalid }
    let numbers = checker.keys(of: list, call, path: values[0])
    let start = values[1] ?? call.int(0)
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

  // MARK: Rows

  private static func rows(
    _ checker: inout Checker, _ call: FilterCall, _ operation: ManyOperation, _ count: String
  ) -> TypedExpression {
    guard
      let values = checker.arguments(
        of: call, .init(count, .int), .init("fill_with", .any, isRequired: false)),
      let (list, element) = checker.listOperand(of: call), let size = values[0]
    else { return call.invalid }
    let fill = values[1] ?? call.none
    var type = element
    if !fill.isNone {
      guard let joined = element.joined(with: fill.type), !element.needsConversion(to: joined)
      else {
        return checker.fail(
          .unlikeElements(
            first: checker.name(element), second: checker.name(fill.type), at: fill.span),
          call.span)
      }
      type = joined
    }
    return call.many(operation, [list, size, fill], .list(.list(type)))
  }
}
