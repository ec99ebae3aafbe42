import Diagnostics
import Schema

/// An operator that compares two values.
struct ComparisonUse {
  let left: TypedExpression
  let comparison: Comparison
  let right: TypedExpression
  let span: Span

  /// Whether the comparison holds; invalid where the values cannot be compared, which is reported.
  func typed(in typing: inout Typing) -> TypedExpression {
    guard !left.isInvalid, !right.isInvalid else { return invalid }
    switch comparison {
    case .equal: return equality(isNegated: false, in: &typing)
    case .notEqual: return equality(isNegated: true, in: &typing)
    case .less: return order(.less, in: &typing)
    case .lessOrEqual: return order(.lessOrEqual, in: &typing)
    case .greater: return order(.greater, in: &typing)
    case .greaterOrEqual: return order(.greaterOrEqual, in: &typing)
    case .isIn: return membership(in: &typing)
    case .isNotIn:
      let membership = membership(in: &typing)
      return membership.isInvalidTruth ? membership : membership.negated(span)
    }
  }

  private var invalid: TypedExpression { TypedExpression(.invalid, .bool, span) }

  // MARK: Equality

  private func equality(isNegated: Bool, in typing: inout Typing) -> TypedExpression {
    if right.isNone { return left.presence(isNegated: isNegated, span) }
    if left.isNone { return right.presence(isNegated: isNegated, span) }
    WordUse(left, right)?.report(by: &typing)
    AddressUse(left, right)?.report(isWhole: true, by: &typing)
    guard let (first, second) = comparable(left, right, in: &typing) else { return invalid }
    CurrencyOrder([first, second], at: span).report(by: &typing)
    if case .text(let one) = first.kind, case .text(let other) = second.kind {
      return TypedExpression(.bool((one == other) != isNegated), .bool, span)
    }
    if case .int(let one) = first.kind, case .int(let other) = second.kind {
      return TypedExpression(.bool((one == other) != isNegated), .bool, span)
    }
    return TypedExpression(
      .binary(isNegated ? .notEqual : .equal, first, second), .bool, span)
  }

  /// Two values in forms that can be compared; nil where they are never equal, which is reported.
  private func comparable(
    _ left: TypedExpression, _ right: TypedExpression, in typing: inout Typing
  ) -> (TypedExpression, TypedExpression)? {
    guard let (left, right) = read(left, right, in: &typing) else { return nil }
    let (first, second) = (left.type.unwrapped, right.type.unwrapped)
    if case .choice(let id) = first, second.isText { return (left, right.readAsCase(of: id)) }
    if case .choice(let id) = second, first.isText { return (left.readAsCase(of: id), right) }
    if first.isTextual, second.isTextual, !(first.isChoice && second.isChoice) {
      return (left.converted(to: .string), right.converted(to: .string))
    }
    if first.isComparable(with: second) { return (left, right) }
    typing.report(
      .unlikeComparison(
        typing.name(left.type), at: left.span, typing.name(right.type), at: right.span,
        help: MeantLiteral(left, right).help(in: typing)))
    return nil
  }

  /// Two values, where a literal text is read as the type of the other; nil where that is not
  /// possible, which is reported.
  private func read(
    _ left: TypedExpression, _ right: TypedExpression, in typing: inout Typing
  ) -> (TypedExpression, TypedExpression)? {
    guard let first = typing.literal(left, besides: right),
      let second = typing.literal(right, besides: left)
    else { return nil }
    guard let one = exact(first, besides: second, in: &typing),
      let other = exact(second, besides: first, in: &typing)
    else { return nil }
    return (one.composed, other.composed)
  }

  /// A value in the form in which it is compared with another: beside a decimal number, numbers
  /// that the template writes are decimal ones. Nil where one has too many digits, which is
  /// reported.
  private func exact(
    _ value: TypedExpression, besides other: TypedExpression, in typing: inout Typing
  ) -> TypedExpression? {
    guard value.type.number == .double, other.type.number == .decimal else { return value }
    if case .double(let literal) = value.kind, literal.exact == nil {
      return typing.exact(value, besides: other)
    }
    return value.exactLiteral ?? value
  }

  // MARK: Order

  private func order(_ operation: BinaryOperation, in typing: inout Typing) -> TypedExpression {
    let purpose = "it is compared by '\(comparison.rawValue)'"
    let isLeftThere = typing.isPresent(
      left, for: purpose, in: withBuildDate(onLeft: true, in: typing))
    guard isLeftThere,
      typing.isPresent(right, for: purpose, in: withBuildDate(onLeft: false, in: typing))
    else { return invalid }
    guard let (left, right) = read(left, right, in: &typing) else { return invalid }
    guard left.type.isOrdered(with: right.type) else {
      typing.report(
        .noOrder(
          comparison.rawValue, typing.name(left.type), typing.name(right.type), at: span,
          help: MeantLiteral(left, right).help(in: typing)))
      return invalid
    }
    CurrencyOrder([left, right], at: span).report(by: &typing)
    typing.usage.note(ComparedAmount(self.left, comparedWith: self.right, in: typing))
    typing.usage.note(ComparedAmount(self.right, comparedWith: self.left, in: typing))
    return result(operation, left, right)
  }

