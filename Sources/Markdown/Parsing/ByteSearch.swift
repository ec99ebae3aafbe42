#if canImport(Glibc)
  import Glibc
#endif
import Tables

/// Searches of many bytes at a time.
enum ByteSearch {
  /// The offset of the first `byte` in a range; nil where there is none.
  static func first(_ byte: UInt8, in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    unsafe bytes.withUnsafeBytes { buffer in
      guard !range.isEmpty, range.upperBound <= buffer.count,
        let base = buffer.baseAddress,
        let found = unsafe memchr(base + range.lowerBound, Int32(byte), range.count)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  /// Whether there is such a byte.
  static func contains(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !bytes.isEmpty, let base = bytes.baseAddress else { return false }
    return unsafe memchr(base, Int32(byte), bytes.count) != nil
  }

  /// The offset of the first `byte` in a range that is right before another; nil where there is none.
  static func first(
    _ byte: UInt8, before next: UInt8, in bytes: [UInt8], _ range: Range<Int>
  ) -> Int? {
    var offset = range.lowerBound
    while let found = first(byte, in: bytes, offset..<range.upperBound) {
      offset = found + 1
      if offset < range.upperBound, bytes[offset] == next { return found }
    }
    return nil
  }

  /// Whether two bytes are next to each other in a range.
  static func contains(
    _ byte: UInt8, before next: UInt8, in bytes: [UInt8], _ range: Range<Int>
  ) -> Bool {
    first(byte, before: next, in: bytes, range) != nil
  }

  /// Appends the offset of each `byte` in a range, or of those that are before `next`.
  static func appendOffsets(
    of byte: UInt8, before next: UInt8?, in bytes: [UInt8], _ range: Range<Int>,
    to offsets: inout [Int]
  ) {
    var offset = range.lowerBound
    while let found = first(byte, in: bytes, offset..<range.upperBound) {
      offset = found + 1
      guard let next else {
        offsets.append(found)
        continue
      }
      if offset < range.upperBound, bytes[offset] == next { offsets.append(found) }
    }
  }

  /// How many bytes from the start of a range on are printing ASCII. The last fifteen bytes of the
  /// range may not be counted.
  static func countOfPlainBytes(in bytes: [UInt8], _ range: Range<Int>) -> Int {
    unsafe bytes.withUnsafeBytes { buffer in
      let end = min(range.upperBound, buffer.count)
      var offset = range.lowerBound
      while offset + ByteBlock.scalarCount <= end {
        let block = unsafe buffer.loadUnaligned(fromByteOffset: offset, as: ByteBlock.self)
        let count = block.countOfPrintingASCII
        offset += count
        if count < ByteBlock.scalarCount { break }
      }
      return offset - range.lowerBound
    }
  }

  /// How often `byte` is in a range.
  static func count(of byte: UInt8, in bytes: [UInt8], _ range: Range<Int>) -> Int {
    var count = 0
    var offset = range.lowerBound
    while let found = first(byte, in: bytes, offset..<range.upperBound) {
      count += 1
      offset = found + 1
    }
    return count
  }

  /// Whether the bytes at `offset` are those of `text`.
  static func matches(
    _ text: Span<UInt8>, at offset: Int, in bytes: [UInt8], until end: Int
  ) -> Bool {
    guard text.count > 0, offset + text.count <= min(end, bytes.count) else { return false }
    return unsafe bytes.withUnsafeBytes { buffer in
      unsafe text.withUnsafeBytes { other in
        guard let base = buffer.baseAddress, let start = other.baseAddress else { return false }
        return unsafe memcmp(base + offset, start, text.count) == 0
      }
    }
  }
}
