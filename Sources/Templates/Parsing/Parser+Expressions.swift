import Diagnostics

// Expressions, with the precedence of Jinja2: from the loosest operator to the tightest.
extension Parser {
  /// `a, b` or one expression.
  mutating func parseTuple(allowsCondition: Bool = true) throws(Failure) -> Expression {
    let start = current
    let first = try allowsCondition ? parseExpression() : parseOr()
    guard current.kind == .comma else { return first }
    var elements = [first]
    while take(.comma) {
      guard startsExpression else { break }
      elements.append(try allowsCondition ? parseExpression() : parseOr())
    }
    return Expression(.tuple(elements), span(from: start))
  }

  private var startsExpression: Bool {
    switch current.kind {
    case .name: !["in", "if", "else", "recursive"].contains(text(of: current))
    case .string, .int, .float, .leftParenthesis, .leftBracket, .leftBrace, .minus, .plus: true
    default: false
    }
  }

  /// Any expression: `a if b else c` and all that binds tighter.
  mutating func parseExpression() throws(Failure) -> Expression {
    let start = current
    depth += 1
    defer { depth -= 1 }
    guard depth <= Parser.depthLimit else {
      log.report(.expressionTooDeep(limit: Parser.depthLimit, at: span(of: start)))
      throw Failure()
    }
    var expression = try parseOr()
    var length = 0
    while take(word: "if") {
      let condition = try parseOr()
      let otherwise = take(word: "else") ? try parseExpression() : nil
      expression = Expression(
        .conditional(condition: condition, then: expression, otherwise: otherwise),
        span(from: start))
      try count(&length, expression)
    }
    return expression
  }

  /// Reads operands with an operator between them, at most `depthLimit` in a row.
  private mutating func parseChain(
    operand: (inout Parser) throws(Failure) -> Expression,
    combine: (inout Parser, Expression) throws(Failure) -> Expression.Kind?
  ) throws(Failure) -> Expression {
    let start = current
    var left = try operand(&self)
    var length = 0
    while let kind = try combine(&self, left) {
      left = Expression(kind, span(from: start))
      try count(&length, left)
    }
    return left
  }

  /// Counts one more operator in a row, which made `expression`; throws where they are too many,
  /// or where the expression is too high.
  mutating func count(_ length: inout Int, _ expression: Expression) throws(Failure) {
    length += 1
    guard length < Parser.depthLimit, expression.height <= Parser.heightLimit else {
      log.report(.expressionTooDeep(limit: Parser.depthLimit, at: expression.span))
      throw Failure()
    }
  }

  mutating func parseOr() throws(Failure) -> Expression {
    try parseChain { parser throws(Failure) in
      try parser.parseAnd()
    } combine: { parser, left throws(Failure) in
      parser.take(word: "or") ? .or(left, try parser.parseAnd()) : nil
    }
  }

  private mutating func parseAnd() throws(Failure) -> Expression {
    try parseChain { parser throws(Failure) in
      try parser.parseNot()
    } combine: { parser, left throws(Failure) in
      parser.take(word: "and") ? .and(left, try parser.parseNot()) : nil
    }
  }

  private mutating func parseNot() throws(Failure) -> Expression {
    let start = current
    guard isWord("not") else { return try parseComparison() }
    var count = 0
    while take(word: "not") { count += 1 }
    let operand = try parseComparison()
    let once = Expression(.not(operand), span(from: start))
    return count % 2 == 1 ? once : Expression(.not(once), span(from: start))
  }

  private mutating func parseComparison() throws(Failure) -> Expression {
    let start = current
    let first = try parseSum()
    var rest: [(operation: Comparison, operand: Expression)] = []
    var length = 0
    while let operation = takeComparison() {
      let operand = try parseSum()
      rest.append((operation, operand))
      try count(&length, operand)
    }
    return rest.isEmpty ? first : Expression(.comparison(first, rest), span(from: start))
  }

  private mutating func takeComparison() -> Comparison? {
    let operation: Comparison
    switch current.kind {
    case .equal: operation = .equal
    case .notEqual: operation = .notEqual
    case .less: operation = .less
    case .lessOrEqual: operation = .lessOrEqual
    case .greater: operation = .greater
    case .greaterOrEqual: operation = .greaterOrEqual
    case .name where isWord("in"): operation = .isIn
    case .name where isWord("not") && nextWordIsIn:
      take()
      operation = .isNotIn
    default: return nil
    }
    take()
    return operation
  }

  private mutating func parseSum() throws(Failure) -> Expression {
    try parseChain { parser throws(Failure) in
      try parser.parseConcatenation()
    } combine: { parser, left throws(Failure) in
      let operation: Arithmetic
      switch parser.current.kind {
      case .plus: operation = .add
      case .minus: operation = .subtract
      default: return nil
      }
      parser.take()
      return .arithmetic(operation, left, try parser.parseConcatenation())
    }
  }

  private mutating func parseConcatenation() throws(Failure) -> Expression {
    let start = current
    var parts = [try parseProduct()]
    while take(.tilde) { parts.append(try parseProduct()) }
    return parts.count == 1 ? parts[0] : Expression(.concatenation(parts), span(from: start))
  }

  private mutating func parseProduct() throws(Failure) -> Expression {
    try parseChain { parser throws(Failure) in
      try parser.parsePower()
    } combine: { parser, left throws(Failure) in
      let operation: Arithmetic
      switch parser.current.kind {
      case .times: operation = .multiply
      case .divide: operation = .divide
      case .floorDivide: operation = .floorDivide
      case .modulo: operation = .modulo
      default: return nil
      }
      parser.take()
      return .arithmetic(operation, left, try parser.parsePower())
    }
  }

