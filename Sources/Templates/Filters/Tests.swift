import Diagnostics

// Tests: `n is odd`.
extension Checker {
  /// The names of all tests.
  static let testNames = [
    "boolean", "callable", "containing", "defined", "divisibleby", "empty", "endingwith", "eq",
    "equalto",
    "even", "false", "filter", "float", "ge", "gt", "in", "integer", "iterable", "le", "lower",
    "lt",
    "mapping", "ne", "none", "number", "odd", "sameas", "sequence", "startingwith", "string",
    "tabular", "test", "true", "undefined", "upper",
  ]

  mutating func checkTest(
    _ operand: Expression, _ name: Identifier, _ arguments: [Argument], isNegated: Bool,
    _ span: Span
  ) -> TypedExpression {
    let asks = ["defined", "undefined", "none"].contains(name.text)
    if asks, case .name(let text) = operand.kind, lookUp(text) != nil,
      compileTimeBinding(of: operand) != nil
    {
      return TypedExpression(.bool((name.text == "defined") != isNegated), .bool, span)
    }
    if asks, let hosted = presenceOfHosted(operand, name, isNegated: isNegated, span) {
      return hosted
    }
    let value = asks ? checkPerhapsUnknown(operand) : check(operand)
    return test(value, name, arguments, isNegated: isNegated, span)
  }

  /// Whether there is a page or file, `url("about") is defined`: where there is none, what
  /// depends on it is left unchecked, so that it may name the page or file.
  private mutating func presenceOfHosted(
    _ operand: Expression, _ name: Identifier, isNegated: Bool, _ span: Span
  ) -> TypedExpression? {
    guard case .call(let callee, let arguments) = operand.kind,
      case .name(let function) = callee.kind, lookUp(function) == nil,
      let hosted = environment.functions.first(where: { $0.name == function }),
      let text = arguments.first?.value.literalText
    else { return nil }
    let isThere = hosted.names.contains(text)
    guard isThere == ((name.text == "defined") != isNegated) else {
      return TypedExpression(.none, .optional(.never), span)
    }
    return TypedExpression(.bool(true), .bool, span)
  }

  /// Whether a test holds for a value.
  mutating func test(
    _ value: TypedExpression, _ name: Identifier, _ arguments: [Argument], isNegated: Bool,
    _ span: Span
  ) -> TypedExpression {
    guard !value.isInvalid else { return TypedExpression(.invalid, .bool, span) }
    guard let result = positive(value, name, arguments, span) else {
      return TypedExpression(.invalid, .bool, span)
    }
    guard isNegated else { return result }
    switch result.kind {
    case .bool(let truth): return TypedExpression(.bool(!truth), .bool, span)
    case .unary(.isPresent, let operand):
      return TypedExpression(.unary(.isNone, operand), .bool, span)
    case .unary(.isNone, let operand):
      return TypedExpression(.unary(.isPresent, operand), .bool, span)
    default: return TypedExpression(.not(result), .bool, span)
    }
  }

  private mutating func positive(
    _ value: TypedExpression, _ name: Identifier, _ arguments: [Argument], _ span: Span
  ) -> TypedExpression? {
    if let comparison = Self.comparisons[name.text] {
      guard let other = argument(arguments, of: name, span) else { return nil }
      return compare(value, comparison, other, span)
    }
    switch name.text {
    case "defined": return presence(of: value, isNegated: true, span)
    case "undefined", "none": return presence(of: value, isNegated: false, span)
    case "odd", "even", "divisibleby": return numberTest(value, name, arguments, span)
    case "startingwith", "endingwith", "containing":
      return textTest(value, name, arguments, span)
    case "upper", "lower":
      guard value.type.isText else { return wrongOperand(value, name, "a text") }
      let operation: UnaryOperation.TextOperation = name.text == "upper" ? .isUpper : .isLower
      return TypedExpression(.unary(.text(operation), value), .bool, span)
    case "empty":
      return TypedExpression(.unary(.isEmpty, value), .bool, span)
    case "in":
      guard let other = argument(arguments, of: name, span) else { return nil }
      return membership(value, other, span)
    case "true", "false":
      guard value.type == .bool else { return TypedExpression(.bool(false), .bool, span) }
      return name.text == "true" ? value : TypedExpression(.not(value), .bool, span)
    default: return typeTest(value, name, span)
    }
  }

