import Diagnostics

/// Takes the tokens of one template, one after another, and reports unexpected ones.
struct TokenReader {
  let source: Source
  private let tokens: [Token]
  private var position = 0
  /// Whether its tag is not written by the author, who wrote the condition in it.
  private let isCondition: Bool
  /// The mistakes of the template.
  var log = DiagnosticLog(isPart: true)

  /// Thrown when the rest of a tag cannot be read; the reason is already reported.
  struct Failure: Error {}

  /// Makes a reader of tokens that end with one of the kind `end`.
  init(_ tokens: [Token], of source: Source, isCondition: Bool) {
    self.source = source
    self.isCondition = isCondition
    self.tokens = tokens
  }

  /// The token that is read next.
  var current: Token { tokens[position] }

  /// The kind of the token after the current one.
  var nextKind: Token.Kind { tokens[min(position + 1, tokens.count - 1)].kind }

  /// The token before the current one.
  var previous: Token { tokens[max(position - 1, 0)] }

  /// Takes the current token.
  @discardableResult
  mutating func take() -> Token {
    let token = tokens[position]
    if position < tokens.count - 1 { position += 1 }
    return token
  }

  /// Takes the current token if it is of this kind.
  mutating func take(_ kind: Token.Kind) -> Bool {
    guard current.kind == kind else { return false }
    take()
    return true
  }

  /// Takes the current token if it is this word.
  mutating func take(word: String) -> Bool {
    guard isWord(word) else { return false }
    take()
    return true
  }

  /// Whether the current token is this word.
  func isWord(_ word: String) -> Bool { current.kind == .name && text(of: current) == word }

  /// The bytes of a token, as text.
  func text(of token: Token) -> String {
    String(decoding: source.bytes[token.range], as: UTF8.self)
  }

  /// The place of a token.
  func span(of token: Token) -> Span { Span(source.id, token.range) }

  /// The place from `start` to the last token that was taken.
  func span(from start: Token) -> Span {
    Span(source.id, Int(start.start), max(Int(start.end), Int(previous.end)))
  }

  /// Takes a token of this kind, or reports what was found instead.
  @discardableResult
  mutating func expect(_ kind: Token.Kind, _ expected: String) throws(Failure) -> Token {
    guard current.kind == kind else { throw unexpected(expected) }
    return take()
  }

  /// Takes a name, or reports what was found instead.
  mutating func expectName(_ expected: String) throws(Failure) -> Identifier {
    let token = try expect(.name, expected)
    return Identifier(text: text(of: token), span: span(of: token))
  }

  /// Takes a name that a tag gives to something, or reports what was found instead.
  mutating func expectNewName(_ expected: String) throws(Failure) -> Identifier {
    let word = current.kind == .name ? text(of: current) : ""
    guard !Self.operators.contains(word) else { throw unexpected(expected) }
    let name = try expectName(expected)
    if Self.literals.contains(word) { log.report(.nameOfValue(word, at: name.span)) }
    return name
  }

  /// Words that are read as values wherever they stand.
  private static let literals: Set<String> = ["true", "True", "false", "False", "none", "None"]
  /// Words that are never read as names of values.
  private static let operators: Set<String> = ["and", "or", "not", "in", "is", "if", "else"]

  /// Reports names that one tag gives twice.
  mutating func reportRepeated(_ names: [Identifier]) {
    var first: [String: Span] = [:]
    for name in names {
      if let place = first[name.text] {
        log.report(.argumentTwice(name.text, at: name.span, first: place))
      }
      first[name.text] = first[name.text] ?? name.span
    }
  }

  /// Reports names that one tag gives to parts of a value twice; `_` is for parts that nothing reads.
  mutating func reportRepeatedParts(_ names: [Identifier]) {
    reportRepeated(names.filter { $0.text != "_" })
  }

  /// Reports that the current token was not expected.
  mutating func unexpected(_ expected: String) -> Failure {
    let token = current
    guard token.kind != .invalid else { return Failure() }
    let slip = SyntaxSlip(source: source, current: token, previous: previous)
    let found =
      switch token.kind {
      case .end, .text, .raw, .tagBegin, .printBegin: "the end of the template"
      case .tagEnd, .printEnd: isCondition ? "the end of the condition" : "the end of the tag"
      default: Diagnostic.quoted(source.bytes[token.range])
      }
    let isEnd = isCondition && expected == "'%}'"
    log.report(
      .unexpectedToken(
        found, expected: isEnd ? "the end of the condition" : expected, at: span(of: token),
        advice: slip.advice(expecting: expected)))
    return Failure()
  }

  /// Continues after the end of the current tag.
  mutating func skipTag() {
    while current.kind != .tagEnd, current.kind != .printEnd, current.kind != .end { take() }
    if current.kind != .end { take() }
  }

  /// Goes back to the token before the current one.
  mutating func stepBack() { position = max(position - 1, 0) }

  /// Whether the token after the current one is this word.
  func isNextWord(_ word: String) -> Bool {
    var next = self
    next.take()
    return next.isWord(word)
  }
}

extension TokenReader {
  /// Whether the next token is a brace directly behind those that open an expression, with a name
  /// behind it: no dictionary begins so.
  func opensThirdBrace(after start: Token) -> Bool {
    current.kind == .leftBrace && current.start == start.end && nextKind == .name
  }

  /// Reports a value between three braces.
  mutating func tripleBraces(from start: Token) -> Failure {
    let rest = source.bytes[Int(current.end)...]
    let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "{") }
    let end = line.firstIndex(of: UInt8(ascii: "}"))
    let isClosed = end.map { source.bytes[$0...].starts(with: "}}}".utf8) } ?? false
    if let end, isClosed {
      let words = line[..<end].split(separator: UInt8(ascii: " "))
      log.report(
        .tripleBraces(
          String(decoding: Array(words.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self),
          at: Span(source.id, Int(start.start), end + 3)))
    } else {
      log.report(.tripleBraces(nil, at: Span(source.id, Int(start.start), Int(current.end))))
    }
    return Failure()
  }
}
