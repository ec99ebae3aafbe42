import Diagnostics

extension Filter {
  /// The elements of a list and, after them, those of another.
  static let concat = Filter("concat", takes: .init("with", .any)) { typing, call in
    guard let other = call[0], let (list, element) = call.listOperand(in: &typing),
      typing.isPresent(other, for: "its elements are put behind others")
    else { return call.invalid }
    guard case .list(let added) = other.type else {
      return typing.fail(
        .wrongType(
          of: "'with' of 'concat'", expected: "a list", found: typing.name(other.type),
          at: other.span), call.span)
    }
    guard let joined = element.joined(with: added), !element.needsConversion(to: joined),
      !added.needsConversion(to: joined)
    else {
      return typing.fail(
        .unlikeElements(
          first: typing.name(element), second: typing.name(added), at: other.span), call.span)
    }
    var result = call.binary(.appended, list, other, .list(joined))
    result.isNonEmpty = list.isNonEmpty || other.isNonEmpty
    return result
  }
}
