import Diagnostics
import Schema

// Expressions, and what they prove when they are true.
extension Checker {
  /// The expression with its type; mistakes in it are reported.
  mutating func check(_ expression: Expression) -> TypedExpression {
    let span = expression.span
    switch expression.kind {
    case .name(let name): return here.value(of: name, at: span, in: &typing)
    case .text(let bytes): return .text(bytes, span)
    case .int(let number): return TypedExpression(.int(number), .int, span)
    case .double(let number): return TypedExpression(.double(number), .double, span)
    case .bool(let truth): return TypedExpression(.bool(truth), .bool, span)
    case .none: return TypedExpression(.none, .optional(.never), span)
    case .list(let elements): return typing.list(of: elements.map { check($0) }, span)
    case .tuple(let elements): return typing.tuple(of: elements.map { check($0) }, span)
    case .dictionary(let pairs):
      return typing.dictionary(of: pairs.map { ($0.key, check($0.value)) }, span)
    case .member(let object, let name):
      return MemberUse(object: object, name: name, span: span).typed(by: &self)
    case .element(let object, let index): return checkElement(of: object, index, span)
    case .slice(let object, let bounds): return checkSlice(of: object, bounds, span)
    case .call(let callee, let arguments):
      return CallUse(callee: callee, arguments: arguments, span: span).typed(by: &self)
    case .filter(let operand, let name, let arguments):
      return checkFilter(operand, name, arguments, span)
    case .test(let operand, let name, let arguments, let isNegated):
      return TestUse(name: name, arguments: arguments, isNegated: isNegated, span: span)
        .typed(of: operand, by: &self)
    case .negation(let operand): return typing.signed(check(operand), .negate, span)
    case .plus(let operand): return typing.signed(check(operand), .positive, span)
    case .not(let operand): return checkCondition(operand).value.negated(span)
    case .and(let left, let right): return checkBoth(left, right, or: nil, span)
    case .or(let left, let right): return checkEither(left, right, span)
    case .arithmetic(let operation, let left, let right):
      let use = ArithmeticUse(
        operation: operation, left: check(left), right: check(right), span: span)
      return use.typed(in: &typing)
    case .comparison(let first, let rest):
      return ComparisonChain(first: first, rest: rest, span: span).typed(by: &self)
    case .concatenation(let parts): return typing.concatenation(of: parts.map { check($0) }, span)
    case .conditional(let condition, let then, let otherwise):
      return checkConditional(condition, then, otherwise, span)
    case .blockText: return here.blockText ?? .invalid(span)
    case .invalid: return .invalid(span)
    }
  }

  /// The arguments of a call with their values.
  mutating func check(_ arguments: [Argument]) -> [TypedArgument] {
    arguments.map { TypedArgument(name: $0.name, value: check($0.value)) }
  }

  /// An expression that may be a name that is only known in other uses of this template: here such
  /// a name has no value. Names that no template sets for this one are still mistakes.
  mutating func checkPerhapsUnknown(_ expression: Expression) -> TypedExpression {
    if case .name(let name) = expression.kind, here.scopes.lookUp(name) == nil,
      environment.site.pageNames.contains(name)
        ? templates.binds(name) : templates.mayGive(name, in: expression.span.source)
    {
      return TypedExpression(.none, .optional(.never), expression.span)
    }
    return check(expression)
  }

  // MARK: Parts of values

  private mutating func checkElement(
    of expression: Expression, _ index: Expression, _ span: Span
  ) -> TypedExpression {
    if let text = index.literalText {
      let name = Identifier(text: text, span: index.span)
      return MemberUse(object: expression, name: name, span: span).typed(by: &self)
    }
    let object = check(expression)
    let place = check(index)
    guard !object.isInvalid, !place.isInvalid else { return .invalid(span) }
    return typing.element(of: object, at: place, span)
  }

