import Diagnostics
import Schema

// Expressions.
extension Checker {
  /// The expression with its type; mistakes in it are reported.
  mutating func check(_ expression: Expression) -> TypedExpression {
    let span = expression.span
    switch expression.kind {
    case .name(let name): return checkName(name, span)
    case .text(let bytes): return .text(bytes, span)
    case .int(let number): return TypedExpression(.int(number), .int, span)
    case .double(let number): return TypedExpression(.double(number), .double, span)
    case .bool(let truth): return TypedExpression(.bool(truth), .bool, span)
    case .none: return TypedExpression(.none, .optional(.never), span)
    case .list(let elements): return typing.list(of: elements.map { check($0) }, span)
    case .tuple(let elements): return typing.tuple(of: elements.map { check($0) }, span)
    case .dictionary(let pairs):
      return typing.dictionary(of: pairs.map { ($0.key, check($0.value)) }, span)
    case .member(let object, let name): return checkMember(of: object, name, span)
    case .element(let object, let index): return checkElement(of: object, index, span)
    case .slice(let object, let bounds): return checkSlice(of: object, bounds, span)
    case .call(let callee, let arguments): return checkCall(callee, arguments, span)
    case .filter(let operand, let name, let arguments):
      return checkFilter(operand, name, arguments, span)
    case .test(let operand, let name, let arguments, let isNegated):
      return checkTest(operand, name, arguments, isNegated: isNegated, span)
    case .negation(let operand): return typing.signed(check(operand), .negate, span)
    case .plus(let operand): return typing.signed(check(operand), .positive, span)
    case .not(let operand): return checkCondition(operand).value.negated(span)
    case .and(let left, let right):
      let first = check(left)
      return .and(first, check(right, assuming: first.proof.whenTrue), span)
    case .or(let left, let right):
      let first = checkPerhapsUnknown(left)
      return .or(first, check(right, assuming: first.proof.whenFalse), span)
    case .arithmetic(let operation, let left, let right):
      let use = ArithmeticUse(
        operation: operation, left: check(left), right: check(right), span: span)
      return use.typed(in: &typing)
    case .comparison(let first, let rest): return checkComparison(first, rest, span)
    case .concatenation(let parts): return typing.concatenation(of: parts.map { check($0) }, span)
    case .conditional(let condition, let then, let otherwise):
      return checkConditional(condition, then, otherwise, span)
    case .blockText: return here.blockText ?? .invalid(span)
    case .invalid: return .invalid(span)
    }
  }

  // MARK: Names

  private mutating func checkName(_ name: String, _ span: Span) -> TypedExpression {
    switch here.scopes.lookUp(name)?.binding {
    case .variable(let variable): return typing.read(variable, at: span)
    case .global(let global):
      var value = TypedExpression(global.kind, global.type, span)
      value.path = global.path
      value.isNonEmpty = global.isNonEmpty
      return typing.narrowed(value)
    case .loop: return typing.fail(.notAValue("loop", "the loop", at: span), span)
    case .macro: return typing.fail(.notAValue(name, "a macro", at: span), span)
    case .module: return typing.fail(.notAValue(name, "an imported template", at: span), span)
    case .caller: return typing.fail(.notAValue(name, "what a call block prints", at: span), span)
    case .field: return typing.fail(.notAValue(name, "a field", at: span), span)
    case nil where name == "now":
      var value = TypedExpression(.now, .optional(.date), span)
      value.path = .now
      return typing.narrowed(value)
    case nil where typing.reports.isUncertain(name, at: span): return .invalid(span)
    case nil: return typing.fail(here.unknownName(name, at: span, in: &typing), span)
    }
  }

  /// An expression that may be a name that is only known in other uses of this template: such a
  /// name is none here. Names that no template ever sets are mistakes all the same.
  mutating func checkPerhapsUnknown(_ expression: Expression) -> TypedExpression {
    if case .name(let name) = expression.kind, here.scopes.lookUp(name) == nil,
      templates.assignedNames.contains(name)
    {
      return TypedExpression(.none, .optional(.never), expression.span)
    }
    return check(expression)
  }

  /// What an expression means that is a loop, macro or module and no value.
  func compileTimeBinding(of expression: Expression) -> Binding? {
    guard case .name(let name) = expression.kind, let binding = here.scopes.lookUp(name)?.binding
    else {
      return nil
    }
    switch binding {
    case .variable, .global: return nil
    default: return binding
    }
  }

  // MARK: Conditions

  /// An expression that is looked at only where a condition proved something.
  private mutating func check(_ expression: Expression, assuming facts: Facts) -> TypedExpression {
    let mark = typing.knowledge.mark
    typing.knowledge.assume(facts)
    defer { typing.knowledge.undo(to: mark) }
    return check(expression)
  }

  /// An expression whose truth counts, and what it proves.
  mutating func checkCondition(
    _ expression: Expression
  ) -> (value: TypedExpression, proof: Proof) {
    let value: TypedExpression
    switch expression.kind {
    case .and(let left, let right):
      value = checkTruths(left, right, isAnd: true, expression.span)
    case .or(let left, let right):
      value = checkTruths(left, right, isAnd: false, expression.span)
    default: value = checkPerhapsUnknown(expression)
    }
    return (value, value.proof)
  }

  private mutating func checkTruths(
    _ left: Expression, _ right: Expression, isAnd: Bool, _ span: Span
  ) -> TypedExpression {
    let first = checkCondition(left)
    if isAnd, first.value.isSurelyNone { return first.value }
    let mark = typing.knowledge.mark
    typing.knowledge.assume(isAnd ? first.proof.whenTrue : first.proof.whenFalse)
    let second = checkCondition(right).value
    typing.knowledge.undo(to: mark)
    if case .bool(let truth) = first.value.kind { return truth == isAnd ? second : first.value }
    return TypedExpression(
      isAnd ? .and(first.value, second) : .or(first.value, second), .bool, span)
  }

  private mutating func checkConditional(
    _ condition: Expression, _ then: Expression, _ otherwise: Expression?, _ span: Span
  ) -> TypedExpression {
    let test = checkCondition(condition)
    if test.value.isSurelyNone, let otherwise { return check(otherwise) }
    let mark = typing.knowledge.mark
    typing.knowledge.assume(test.proof.whenTrue)
    let first = check(then)
    typing.knowledge.replace(by: mark.and(test.proof.whenFalse))
    let second =
      otherwise.map { check($0) } ?? TypedExpression(.none, .optional(.never), span)
    typing.knowledge.undo(to: mark)
    guard let (left, right, type) = typing.alternatives(first, second, first.type) else {
      return .invalid(span)
    }
    return TypedExpression(.conditional(test.value, then: left, otherwise: right), type, span)
  }
}
