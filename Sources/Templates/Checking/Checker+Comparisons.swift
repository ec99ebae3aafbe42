import Diagnostics
import Schema

// Comparisons.
extension Checker {
  mutating func checkComparison(
    _ first: Expression, _ rest: [(operation: Comparison, operand: Expression)], _ span: Span
  ) -> TypedExpression {
    var left = checkPerhapsUnknown(first)
    var result: TypedExpression?
    for (operation, operand) in rest {
      let comparison: TypedExpression
      let right: TypedExpression
      if operation == .isIn || operation == .isNotIn {
        (comparison, right) = checkMembership(left, operand, operation, span)
      } else {
        right = check(operand)
        comparison = compare(left, operation, right, span)
      }
      if let earlier = result {
        result = TypedExpression(.and(earlier, comparison), .bool, span)
      } else {
        result = comparison
      }
      left = right
    }
    return result ?? left
  }

  /// A comparison of two values.
  mutating func compare(
    _ left: TypedExpression, _ comparison: Comparison, _ right: TypedExpression, _ span: Span
  ) -> TypedExpression {
    guard !left.isInvalid, !right.isInvalid else {
      return TypedExpression(.invalid, .bool, span)
    }
    switch comparison {
    case .equal: return equality(left, right, isNegated: false, span)
    case .notEqual: return equality(left, right, isNegated: true, span)
    case .less: return order(left, .less, right, comparison, span)
    case .lessOrEqual: return order(left, .lessOrEqual, right, comparison, span)
    case .greater: return order(left, .greater, right, comparison, span)
    default: return order(left, .greaterOrEqual, right, comparison, span)
    }
  }

  // MARK: Equality

  private mutating func equality(
    _ left: TypedExpression, _ right: TypedExpression, isNegated: Bool, _ span: Span
  ) -> TypedExpression {
    if right.isNone { return presence(of: left, isNegated: isNegated, span) }
    if left.isNone { return presence(of: right, isNegated: isNegated, span) }
    guard let (first, second) = comparable(left, right) else {
      return TypedExpression(.invalid, .bool, span)
    }
    if case .text(let one) = first.kind, case .text(let other) = second.kind {
      return TypedExpression(.bool((one == other) != isNegated), .bool, span)
    }
    if case .int(let one) = first.kind, case .int(let other) = second.kind {
      return TypedExpression(.bool((one == other) != isNegated), .bool, span)
    }
    return TypedExpression(
      .binary(isNegated ? .notEqual : .equal, first, second), .bool, span)
  }

  /// Whether a value is none, or is not.
  func presence(of value: TypedExpression, isNegated: Bool, _ span: Span) -> TypedExpression {
    if value.isNone { return TypedExpression(.bool(!isNegated), .bool, span) }
    if !value.type.isOptional { return TypedExpression(.bool(isNegated), .bool, span) }
    return TypedExpression(.unary(isNegated ? .isPresent : .isNone, value), .bool, span)
  }

  /// Two values in forms that can be compared; nil, reported, where they never are equal.
  private mutating func comparable(
    _ left: TypedExpression, _ right: TypedExpression
  ) -> (TypedExpression, TypedExpression)? {
    let (first, second) = (left.type.unwrapped, right.type.unwrapped)
    if case .choice(let id) = first, right.literalText != nil {
      return choiceCase(right, of: id).map { (left, $0) }
    }
    if case .choice(let id) = second, left.literalText != nil {
      return choiceCase(left, of: id).map { ($0, right) }
    }
    if first.isTextual, second.isTextual, !(first.isChoice && second.isChoice) {
      return (converted(left, to: .string), converted(right, to: .string))
    }
    if first.isComparable(with: second) { return (left, right) }
    report(
      .unlikeComparison(
        name(left.type), at: left.span, name(right.type), at: right.span))
    return nil
  }

  /// The case of a choice that a literal text means; reports a text that is none.
  mutating func choiceCase(
    _ text: TypedExpression, of id: ChoiceID
  ) -> TypedExpression? {
    let choice = types.models[id]
    let typed = text.literalText ?? ""
    let index =
      choice.cases.firstIndex { $0.text == typed } ?? choice.cases.firstIndex { $0.name == typed }
    guard let index else {
      guard choice.certainty == .certain else { return nil }
      report(
        .notACase(
          typed, of: choice.name, cases: choice.cases.map(\.text), place: choice.span,
          at: text.span, suggesting: &log))
      return nil
    }
    return TypedExpression(.choiceCase(index), .choice(id), text.span)
  }

  // MARK: Order

