extension Swift.Span<UInt8> {
  /// Whether it has the same bytes as another one.
  package func isEqual(to other: Swift.Span<UInt8>) -> Bool {
    count == other.count && countOfSharedBytes(with: other) == count
  }

  /// How many of its first bytes are those of another one. Eight are compared at a time.
  package func countOfSharedBytes(with other: Swift.Span<UInt8>) -> Int {
    unsafe withUnsafeBytes { own in
      unsafe other.withUnsafeBytes { others in
        let end = Swift.min(own.count, others.count)
        var offset = 0
        while offset + 8 <= end {
          let left = unsafe own.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          let right = unsafe others.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          let difference = UInt64(littleEndian: left ^ right)
          if difference != 0 { return offset + difference.trailingZeroBitCount / 8 }
          offset += 8
        }
        while offset < end, unsafe own[offset] == others[offset] { offset += 1 }
        return offset
      }
    }
  }

  /// How often it has a byte, from an offset on. Eight are compared at a time.
  package func count(of byte: UInt8, from start: Int) -> Int {
    unsafe withUnsafeBytes { bytes in
      let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
      let sought = UInt64(byte) &* 0x0101_0101_0101_0101
      var (offset, found) = (start, 0)
      while offset + 8 <= bytes.count {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        // A byte of `other` is zero where the byte is found; then its high bit stays clear.
        let other = word ^ sought
        found += 8 - ((((other & low) &+ low) | other) & ~low).nonzeroBitCount
        offset += 8
      }
      while offset < bytes.count {
        if unsafe bytes[offset] == byte { found += 1 }
        offset += 1
      }
      return found
    }
  }

  /// Whether it is a word in lower-case ASCII letters, whatever its own case.
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

  /// The indices without the white space around.
  package var trimmedIndices: Range<Int> {
    var (start, end) = (0, count)
    while start < end, self[start] <= 0x20 { start += 1 }
    while end > start, self[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }
}
