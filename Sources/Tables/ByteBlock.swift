/// Sixteen bytes of a text, which are tested together.
package typealias ByteBlock = SIMD16<UInt8>

extension SIMD16<UInt8> {
  /// How many of its first bytes are printing ASCII.
  @inlinable
  package var countOfPrintingASCII: Int {
    (self &- Self(repeating: 0x20) .> Self(repeating: 0x5E)).firstIndex
  }
}

extension SIMDMask<SIMD16<Int8>> {
  /// The index of the first byte for which it holds; 16 where there is none.
  @inlinable
  package var firstIndex: Int {
    let words = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return words.x != 0
      ? words.x.trailingZeroBitCount / 8
      : words.y != 0 ? 8 + words.y.trailingZeroBitCount / 8 : 16
  }
}
