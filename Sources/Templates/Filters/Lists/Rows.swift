import Diagnostics

extension Filter {
  /// A list in rows of so many elements.
  static let batch = Filter(
    "batch", takes: .init("linecount", .int), .init("fill_with", .any, isRequired: false)
  ) { checker, call in rows(&checker, call, .batch) }

  /// A list in so many columns.
  static let slice = Filter(
    "slice", takes: .init("slices", .int), .init("fill_with", .any, isRequired: false)
  ) { checker, call in rows(&checker, call, .columns) }

  private static func rows(
    _ checker: inout Checker, _ call: FilterCall, _ operation: ManyOperation
  ) -> TypedExpression {
    guard let size = call[0], let (list, element) = checker.listOperand(of: call) else {
      return call.invalid
    }
    let fill = call[1] ?? call.none
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
