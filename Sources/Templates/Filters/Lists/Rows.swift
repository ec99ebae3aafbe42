import Diagnostics

extension Filter {
  /// A list in rows with this many elements.
  static let batch = Filter(
    "batch", takes: .init("linecount", .int, in: .batchSize),
    .init("fill_with", .any, isRequired: false)
  ) { typing, call in rows(&typing, call, .batch) }

  /// A list in this many columns.
  static let slice = Filter(
    "slice", takes: .init("slices", .int, in: .columns), .init("fill_with", .any, isRequired: false)
  ) { typing, call in rows(&typing, call, .columns) }

  private static func rows(
    _ typing: inout Typing, _ call: FilterCall, _ operation: ManyOperation
  ) -> TypedExpression {
    guard let size = call[0], let (list, element) = call.listOperand(in: &typing) else {
      return call.invalid
    }
    var fill = call[1] ?? call.none
    var type = element
    if !fill.isNone {
      guard let joined = element.joined(with: fill.type), !element.needsConversion(to: joined)
      else {
        return typing.fail(
          .unlikeElements(
            first: typing.name(element), second: typing.name(fill.type), at: fill.span),
          call.span)
      }
      type = joined
      fill = fill.converted(to: joined)
    }
    var rows = call.many(operation, [list, size, fill], .list(.list(type)))
    rows.isNonEmpty = operation == .batch && list.isNonEmpty
    return rows
  }
}
