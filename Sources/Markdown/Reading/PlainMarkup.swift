/// Finds markup of Markdown and of templates in texts that are neither, where it cannot be meant as
/// it is typed.
package enum PlainMarkup {
  /// What a place in a text looks like.
  package enum Kind: Sendable {
    /// `*words*`.
    case emphasis
    /// `**words**`.
    case strong
    /// `[words](file.md)`.
    case link
    /// `{{ value }}` or `{% tag %}`.
    case template
  }

  /// How far from its beginning the end of markup is searched for.
  private static let longest = 500

  /// The first of it in a text, and where it is; nil where there is none. Linear in the size of the
  /// text, for each kind.
  package static func first(in text: [UInt8]) -> (kind: Kind, range: Range<Int>)? {
    [template(in: text), link(in: text), stars(2, in: text), stars(1, in: text)].compactMap { $0 }
      .min { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func template(in text: [UInt8]) -> (kind: Kind, range: Range<Int>)? {
    var offset = 0
    while let brace = ByteSearch.first(UInt8(ascii: "{"), in: text, offset..<text.count) {
      offset = brace + 1
      guard let found = TemplateSyntax.find(at: brace, in: text, until: text.count),
        found.syntax == .expression || found.syntax == .tag
      else { continue }
      return (.template, found.range)
    }
    return nil
  }

  private static func link(in text: [UInt8]) -> (kind: Kind, range: Range<Int>)? {
    let all = 0..<text.count
    guard
      let bracket = ByteSearch.first(UInt8(ascii: "]"), before: UInt8(ascii: "("), in: text, all),
      let open = text[max(0, bracket - longest)..<bracket].lastIndex(of: UInt8(ascii: "[")),
      open + 1 < bracket, !isWord(before: open, in: text),
      let close = text[bracket..<min(text.count, bracket + longest)]
        .firstIndex(of: UInt8(ascii: ")")),
      text[bracket + 2..<close].isLikeDestination, !text[bracket + 2..<close].contains(.space)
    else { return nil }
    return (.link, open..<close + 1)
  }

  /// Finds words between as many stars at both ends.
  private static func stars(_ count: Int, in text: [UInt8]) -> (kind: Kind, range: Range<Int>)? {
    let star = UInt8(ascii: "*")
    var open: Int?
    var offset = 0
    while let start = ByteSearch.first(star, in: text, offset..<text.count) {
      offset = start
      while offset < text.count, text[offset] == star { offset += 1 }
      guard offset - start == count else {
        if count == 1 { open = nil }
        continue
      }
      if let first = open, start - first < longest, isEnd(start..<offset, in: text),
        count == 2 || isProse(text, first + 1..<start)
      {
        return (count == 2 ? .strong : .emphasis, first..<offset)
      }
      open = isStart(start..<offset, in: text) ? start : nil
    }
    return nil
  }

  /// Whether stars are right before a word.
  private static func isStart(_ stars: Range<Int>, in text: [UInt8]) -> Bool {
    guard stars.upperBound < text.count, text[stars.upperBound].isOfLetter else { return false }
    return stars.lowerBound == 0
      || !isWord(before: stars.lowerBound, in: text)
        && !"\\/_.".utf8.contains(text[stars.lowerBound - 1])
  }

  /// Whether stars are right behind a word, and before none.
  private static func isEnd(_ stars: Range<Int>, in text: [UInt8]) -> Bool {
    let before = text[stars.lowerBound - 1]
    let isBehind = before.isWordOfASCII || before >= 0x80 || ".!?)\"'".utf8.contains(before)
    guard stars.upperBound < text.count else { return isBehind }
    let next = text[stars.upperBound]
    return isBehind && !next.isWordOfASCII && next < 0x80 && !"/_\\".utf8.contains(next)
  }

  /// Whether what is between two stars is not a pattern such as `*name*`: it has blanks in it or
  /// around it, or begins with a capital letter.
  private static func isProse(_ text: [UInt8], _ inside: Range<Int>) -> Bool {
    text.contains(.space)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[inside.lowerBound])
  }

  private static func isWord(before offset: Int, in text: [UInt8]) -> Bool {
    offset > 0 && (text[offset - 1].isWordOfASCII || text[offset - 1] >= 0x80)
  }
}
