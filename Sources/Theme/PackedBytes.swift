import CZlib

/// Bytes that the program holds compressed, in the format of zlib (RFC 1950).
enum PackedBytes {
  /// The bytes of a literal in which each character holds seven bits of the compressed bytes.
  ///
  /// - Parameters:
  ///   - literal: What `FileEmbedder` has written; anything else ends the program.
  ///   - count: The number of bytes before they were compressed.
  /// - Returns: The bytes before they were compressed.
  static func unpacked(_ literal: StaticString, count: Int) -> [UInt8] {
    let packed = unsafe bytes(
      of: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, written in
      var length = uLong(count)
      let status = unsafe uncompress(bytes.baseAddress, &length, packed, uLong(packed.count))
      precondition(status == Z_OK && length == count, "what the starters are made of is damaged")
      written = count
    }
  }

  /// The bytes of which each character of a text in ASCII holds seven bits, the highest first.
  private static func bytes(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var (buffer, count): (UInt32, UInt32) = (0, 0)
    for index in text.indices {
      unsafe buffer = buffer << 7 | UInt32(text[index])
      count += 7
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> count))
      }
    }
    return bytes
  }
}
