import Diagnostics
import Schema

// Expressions.
extension Checker {
  /// The expression with its type; mistakes in it are reported.
  mutating func check(_ expression: Expression) -> TypedExpression {
    let span = expression.span
    switch expression.kind {
    case .name(let name): return checkName(name, span)
    case .text(let bytes):
      var text = TypedExpression(.text(bytes), .string, span)
      text.isNonEmpty = !bytes.isEmpty
      return text
    case .int(let number): return TypedExpression(.int(number), .int, span)
    case .double(let number): return TypedExpression(.double(number), .double, span)
    case .bool(let truth): return TypedExpression(.bool(truth), .bool, span)
    case .none: return TypedExpression(.none, .optional(.never), span)
    case .list(let elements): return checkList(elements, span)
    case .tuple(let elements): return checkTuple(elements, span)
    case .dictionary(let pairs): return checkDictionary(pairs, span)
    case .member(let object, let name): return checkMember(of: object, name, span)
    case .element(let object, let index): return checkElement(of: object, index, span)
    case .slice(let object, let bounds): return checkSlice(of: object, bounds, span)
    case .call(let callee, let arguments): return checkCall(callee, arguments, span)
    case .filter(let operand, let name, let arguments):
      return checkFilter(operand, name, arguments, span)
    case .test(let operand, let name, let arguments, let isNegated):
      return checkTest(operand, name, arguments, isNegated: isNegated, span)
    case .negation(let operand): return checkSign(operand, .negate, span)
    case .plus(let operand): return checkSign(operand, .positive, span)
    case .not(let operand): return checkNot(operand, span)
    case .and(let left, let right): return checkAnd(left, right, span)
    case .or(let left, let right): return checkOr(left, right, span)
    case .arithmetic(let operation, let left, let right):
      return checkArithmetic(operation, left, right, span)
    case .comparison(let first, let rest): return checkComparison(first, rest, span)
    case .concatenation(let parts): return checkConcatenation(parts, span)
    case .conditional(let condition, let then, let otherwise):
      return checkConditional(condition, then, otherwise, span)
    case .blockText: return here.blockText ?? .invalid(span)
    case .invalid: return .invalid(span)
    }
  }

  // MARK: Names

  private mutating func checkName(_ name: String, _ span: Span) -> TypedExpression {
    switch lookUp(name)?.binding {
    case .variable(let variable): return read(variable, at: span)
    case .global(let global):
      var value = TypedExpression(global.kind, global.type, span)
      value.path = global.path
      value.isNonEmpty = global.isNonEmpty
      return narrowed(value)
    case .loop: return fail(.notAValue("loop", "the loop", at: span), span)
    case .macro: return fail(.notAValue(name, "a macro", at: span), span)
    case .module: return fail(.notAValue(name, "an imported template", at: span), span)
    case .caller: return fail(.notAValue(name, "what a call block prints", at: span), span)
    case .field: return fail(.notAValue(name, "a field", at: span), span)
    case nil where name == "now":
      var value = TypedExpression(.now, .optional(.date), span)
      value.path = .now
      return narrowed(value)
    case nil where isUncertain(name, at: span): return .invalid(span)
    case nil: return fail(unknownName(name, at: span), span)
    }
  }

  /// The template that was imported without the names of the page, where such a one is checked.
  private var moduleWithoutPage: String? {
    here.scopes.lacksPageNames ? here.uses.innermostTemplate : nil
  }

  private mutating func unknownName(_ name: String, at span: Span) -> Diagnostic {
    if name == "kwargs", here.scopes.contains(.macro) {
      return .noNamedRest(at: span)
    }
    if functionNames.contains(name) || name == "super" || name == "self" {
      return .notAValue(name, "a function", at: span)
    }
    if let module = moduleWithoutPage, page.names.contains(name) {
      return .unknownInModule(name, in: module, at: span)
    }
    if let owner = page.context.map({ types.models[$0] }),
      case .secret(let field) = owner.lookUp(name, for: .output)
    {
      return .secretField(field, of: owner, at: span)
    }
    let scopes = here.scopes
    let visible = log.gathered { scopes.visibleNames }
    return .unknownVariable(name, visible: visible, at: span, suggesting: &log)
  }

