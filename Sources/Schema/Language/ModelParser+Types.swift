import Diagnostics

extension ModelParser {
  /// Reads a `struct`.
  mutating func readStruct() throws(Failure) {
    let start = token.span
    let documentation = advance().documentation
    let name = try name(of: "a model", after: "struct")
    skipGenerics()
    let protocols = try conformances()
    let open = try open("before the fields of '\(name.text)'", after: protocols)
    let kind = structKind(of: name, protocols)
    var syntax = StructSyntax(name: name, kind: kind, whole: start, documentation: documentation)
    while token.kind != .end, !token.isSign("}"), !beginsType {
      let start = token.span.start
      do throws(Failure) {
        if let field = try readMember() { syntax.fields.append(field) }
      } catch {
        syntax.certainty = .uncertain
        skipDeclaration(from: start, isInside: true)
      }
    }
    syntax.whole = start.through(token.span)
    file.structs.append(syntax)
    try close(open, of: name)
    expectLineEnd()
  }

  /// Takes the brace that begins the body of a type. Other text before it in the line is skipped
  /// where the kind of the type is known.
  private mutating func open(
    _ place: String, after protocols: [ModelName]
  ) throws(Failure) -> ModelToken {
    if let open = take("{") { return open }
    let failure = unexpected("'{' \(place)")
    guard !protocols.isEmpty else { throw failure }
    while token.kind != .end, !token.startsLine, !token.isSign("{") { advance() }
    guard let open = take("{") else { throw failure }
    return open
  }

  /// Takes the brace that ends a type; if it is missing, the message shows the opening brace.
  private mutating func close(_ open: ModelToken, of name: ModelName) throws(Failure) {
    guard take("}") == nil else { return }
    log.report(.unclosedModel(name.text, at: token.span, open: open.span))
    throw Failure()
  }

  /// Whether a type begins at the margin, where nothing inside a type begins: a closing brace is
  /// missing before it.
  private var beginsType: Bool {
    guard token.startsLine, token.isWord("struct") || token.isWord("enum") else { return false }
    let start = Int(token.span.start)
    return start == 0 || lexer.bytes[start - 1] == 0x0A
  }

  private mutating func readMember() throws(Failure) -> FieldSyntax? {
    if skipModifier() { return nil }
    if token.isSign("@") || token.isWord("var") || token.isWord("let") { return try readField() }
    let construct = ModelConstruct(token, bytes: lexer.bytes)
    log.report(
      .outsideModelLanguage(
        construct.name, .inStruct, at: token.span,
        advice: slip.isFieldWithoutKeyword ? "write 'var' before it" : construct.advice))
    throw Failure()
  }

  /// The protocol that says what a structure is; reports all others.
  private mutating func structKind(of name: ModelName, _ protocols: [ModelName]) -> ModelName? {
    let kinds = protocols.filter { Structure.Kind(protocolName: $0.text) != nil }
    for other in protocols where Structure.Kind(protocolName: other.text) == nil {
      log.report(.foreignProtocol(other.text, of: .structure, at: other.span, suggesting: &log))
    }
    if kinds.count > 1 {
      log.report(.twoKinds(name.text, at: kinds[1].span, first: kinds[0].span))
    }
    if protocols.isEmpty, !isBuiltIn { log.report(.missingKind(name.text, at: name.span)) }
    return kinds.first
  }

  /// Reads the names after a colon.
  private mutating func conformances() throws(Failure) -> [ModelName] {
    var names: [ModelName] = []
    guard take(":") != nil else { return [] }
    repeat {
      guard case .identifier = token.kind else { throw unexpected("a protocol after ':'") }
      let taken = advance()
      names.append(ModelName(text: taken.text, span: taken.span))
    } while take(",") != nil
    return names
  }

  private mutating func skipGenerics() {
    guard token.isSign("<") else { return }
    let start = token.span
    while token.kind != .end, !token.isSign(">"), !token.isSign("{") { advance() }
    let end = take(">")?.span ?? start
    log.report(
      .outsideModelLanguage(
        "a type parameter", .inFile, at: start.through(end), advice: "write a type for each case"))
  }

  /// Reads an `enum`.
  mutating func readEnum() throws(Failure) {
    let start = token.span
    let documentation = advance().documentation
    let name = try name(of: "a choice", after: "enum")
    skipGenerics()
    let protocols = try conformances()
    checkChoice(name, protocols)
    let open = try open("before the cases of '\(name.text)'", after: protocols)
    var syntax = EnumSyntax(name: name, whole: start, documentation: documentation)
    while token.kind != .end, !token.isSign("}") {
      let start = token.span.start
      do throws(Failure) {
        try readCases(into: &syntax)
      } catch {
        syntax.certainty = .uncertain
        skipDeclaration(from: start, isInside: true)
      }
    }
    syntax.whole = start.through(token.span)
    file.enums.append(syntax)
    try close(open, of: name)
    expectLineEnd()
  }

  /// Checks that a choice is declared as `String, Choice`, in this order, and as nothing else.
  private mutating func checkChoice(_ name: ModelName, _ protocols: [ModelName]) {
    for other in protocols where other.text != "String" && other.text != "Choice" {
      log.report(.foreignProtocol(other.text, of: .choice, at: other.span, suggesting: &log))
    }
    let texts = protocols.map(\.text).filter { $0 == "String" || $0 == "Choice" }
    guard texts != ["String", "Choice"], texts.count == protocols.count else { return }
    let span =
      protocols.isEmpty ? name.span : protocols[0].span.through(protocols.last?.span ?? name.span)
    log.report(.choiceDeclaration(name.text, isMissing: protocols.isEmpty, at: span))
  }

  private mutating func readCases(into syntax: inout EnumSyntax) throws(Failure) {
    if skipModifier() { return }
    guard token.isWord("case") else {
      let construct =
        token.isWord("var") || token.isWord("let")
        ? ModelConstruct("a property", "a choice has cases only")
        : ModelConstruct(token, bytes: lexer.bytes)
      log.report(
        .outsideModelLanguage(construct.name, .inEnum, at: token.span, advice: construct.advice))
      throw Failure()
    }
    let documentation = advance().documentation
    repeat {
      if token.isWord("case") { throw unexpected("a name, without 'case' before it") }
      let spelled = SpelledName.ofCase(by: &self)
      let name = if let spelled { spelled.name } else { try self.name(of: "a case", after: "case") }
      if token.isSign("(") {
        log.report(
          .outsideModelLanguage(
            "a case with values of its own", .inEnum, at: token.span,
            advice: "write a component with a field for each value"))
        throw Failure()
      }
      let text = try rawValue(of: name) ?? spelled?.text
      syntax.cases.append(.init(name: name, text: text, documentation: documentation))
    } while take(",") != nil
    expectLineEnd(isCase: true)
  }

  private mutating func rawValue(of name: ModelName) throws(Failure) -> String? {
    guard token.isSign("=") else { return nil }
    try takeEquals()
    guard token.kind == .string else { throw unexpected("a text in quotes after '='") }
    return advance().text
  }

  /// Takes `=`, which has a space on both sides.
  mutating func takeEquals() throws(Failure) {
    let equals = advance()
    if !equals.followsSpace || !token.followsSpace {
      log.report(.spacesAroundEquals(at: equals.span))
    }
  }
}
