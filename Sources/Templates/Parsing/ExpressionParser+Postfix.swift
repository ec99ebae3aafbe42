import Diagnostics

// What follows an operand: members, elements, calls, filters and tests.
extension ExpressionParser {
  mutating func parsePostfix(
    _ operand: Expression, from start: Token
  ) throws(Failure) -> Expression {
    var expression = operand
    var length = 0
    while true {
      switch tokens.current.kind {
      case .dot:
        tokens.take()
        expression = try parseMember(of: expression, from: start)
      case .leftBracket:
        tokens.take()
        expression = try parseSubscript(of: expression, from: start)
      case .leftParenthesis:
        let arguments = try parseArguments()
        expression = Expression(.call(expression, arguments), tokens.span(from: start))
      default: return expression
      }
      try count(&length, expression)
    }
  }

  private mutating func parseMember(
    of object: Expression, from start: Token
  ) throws(Failure) -> Expression {
    if tokens.current.kind == .int {
      let index = Expression(
        .int(Int(tokens.text(of: tokens.current)) ?? 0), tokens.span(of: tokens.take()))
      return Expression(.element(object, index), tokens.span(from: start))
    }
    let name = try tokens.expectName("the name of a member")
    return Expression(.member(object, name), tokens.span(from: start))
  }

  private mutating func parseSubscript(
    of object: Expression, from start: Token
  ) throws(Failure) -> Expression {
    var slice = SliceBounds()
    var first: Expression?
    if tokens.current.kind != .colon { first = try parseExpression() }
    guard tokens.take(.colon) else {
      guard let first else { throw tokens.unexpected("an index") }
      try tokens.expect(.rightBracket, "']'")
      return Expression(.element(object, first), tokens.span(from: start))
    }
    slice.lower = first
    if tokens.current.kind != .colon, tokens.current.kind != .rightBracket {
      slice.upper = try parseExpression()
    }
    if tokens.take(.colon), tokens.current.kind != .rightBracket {
      slice.step = try parseExpression()
    }
    try tokens.expect(.rightBracket, "']'")
    return Expression(.slice(object, slice), tokens.span(from: start))
  }

  /// Filters, tests and calls of their results.
  mutating func parseFilters(
    _ operand: Expression, from start: Token
  ) throws(Failure) -> Expression {
    var expression = operand
    var length = 0
    while true {
      if tokens.take(.pipe) {
        expression = try parseFilter(of: expression, from: start)
      } else if tokens.take(word: "is") {
        expression = try parseTest(of: expression, from: start)
      } else if tokens.current.kind == .leftParenthesis {
        let arguments = try parseArguments()
        expression = Expression(.call(expression, arguments), tokens.span(from: start))
      } else if tokens.current.kind == .dot || tokens.current.kind == .leftBracket, length > 0 {
        expression = try parsePostfix(expression, from: start)
      } else {
        return expression
      }
      try count(&length, expression)
    }
  }

  /// One filter after its `|`.
  mutating func parseFilter(
    of operand: Expression, from start: Token
  ) throws(Failure) -> Expression {
    let name = try tokens.expectName("the name of a filter")
    var arguments: [Argument] = []
    if tokens.current.kind == .leftParenthesis {
      arguments = try parseArguments()
    } else if tokens.take(.colon) {
      throw liquidArguments(of: name)
    }
    let expression = Expression(.filter(operand, name, arguments), tokens.span(from: start))
    if name.text == "safe" { safeUses.append(expression.span) }
    return expression
  }

  private mutating func liquidArguments(of filter: Identifier) -> Failure {
    if FilterTable.filters[filter.text] == nil {
      var unknown = Diagnostic.unknownFilter(
        filter.text, known: FilterTable.names, at: filter.span, suggesting: &tokens.log)
      unknown.notes.append("the arguments of a filter stand in parentheses")
      tokens.log.report(unknown)
    } else {
      tokens.log.report(.colonAfterFilter(filter.text, at: tokens.span(of: tokens.previous)))
    }
    return Failure()
  }

  private mutating func parseTest(
    of operand: Expression, from start: Token
  ) throws(Failure) -> Expression {
    let isNegated = tokens.take(word: "not")
    let name = try tokens.expectName("the name of a test")
    var arguments: [Argument] = []
    if tokens.current.kind == .leftParenthesis {
      arguments = try parseArguments()
    } else if startsTestArgument {
      let first = tokens.current
      let argument = try parsePostfix(try parseTestOperand(), from: first)
      arguments = [Argument(name: nil, value: argument)]
    }
    return Expression(
      .test(operand, name, arguments, isNegated: isNegated), tokens.span(from: start))
  }

  private mutating func parseTestOperand() throws(Failure) -> Expression {
    try parseUnary(takesFilters: false)
  }

  private var startsTestArgument: Bool {
    switch tokens.current.kind {
    case .string, .int, .float, .leftBracket, .leftBrace: true
    case .name:
      !["else", "or", "and", "if", "is", "in", "not"].contains(tokens.text(of: tokens.current))
    default: false
    }
  }
}
