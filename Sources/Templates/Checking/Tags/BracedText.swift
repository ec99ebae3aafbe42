import Diagnostics

/// A path between single braces in static text: where it names a value, that was probably meant to
/// be printed.
struct BracedText {
  let path: Expression
  /// From the first brace to the last.
  let span: Span

  /// The part that reports it, if its place is one for values; none where the path names nothing.
  func typed(by checker: inout Checker) -> [TypedNode] {
    guard !checker.here.isMuted, !checker.environment.isCondition else { return [] }
    // What is wrong with it is reported once it is written as a value.
    var trial = checker
    let value = trial.check(path)
    let isMeant = isFollowed || value.type.isPrinted && !checker.typing.page.keepsText
    guard !value.isInvalid, isMeant else { return [] }
    checker.typing.usage.read.formUnion(trial.typing.usage.read)
    return [TypedNode(.braced(checker.typing.reports.written(path.span)), span)]
  }

  /// Whether it names a field of a value, and not just a variable.
  private var isFollowed: Bool {
    if case .member = path.kind { true } else { false }
  }
}

extension Type {
  /// Whether values are printed as they are, if they are there.
  fileprivate var isPrinted: Bool {
    switch unwrapped {
    case .scalar, .mixed, .markdown, .markup, .address, .choice: true
    case .structure, .list, .tree, .json, .optional, .never, .invalid: false
    }
  }
}
