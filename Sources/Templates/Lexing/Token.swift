/// A piece of a template: static text, the brackets of a tag, or a word of an expression.
struct Token: Sendable, BitwiseCopyable {
  /// What a token is.
  enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// Text outside tags, already trimmed where an adjacent tag says so.
    case text
    /// Text between `{% raw %}` and `{% endraw %}`.
    case raw
    /// `{{` and `}}`.
    case printBegin, printEnd
    /// `{%` and `%}`.
    case tagBegin, tagEnd
    case name, string, int, float
    case dot, comma, colon, pipe, tilde, assign, question
    case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
    case plus, minus, times, divide, floorDivide, modulo, power
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    /// A character that is not allowed in expressions; reported by the lexer.
    case invalid
    /// The end of the template.
    case end
  }

  let kind: Kind
  let start: UInt32
  let end: UInt32

  init(_ kind: Kind, _ start: Int, _ end: Int) {
    self.kind = kind
    self.start = UInt32(start)
    self.end = UInt32(end)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}
