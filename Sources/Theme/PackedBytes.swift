import CZlib

/// Bytes that the program holds compressed, in the format of zlib (RFC 1950).
enum PackedBytes {
  /// The bytes of a literal whose scalars are those of the compressed bytes.
  ///
  /// - Parameters:
  ///   - literal: What `FileEmbedder` has written; anything else ends the program.
  ///   - count: The number of bytes before they were compressed.
  /// - Returns: The bytes before they were compressed.
  static func unpacked(_ literal: StaticString, count: Int) -> [UInt8] {
    let packed = unsafe latin1(
      of: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, written in
      var length = uLong(count)
      let status = unsafe uncompress(bytes.baseAddress, &length, packed, uLong(packed.count))
      precondition(status == Z_OK && length == count, "what the starters are made of is damaged")
      written = count
    }
  }

  /// The Latin-1 bytes of a text in UTF-8 whose characters are all below U+0100.
  private static func latin1(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let byte = unsafe text[index]
      if byte < 0x80 {
        bytes.append(byte)
        index += 1
      } else {
        unsafe bytes.append(byte << 6 | text[index + 1] & 0x3F)
        index += 2
      }
    }
    return bytes
  }
}