  /// The comparison as one with the date of the build, on one of its sides.
  /// Nil where a filter compares, whose list is no condition.
  private func withBuildDate(onLeft isDateLeft: Bool, in typing: Typing) -> BuildDateComparison? {
    // The operands of a test that a filter is given are not beside each other.
    let isWritten = [left.span, right.span].allSatisfy { operand in
      operand.source == span.source && span.range.contains(operand.range.lowerBound)
        && operand.range != span.range
    }
    if isWritten, left.span.range.upperBound <= right.span.range.lowerBound {
      let between = Span(span.source, left.span.range.upperBound, right.span.range.lowerBound)
      if typing.reports.written(between).contains(where: { $0 == "," || $0 == "|" }) { return nil }
    }
    return BuildDateComparison(
      written: isWritten ? typing.reports.written(span) : nil, comparison, isDateLeft: isDateLeft,
      at: span)
  }

  private func result(
    _ operation: BinaryOperation, _ first: TypedExpression, _ second: TypedExpression
  ) -> TypedExpression {
    TypedExpression(.binary(operation, first, second), .bool, span)
  }

  // MARK: Membership

  /// Whether the right value, a list or text, contains the left one.
  private func membership(in typing: inout Typing) -> TypedExpression {
    guard typing.isPresent(right, for: "something is looked for in it") else { return invalid }
    if case .variable(let list) = right.kind, let elements = typing.variables.lists[list] {
      typing.usage.namedFields.note(elements, for: left, areGiven: true, in: typing.types.models)
    }
    if case .list(let elements) = right.kind, !elements.isEmpty,
      elements.allSatisfy(\.isMadeOfLiteralTexts)
    {
      return membership(inLiterals: elements, &typing)
    }
    if let element = right.type.element {
      WordUse(left, right)?.report(by: &typing)
      AddressUse(left, right)?.report(isWhole: true, by: &typing)
      let sample = TypedExpression(.variable(VariableID(index: 0)), element, right.span)
      guard let (value, other) = comparable(left, sample, in: &typing) else { return invalid }
      if case .variable = other.kind {
        guard let list = exact(right, besides: value, in: &typing) else { return invalid }
        return result(.contains, value, list)
      }
      let variable = typing.parts.newVariable()
      let named = TypedExpression(.variable(variable), element, right.span)
      guard let (_, each) = comparable(left, named, in: &typing) else { return invalid }
      return result(.contains, value, right.each(variable, gives: each, at: right.span))
    }
    if right.type.isTextual {
      guard typing.isPresent(left, for: "it is looked for") else { return invalid }
      if left.type.isTextual {
        return result(
          .text(.isSubtext), left.composed.asText, right.composed.asText)
      }
    }
    typing.report(.notIn(typing.name(left.type), typing.name(right.type), at: span))
    return invalid
  }
}

extension ComparisonUse {
  /// Whether the left value is in a list of literal texts, each read as the type of that value.
  private func membership(
    inLiterals elements: [TypedExpression], _ typing: inout Typing
  ) -> TypedExpression {
    var read: [TypedExpression] = []
    for element in elements {
      WordUse(left, element)?.report(by: &typing)
      AddressUse(left, element)?.report(isWhole: true, by: &typing)
      guard let value = typing.literal(element, besides: left) else { return invalid }
      read.append(value)
    }
    guard let first = read.first, let (value, _) = comparable(left, first, in: &typing) else {
      return invalid
    }
    return result(.contains, value, typing.list(of: read.map(\.composed), right.span))
  }
}

extension Type {
  /// Whether a value of this type comes before or after one of the other.
  fileprivate func isOrdered(with other: Type) -> Bool {
    if isNumber && other.isNumber || isText && other.isText { return true }
    switch (self, other) {
    case (.date, .date), (.duration, .duration): return true
    case (.choice(let one), .choice(let second)): return one == second
    default: return false
    }
  }
}

extension TypedExpression {
  /// Whether it is a truth value that was reported.
  fileprivate var isInvalidTruth: Bool {
    if case .invalid = kind { return true }
    return false
  }
}

extension TypedExpression {
  /// A text that a template writes, in the form that the texts of content have.
  fileprivate var composed: TypedExpression {
    guard case .text(let bytes) = kind, let composed = UTF8Text.composedText(bytes[...]) else {
      return self
    }
    return .text(composed, span)
  }
}