  private mutating func checkSlice(
    of expression: Expression, _ bounds: SliceBounds, _ span: Span
  ) -> TypedExpression {
    let object = check(expression)
    let bounds = [bounds.lower, bounds.upper, bounds.step].map { $0.map { check($0) } }
    return typing.slice(of: object, bounds, span)
  }

  private mutating func checkFilter(
    _ operand: Expression, _ name: Identifier, _ arguments: [Argument], _ span: Span,
    asksForTruth: Bool = false
  ) -> TypedExpression {
    let value =
      Filter.fallback.names.contains(name.text) ? checkPerhapsUnknown(operand) : check(operand)
    return FilterCall(
      name: name, operand: value, arguments: arguments, asksForTruth: asksForTruth, span: span
    ).typed(by: &self)
  }

  // MARK: Conditions

  /// `left and right` as a value: the first of the two that is not true, otherwise the second.
  private mutating func checkBoth(
    _ left: Expression, _ right: Expression, or otherwise: Span?, _ span: Span
  ) -> TypedExpression {
    let first = check(left)
    if first.followsFromNone, first.truthByNone == false {
      leaveOut([], [right])
      return first
    }
    let second = check(right, assuming: first.proof.whenTrue)
    return AlternativesUse(first, second, span).both(or: otherwise, in: &typing)
  }

  /// `left or right` as a value: the first of the two that is true, otherwise the second.
  private mutating func checkEither(
    _ left: Expression, _ right: Expression, _ span: Span
  ) -> TypedExpression {
    if case .comparison = left.kind, let lone = LoneLiteral(right, beside: left, isAnd: false) {
      lone.report(by: &typing)
      _ = checkCondition(left)
      return TypedExpression(.invalid, .bool, span)
    }
    let first: TypedExpression
    if case .and(let condition, let then) = left.kind {
      first = checkBoth(condition, then, or: right.span, span)
    } else {
      first = checkPerhapsUnknown(left)
    }
    if first.truthByNone == true {
      leaveOut([], [right])
      return first
    }
    let second = check(right, assuming: first.proof.whenFalse)
    return AlternativesUse(first, second, span).either(in: &typing)
  }

  /// An expression that is evaluated only where a condition has proved something.
  private mutating func check(_ expression: Expression, assuming facts: Facts) -> TypedExpression {
    let mark = typing.knowledge.mark
    typing.knowledge.assume(facts)
    defer { typing.knowledge.undo(to: mark) }
    return check(expression)
  }

  /// Reports conditions that never hold or always do, among those of a tag of which each is asked
  /// where the ones before it do not hold.
  mutating func reportDeadConditions(_ conditions: [Expression], otherwise: Span? = nil) {
    guard !environment.isCondition, typing.reports.recovery.templates == .certain else { return }
    let mistakes = typing.reports.templates.mistakes(
      inConditions: conditions, otherwise: otherwise)
    for mistake in mistakes {
      typing.report(mistake)
    }
  }

  /// Notes whether types or the bounds of models exclude that a condition holds: a template may be
  /// used for several models, and only what holds in no use is reported.
  mutating func noteBounds(of condition: TypedExpression, writtenAt span: Span) {
    guard !environment.isCondition, !condition.isInvalid else { return }
    guard !here.skipsFalseParts, typing.fieldsAround.isEmpty, let found = exclusion(condition, span)
    else {
      typing.usage.possibleConditions.insert(span)
      return
    }
    typing.usage.excludedConditions[span] = found
  }

  /// What is to be said of a condition that never holds; nil for all others.
  private func exclusion(_ condition: TypedExpression, _ span: Span) -> Diagnostic? {
    let possible = PossibleCondition(models: typing.types.models)
    let bounds = possible.boundsExcluding(condition)
    if !bounds.isEmpty {
      return .excludedByBounds(typing.reports.written(span), bounds, at: span)
    }
    let reasons = possible.decisionsExcluding(condition)
    guard !reasons.isEmpty else { return nil }
    return .excludedByTypes(
      typing.reports.written(span), reasons, at: span, written: typing.reports.written)
  }

