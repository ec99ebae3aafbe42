import Diagnostics
import Tables

/// Reads expressions, with the precedence of Jinja2: from the loosest operator to the tightest.
struct ExpressionParser {
  typealias Failure = TokenReader.Failure

  /// How deeply expressions may be nested: `a + b + c` has depth three.
  private static let heightLimit = 128

  /// The remaining tokens.
  var tokens: TokenReader
  /// Whether `varargs` was used since the beginning of the current macro.
  var readsMore = false
  /// The expressions with the filter `safe`.
  var safeUses: [Span] = []
  /// The depth of the expression that is being read.
  private var depth = 0

  init(tokens: TokenReader) { self.tokens = tokens }

  /// Begins an expression or a type within another; throws where that is nested too deeply.
  mutating func enter() throws(Failure) {
    guard depth < Parser.depthLimit else {
      tokens.log.report(
        .expressionTooDeep(limit: Parser.depthLimit, at: tokens.span(of: tokens.current)))
      throw Failure()
    }
    depth += 1
  }

  /// Ends what `enter` has begun.
  mutating func leave() { depth -= 1 }

  /// `a, b` or one expression.
  mutating func parseTuple(allowsCondition: Bool = true) throws(Failure) -> Expression {
    let start = tokens.current
    let first = try allowsCondition ? parseExpression() : parseOr()
    guard tokens.current.kind == .comma else { return first }
    var elements = [first]
    while tokens.take(.comma) {
      guard startsExpression else { break }
      elements.append(try allowsCondition ? parseExpression() : parseOr())
    }
    return Expression(.tuple(elements), tokens.span(from: start))
  }

  private var startsExpression: Bool {
    switch tokens.current.kind {
    case .name: !["in", "if", "else", "recursive"].contains(tokens.text(of: tokens.current))
    case .string, .int, .float, .leftParenthesis, .leftBracket, .leftBrace, .minus, .plus: true
    default: false
    }
  }

  /// Any expression: `a if b else c` and all that binds tighter.
  mutating func parseExpression() throws(Failure) -> Expression {
    let start = tokens.current
    try enter()
    defer { leave() }
    var expression = try parseOr()
    var length = 0
    while tokens.take(word: "if") {
      let condition = try parseOr()
      let otherwise = tokens.take(word: "else") ? try parseExpression() : nil
      expression = Expression(
        .conditional(condition: condition, then: expression, otherwise: otherwise),
        tokens.span(from: start))
      try count(&length, expression)
    }
    return expression
  }

  /// Reads operands with an operator between them, at most `depthLimit` of them.
  private mutating func parseChain(
    operand: (inout ExpressionParser) throws(Failure) -> Expression,
    combine: (inout ExpressionParser, Expression) throws(Failure) -> Expression.Kind?
  ) throws(Failure) -> Expression {
    let start = tokens.current
    var left = try operand(&self)
    var length = 0
    while let kind = try combine(&self, left) {
      left = Expression(kind, tokens.span(from: start))
      try count(&length, left)
    }
    return left
  }

  /// Counts one more operator in a chain, which made `expression`; throws where there are too many,
  /// or where the expression is too deep.
  mutating func count(_ length: inout Int, _ expression: Expression) throws(Failure) {
    length += 1
    let isTooLong = length >= Parser.depthLimit
    guard isTooLong || expression.height > Self.heightLimit else { return }
    tokens.log.report(
      .expressionTooDeep(
        limit: isTooLong ? Parser.depthLimit : Self.heightLimit, at: expression.span))
    throw Failure()
  }

  mutating func parseOr() throws(Failure) -> Expression {
    try parseChain { parser throws(Failure) in
      try parser.parseAnd()
    } combine: { parser, left throws(Failure) in
      parser.tokens.take(word: "or") ? .or(left, try parser.parseAnd()) : nil
    }
  }

  private mutating func parseAnd() throws(Failure) -> Expression {
    try parseChain { parser throws(Failure) in
      try parser.parseNot()
    } combine: { parser, left throws(Failure) in
      parser.tokens.take(word: "and") ? .and(left, try parser.parseNot()) : nil
    }
  }

  private mutating func parseNot() throws(Failure) -> Expression {
    let start = tokens.current
    guard tokens.isWord("not") else { return try parseComparison() }
    var count = 0
    while tokens.take(word: "not") { count += 1 }
    let operand = try parseComparison()
    let once = Expression(.not(operand), tokens.span(from: start))
    return count % 2 == 1 ? once : Expression(.not(once), tokens.span(from: start))
  }

