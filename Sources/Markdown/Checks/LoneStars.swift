/// Finds stars of emphasis that have no second one in their block.
struct LoneStars {
  private let text: NearlyMarkdown
  private(set) var finds: [NearlyMarkdown.Find] = []

  private var bytes: [UInt8] { text.bytes }
  private var range: Range<Int> { text.range }

  /// Finds `**` that can only close bold text and is the first of its block, and `*` that can only
  /// open and is the only one. Stars at the start of a line, behind its last word, and a single one
  /// behind a word mark notes more often than emphasis. Blocks end with a blank line. Linear in the
  /// size of the text.
  init(in text: NearlyMarkdown) {
    self.text = text
    let star = UInt8(ascii: "*")
    var stars: [Range<Int>] = []
    var (offset, end) = (range.lowerBound, range.lowerBound)
    while let start = ByteSearch.first(star, in: bytes, offset..<range.upperBound) {
      if start >= end {
        judge(stars)
        stars.removeAll(keepingCapacity: true)
        let rest = start..<range.upperBound
        end = ByteSearch.first(.lineFeed, before: .lineFeed, in: bytes, rest) ?? rest.upperBound
      }
      offset = start + 1
      while offset < range.upperBound, bytes[offset] == star { offset += 1 }
      // Those of lists and of products mean no emphasis; bold text that is nearly begun does.
      if !text.isEscaped(start),
        offset > start + 1 || !isBlank(before: start) || !isBlank(at: offset)
      {
        stars.append(start..<offset)
      }
    }
    judge(stars)
  }

  /// Notes the stars of a block that are alone.
  private mutating func judge(_ stars: [Range<Int>]) {
    guard let first = stars.first else { return }
    if let doubled = stars.first(where: { $0.count > 1 }), doubled.count == 2,
      text.isWord(at: doubled.lowerBound - 1), isBeforeWord(doubled.upperBound)
    {
      finds.append(.init(form: .unopenedStrong, range: doubled))
    } else if stars.count == 1, first.count == 1, isBlank(before: first.lowerBound),
      first.upperBound < range.upperBound, bytes[first.upperBound].isOfLetter,
      hasWord(beforeInLine: first.lowerBound)
    {
      finds.append(.init(form: .openEmphasis, range: first))
    }
  }

  private func isBlank(before offset: Int) -> Bool {
    offset == range.lowerBound || isBlank(at: offset - 1)
  }

  private func isBlank(at offset: Int) -> Bool {
    offset >= range.upperBound || bytes[offset].isBlank || bytes[offset].isLineEnd
  }

  /// Whether another word follows in the same line, behind a blank or the end of a part of a
  /// sentence.
  private func isBeforeWord(_ offset: Int) -> Bool {
    let rest = bytes[offset..<text.endOfLine(offset)].drop { ".,;:!?".utf8.contains($0) }
    return rest.first?.isBlank == true && rest.drop(while: \.isBlank).first?.isOfLetter == true
  }

  /// Whether a letter is before an offset in its line, or in as much of it as is read.
  private func hasWord(beforeInLine offset: Int) -> Bool {
    let before = bytes[max(range.lowerBound, offset - NearlyMarkdown.longestLine)..<offset]
    return before.reversed().prefix { !$0.isLineEnd }.contains { $0.isOfLetter }
  }
}
