import Diagnostics

// The parameters of macros, with their types and defaults.
extension ExpressionParser {
  /// Reads the parameters of a macro with their parentheses.
  mutating func parseParameters() throws(Failure) -> [Parameter] {
    try tokens.expect(.leftParenthesis, "'('")
    var parameters: [Parameter] = []
    while !tokens.take(.rightParenthesis) {
      if !parameters.isEmpty {
        try tokens.expect(.comma, "',' or ')'")
        if tokens.take(.rightParenthesis) { break }
      }
      let name = try tokens.expectNewName("the name of a parameter")
      let type = tokens.take(.colon) ? try parseTypeName() : nil
      let value = tokens.take(.assign) ? try parseExpression() : nil
      if let last = parameters.last, last.value != nil, value == nil {
        tokens.log.report(.parameterAfterDefault(name.text, at: name.span))
      }
      parameters.append(Parameter(name: name, type: type, value: value))
    }
    tokens.reportRepeated(parameters.map(\.name))
    return parameters
  }

  private mutating func parseTypeName() throws(Failure) -> TypeName {
    let start = tokens.current
    try enter()
    defer { leave() }
    var type: TypeName
    if tokens.take(.leftBracket) {
      let element = try parseTypeName()
      try tokens.expect(.rightBracket, "']'")
      type = .list(element, tokens.span(from: start))
    } else {
      type = .name(try tokens.expectName("a type, such as String or [Recipe]"))
    }
    if tokens.take(.question) { type = .optional(type, tokens.span(from: start)) }
    return type
  }
}
