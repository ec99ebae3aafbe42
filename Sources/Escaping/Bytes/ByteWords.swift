extension Swift.Span<UInt8> {
  /// Whether it is a word in small ASCII letters, whatever its own case.
  package func isWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { bytes in
      for index in 0..<bytes.count {
        let (own, other) = (self[index], unsafe bytes[index])
        let isLetter = own | 0x20 >= UInt8(ascii: "a") && own | 0x20 <= UInt8(ascii: "z")
        guard own == other || (isLetter && own | 0x20 == other) else { return false }
      }
      return true
    }
  }

  /// Whether a media type is one of JSON: `application/json`, `application/ld+json`.
  package var endsInJSON: Bool { count >= 4 && extracting((count - 4)...).isWord("json") }

  /// Whether its first bytes are these.
  package func starts(with bytes: [UInt8]) -> Bool {
    guard count >= bytes.count else { return false }
    for index in bytes.indices where self[index] != bytes[index] { return false }
    return true
  }

  /// What stands between the white space around it.
  package var trimmedIndices: Range<Int> {
    var (start, end) = (0, count)
    while start < end, self[start] <= 0x20 { start += 1 }
    while end > start, self[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }
}
