/// A part of a style sheet that is not complete, so that browsers leave it out, or take more into it
/// than was meant (CSS Syntax Module Level 3, sections 4.3.5, 4.3.6 and 5.4).
package struct StyleFault: Hashable, Sendable {
  /// What is not complete.
  package enum Kind: Hashable, Sendable {
    /// A string that the end of its line ends.
    case brokenString
    /// A string that the end of the sheet ends.
    case unclosedString
    /// An address without quotation marks that holds one, a space or a parenthesis.
    case badAddress
    /// `url(` without `)`.
    case unclosedAddress
    /// `/*` without `*/`.
    case comment
    /// A block that begins with this byte and does not end.
    case block(UInt8)
    /// A `}` that ends nothing: the rule after it is left out.
    case strayBrace
  }

  /// What is not complete.
  package let kind: Kind
  /// Where it is.
  package let range: Range<Int>

  init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

/// The blocks of a style sheet that are open.
struct StyleBlocks {
  /// Where each begins, the outermost first.
  private var starts: [(offset: Int, byte: UInt8)] = []

  /// Opens the block that begins at an offset.
  mutating func open(at offset: Int, in bytes: [UInt8]) {
    starts.append((offset, bytes[offset]))
  }

  /// Closes the innermost block where the byte at an offset does; false for a `}` outside of all.
  @discardableResult
  mutating func close(at offset: Int, in bytes: [UInt8]) -> Bool {
    guard let last = starts.last else { return bytes[offset] != UInt8(ascii: "}") }
    let isEnd =
      switch bytes[offset] {
      case UInt8(ascii: ")"): last.byte == UInt8(ascii: "(")
      case UInt8(ascii: "]"): last.byte == UInt8(ascii: "[")
      default: last.byte == UInt8(ascii: "{")
      }
    if isEnd { starts.removeLast() }
    return true
  }

  /// A block that is open at the end: the one without which the others would be closed.
  var unclosed: StyleFault? {
    // A parenthesis takes in all braces after it.
    let cause = starts.last.flatMap { $0.byte == UInt8(ascii: "{") ? starts.first : $0 }
    return cause.map { StyleFault(.block($0.byte), at: $0.offset..<$0.offset + 1) }
  }
}
