import Diagnostics

// What follows an operand: members, elements, calls, filters and tests.
extension Parser {
  /// Whether the words `not in` follow.
  var nextWordIsIn: Bool {
    var copy = self
    copy.take()
    return copy.isWord("in")
  }

  mutating func parsePostfix(
    _ operand: Expression, from start: Token
  ) throws(Failure) -> Expression {
    var expression = operand
    var length = 0
    while true {
      switch current.kind {
      case .dot:
        take()
        expression = try parseMember(of: expression, from: start)
      case .leftBracket:
        take()
        expression = try parseSubscript(of: expression, from: start)
      case .leftParenthesis:
        let arguments = try parseArguments()
        expression = Expression(.call(expression, arguments), span(from: start))
      default: return expression
      }
      try count(&length, expression)
    }
  }

  private mutating func parseMember(
    of object: Expression, from start: Token
  ) throws(Failure) -> Expression {
    if current.kind == .int {
      let index = Expression(.int(Int(text(of: current)) ?? 0), span(of: take()))
      return Expression(.element(object, index), span(from: start))
    }
    let name = try expectName("the name of a member")
    return Expression(.member(object, name), span(from: start))
  }

  private mutating func parseSubscript(
    of object: Expression, from start: Token
  ) throws(Failure) -> Expression {
    var slice = SliceBounds()
    var first: Expression?
    if current.kind != .colon { first = try parseExpression() }
    guard take(.colon) else {
      guard let first else { throw unexpected("an index") }
      try expect(.rightBracket, "']'")
      return Expression(.element(object, first), span(from: start))
    }
    slice.lower = first
    if current.kind != .colon, current.kind != .rightBracket {
      slice.upper = try parseExpression()
    }
    if take(.colon), current.kind != .rightBracket { slice.step = try parseExpression() }
    try expect(.rightBracket, "']'")
    return Expression(.slice(object, slice), span(from: start))
  }

  /// Filters, tests and calls of their results.
  mutating func parseFilters(
    _ operand: Expression, from start: Token
  ) throws(Failure) -> Expression {
    var expression = operand
    var length = 0
    while true {
      if take(.pipe) {
        expression = try parseFilter(of: expression, from: start)
      } else if take(word: "is") {
        expression = try parseTest(of: expression, from: start)
      } else if current.kind == .leftParenthesis {
        let arguments = try parseArguments()
        expression = Expression(.call(expression, arguments), span(from: start))
      } else if current.kind == .dot || current.kind == .leftBracket, length > 0 {
        expression = try parsePostfix(expression, from: start)
      } else {
        return expression
      }
      try count(&length, expression)
    }
  }

  /// One filter behind its `|`.
  mutating func parseFilter(
    of operand: Expression, from start: Token
  ) throws(Failure) -> Expression {
    let name = try expectName("the name of a filter")
    var arguments: [Argument] = []
    if current.kind == .leftParenthesis {
      arguments = try parseArguments()
    } else if take(.colon) {
      throw liquidArguments(of: name)
    }
    let expression = Expression(.filter(operand, name, arguments), span(from: start))
    if name.text == "safe" { template.safeUses.append(expression.span) }
    return expression
  }

  private mutating func liquidArguments(of filter: Identifier) -> Failure {
    log.report(.colonAfterFilter(filter.text, at: span(of: previous)))
    return Failure()
  }

  private mutating func parseTest(
    of operand: Expression, from start: Token
  ) throws(Failure) -> Expression {
    let isNegated = take(word: "not")
    let name = try expectName("the name of a test")
    var arguments: [Argument] = []
    if current.kind == .leftParenthesis {
      arguments = try parseArguments()
    } else if startsTestArgument {
      let first = current
      let argument = try parsePostfix(try parseTestOperand(), from: first)
      arguments = [Argument(name: nil, value: argument)]
    }
    return Expression(
      .test(operand, name, arguments, isNegated: isNegated), span(from: start))
  }

  private mutating func parseTestOperand() throws(Failure) -> Expression {
    try parseUnary(takesFilters: false)
  }

  private var startsTestArgument: Bool {
    switch current.kind {
    case .string, .int, .float, .leftBracket, .leftBrace: true
    case .name: !["else", "or", "and", "if", "is", "in", "not"].contains(text(of: current))
    default: false
    }
  }
}
