import Diagnostics

/// Reads one model file by recursive descent; reports what it does not understand and continues.
struct ModelParser {
  /// Thrown after a mistake was reported, to resume at the next declaration.
  struct Failure: Error {}

  /// Whether structures without a protocol are allowed: those that Apus itself declares.
  let isBuiltIn: Bool
  var lexer: ModelLexer
  var token: ModelToken
  /// Where the token before ended.
  private(set) var previousEnd = 0
  var log = DiagnosticLog(isPart: true)
  var file = ModelFileSyntax()

  private init(_ source: Source, isBuiltIn: Bool) {
    self.isBuiltIn = isBuiltIn
    lexer = ModelLexer(source)
    token = lexer.next()
  }

  /// What a model file declares.
  static func parse(_ source: Source, isBuiltIn: Bool, log: inout DiagnosticLog) -> ModelFileSyntax
  {
    guard let trouble = unreadable(source) else {
      var parser = ModelParser(source, isBuiltIn: isBuiltIn)
      parser.readFile()
      log.merge(parser.lexer.log)
      log.merge(parser.log)
      return parser.file
    }
    log.report(trouble)
    return ModelFileSyntax(certainty: .uncertain)
  }

  /// A model file is UTF-8 without NUL, at most this many bytes.
  private static let longest = 1 << 20

  private static func unreadable(_ source: Source) -> Diagnostic? {
    guard source.bytes.count <= longest else {
      return .modelTooLarge("a model file has at most 1 MiB", at: Span(source.id, 0, 0))
    }
    if let conflict = MergeConflict.first(in: source, 0..<source.bytes.count) {
      return .mergeConflict(conflict)
    }
    var index = 0
    let bytes = source.bytes.span
    while index < bytes.count {
      let start = index
      let scalar = UTF8Text.decode(bytes, &index)
      if scalar == 0 || scalar == 0xFFFD && bytes[start] != 0xEF {
        return .unreadableModelByte(bytes[start], at: Span(source.id, start, index))
      }
    }
    return nil
  }

  /// Moves to the next token and returns the one before.
  @discardableResult
  mutating func advance() -> ModelToken {
    let previous = token
    previousEnd = Int(previous.span.end)
    token = lexer.next()
    return previous
  }

  /// Takes the next token if it is this sign.
  mutating func take(_ sign: Unicode.Scalar) -> ModelToken? {
    token.isSign(sign) ? advance() : nil
  }

  /// Takes the next token, which has to be this sign; `place` says where it is expected, as in
  /// "after the type".
  @discardableResult
  mutating func expect(_ sign: Unicode.Scalar, _ place: String) throws(Failure) -> ModelToken {
    if let taken = take(sign) { return taken }
    throw unexpected("'\(sign)' \(place)")
  }

  /// Reports that the next token is not what is expected, with advice where that is known.
  mutating func unexpected(_ expected: String, advice: Diagnostic.Help? = nil) -> Failure {
    if lexer.unclosedEnd != previousEnd {
      log.report(
        .unexpectedInModel(
          expected: expected, found: found, at: token.span,
          advice: slip.advice(expecting: expected) ?? advice))
    }
    return Failure()
  }

  /// What the next token is, where it is not what is expected.
  var slip: ModelSlip { ModelSlip(lexer: lexer, token: token) }

  /// The next token as messages show it.
  var found: String {
    if token.kind == .end { return "the end of the file" }
    return Diagnostic.quoted(lexer.text(token.span.range))
  }

  /// Takes a name: not a keyword, unless in backticks. `what` says what is named, as in "the
  /// model".
  mutating func name(of what: String, after keyword: String) throws(Failure) -> ModelName {
    guard case .identifier(let isQuoted) = token.kind else {
      throw unexpected("the name of \(what) after '\(keyword)'")
    }
    if isQuoted, token.text.utf8.contains(where: { $0 == 0x20 || $0 == 0x2D || $0 == 0x2E }) {
      throw unexpected("the name of \(what) in letters and digits")
    }
    if !isQuoted, ReservedNames.keywords.contains(token.text) {
      log.report(.keywordAsName(token.text, of: what, at: token.span))
    }
    let taken = advance()
    return ModelName(text: taken.text, span: taken.span)
  }
}

extension ModelParser {
  private mutating func readFile() {
    while token.kind != .end {
      let start = token.span.start
      do throws(Failure) {
        try readDeclaration()
      } catch {
        file.certainty = .uncertain
        skipDeclaration(from: start, isInside: false)
      }
    }
  }

  private mutating func readDeclaration() throws(Failure) {
    switch token.text {
    case "import" where token.isWord("import"): try readImport()
    case "struct" where token.isWord("struct"): try readStruct()
    case "enum" where token.isWord("enum"): try readEnum()
    default:
      if skipModifier() { return }
      let construct = ModelConstruct(token, bytes: lexer.bytes)
      log.report(
        .outsideModelLanguage(construct.name, .inFile, at: token.span, advice: construct.advice))
      throw Failure()
    }
  }

  private mutating func readImport() throws(Failure) {
    let start = advance().span
    guard case .identifier = token.kind else {
      throw unexpected("'ApusModels' after 'import'")
    }
    let module = advance()
    if module.text != "ApusModels" || token.isSign(".") {
      log.report(.foreignImport(module.text, at: start.through(module.span)))
      if take(".") != nil { advance() }
    }
    expectLineEnd()
  }

  /// Reports and skips a word such as `public`; false where there is none.
  mutating func skipModifier() -> Bool {
    guard case .identifier(false) = token.kind, ModelConstruct.modifiers.contains(token.text)
    else { return false }
    log.report(.modifierInModel(token.text, at: token.span))
    advance()
    if take("(") != nil {
      while token.kind != .end, !token.isSign(")"), !token.startsLine { advance() }
      _ = take(")")
    }
    return true
  }

  /// Reports what follows a declaration on its line.
  mutating func expectLineEnd(isCase: Bool = false) {
    if token.startsLine || token.kind == .end || token.isSign("}") || take(";") != nil { return }
    log.report(
      .unexpectedInModel(
        expected: "a new line", found: found, at: token.span,
        advice: slip.adviceAfter(isCase: isCase)))
    guard !opensDeclaration else { return }
    while token.kind != .end, !token.startsLine, !token.isSign("}") { advance() }
  }

  /// Skips to where the next declaration after the one at `start` begins: a line that opens one,
  /// with all braces closed; inside a type also before the `}` that ends it. Other brackets are
  /// ignored, because one that is not closed may be the mistake itself.
  mutating func skipDeclaration(from start: UInt32, isInside: Bool) {
    var depth = 0
    while token.kind != .end {
      if depth == 0, token.span.start > start, token.startsLine, opensDeclaration { return }
      if token.isSign("}"), depth == 0, isInside { return }
      if token.isSign("{") { depth += 1 }
      if token.isSign("}") { depth = max(0, depth - 1) }
      advance()
    }
  }

  private var opensDeclaration: Bool {
    if token.isSign("@") { return true }
    guard case .identifier(false) = token.kind else { return false }
    return ModelConstruct.openers.contains(token.text)
      || ModelConstruct.modifiers.contains(token.text)
      || ModelConstruct.foreign[token.text] != nil
  }
}
