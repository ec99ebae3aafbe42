import Diagnostics

extension Filter {
  /// The elements of a list and, behind them, those of another.
  static let concat = Filter("concat", takes: .init("with", .any)) { checker, call in
    guard let other = call[0], let (list, element) = checker.listOperand(of: call),
      checker.isPresent(other, for: "its elements are put behind others")
    else { return call.invalid }
    guard case .list(let added) = other.type else {
      return checker.fail(
        .wrongType(
          of: "'with' of 'concat'", expected: "a list", found: checker.name(other.type),
          at: other.span), call.span)
    }
    guard let joined = element.joined(with: added), !element.needsConversion(to: joined),
      !added.needsConversion(to: joined)
    else {
      return checker.fail(
        .unlikeElements(
          first: checker.name(element), second: checker.name(added), at: other.span), call.span)
    }
    var result = call.binary(.appended, list, other, .list(joined))
    result.isNonEmpty = list.isNonEmpty || other.isNonEmpty
    return result
  }
}
