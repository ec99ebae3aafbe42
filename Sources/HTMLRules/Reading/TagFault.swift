import Diagnostics

/// A parse error of the HTML standard within a tag (section 13.2.5): a browser repairs it, drops
/// something, or makes another attribute of it.
struct TagFault: Hashable, Sendable {
  /// The errors, by their names in section 13.2.2.
  enum Kind: Hashable, Sendable {
    /// missing-whitespace-between-attributes
    case missingSpace
    /// unexpected-character-in-attribute-name
    case unexpectedInName(UInt8)
    /// unexpected-equals-sign-before-attribute-name
    case equalsBeforeName
    /// unexpected-character-in-unquoted-attribute-value
    case unexpectedInValue(UInt8, name: String)
    /// missing-attribute-value
    case missingValue(name: String)
    /// unexpected-solidus-in-tag
    case slash
    /// end-tag-with-trailing-solidus
    case slashInEndTag
    /// An end tag without its `>`, before another tag.
    case unclosedEndTag
  }

  let kind: Kind
  let span: Span

  /// Whether a byte must not be in the name of an attribute.
  static func isUnexpectedInName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "<")
  }

  /// Whether a byte must not be in a value without quotes.
  static func isUnexpectedInValue(_ byte: UInt8) -> Bool {
    isUnexpectedInName(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "`")
  }
}