  private mutating func parseComparison() throws(Failure) -> Expression {
    let start = tokens.current
    let first = try parseSum()
    var rest: [(operation: Comparison, operand: Expression)] = []
    var length = 0
    while let operation = takeComparison() {
      let operand = try parseSum()
      rest.append((operation, operand))
      try count(&length, operand)
    }
    return rest.isEmpty ? first : Expression(.comparison(first, rest), tokens.span(from: start))
  }

  private mutating func takeComparison() -> Comparison? {
    let operation: Comparison
    switch tokens.current.kind {
    case .equal: operation = .equal
    case .notEqual: operation = .notEqual
    case .less: operation = .less
    case .lessOrEqual: operation = .lessOrEqual
    case .greater: operation = .greater
    case .greaterOrEqual: operation = .greaterOrEqual
    case .name where tokens.isWord("in"): operation = .isIn
    case .name where tokens.isWord("not") && tokens.isNextWord("in"):
      tokens.take()
      operation = .isNotIn
    default: return nil
    }
    tokens.take()
    return operation
  }

  private mutating func parseSum() throws(Failure) -> Expression {
    try parseChain { parser throws(Failure) in
      try parser.parseConcatenation()
    } combine: { parser, left throws(Failure) in
      let operation: Arithmetic
      switch parser.tokens.current.kind {
      case .plus: operation = .add
      case .minus: operation = .subtract
      default: return nil
      }
      parser.tokens.take()
      return .arithmetic(operation, left, try parser.parseConcatenation())
    }
  }

  private mutating func parseConcatenation() throws(Failure) -> Expression {
    let start = tokens.current
    var parts = [try parseProduct()]
    while tokens.take(.tilde) { parts.append(try parseProduct()) }
    return parts.count == 1 ? parts[0] : Expression(.concatenation(parts), tokens.span(from: start))
  }

  private mutating func parseProduct() throws(Failure) -> Expression {
    try parseChain { parser throws(Failure) in
      try parser.parsePower()
    } combine: { parser, left throws(Failure) in
      let operation: Arithmetic
      switch parser.tokens.current.kind {
      case .times: operation = .multiply
      case .divide: operation = .divide
      case .floorDivide: operation = .floorDivide
      case .modulo: operation = .modulo
      default: return nil
      }
      parser.tokens.take()
      return .arithmetic(operation, left, try parser.parsePower())
    }
  }

  private mutating func parsePower() throws(Failure) -> Expression {
    try parseChain { parser throws(Failure) in
      try parser.parseUnary()
    } combine: { parser, left throws(Failure) in
      parser.tokens.take(.power) ? .arithmetic(.power, left, try parser.parseUnary()) : nil
    }
  }

  mutating func parseUnary(takesFilters: Bool = true) throws(Failure) -> Expression {
    let start = tokens.current
    var expression: Expression
    switch tokens.current.kind {
    case .minus, .plus:
      try enter()
      defer { leave() }
      tokens.take()
      if start.kind == .minus, isSizeOfLeastNumber {
        tokens.take()
        expression = Expression(.int(.min), tokens.span(from: start))
        break
      }
      let operand = try parseUnary(takesFilters: false)
      let kind: Expression.Kind = start.kind == .minus ? .negation(operand) : .plus(operand)
      expression = Expression(kind, tokens.span(from: start))
    default: expression = try parsePrimary()
    }
    expression = try parsePostfix(expression, from: start)
    return takesFilters ? try parseFilters(expression, from: start) : expression
  }

  /// Whether a number follows that is one more than the greatest, and has a place only after '-'.
  private var isSizeOfLeastNumber: Bool {
    tokens.current.kind == .int
      && tokens.text(of: tokens.current).filter { $0 != "_" } == String(Int.min.magnitude)
  }

  // MARK: Lists of values

  /// Reads the arguments of a call up to the closing parenthesis.
  mutating func parseArguments() throws(Failure) -> [Argument] {
    try tokens.expect(.leftParenthesis, "'('")
    var arguments: [Argument] = []
    while !tokens.take(.rightParenthesis) {
      if !arguments.isEmpty {
        try tokens.expect(.comma, "',' or ')'")
        if tokens.take(.rightParenthesis) { break }
      }
      var name: Identifier?
      if tokens.current.kind == .name, tokens.nextKind == .assign || tokens.nextKind == .colon {
        name = try tokens.expectName("a name")
        tokens.take()
      }
      arguments.append(Argument(name: name, value: try parseExpression()))
    }
    return arguments
  }