  private mutating func order(
    _ left: TypedExpression, _ operation: BinaryOperation, _ right: TypedExpression,
    _ comparison: Comparison, _ span: Span
  ) -> TypedExpression {
    let purpose = "it is compared by '\(comparison.rawValue)'"
    guard isPresent(left, for: purpose), isPresent(right, for: purpose) else {
      return TypedExpression(.invalid, .bool, span)
    }
    let result: (TypedExpression, TypedExpression)?
    switch (left.type, right.type) {
    case (let first, let second) where first.isNumber && second.isNumber: result = (left, right)
    case (let first, let second) where first.isText && second.isText: result = (left, right)
    case (.choice(let id), _) where right.literalText != nil:
      result = choiceCase(right, of: id).map { (left, $0) }
      guard result != nil else { return TypedExpression(.invalid, .bool, span) }
    case (_, .choice(let id)) where left.literalText != nil:
      result = choiceCase(left, of: id).map { ($0, right) }
      guard result != nil else { return TypedExpression(.invalid, .bool, span) }
    case (.date, .date), (.duration, .duration): result = (left, right)
    case (.choice(let one), .choice(let other)): result = one == other ? (left, right) : nil
    default: result = nil
    }
    guard let (first, second) = result else {
      report(
        .noOrder(comparison.rawValue, name(left.type), name(right.type), at: span))
      return TypedExpression(.invalid, .bool, span)
    }
    return TypedExpression(.binary(operation, first, second), .bool, span)
  }

  // MARK: Membership

  /// `left in right` or `left not in right`, and the right operand.
  private mutating func checkMembership(
    _ left: TypedExpression, _ operand: Expression, _ comparison: Comparison, _ span: Span
  ) -> (TypedExpression, TypedExpression) {
    let isNegated = comparison == .isNotIn
    func signed(_ value: TypedExpression) -> TypedExpression {
      guard isNegated else { return value }
      if case .bool(let truth) = value.kind { return TypedExpression(.bool(!truth), .bool, span) }
      return TypedExpression(.not(value), .bool, span)
    }
    if let elements = operand.elements, (1...16).contains(elements.count) {
      return (signed(checkMembership(left, among: elements, span)), .invalid(operand.span))
    }
    if case .dictionary(let pairs) = operand.kind {
      let keys = pairs.map(\.key)
      return (signed(checkMembership(left, among: keys, span)), .invalid(operand.span))
    }
    let right = check(operand)
    return (signed(membership(left, right, span)), right)
  }

  private mutating func checkMembership(
    _ left: TypedExpression, among elements: [Expression], _ span: Span
  ) -> TypedExpression {
    var result = TypedExpression(.bool(false), .bool, span)
    for element in elements {
      let right = check(element)
      let test = compare(left, .equal, right, span)
      if case .bool(let truth) = test.kind {
        if truth { return test }
        continue
      }
      if case .bool = result.kind {
        result = test
      } else {
        result = TypedExpression(.or(result, test), .bool, span)
      }
    }
    return result
  }

  /// Whether a list or text holds a value.
  mutating func membership(
    _ left: TypedExpression, _ right: TypedExpression, _ span: Span
  ) -> TypedExpression {
    let invalid = TypedExpression(.invalid, .bool, span)
    guard !left.isInvalid, !right.isInvalid, isPresent(right, for: "something is looked for in it")
    else { return invalid }
    if let element = right.type.element {
      let sample = TypedExpression(.variable(VariableID(index: 0)), element, right.span)
      guard let (value, other) = comparable(left, sample) else { return invalid }
      if case .variable = other.kind {
        return TypedExpression(.binary(.contains, value, right), .bool, span)
      }
      return TypedExpression(
        .binary(.contains, value, mapped(right) { $0.converted(to: .string) }), .bool, span)
    }
    if right.type.isTextual {
      guard isPresent(left, for: "it is looked for") else { return invalid }
      if left.type.isTextual {
        return TypedExpression(
          .binary(.text(.isSubtext), self.text(of: left), self.text(of: right)), .bool, span)
      }
    }
    report(.notIn(name(left.type), name(right.type), at: span))
    return invalid
  }

  /// A new list of what `transform` makes of the elements of a list.
  mutating func mapped(
    _ list: TypedExpression, _ transform: (TypedExpression) -> TypedExpression
  ) -> TypedExpression {
    let variable = parts.newVariable()
    let element = TypedExpression(.variable(variable), list.type.element ?? .invalid, list.span)
    let result = transform(element)
    let comprehension = Comprehension(
      variable: variable, list: list, condition: nil, element: result)
    return TypedExpression(.comprehension(comprehension), .list(result.type), list.span)
  }
}

extension TypedExpression {
  /// Whether it is surely none.
  var isNone: Bool { type == .optional(.never) || type == .never }

  /// The text of a literal.
  var literalText: String? {
    guard case .text(let bytes) = kind else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
