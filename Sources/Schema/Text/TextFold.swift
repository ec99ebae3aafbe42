import Escaping

/// The form of a text that comparisons use: without marks and without case, independent of locales.
///
/// Latin, Greek and Cyrillic letters lose their marks, compatible forms such as `ﬁ`, `²` and
/// full-width letters become plain ones, capitals become lower case, and apostrophes and hyphens of
/// all kinds become the plain ones. `й`, `ў`, `ї`, `ѓ` and `ќ` are letters of their own. The points
/// of Hebrew and the vowel signs of Arabic, which most texts leave out, are removed. Other scripts
/// stay as they are.
package enum TextFold {
  /// Appends the folded form of a text, in UTF-8. Comparing folded forms byte by byte orders
  /// texts by their code points. Linear in the length.
  package static func append(_ bytes: ByteSpan, to output: inout [UInt8]) {
    // Most keys and slugs are in lower-case ASCII, which do not change.
    if isFolded(bytes) { return output.append(bytes) }
    output.reserveCapacity(output.count + bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        output.append(byte.lowercased)
        index += 1
      } else {
        append(UTF8Text.decode(bytes, &index), to: &output)
      }
    }
  }

  /// Whether a text has neither capitals nor anything beyond ASCII.
  private static func isFolded(_ bytes: ByteSpan) -> Bool {
    for index in bytes.indices where bytes[index] >= 0x80 || bytes[index] &- 0x41 < 26 {
      return false
    }
    return true
  }

  /// Appends the folded form of a scalar beyond ASCII.
  private static func append(_ scalar: UInt32, to output: inout [UInt8]) {
    if FoldTable.shared.append(scalar, to: &output) || isPoint(scalar) { return }
    if isCommonMark(scalar) { return composeLetter(with: scalar, at: &output) }
    switch scalar {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: output.append(UInt8(ascii: " "))
    // These are canonically equal to the letters with a plain accent.
    case 0x1F71, 0x1FBB: UTF8Text.append(0x03B1, to: &output)
    case 0x1F73, 0x1FC9: UTF8Text.append(0x03B5, to: &output)
    case 0x1F75, 0x1FCB: UTF8Text.append(0x03B7, to: &output)
    case 0x1F77, 0x1FBE, 0x1FD3, 0x1FDB: UTF8Text.append(0x03B9, to: &output)
    case 0x1F79, 0x1FF9: UTF8Text.append(0x03BF, to: &output)
    case 0x1F7B, 0x1FE3, 0x1FEB: UTF8Text.append(0x03C5, to: &output)
    case 0x1F7D, 0x1FFB: UTF8Text.append(0x03C9, to: &output)
    case 0x212A: output.append(UInt8(ascii: "k"))
    case 0x212B: output.append(UInt8(ascii: "a"))
    case 0x2126: UTF8Text.append(0x03C9, to: &output)
    case 0x2018, 0x2019, 0x201B, 0x02BC: output.append(UInt8(ascii: "'"))
    case 0x2010, 0x2011: output.append(UInt8(ascii: "-"))
    case 0x2026: output.append(contentsOf: "...".utf8)
    case 0x0391...0x03A1, 0x03A3...0x03A9, 0x0410...0x042F:
      UTF8Text.append(scalar + 0x20, to: &output)
    case 0xFF01...0xFF5E: output.append(UInt8(scalar - 0xFEE0).lowercased)
    case 0x2E80..<0xA640, 0xAC00..<0xFB00: UTF8Text.append(scalar, to: &output)
    default: appendSmall(scalar, to: &output)
    }
  }

  /// Composes the letter before a mark with it where that is a separate letter, such as `й` from
  /// `и` and U+0306; any other mark is removed.
  private static func composeLetter(with mark: UInt32, at output: inout [UInt8]) {
    guard output.count >= 2 else { return }
    let letter: UInt32
    switch (output[output.count - 2], output[output.count - 1], mark) {
    case (0xD0, 0xB8, 0x0306): letter = 0x0439
    case (0xD1, 0x83, 0x0306): letter = 0x045E
    case (0xD1, 0x96, 0x0308): letter = 0x0457
    case (0xD0, 0xB3, 0x0301): letter = 0x0453
    case (0xD0, 0xBA, 0x0301): letter = 0x045C
    default: return
    }
    output.removeLast(2)
    UTF8Text.append(letter, to: &output)
  }

  private static func appendSmall(_ value: UInt32, to output: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value), scalar.properties.changesWhenLowercased else {
      return UTF8Text.append(value, to: &output)
    }
    output.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
  }

  /// Whether a scalar is a point or cantillation mark of Hebrew, or a vowel sign of Arabic. The
  /// marks of Arabic that are parts of letters (U+0653 to U+0655) are not among them.
  private static func isPoint(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0591...0x05BD, 0x05BF, 0x05C1, 0x05C2, 0x05C4, 0x05C5, 0x05C7, 0x0610...0x061A, 0x0640,
      0x064B...0x0652, 0x0656...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E4, 0x06E7, 0x06E8,
      0x06EA...0x06ED:
      true
    default: false
    }
  }

  /// Whether a scalar is a combining mark that belongs to no particular script, such as U+0301,
  /// which Latin, Greek and Cyrillic letters are composed with.
  static func isCommonMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x0483...0x0487, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,
      0xFE20...0xFE2F:
      true
    default: false
    }
  }
}
