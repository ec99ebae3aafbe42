import Diagnostics

/// The numbers from which and up to which a part of a list or a range goes, where they are given.
struct PartBounds {
  let start: TypedExpression?
  let end: TypedExpression?
  let step: TypedExpression?
  let span: Span

  /// Reports bounds that are written as numbers and leave nothing, because the second is less.
  func reportIfBackwards(by typing: inout Typing) {
    guard let first = start?.number, let last = end?.number, first > last,
      (first < 0) == (last < 0), step == nil || step?.number.map({ $0 > 0 }) == true,
      [start, end].allSatisfy({ bound in
        bound.map { Int(typing.reports.written($0.span)) != nil } ?? false
      })
    else { return }
    typing.report(.endsBeforeStart(typing.reports.written(span), at: span))
  }
}
