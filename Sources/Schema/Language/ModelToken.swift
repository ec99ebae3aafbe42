import Diagnostics

/// A word, number, text or sign of a model file.
struct ModelToken {
  /// What a token is.
  enum Kind: Equatable {
    /// A name or keyword; in backticks it is always a name.
    case identifier(isQuoted: Bool)
    /// A number as Swift writes it.
    case number
    /// A text in quotes; `text` holds what it means.
    case string
    /// `@`, `:`, `=`, `?`, `.`, brackets and other single signs.
    case sign(UInt8)
    /// `...` or `..<`.
    case range(isClosed: Bool)
    /// Something that model files never contain.
    case unknown
    case end
  }

  let kind: Kind
  let span: Span
  /// The name without backticks, the number as written, or what a string means.
  var text = ""
  /// Whether it is the first token of its line.
  let startsLine: Bool
  /// Whether a space, a comment or the start of a line is before it.
  let followsSpace: Bool
  /// The text of the `///` lines before it.
  var documentation = ""

  /// Whether it is this sign.
  func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: sign)) }

  /// Whether it is this word, not in backticks.
  func isWord(_ word: String) -> Bool {
    kind == .identifier(isQuoted: false) && text == word
  }
}
