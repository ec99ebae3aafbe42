/// The bytes of a line at which the writing of plain Markdown stops: those that may have a meaning
/// in CommonMark or its extensions, and those that are escaped in HTML.
enum InlineStop {
  /// Sixteen bytes, which are tested together.
  private typealias Block = SIMD16<UInt8>
  private typealias Mask = SIMDMask<SIMD16<Int8>>

  /// The offset of the first one in a range; nil where there is none.
  static func first(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    return unsafe bytes.withUnsafeBytes { buffer in
      var offset = range.lowerBound
      // The byte after the block is also read, and blocks may extend past the range.
      while offset < range.upperBound, offset + 17 <= buffer.count {
        let block = unsafe buffer.loadUnaligned(fromByteOffset: offset, as: Block.self)
        let next = unsafe buffer.loadUnaligned(fromByteOffset: offset + 1, as: Block.self)
        guard let found = firstCandidate(in: block, before: next) else {
          offset += 16
          continue
        }
        offset += found
        guard offset < range.upperBound else { return nil }
        if unsafe isOne(buffer[offset]) { return offset }
        offset += 1
      }
      while offset < range.upperBound {
        if unsafe isOne(buffer[offset]) { return offset }
        offset += 1
      }
      return nil
    }
  }

  /// The index in a block of the first byte that may be one; `next` has the following byte of each.
  @inline(__always)
  private static func firstCandidate(in block: Block, before next: Block) -> Int? {
    func isByte(_ byte: UInt8) -> Mask { block .== Block(repeating: byte) }
    func isByte(_ byte: UInt8, before other: UInt8) -> Mask {
      isByte(byte) .& (next .== Block(repeating: other))
    }
    func isBetween(_ low: UInt8, _ high: UInt8) -> Mask {
      (block &- Block(repeating: low)) .<= Block(repeating: high - low)
    }
    let single = isByte(0x22) .| isByte(0x26) .| isByte(0x2A) .| isByte(0x40)
    let ranges =
      isBetween(0, 0x1F) .| isBetween(0x3C, 0x3E) .| isBetween(0x5B, 0x60) .| isBetween(0x7B, 0x7F)
    // These have a meaning only before another byte: `![`, `:/`, `ww`.
    let pairs =
      isByte(0x21, before: 0x5B) .| isByte(0x3A, before: 0x2F) .| isByte(0x77, before: 0x77)
    let words = unsafe unsafeBitCast(single .| ranges .| pairs, to: SIMD2<UInt64>.self)
    if words.x != 0 { return words.x.trailingZeroBitCount / 8 }
    return words.y != 0 ? 8 + words.y.trailingZeroBitCount / 8 : nil
  }

  private static func isOne(_ byte: UInt8) -> Bool {
    let stops = byte < 0x40 ? low : byte < 0x80 ? high : 0
    return stops >> UInt64(byte & 0x3F) & 1 != 0
  }

  /// Controls and `!"&*:<>`, one bit each.
  private static var low: UInt64 {
    0xFFFF_FFFF | 1 << 0x21 | 1 << 0x22 | 1 << 0x26 | 1 << 0x2A | 1 << 0x3A | 1 << 0x3C | 1 << 0x3E
  }

  /// The bytes ``@[\]_`w{~`` and DEL, one bit each, counted from 64.
  private static var high: UInt64 {
    1 | 1 << 0x1B | 1 << 0x1C | 1 << 0x1D | 1 << 0x1F | 1 << 0x20 | 1 << 0x37 | 1 << 0x3B
      | 1 << 0x3E | 1 << 0x3F
  }
}