  private mutating func parsePower() throws(Failure) -> Expression {
    try parseChain { parser throws(Failure) in
      try parser.parseUnary()
    } combine: { parser, left throws(Failure) in
      parser.take(.power) ? .arithmetic(.power, left, try parser.parseUnary()) : nil
    }
  }

  mutating func parseUnary(takesFilters: Bool = true) throws(Failure) -> Expression {
    let start = current
    var expression: Expression
    switch current.kind {
    case .minus, .plus:
      depth += 1
      defer { depth -= 1 }
      guard depth <= Parser.depthLimit else {
        log.report(.expressionTooDeep(limit: Parser.depthLimit, at: span(of: start)))
        throw Failure()
      }
      take()
      let operand = try parseUnary(takesFilters: false)
      let kind: Expression.Kind = start.kind == .minus ? .negation(operand) : .plus(operand)
      expression = Expression(kind, span(from: start))
    default: expression = try parsePrimary()
    }
    expression = try parsePostfix(expression, from: start)
    return takesFilters ? try parseFilters(expression, from: start) : expression
  }

  // MARK: Lists of values

  /// What stands between the parentheses of a call, the closing one included.
  mutating func parseArguments() throws(Failure) -> [Argument] {
    try expect(.leftParenthesis, "'('")
    var arguments: [Argument] = []
    while !take(.rightParenthesis) {
      if !arguments.isEmpty {
        try expect(.comma, "',' or ')'")
        if take(.rightParenthesis) { break }
      }
      var name: Identifier?
      if current.kind == .name, nextKind == .assign || nextKind == .colon {
        name = try expectName("a name")
        take()
      }
      arguments.append(Argument(name: name, value: try parseExpression()))
    }
    return arguments
  }

  private mutating func parseElements(until end: Token.Kind) throws(Failure) -> [Expression] {
    var elements: [Expression] = []
    while !take(end) {
      if !elements.isEmpty {
        try expect(.comma, end == .rightBracket ? "',' or ']'" : "',' or ')'")
        if take(end) { break }
      }
      elements.append(try parseExpression())
    }
    return elements
  }

  // MARK: Primaries

  private mutating func parsePrimary() throws(Failure) -> Expression {
    let token = current
    switch token.kind {
    case .name: return try parseName()
    case .string: return try parseString()
    case .int, .float: return parseNumber()
    case .leftParenthesis:
      take()
      return try parseParenthesized(from: token)
    case .leftBracket:
      take()
      let elements = try parseElements(until: .rightBracket)
      return Expression(.list(elements), span(from: token))
    case .leftBrace: return try parseDictionary()
    default: throw unexpected("an expression")
    }
  }

  private mutating func parseName() throws(Failure) -> Expression {
    let token = current
    let name = text(of: token)
    let kind: Expression.Kind
    switch name {
    case "true", "True": kind = .bool(true)
    case "false", "False": kind = .bool(false)
    case "none", "None": kind = .none
    case "and", "or", "in", "is", "if", "else": throw unexpected("an expression")
    default:
      if name == "varargs" { readsMore = true }
      kind = .name(name)
    }
    take()
    return Expression(kind, span(of: token))
  }

  private mutating func parseString() throws(Failure) -> Expression {
    let start = current
    var bytes: [UInt8] = []
    while current.kind == .string {
      let token = take()
      let content = source.bytes[token.range].dropFirst().dropLast()
      bytes += StringLiteral.decoded(content, at: source.id, reportingTo: &log)
    }
    return Expression(.text(bytes), span(from: start))
  }

  private mutating func parseNumber() -> Expression {
    let token = take()
    let digits = text(of: token).filter { $0 != "_" }
    if token.kind == .float {
      return Expression(.double(Double(digits) ?? 0), span(of: token))
    }
    let value =
      switch digits.dropFirst().first {
      case "x", "X": Int(digits.dropFirst(2), radix: 16)
      case "o", "O": Int(digits.dropFirst(2), radix: 8)
      case "b", "B": Int(digits.dropFirst(2), radix: 2)
      default: Int(digits)
      }
    guard let value else {
      log.report(.badNumber(Diagnostic.quoted(digits), at: span(of: token)))
      return Expression(.invalid, span(of: token))
    }
    return Expression(.int(value), span(of: token))
  }

  private mutating func parseParenthesized(from start: Token) throws(Failure) -> Expression {
    if take(.rightParenthesis) { return Expression(.tuple([]), span(from: start)) }
    let inner = try parseExpression()
    if take(.rightParenthesis) { return Expression(inner.kind, span(from: start)) }
    guard take(.comma) else { throw unexpected("')'") }
    let rest = try parseElements(until: .rightParenthesis)
    return Expression(.tuple([inner] + rest), span(from: start))
  }

  private mutating func parseDictionary() throws(Failure) -> Expression {
    let start = take()
    var pairs: [(key: Expression, value: Expression)] = []
    while !take(.rightBrace) {
      if !pairs.isEmpty {
        try expect(.comma, "',' or '}'")
        if take(.rightBrace) { break }
      }
      let key = try parseExpression()
      try expect(.colon, "':'")
      pairs.append((key, try parseExpression()))
    }
    return Expression(.dictionary(pairs), span(from: start))
  }
}
