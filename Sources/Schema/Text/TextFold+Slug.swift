extension TextFold {
  /// Appends the slug that a text gives: its folded letters and digits, with one hyphen for
  /// whatever is between them; at most `Scalar.longestSlug` bytes, cut between words where that is
  /// possible. Linear in the length, independent of locales, and the same for composed and
  /// decomposed letters of Latin, Greek and Cyrillic.
  ///
  /// The slug is empty where the text has no letter and no digit; it may be a name that
  /// `Scalar.checkSlug` refuses, such as `con`.
  package static func appendSlug(from text: ByteSpan, to output: inout [UInt8]) {
    var folded: [UInt8] = []
    append(text.extracting(first: longestText), to: &folded)
    let bytes = folded.span
    let start = output.count
    var index = 0
    var isPending = false
    var marks = 0
    while index < bytes.count, output.count - start <= Scalar.longestSlug {
      let scalar = UTF8Text.decode(bytes, &index)
      switch part(of: scalar) {
      case .separator: isPending = true
      case .nothing: break
      case .mark:
        marks += 1
        if marks <= 8, output.count > start, !isPending { UTF8Text.append(scalar, to: &output) }
      case .letter:
        if isPending, output.count > start { output.append(UInt8(ascii: "-")) }
        isPending = false
        marks = 0
        appendLetter(scalar, to: &output)
      }
    }
    cut(&output, from: start)
  }

  /// More of a text than any slug needs.
  private static let longestText = 4_096

  enum SlugPart {
    case letter, mark, separator, nothing
  }

  static func part(of value: UInt32) -> SlugPart {
    switch value {
    case 0x30...0x39, 0x61...0x7A: return .letter
    case 0x27, 0x2018, 0x2019, 0x02BC: return .nothing
    case 0..<0x80: return .separator
    default: break
    }
    guard let scalar = Unicode.Scalar(value) else { return .separator }
    if scalar.properties.isDefaultIgnorableCodePoint { return .nothing }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter,
      .decimalNumber, .letterNumber:
      return .letter
    case .nonspacingMark, .spacingMark: return .mark
    default: return .separator
    }
  }

  /// Appends a folded letter; those of Latin that have no decomposition are spelt out.
  static func appendLetter(_ scalar: UInt32, to output: inout [UInt8]) {
    switch scalar {
    case 0x00E6: output.append(contentsOf: "ae".utf8)
    case 0x00F8: output.append(UInt8(ascii: "o"))
    case 0x0153: output.append(contentsOf: "oe".utf8)
    case 0x00F0, 0x0111: output.append(UInt8(ascii: "d"))
    case 0x00FE: output.append(contentsOf: "th".utf8)
    case 0x0127: output.append(UInt8(ascii: "h"))
    case 0x0131: output.append(UInt8(ascii: "i"))
    case 0x0138: output.append(UInt8(ascii: "k"))
    case 0x0142: output.append(UInt8(ascii: "l"))
    case 0x014B: output.append(contentsOf: "ng".utf8)
    case 0x0167: output.append(UInt8(ascii: "t"))
    default: UTF8Text.append(scalar, to: &output)
    }
  }

  /// Cuts a slug that is too long: at its last hyphen, otherwise after a whole scalar.
  private static func cut(_ output: inout [UInt8], from start: Int) {
    guard output.count - start > Scalar.longestSlug else { return }
    var end = start + Scalar.longestSlug
    while end > start, output[end] & 0xC0 == 0x80 { end -= 1 }
    let hyphen = output[start...end].lastIndex(of: UInt8(ascii: "-")) ?? start
    if hyphen > start + Scalar.longestSlug / 2 { end = hyphen }
    output.removeSubrange(end...)
  }
}
