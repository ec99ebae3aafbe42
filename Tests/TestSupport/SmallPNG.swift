/// A PNG as small as one can be: browsers show it, or try to.
package enum SmallPNG {
  /// The bytes of a PNG of a size in pixels, with chunks before its image data.
  package static func bytes(width: Int, height: Int, before: [UInt8] = []) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
      + chunk("IHDR", number(width) + number(height) + [8, 2, 0, 0, 0]) + before
      + chunk("IDAT", [1, 2, 3]) + chunk("IEND", [])
  }

  /// A chunk with its length and checksum.
  package static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return number(content.count) + named + number(Int(checksum(of: named)))
  }

  private static func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
  }

  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in
        rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1
      }
    }
  }
}