  private mutating func parseElements(until end: Token.Kind) throws(Failure) -> [Expression] {
    var elements: [Expression] = []
    while !tokens.take(end) {
      if !elements.isEmpty {
        try tokens.expect(.comma, end == .rightBracket ? "',' or ']'" : "',' or ')'")
        if tokens.take(end) { break }
      }
      elements.append(try parseExpression())
    }
    return elements
  }

  // MARK: Primaries

  private mutating func parsePrimary() throws(Failure) -> Expression {
    let token = tokens.current
    switch token.kind {
    case .name: return try parseName()
    case .string: return try parseString()
    case .int, .float: return parseNumber()
    case .leftParenthesis:
      tokens.take()
      return try parseParenthesized(from: token)
    case .leftBracket:
      tokens.take()
      let elements = try parseElements(until: .rightBracket)
      return Expression(.list(elements), tokens.span(from: token))
    case .leftBrace: return try parseDictionary()
    default: throw tokens.unexpected("an expression")
    }
  }

  private mutating func parseName() throws(Failure) -> Expression {
    let token = tokens.current
    let name = tokens.text(of: token)
    let kind: Expression.Kind
    switch name {
    case "true", "True": kind = .bool(true)
    case "false", "False": kind = .bool(false)
    case "none", "None": kind = .none
    case "and", "or", "in", "is", "if", "else": throw tokens.unexpected("an expression")
    default:
      if name == "varargs" { readsMore = true }
      kind = .name(name)
    }
    tokens.take()
    return Expression(kind, tokens.span(of: token))
  }

  private mutating func parseString() throws(Failure) -> Expression {
    let start = tokens.current
    var bytes: [UInt8] = []
    var end: Int?
    while tokens.current.kind == .string {
      let token = tokens.take()
      let quote = tokens.source.bytes[token.range.lowerBound]
      if end == token.range.lowerBound, tokens.source.bytes[token.range.lowerBound - 1] == quote {
        let place = token.range.lowerBound - 1..<token.range.lowerBound + 1
        tokens.log.report(
          .doubledQuote(
            String(Unicode.Scalar(quote)), at: Span(tokens.source.id, place)))
      }
      end = token.range.upperBound
      let content = tokens.source.bytes[token.range].dropFirst().dropLast()
      bytes += StringLiteral.decoded(content, at: tokens.source.id, reportingTo: &tokens.log)
    }
    return Expression(.text(bytes), tokens.span(from: start))
  }

  private mutating func parseNumber() -> Expression {
    let token = tokens.take()
    let digits = tokens.text(of: token).filter { $0 != "_" }
    if token.kind == .float {
      if let number = FloatLiteral(digits) {
        return Expression(.double(number), tokens.span(of: token))
      }
      tokens.log.report(.numberOutOfRange(digits, at: tokens.span(of: token)))
      return Expression(.invalid, tokens.span(of: token))
    }
    let value =
      switch digits.dropFirst().first {
      case "x", "X": Int(unsigned: digits.dropFirst(2), radix: 16)
      case "o", "O": Int(unsigned: digits.dropFirst(2), radix: 8)
      case "b", "B": Int(unsigned: digits.dropFirst(2), radix: 2)
      default: Int(digits)
      }
    guard let value else {
      tokens.log.report(.badNumber(Diagnostic.quoted(digits), at: tokens.span(of: token)))
      return Expression(.invalid, tokens.span(of: token))
    }
    return Expression(.int(value), tokens.span(of: token))
  }

  private mutating func parseParenthesized(from start: Token) throws(Failure) -> Expression {
    if tokens.take(.rightParenthesis) { return Expression(.tuple([]), tokens.span(from: start)) }
    let inner = try parseExpression()
    if tokens.take(.rightParenthesis) { return Expression(inner.kind, tokens.span(from: start)) }
    guard tokens.take(.comma) else { throw tokens.unexpected("')'") }
    let rest = try parseElements(until: .rightParenthesis)
    return Expression(.tuple([inner] + rest), tokens.span(from: start))
  }

  private mutating func parseDictionary() throws(Failure) -> Expression {
    let start = tokens.take()
    var pairs: [(key: Expression, value: Expression)] = []
    while !tokens.take(.rightBrace) {
      if !pairs.isEmpty {
        try tokens.expect(.comma, "',' or '}'")
        if tokens.take(.rightBrace) { break }
      }
      let key = try parseExpression()
      try tokens.expect(.colon, "':'")
      pairs.append((key, try parseExpression()))
    }
    return Expression(.dictionary(pairs), tokens.span(from: start))
  }
}
