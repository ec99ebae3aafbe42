import Diagnostics

extension ModelParser {
  /// Reads the attributes, name, type and default of a field.
  mutating func readField() throws(Failure) -> FieldSyntax? {
    let documentation = token.documentation
    var attributes: [AttributeSyntax] = []
    while token.isSign("@") { attributes.append(try readAttribute()) }
    while skipModifier() {}
    guard token.isWord("var") || token.isWord("let") else {
      throw unexpected("'var' after the attributes")
    }
    let keyword = advance()
    let spelled = SpelledName.ofField(after: keyword, attributes, by: &self)
    if let named = spelled?.attribute { attributes.append(named) }
    let name =
      if let spelled { spelled.name } else { try self.name(of: "a field", after: keyword.text) }
    guard take(":") != nil else { return try reportMissingType(of: name) }
    let type = try readType(depth: 0)
    if token.isSign(",") {
      log.report(.severalVariables(at: token.span, keyword: keyword.text))
      throw Failure()
    }
    let value = try readDefault(of: type)
    if token.isSign("{") {
      log.report(
        .outsideModelLanguage(
          "a computed property", .inStruct, at: token.span,
          advice: "what pages show of a value is written in templates"))
      throw Failure()
    }
    expectLineEnd()
    let comments = [documentation, attributes.isEmpty ? "" : keyword.documentation]
    return FieldSyntax(
      attributes: attributes, isConstant: keyword.text == "let" && spelled == nil, name: name,
      type: type,
      defaultValue: value, documentation: comments.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  private mutating func reportMissingType(of name: ModelName) throws(Failure) -> FieldSyntax? {
    if token.isSign(",") {
      log.report(.severalVariables(at: token.span, keyword: "var"))
      throw Failure()
    }
    var guess = "String"
    if case .identifier = token.kind, !token.startsLine { guess = token.text }
    if token.isSign("=") {
      advance()
      if token.kind == .number { guess = token.text.contains(".") ? "Double" : "Int" }
      if token.isWord("true") || token.isWord("false") { guess = "Bool" }
    }
    log.report(.missingType(of: name.text, guess: guess, at: name.span))
    throw Failure()
  }

  /// Reads a type; `depth` limits how deeply brackets nest.
  mutating func readType(depth: Int) throws(Failure) -> TypeSyntax {
    guard depth < 16 else { throw typeTooDeep() }
    var type: TypeSyntax
    if let open = take("[") {
      let element = try readType(depth: depth + 1)
      if token.isSign(":") {
        log.report(
          .outsideModelLanguage(
            "a dictionary", .inType, at: open.span.through(token.span),
            advice: "write a list of components with an '@Key' field; files write it as a mapping"))
        throw Failure()
      }
      let close = try closeType("]", "after the type of the elements")
      type = .list(element, span: open.span.through(close))
    } else {
      type = readListSigns(behind: try readNamedType(depth: depth))
    }
    var marks = 0
    while token.isSign("?") || token.isSign("!"), !token.startsLine {
      if token.isSign("!") {
        log.report(.implicitlyUnwrapped(at: token.span))
      } else if token.followsSpace {
        log.report(.spaceInType(before: "?", at: token.span))
      }
      marks += 1
      guard marks + depth < 16 else { throw typeTooDeep() }
      type = .optional(type, span: type.span.through(advance().span))
    }
    return type
  }

  private mutating func typeTooDeep() -> Failure {
    log.report(.modelTooLarge("types nest at most 16 deep", at: token.span))
    return Failure()
  }

  private mutating func readNamedType(depth: Int) throws(Failure) -> TypeSyntax {
    guard case .identifier(let isQuoted) = token.kind,
      isQuoted || !ReservedNames.keywords.contains(token.text)
    else {
      throw unexpected("a type")
    }
    let taken = advance()
    let name = ModelName(text: taken.text, span: taken.span)
    if token.isSign("."), !token.startsLine {
      log.report(.qualifiedType(at: name.span.through(token.span)))
      throw Failure()
    }
    guard token.isSign("<") else { return .named(name, arguments: [], span: name.span) }
    if token.followsSpace { log.report(.spaceInType(before: "<", at: token.span)) }
    advance()
    var arguments: [TypeSyntax] = []
    repeat { arguments.append(try readType(depth: depth + 1)) } while take(",") != nil
    let close = try closeType(">", "after the type in '\(name.text)<…>'")
    return .named(name, arguments: arguments, span: name.span.through(close))
  }

  /// Takes the sign that closes a type. Where the line ends without it, the type is read as if it was
  /// there.
  private mutating func closeType(
    _ sign: Unicode.Scalar, _ place: String
  ) throws(Failure) -> Span {
    guard token.startsLine || token.kind == .end || token.isSign("=") else {
      return try expect(sign, place).span
    }
    let end = Span(token.span.source, previousEnd, previousEnd)
    if lexer.unclosedEnd != previousEnd {
      log.report(
        .unexpectedInModel(
          expected: "'\(sign)' \(place)", found: token.isSign("=") ? found : "the end of the line",
          at: end,
          advice: Diagnostic.Help("write '\(sign)' here", replace: end, with: "\(sign)")))
    }
    return end
  }

  /// Reports `[]` behind the type of the elements, as other languages write a list, and reads it as one.
  private mutating func readListSigns(behind element: TypeSyntax) -> TypeSyntax {
    guard token.isSign("["), !token.followsSpace,
      lexer.bytes[Int(token.span.end)...].first == UInt8(ascii: "]")
    else { return element }
    log.report(
      .unexpectedInModel(
        expected: "a new line", found: found, at: token.span,
        advice: slip.adviceAfter(isCase: false)))
    advance()
    return .list(element, span: element.span.through(advance().span))
  }

  private mutating func readDefault(of type: TypeSyntax) throws(Failure) -> LiteralSyntax? {
    guard token.isSign("=") else { return nil }
    try takeEquals()
    if let literal = try readLiteral() { return literal }
    log.report(
      .outsideModelLanguage(
        "this default value", .inDefault, at: token.span, advice: slip.defaultAdvice(for: type)))
    throw Failure()
  }

  /// Reads a literal; nil where the next token opens none.
  mutating func readLiteral() throws(Failure) -> LiteralSyntax? {
    let start = token.span
    switch token.kind {
    case .string: return LiteralSyntax(value: .string(advance().text), span: start)
    case .number: return LiteralSyntax(value: .number(advance().text), span: start)
    case .sign(UInt8(ascii: "-")):
      advance()
      guard token.kind == .number, !token.followsSpace else {
        throw unexpected("a number directly after '-'")
      }
      let number = advance()
      return LiteralSyntax(value: .number("-" + number.text), span: start.through(number.span))
    case .sign(UInt8(ascii: ".")):
      advance()
      guard case .identifier = token.kind, !token.followsSpace else {
        throw unexpected("a case directly after '.'")
      }
      let name = advance()
      return LiteralSyntax(value: .member(name.text), span: start.through(name.span))
    case .sign(UInt8(ascii: "[")):
      advance()
      guard token.isSign("]") else {
        log.report(.filledListDefault(at: start.through(token.span)))
        throw Failure()
      }
      return LiteralSyntax(value: .emptyList, span: start.through(advance().span))
    case .identifier(false):
      switch token.text {
      case "true": return LiteralSyntax(value: .bool(true), span: advance().span)
      case "false": return LiteralSyntax(value: .bool(false), span: advance().span)
      case "nil": return LiteralSyntax(value: .none, span: advance().span)
      default: return nil
      }
    default: return nil
    }
  }
}
