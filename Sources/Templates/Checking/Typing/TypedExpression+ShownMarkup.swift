import Escaping

extension TypedExpression {
  /// The literal text with a tag or a character reference that is a part of what this expression
  /// makes, and that readers would see as it is written.
  ///
  /// A literal that is all of it is left alone: it is one way to show a tag.
  var shownMarkup: TypedExpression? {
    switch kind {
    case .binary(.join, let list, let separator): separator.literalMarkup ?? list.shownMarkup
    case .many(.concatenate, let parts), .many(.formatText, let parts):
      parts.lazy.compactMap { $0.literalMarkup ?? $0.shownMarkup }.first
    case .many(.text(.replace), let parts):
      parts.first?.shownMarkup ?? (parts.count > 2 ? parts[2].literalMarkup : nil)
    case .many(.text, let parts): parts.first?.shownMarkup
    case .unary(.textOf, let value): value.shownMarkup
    case .fallback(let first, let second, _): first.shownMarkup ?? second.shownMarkup
    case .sequence(_, let last): last.shownMarkup
    default: nil
    }
  }

  private var literalMarkup: TypedExpression? {
    guard case .text(let bytes) = kind else { return nil }
    // Behind the last one no tag ends.
    let lastClose = bytes.lastIndex(of: UInt8(ascii: ">")) ?? bytes.startIndex
    let starts = bytes.indices.contains { index in
      index < lastClose && Self.beginsTag(bytes[index..<lastClose])
        || Self.beginsReference(bytes[index...])
    }
    return starts ? self : nil
  }

  /// Whether bytes begin with a start or end tag.
  private static func beginsTag(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "<") else { return false }
    var rest = bytes.dropFirst()
    if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
    return rest.first.map(isLetter) ?? false
  }

  /// Whether bytes begin with a character reference, such as `&nbsp;`.
  private static func beginsReference(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "&"),
      let (_, end) = CharacterReferences.reference(at: bytes.startIndex, in: bytes)
    else { return false }
    return bytes[end - 1] == UInt8(ascii: ";")
  }
}
