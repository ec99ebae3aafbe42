/// Characters that hide how a text is written: bidirectional controls, which change the order in which
/// others are shown, and tags, which show nothing.
package enum HidingCharacter {
  /// Whether a character is one that is reported.
  ///
  /// - Parameters:
  ///   - scalar: Its number.
  ///   - previous: That of the character before it; 0 where there is none.
  /// - Returns: Of tags one after another true for the first only, and false for those of the flags
  ///   of England, Scotland and Wales.
  package static func isOne(_ scalar: UInt32, after previous: UInt32) -> Bool {
    switch scalar {
    case 0x202A...0x202E, 0x2066...0x2069: true
    case 0xE0000...0xE007F: previous != 0x1F3F4 && !(0xE0000...0xE007F ~= previous)
    default: false
    }
  }
}
