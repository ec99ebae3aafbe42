/// Characters without width that programs leave in texts: the zero-width space and the byte order
/// mark.
package enum ZeroWidth {
  /// Whether a character is one that was not written on purpose.
  ///
  /// - Parameters:
  ///   - scalar: The number of the character.
  ///   - previous: That of the character before it; 0 where there is none.
  ///   - next: That of the character behind it; 0 where there is none.
  /// - Returns: False for every character with a width, too.
  package static func isStray(_ scalar: UInt32, after previous: UInt32, before next: UInt32) -> Bool
  {
    switch scalar {
    case 0xFEFF: true
    case 0x200B: !separatesWords(previous) && !separatesWords(next)
    default: false
    }
  }

  /// Whether a letter is of a script that is written without spaces, and whose words a zero-width
  /// space separates: Thai, Lao, Tibetan, Myanmar, Khmer.
  private static func separatesWords(_ letter: UInt32) -> Bool {
    switch letter {
    case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }
}