  /// An expression that may be a name that is only known in other uses of this template: such a
  /// name is none here. Names that no template ever sets are mistakes all the same.
  mutating func checkPerhapsUnknown(_ expression: Expression) -> TypedExpression {
    if case .name(let name) = expression.kind, lookUp(name) == nil,
      templates.assignedNames.contains(name)
    {
      return TypedExpression(.none, .optional(.never), expression.span)
    }
    return check(expression)
  }

  /// What an expression means that is a loop, macro or module and no value.
  func compileTimeBinding(of expression: Expression) -> Binding? {
    guard case .name(let name) = expression.kind, let binding = lookUp(name)?.binding else {
      return nil
    }
    switch binding {
    case .variable, .global: return nil
    default: return binding
    }
  }

  // MARK: Lists and structures

  private mutating func checkList(_ elements: [Expression], _ span: Span) -> TypedExpression {
    let typed = elements.map { check($0) }
    return list(of: typed, span) ?? .invalid(span)
  }

  /// A list of values; nil, reported, where their types are not alike.
  private mutating func list(
    of elements: [TypedExpression], _ span: Span
  ) -> TypedExpression? {
    var joined = Type.never
    for element in elements {
      guard let type = joined.joined(with: element.type) else {
        report(
          .unlikeElements(
            first: name(joined), second: name(element.type), at: element.span))
        return nil
      }
      joined = type
    }
    let type = joined
    var result = TypedExpression(
      .list(elements.map { converted($0, to: type) }), .list(type), span)
    result.isNonEmpty = !elements.isEmpty
    return result
  }

  private mutating func checkTuple(_ elements: [Expression], _ span: Span) -> TypedExpression {
    let typed = elements.map { check($0) }
    var joined: Type? = .never
    for element in typed { joined = joined?.joined(with: element.type) }
    if joined != nil { return list(of: typed, span) ?? .invalid(span) }
    let fields = typed.enumerated().map { (name: "\($0.offset)", type: $0.element.type) }
    let id = types.structure(.tuple, fields)
    return TypedExpression(.record(id, typed), .structure(id), span)
  }

  private mutating func checkDictionary(
    _ pairs: [(key: Expression, value: Expression)], _ span: Span
  ) -> TypedExpression {
    var fields: [(name: String, type: Type)] = []
    var names: Set<String> = []
    var values: [TypedExpression] = []
    for (key, expression) in pairs {
      let value = check(expression)
      guard let name = key.literalText else {
        report(.keyNotLiteral(at: key.span))
        continue
      }
      guard names.insert(name).inserted else {
        report(.keyTwice(name, at: key.span))
        continue
      }
      fields.append((name, value.type))
      values.append(value)
    }
    let id = types.structure(.dictionary, fields)
    return TypedExpression(.record(id, values), .structure(id), span)
  }

  // MARK: Conditions

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

  private mutating func checkNot(_ operand: Expression, _ span: Span) -> TypedExpression {
    let value = checkCondition(operand).value
    if case .bool(let truth) = value.kind { return TypedExpression(.bool(!truth), .bool, span) }
    return TypedExpression(.not(value), .bool, span)
  }

  private mutating func checkTruths(
    _ left: Expression, _ right: Expression, isAnd: Bool, _ span: Span
  ) -> TypedExpression {
    let first = checkCondition(left)
    if isAnd, first.value.isSurelyNone { return first.value }
    let mark = knowledge.mark
    knowledge.assume(isAnd ? first.proof.whenTrue : first.proof.whenFalse)
    let second = checkCondition(right).value
    knowledge.undo(to: mark)
    if case .bool(let truth) = first.value.kind { return truth == isAnd ? second : first.value }
    return TypedExpression(
      isAnd ? .and(first.value, second) : .or(first.value, second), .bool, span)
  }

  private mutating func checkAnd(
    _ left: Expression, _ right: Expression, _ span: Span
  ) -> TypedExpression {
    let first = check(left)
    let mark = knowledge.mark
    knowledge.assume(first.proof.whenTrue)
    let second = check(right)
    knowledge.undo(to: mark)
    guard let type = first.type.joined(with: second.type) else {
      return asTexts(first, second, span) { .and($0, $1) }
    }
    return TypedExpression(
      .and(converted(first, to: type), converted(second, to: type)), type, span)
  }

