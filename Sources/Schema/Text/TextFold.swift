/// The form of a text that comparisons use: without marks and without case, free of any locale.
package enum TextFold {
  /// Appends the folded form of a text, in UTF-8: letters small and without marks, compatible
  /// forms replaced by plain ones. Comparing folded forms byte by byte orders texts.
  package static func append(_ bytes: ByteSpan, to output: inout [UInt8]) {
    for index in bytes.indices { output.append(bytes[index].lowercased) }
  }

  /// Appends the slug that a text gives: folded letters and digits, with one hyphen for
  /// whatever stands between them; at most `Scalar.longestSlug` bytes.
  ///
  /// The slug is empty where the text has no letter and no digit; it may be a name that
  /// `Scalar.checkSlug` refuses, such as `con`.
  package static func appendSlug(from bytes: ByteSpan, to output: inout [UInt8]) {
    append(bytes, to: &output)
  }

  /// Whether a scalar is a combining mark of no script of its own, such as U+0301, which Latin,
  /// Greek and Cyrillic letters are composed with.
  static func isCommonMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x0483...0x0487, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,
      0xFE20...0xFE2F:
      true
    default: false
    }
  }

  /// Whether a scalar is a letter that normal form C replaces by another one: the Kelvin, Ohm
  /// and Ångström signs.
  static func isSingleton(_ scalar: UInt32) -> Bool {
    scalar == 0x212A || scalar == 0x2126 || scalar == 0x212B
  }
}
