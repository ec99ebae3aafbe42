import Diagnostics

extension ModelParser {
  /// Reads an attribute and its arguments; `@` is next.
  mutating func readAttribute() throws(Failure) -> AttributeSyntax {
    let at = advance()
    guard case .identifier = token.kind, !token.followsSpace else {
      throw unexpected("the name of an attribute directly after '@'")
    }
    let taken = advance()
    let name = ModelName(text: taken.text, span: taken.span)
    guard token.isSign("("), !token.startsLine else {
      return AttributeSyntax(name: name, arguments: nil, span: at.span.through(name.span))
    }
    if token.followsSpace { log.report(.spaceInType(before: "(", at: token.span)) }
    advance()
    var arguments: [AttributeSyntax.Argument] = []
    while !token.isSign(")") {
      arguments.append(try readArgument(of: name))
      guard take(",") != nil else { break }
    }
    let close = try expect(")", "after what '@\(name.text)' asks")
    return AttributeSyntax(
      name: name, arguments: arguments, span: at.span.through(close.span))
  }

  private mutating func readArgument(
    of name: ModelName
  ) throws(Failure) -> AttributeSyntax.Argument {
    if token.isSign("\\") { return try readKeyPath() }
    let start = token.span
    var lower: LiteralSyntax?
    if case .range = token.kind {
    } else {
      lower = try readLiteral()
      guard let lower else {
        let expected = "a text, a number, a range or a key path in '@\(name.text)(…)'"
        throw unexpected(expected, advice: slip.advice(forArgumentOf: name.text))
      }
      guard case .range = token.kind else { return .literal(lower) }
    }
    guard case .range(let isClosed) = token.kind else { throw unexpected("a range") }
    let sign = advance()
    let hasUpper = !token.isSign(")") && !token.isSign(",")
    checkSpaces(of: sign, hasLower: lower != nil, hasUpper: hasUpper)
    var upper: LiteralSyntax?
    if hasUpper {
      upper = try readLiteral()
      if upper == nil { throw unexpected("a number after the range sign") }
    }
    return .range(
      RangeSyntax(
        lower: lower, upper: upper, isClosed: isClosed,
        span: start.through(upper?.span ?? sign.span)))
  }

  /// A range sign with a space on only one side, or with a minus sign directly after it, means
  /// something else in Swift.
  private mutating func checkSpaces(of sign: ModelToken, hasLower: Bool, hasUpper: Bool) {
    let after = token.followsSpace
    let isWrong =
      switch (hasLower, hasUpper) {
      case (true, true): sign.followsSpace != after || !after && token.isSign("-")
      case (true, false): sign.followsSpace
      case (false, _): after || token.isSign("-")
      }
    if isWrong {
      log.report(.spacesAroundRange(isBoth: hasLower && hasUpper, at: sign.span))
    }
  }

  private mutating func readKeyPath() throws(Failure) -> AttributeSyntax.Argument {
    advance()
    guard case .identifier = token.kind, !token.followsSpace else {
      throw unexpected("a model directly after '\\'")
    }
    let root = advance()
    guard token.isSign("."), !token.followsSpace else {
      throw unexpected("'.' directly after the model")
    }
    advance()
    guard case .identifier = token.kind, !token.followsSpace else {
      throw unexpected("a field directly after '.'")
    }
    let member = advance()
    return .keyPath(
      root: ModelName(text: root.text, span: root.span),
      member: ModelName(text: member.text, span: member.span))
  }
}
