/// Escaping as in the reference implementation of CommonMark, against whose examples the HTML of
/// Markdown is tested: apostrophes stay, and control characters that HTML forbids are left out.
@usableFromInline
package enum CommonMarkText {
  /// What is written for a byte; nil where it stands for itself, empty where it is left out.
  @inlinable
  package static func replacement(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case 0x09, 0x0A, 0x0C, 0x0D: nil
    case 0..<0x20, 0x7F: ""
    default: nil
    }
  }

  /// How many of eight bytes, the lowest first, certainly stand for themselves.
  @inlinable
  @inline(__always)
  package static func countOfPlainBytes(_ word: UInt64) -> Int {
    // A byte has its high bit set if it is the one sought, or a byte below it was.
    func has(_ byte: UInt64) -> UInt64 {
      let same = word ^ (byte &* 0x0101_0101_0101_0101)
      return (same &- 0x0101_0101_0101_0101) & ~same
    }
    let controls = (word &- 0x2020_2020_2020_2020) & ~word
    let found =
      (has(0x26) | has(0x3C) | has(0x3E) | has(0x22) | has(0x7F) | controls)
      & 0x8080_8080_8080_8080
    return found == 0 ? 8 : found.trailingZeroBitCount / 8
  }

  /// Whether an address keeps a byte; all others are percent-encoded, except for `&` and `'`, which
  /// are written as references. `%` stays, as it may begin an encoded byte.
  package static let keptInAddresses = ByteSet.alphanumerics(and: "-_.+!*(),%#@?=;:/$~")
}
