import Escaping

extension Token.Kind {
  /// The signs of one character.
  static let symbols: [UInt8: Token.Kind] = [
    UInt8(ascii: "."): .dot, UInt8(ascii: ","): .comma, UInt8(ascii: ":"): .colon,
    UInt8(ascii: "|"): .pipe, UInt8(ascii: "~"): .tilde, UInt8(ascii: "="): .assign,
    UInt8(ascii: "?"): .question, UInt8(ascii: "("): .leftParenthesis,
    UInt8(ascii: ")"): .rightParenthesis, UInt8(ascii: "["): .leftBracket,
    UInt8(ascii: "]"): .rightBracket, UInt8(ascii: "{"): .leftBrace,
    UInt8(ascii: "}"): .rightBrace, UInt8(ascii: "+"): .plus, UInt8(ascii: "-"): .minus,
    UInt8(ascii: "*"): .times, UInt8(ascii: "/"): .divide, UInt8(ascii: "%"): .modulo,
    UInt8(ascii: "<"): .less, UInt8(ascii: ">"): .greater,
  ]
}