  /// An expression that is used as a condition, and what it proves.
  mutating func checkCondition(
    _ expression: Expression
  ) -> (value: TypedExpression, proof: Proof) {
    let value: TypedExpression
    switch expression.kind {
    case .and(let left, let right):
      value = checkTruths(left, right, isAnd: true, expression.span)
    case .or(let left, let right):
      value = checkTruths(left, right, isAnd: false, expression.span)
    case .conditional(let condition, let then, let otherwise):
      value = checkTruth(of: then, if: condition, otherwise, expression.span)
    case .filter(let operand, let name, let arguments):
      value = checkFilter(operand, name, arguments, expression.span, asksForTruth: true)
    default: value = checkPerhapsUnknown(expression)
    }
    return (value, value.proof)
  }

  private mutating func checkTruths(
    _ left: Expression, _ right: Expression, isAnd: Bool, _ span: Span
  ) -> TypedExpression {
    LoneLiteral(left, beside: nil, isAnd: isAnd)?.report(by: &typing)
    LoneLiteral(right, beside: left, isAnd: isAnd)?.report(by: &typing)
    let first = checkCondition(left)
    if first.value.truthByNone == !isAnd {
      leaveOut([], [right])
      return first.value
    }
    let mark = typing.knowledge.mark
    typing.knowledge.assume(isAnd ? first.proof.whenTrue : first.proof.whenFalse)
    let second = checkCondition(right).value
    typing.knowledge.undo(to: mark)
    if second.truthByNone == !isAnd { return second }
    if case .bool(let truth) = first.value.kind { return truth == isAnd ? second : first.value }
    return TypedExpression(
      isAnd ? .and(first.value, second) : .or(first.value, second), .bool, span)
  }

  private mutating func checkConditional(
    _ condition: Expression, _ then: Expression, _ otherwise: Expression?, _ span: Span
  ) -> TypedExpression {
    reportDeadConditions([condition])
    let test = checkCondition(condition)
    noteBounds(of: test.value, writtenAt: condition.span)
    switch test.value.truthByNone {
    case true:
      leaveOut([], [otherwise].compactMap { $0 })
      return check(then)
    case false:
      leaveOut([], [then])
      return otherwise.map { check($0) } ?? TypedExpression(.none, .optional(.never), span)
    case nil: break
    }
    let mark = typing.knowledge.mark
    typing.knowledge.assume(test.proof.whenTrue)
    let first = check(then)
    typing.knowledge.replace(by: mark.and(test.proof.whenFalse))
    let second =
      otherwise.map { check($0) } ?? TypedExpression(.none, .optional(.never), span)
    typing.knowledge.undo(to: mark)
    let use = AlternativesUse(first, second, span)
    guard let (left, right, type) = use.common(as: first.type, in: typing) else {
      return use.fail(.conditional, in: &typing)
    }
    return TypedExpression(.conditional(test.value, then: left, otherwise: right), type, span)
  }

  /// An inline `if` as a condition, whose values may be of any types.
  private mutating func checkTruth(
    of then: Expression, if condition: Expression, _ otherwise: Expression?, _ span: Span
  ) -> TypedExpression {
    let test = checkCondition(condition)
    if let truth = test.value.truthByNone {
      let shown = truth ? then : otherwise
      leaveOut([], [truth ? otherwise : then].compactMap { $0 })
      return shown.map { checkCondition($0).value } ?? TypedExpression(.bool(false), .bool, span)
    }
    let mark = typing.knowledge.mark
    typing.knowledge.assume(test.proof.whenTrue)
    let first = checkCondition(then).value
    typing.knowledge.replace(by: mark.and(test.proof.whenFalse))
    let second =
      otherwise.map { checkCondition($0).value } ?? TypedExpression(.bool(false), .bool, span)
    typing.knowledge.undo(to: mark)
    return TypedExpression(.conditional(test.value, then: first, otherwise: second), .bool, span)
  }
}
