import Diagnostics
import Schema

// A value in another form: converted, as text, as a truth value, combined with others.
extension TypedExpression {
  /// The value in the form in which values of the joined type `type` are stored.
  func converted(to type: Type) -> TypedExpression {
    if self.type.number == .double, type.number == .decimal, let exactLiteral {
      return exactLiteral
    }
    guard self.type.needsConversion(to: type) else { return self }
    let target = self.type.isOptional ? type.madeOptional : type.unwrapped
    var result = self
    switch self.type.unwrapped {
    case .choice(let id): result = TypedExpression(.choiceText(self, id), target, span)
    case .address: result = TypedExpression(.unary(.addressText, self), target, span)
    case .mixed: result = TypedExpression(.unary(.textOf, self), target, span)
    case .scalar, .markdown, .markup, .json, .tree, .structure, .optional, .list, .never, .invalid:
      break
    }
    if type.unwrapped == .markup {
      result = TypedExpression(.unary(.text(.escapeHTML), result), target, span)
    }
    result.isNonEmpty = isNonEmpty
    return result
  }

  /// A printable value as text.
  var asText: TypedExpression {
    let target: Type = type.isOptional ? .optional(.string) : .string
    switch type.unwrapped {
    case .choice, .address: return converted(to: target)
    case let type where type.isText || type.isMarkup: return self
    default: return TypedExpression(.unary(.textOf, self), target, span)
    }
  }

  /// Numbers that a template writes, calculations with them and lists of them, as decimal numbers:
  /// to the last digit; nil for all else, and where one has too many digits.
  var exactLiteral: TypedExpression? {
    switch kind {
    case .double(let literal):
      return literal.exact.map { TypedExpression(.literal(.decimal($0)), .decimal, span) }
    case .int(let number):
      return TypedExpression(.literal(.decimal(Array(String(number).utf8))), .decimal, span)
    case .unary(.negate, let operand):
      return operand.exactLiteral.map { TypedExpression(.unary(.negate, $0), .decimal, span) }
    case .binary(.arithmetic(let operation), let left, let right):
      guard let first = left.exactLiteral, let second = right.exactLiteral else { return nil }
      // Exponents are whole numbers.
      guard operation == .power else {
        return TypedExpression(.binary(.arithmetic(operation), first, second), .decimal, span)
      }
      guard right.type == .int else { return nil }
      return TypedExpression(.binary(.arithmetic(operation), first, right), .decimal, span)
    case .list(let elements):
      let exact = elements.compactMap(\.exactLiteral)
      guard exact.count == elements.count else { return nil }
      var list = TypedExpression(.list(exact), .list(.decimal), span)
      list.isNonEmpty = isNonEmpty
      return list
    default: return nil
    }
  }

  /// A value in the form in which it is printed: choices by their text, mixed values as texts.
  var printed: TypedExpression {
    switch type.unwrapped {
    case .choice, .mixed: converted(to: type.isOptional ? .optional(.string) : .string)
    default: self
    }
  }

  /// A text as the list of its characters.
  var characters: TypedExpression {
    TypedExpression(.unary(.text(.characters), self), .list(.string), span)
  }

  /// The opposite of a truth value, with the span `span`.
  func negated(_ span: Span) -> TypedExpression {
    let truth: Bool
    switch kind {
    case .bool(let known): truth = known
    case _ where isSurelyNone: truth = false
    default: return TypedExpression(.not(self), .bool, span)
    }
    var negated = TypedExpression(.bool(!truth), .bool, span)
    negated.followsFromNone = truthByNone != nil
    negated.asked = asked
    return negated
  }

  /// Whether a value is none, or, negated, is not.
  func presence(isNegated: Bool, _ span: Span) -> TypedExpression {
    if isNone {
      var truth = TypedExpression(.bool(!isNegated), .bool, span)
      truth.followsFromNone = true
      return truth
    }
    guard type.isOptional else {
      var truth = TypedExpression(.bool(isNegated), .bool, span)
      truth.asked = Asked(self)
      return truth
    }
    return TypedExpression(.unary(isNegated ? .isPresent : .isNone, self), .bool, span)
  }

  /// The expression after the parts that prepare it.
  func following(_ nodes: [TypedNode]) -> TypedExpression {
    nodes.isEmpty ? self : TypedExpression(.sequence(nodes, self), type, span)
  }

  /// The case of a choice that a literal text means: by its text in files, otherwise by its name; nil
  /// where it is no literal, or means none.
  func asCase(of id: ChoiceID, in models: Models) -> TypedExpression? {
    guard let typed = literalText else { return nil }
    let cases = models[id].cases
    let index =
      cases.firstIndex { $0.text == typed } ?? cases.firstIndex { $0.name == typed }
    return index.map { TypedExpression(.choiceCase($0), .choice(id), span) }
  }

  /// A text that is known when the page is made as the case of a choice that it means then.
  func readAsCase(of id: ChoiceID) -> TypedExpression {
    let number = TypedExpression(.int(Int(id.index)), .int, span)
    return TypedExpression(
      .binary(.readCase, asText, number), type.isOptional ? .optional(.choice(id)) : .choice(id),
      span)
  }

  /// Whether it is a literal text, or one of several.
  var isMadeOfLiteralTexts: Bool {
    switch kind {
    case .text: true
    case .conditional(_, let then, let otherwise):
      then.isMadeOfLiteralTexts && otherwise.isMadeOfLiteralTexts
    default: false
    }
  }

  // MARK: Several values

  /// A literal text.
  static func text(_ bytes: [UInt8], _ span: Span) -> TypedExpression {
    var text = TypedExpression(.text(bytes), .string, span)
    text.isNonEmpty = !bytes.isEmpty
    return text
  }

  /// Texts one after another; markup where one of them is markup.
  static func concatenation(of parts: [TypedExpression], _ span: Span) -> TypedExpression {
    let isMarkup = parts.contains { $0.type.isMarkup }
    let texts = parts.map { isMarkup ? $0.asText.converted(to: .markup) : $0.asText }
    return TypedExpression(
      .many(.concatenate, texts), isMarkup ? .markup : .string, span)
  }

  /// An element of a list, as the variable of a comprehension.
  static func element(_ variable: VariableID, _ type: Type, _ span: Span) -> TypedExpression {
    var value = TypedExpression(.variable(variable), type, span)
    value.path = Path(root: variable)
    return value
  }

  /// A new list of the values of `element` for each element of this list that satisfies a
  /// condition; the variable is the element.
  func each(
    _ variable: VariableID, where condition: TypedExpression? = nil, gives element: TypedExpression,
    at span: Span
  ) -> TypedExpression {
    let comprehension = Comprehension(
      variable: variable, list: self, condition: condition, element: element)
    return TypedExpression(.comprehension(comprehension), .list(element.type), span)
  }

  // MARK: What is known

  /// Whether there is never a value, on any page: parts that depend on it are never shown, and not
  /// checked.
  var isSurelyNone: Bool { type == .optional(.never) }

  /// The truth of a condition that follows from a value that is certainly none; nil for any other.
  var truthByNone: Bool? {
    if isSurelyNone { return false }
    guard followsFromNone, case .bool(let truth) = kind else { return nil }
    return truth
  }

  /// Whether it is certainly none.
  var isNone: Bool { type == .optional(.never) || type == .never }

  /// Whether it is just a variable.
  var isVariable: Bool {
    if case .variable = kind { return true }
    return false
  }

  /// The number of a literal that is a whole one.
  var number: Int? {
    if case .int(let number) = kind { number } else { nil }
  }

  /// The text of a literal.
  var literalText: String? {
    guard case .text(let bytes) = kind else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