  private static let comparisons: [String: Comparison] = [
    "eq": .equal, "equalto": .equal, "sameas": .equal, "ne": .notEqual, "lt": .less,
    "lessthan": .less, "le": .lessOrEqual, "gt": .greater, "greaterthan": .greater,
    "ge": .greaterOrEqual,
    "==": .equal, "!=": .notEqual, "<": .less, "<=": .lessOrEqual, ">": .greater,
    ">=": .greaterOrEqual,
  ]

  private mutating func argument(
    _ arguments: [Argument], of name: Identifier, _ span: Span
  ) -> TypedExpression? {
    guard arguments.count == 1, let first = arguments.first, first.name == nil else {
      report(.wrongCount(of: "the test '\(name.text)'", takes: "one value", at: span))
      return nil
    }
    let value = check(first.value)
    return value.isInvalid ? nil : value
  }

  private mutating func wrongOperand(
    _ value: TypedExpression, _ name: Identifier, _ expected: String
  ) -> TypedExpression? {
    if isPresent(value, for: "it is tested") {
      report(
        .wrongTestOperand(
          name.text, expected: expected, type: self.name(value.type), at: value.span))
    }
    return nil
  }

  private mutating func numberTest(
    _ value: TypedExpression, _ name: Identifier, _ arguments: [Argument], _ span: Span
  ) -> TypedExpression? {
    guard value.type == .int || value.type == .bool else {
      return wrongOperand(value, name, "a whole number")
    }
    switch name.text {
    case "odd": return TypedExpression(.unary(.isOdd, value), .bool, span)
    case "even": return TypedExpression(.unary(.isEven, value), .bool, span)
    default:
      guard let divisor = argument(arguments, of: name, span) else { return nil }
      guard divisor.type == .int else { return wrongOperand(divisor, name, "a whole number") }
      return TypedExpression(.binary(.isDivisible, value, divisor), .bool, span)
    }
  }

  private mutating func textTest(
    _ value: TypedExpression, _ name: Identifier, _ arguments: [Argument], _ span: Span
  ) -> TypedExpression? {
    guard let other = argument(arguments, of: name, span) else { return nil }
    if name.text == "containing" { return membership(other, value, span) }
    guard value.type.isTextual else { return wrongOperand(value, name, "a text") }
    guard other.type.isTextual else { return wrongOperand(other, name, "a text") }
    let isStart = name.text == "startingwith"
    return TypedExpression(
      .binary(.text(isStart ? .startsWith : .endsWith), text(of: value), text(of: other)), .bool,
      span)
  }

  /// Tests that the type alone decides.
  private mutating func typeTest(
    _ value: TypedExpression, _ name: Identifier, _ span: Span
  ) -> TypedExpression? {
    let type = value.type.unwrapped
    let holds: Bool
    switch name.text {
    case "string": holds = type.isTextual
    case "number": holds = type.isNumber || type == .bool
    case "integer": holds = type == .int
    case "float": holds = type == .double
    case "boolean": holds = type == .bool
    case "callable": holds = false
    case "filter": holds = value.literalText.map { FilterTable.filters[$0] != nil } ?? false
    case "test": holds = value.literalText.map { Self.testNames.contains($0) } ?? false
    case "iterable", "sequence": holds = type.element != nil || type.isText
    case "tabular":
      if case .structure(let id) = type.element ?? type {
        holds = isTabular(id)
      } else {
        holds = false
      }
    case "mapping":
      if case .structure = type { holds = true } else { holds = false }
    default:
      report(.unknownTest(name.text, known: Self.testNames, at: name.span))
      return nil
    }
    if holds, value.type.isOptional { return presence(of: value, isNegated: true, span) }
    return TypedExpression(.bool(holds), .bool, span)
  }
}