  private mutating func checkOr(
    _ left: Expression, _ right: Expression, _ span: Span
  ) -> TypedExpression {
    let first = checkPerhapsUnknown(left)
    let mark = knowledge.mark
    knowledge.assume(first.proof.whenFalse)
    let second = check(right)
    knowledge.undo(to: mark)
    guard let type = first.type.unwrapped.joined(with: second.type) else {
      return asTexts(first, second, span) { .or($0, $1) }
    }
    return TypedExpression(
      .or(converted(first, to: type), converted(second, to: type)), type, span)
  }

  /// One of two values of unlike types: as text where both can be printed, else their truth.
  private func asTexts(
    _ first: TypedExpression, _ second: TypedExpression, _ span: Span,
    _ kind: (TypedExpression, TypedExpression) -> TypedExpression.Kind
  ) -> TypedExpression {
    let isOr = if case .or = kind(first, second) { true } else { false }
    let left = isOr ? first.type.unwrapped : first.type
    guard !first.isInvalid, !second.isInvalid,
      let type = left.writtenAsText.joined(with: second.type.writtenAsText)
    else { return TypedExpression(kind(truth(of: first), truth(of: second)), .bool, span) }
    let truth = self.truth(of: first)
    let (one, other) = (text(of: first), text(of: second))
    return TypedExpression(
      .conditional(truth, then: isOr ? one : other, otherwise: isOr ? other : one), type, span)
  }

  /// Whether a value counts as true.
  func truth(of value: TypedExpression) -> TypedExpression {
    value.type == .bool
      ? value : TypedExpression(.unary(.truth, value), .bool, value.span)
  }

  private mutating func checkConditional(
    _ condition: Expression, _ then: Expression, _ otherwise: Expression?, _ span: Span
  ) -> TypedExpression {
    let test = checkCondition(condition)
    if test.value.isSurelyNone, let otherwise { return check(otherwise) }
    let mark = knowledge.mark
    knowledge.assume(test.proof.whenTrue)
    let first = check(then)
    knowledge.replace(by: mark.and(test.proof.whenFalse))
    let second =
      otherwise.map { check($0) } ?? TypedExpression(.none, .optional(.never), span)
    knowledge.undo(to: mark)
    guard let (left, right, type) = alternatives(first, second, first.type) else {
      return .invalid(span)
    }
    return TypedExpression(.conditional(test.value, then: left, otherwise: right), type, span)
  }

  /// Two values of which one is used, in the form of one type: as text where they have no other
  /// type in common; nil, reported, where that is not possible either.
  mutating func alternatives(
    _ first: TypedExpression, _ second: TypedExpression, _ type: Type
  ) -> (TypedExpression, TypedExpression, Type)? {
    if let joined = type.joined(with: second.type) {
      return (converted(first, to: joined), converted(second, to: joined), joined)
    }
    if let joined = type.writtenAsText.joined(with: second.type.writtenAsText) {
      return (text(of: first), text(of: second), joined)
    }
    report(
      .unlikeChoices(
        first: name(first.type), at: first.span, second: name(second.type), at: second.span))
    return nil
  }

  // MARK: Conversion

  /// A value in the form in which values of the joined type `type` are kept.
  func converted(_ value: TypedExpression, to type: Type) -> TypedExpression {
    value.converted(to: type)
  }
}

extension TypedExpression {
  /// The value in the form in which values of the joined type `type` are kept.
  func converted(to type: Type) -> TypedExpression {
    guard self.type.needsConversion(to: type) else { return self }
    let target = self.type.isOptional ? type.madeOptional : type.unwrapped
    var result = self
    if case .choice(let id) = self.type.unwrapped {
      result = TypedExpression(.choiceText(self, id), target, span)
    } else if self.type.unwrapped == .address {
      result = TypedExpression(.unary(.addressText, self), target, span)
    }
    if type.unwrapped == .markup {
      result = TypedExpression(.unary(.text(.escapeHTML), result), target, span)
    }
    result.isNonEmpty = isNonEmpty
    return result
  }
}

extension TypedExpression {
  /// Whether there is no value, whatever the page: what depends on it is never shown, and not
  /// checked.
  var isSurelyNone: Bool { type == .optional(.never) }
}
