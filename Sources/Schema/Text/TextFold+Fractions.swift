extension TextFold {
  /// The first fraction of a text from an offset on: a sign such as `½`, or a digit, a slash and a
  /// number from 2 to 10, with neither letters nor digits before it and neither digits nor a slash
  /// behind it. Linear in the length.
  static func fraction(in text: ByteSpan, from start: Int) -> Range<Int>? {
    var index = start
    while index < text.count {
      let place = index
      let scalar = UTF8Text.decode(text, &index)
      if isFractionSign(scalar) { return place..<index }
      if isSlash(scalar), place > start, text[place - 1].isDigit,
        let end = endOfDenominator(in: text, from: index), !isWord(before: place - 1, in: text)
      {
        return place - 1..<end
      }
    }
    return nil
  }

  /// Appends the scalars of the word that a fraction is, which is the same for `½` and `1/2`.
  static func appendFraction(_ text: ByteSpan, _ append: (UInt32) -> Void) {
    var folded: [UInt8] = []
    TextFold.append(text, to: &folded)
    var index = 0
    while index < folded.count {
      let scalar = UTF8Text.decode(folded.span, &index)
      append(isSlash(scalar) ? fractionSlash : scalar)
    }
  }

  private static let fractionSlash: UInt32 = 0x2044

  private static func isSlash(_ scalar: UInt32) -> Bool {
    scalar == UInt32(UInt8(ascii: "/")) || scalar == fractionSlash
  }

  private static func isFractionSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xBC...0xBE, 0x2150...0x215E: true
    default: false
    }
  }

  private static func endOfDenominator(in text: ByteSpan, from start: Int) -> Int? {
    guard start < text.count, text[start].isDigit else { return nil }
    var end = start + 1
    if text[start] == UInt8(ascii: "1") {
      guard end < text.count, text[end] == UInt8(ascii: "0") else { return nil }
      end += 1
    } else if text[start] == UInt8(ascii: "0") {
      return nil
    }
    guard end < text.count else { return end }
    var next = end
    return text[end].isDigit || isSlash(UTF8Text.decode(text, &next)) ? nil : end
  }

  /// Whether a word that continues at an offset begins before it.
  private static func isWord(before end: Int, in text: ByteSpan) -> Bool {
    guard end > 0 else { return false }
    var start = end - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    let scalar = UTF8Text.decode(text, &start)
    return !isFractionSign(scalar) && isInWord(scalar)
  }
}
