import Tables

/// Bytes that are read in place, during one call.
///
/// The parsers read their input only through it. Reading past the end gives zero, which no grammar
/// here allows, so that the end of input needs no check of its own.
@safe
struct ByteView {
  private let base: UnsafePointer<UInt8>
  /// The number of bytes.
  let count: Int

  /// Calls `body` with the bytes of an array.
  @inline(__always)
  static func over<Result>(_ bytes: [UInt8], _ body: (ByteView) -> Result) -> Result {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else {
        return unsafe withUnsafePointer(to: 0) { body(unsafe ByteView(base: $0, count: 0)) }
      }
      return body(unsafe ByteView(base: base, count: buffer.count))
    }
  }

  private init(base: UnsafePointer<UInt8>, count: Int) {
    unsafe self.base = unsafe base
    self.count = count
  }

  /// The byte at an offset of zero or more; zero past the end.
  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    offset < count ? unsafe base[offset] : 0
  }

  /// Whether eight bytes can be read at an offset.
  @inline(__always)
  func hasWord(at offset: Int) -> Bool { offset <= count &- 8 }

  /// The eight bytes at an offset for which `hasWord` holds, the first one lowest.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    assert(hasWord(at: offset))
    return unsafe UInt64(
      littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
  }

  /// The sixteen bytes at an offset, all of which exist.
  @inline(__always)
  func block(at offset: Int) -> ByteBlock {
    assert(offset <= count &- ByteBlock.scalarCount)
    return unsafe UnsafeRawPointer(base + offset).loadUnaligned(as: ByteBlock.self)
  }
}

extension ByteView {
  /// The offset of the first byte from an offset on at which a text in quotes may end or needs
  /// attention, or an offset at most seven bytes before `end` where there is none: the quote, a
  /// control, a backslash, or the first byte of a byte order mark.
  func firstSpecial(besides quote: UInt8, from offset: Int, to end: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = ones &* UInt64(quote)
    var offset = offset
    while offset &+ 8 <= end {
      let word = word(at: offset)
      let quote = word ^ quotes
      let backslash = word ^ (ones &* 0x5C)
      let mark = word ^ (ones &* 0xEF)
      // The lowest mark is exact: a byte above one may be marked by a borrow.
      let marks =
        ((word &- ones &* 0x20) & ~word | (quote &- ones) & ~quote
          | (backslash &- ones) & ~backslash | (mark &- ones) & ~mark) & (ones << 7)
      guard marks == 0 else { return offset &+ marks.trailingZeroBitCount >> 3 }
      offset &+= 8
    }
    return offset
  }

  /// The offset of the first line feed from an offset on, or `end` when there is none before it.
  func lineFeed(from offset: Int, to end: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = offset
    while offset &+ 8 <= end {
      let word = word(at: offset) ^ (ones &* 0x0A)
      let marks = (word &- ones) & ~word & (ones << 7)
      guard marks == 0 else { return offset &+ marks.trailingZeroBitCount >> 3 }
      offset &+= 8
    }
    while offset < end, self[offset] != 0x0A { offset &+= 1 }
    return offset
  }

  /// The up to eight bytes at an offset near the end, with zeros after them.
  func shortWord(at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for position in 0..<8 { word |= UInt64(self[offset + position]) << UInt64(8 * position) }
    return word
  }

  /// The bytes of a range, for a C function that reads them during the same call.
  @unsafe
  func pointer(to range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    let bounded = range.clamped(to: 0..<count)
    return unsafe UnsafeBufferPointer(start: base + bounded.lowerBound, count: bounded.count)
  }

  /// Whether the bytes from an offset on are exactly those of a buffer.
  func matches(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count - bytes.count else { return false }
    for index in 0..<bytes.count where unsafe base[offset + index] != bytes[index] { return false }
    return true
  }
}
