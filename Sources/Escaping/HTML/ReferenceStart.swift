/// Whether static text ends in the beginning of a character reference, as `&am` does: a value after
/// it could complete the reference, and would be read as something else.
struct ReferenceStart: Hashable, Sendable {
  /// Whether a reference has begun and not ended.
  private(set) var hasBegun = false

  /// Reads a byte of static text.
  mutating func advance(over byte: UInt8) {
    if byte == UInt8(ascii: "&") {
      hasBegun = true
    } else if hasBegun {
      hasBegun = ReferenceStart.continues(with: byte)
    }
  }

  /// Reads static text.
  mutating func advance(over bytes: ArraySlice<UInt8>) {
    let end = bytes.lastIndex { !ReferenceStart.continues(with: $0) }
    guard let end else { return }
    hasBegun = bytes[end] == UInt8(ascii: "&")
  }

  /// Whether a reference may contain a byte behind its `&`.
  private static func continues(with byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "#")
  }
}

extension Refusal {
  /// A value after the beginning of a reference, at a place that is named as in `in element text`.
  static func afterAmpersand(_ place: String) -> Refusal {
    Refusal("after '&' \(place)", help: "write '&amp;' for an ampersand")
  }
}
