/// A view of bytes of a text; `Diagnostics` declares another `Span`.
package typealias ByteSpan = Swift.Span<UInt8>

/// Readers that turn the text of a scalar into a typed value.
///
/// Only the type of its field decides what a text means. Every reader takes the bytes of the text,
/// needs no `String` and no allocation for ordinary input, takes linear time, and throws a
/// `ScalarMistake` that says what is wrong and where. Text is not trimmed: that is up to the
/// language it was written in.
package enum Scalar {}

/// Comparisons that the readers share.
extension ByteSpan {
  /// Whether the bytes are those of an ASCII text.
  func equals(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    return hasPrefix(text)
  }

  /// Whether the bytes begin with those of an ASCII text.
  func hasPrefix(_ text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { letters in
      for index in letters.indices where unsafe letters[index] != self[index] { return false }
      return true
    }
  }

  /// Whether the bytes are those of an ASCII text in lower case, whatever their own case.
  func equalsIgnoringCase(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { letters in
      for index in letters.indices where unsafe letters[index] != self[index].lowercased {
        return false
      }
      return true
    }
  }

  /// The offset of the first `byte` at or after `start`.
  func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
    var index = start
    while index < count {
      if self[index] == byte { return index }
      index += 1
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  @inlinable
  package var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether the byte is an ASCII letter.
  @inlinable
  package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// The byte, with a capital ASCII letter in lower case.
  @inlinable
  package var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
