import Escaping

// Escaping of texts and addresses.
extension ByteWriter {
  /// Appends the text at `range` of some bytes for an element or for an attribute in double
  /// quotes.
  ///
  /// Control characters that HTML does not allow are left out.
  mutating func appendText(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    let buffer = UnsafeRawBufferPointer(bytes)
    var index = range.lowerBound
    // Eight bytes are tested at once, also past the end of the text if more bytes follow.
    while index < range.upperBound, index + 8 <= buffer.count {
      let word = unsafe buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      unsafe appendPlain(UInt64(littleEndian: word), in: buffer, &index, until: range.upperBound)
    }
    // At the end, zeros stand for what does not follow.
    while index < range.upperBound, buffer.count >= 8 {
      let last = buffer.count - 8
      let word = unsafe buffer.loadUnaligned(fromByteOffset: last, as: UInt64.self)
      let rest = UInt64(littleEndian: word) >> UInt64(8 * (index - last))
      unsafe appendPlain(rest, in: buffer, &index, until: range.upperBound)
    }
    while index < range.upperBound {
      unsafe appendEscaped(buffer[index])
      index += 1
    }
  }

  /// Appends those of eight bytes that stand for themselves, and the byte after them, escaped.
  @inline(__always)
  private mutating func appendPlain(
    _ word: UInt64, in buffer: UnsafeRawBufferPointer, _ index: inout Int, until end: Int
  ) {
    let plain = min(CommonMarkText.countOfPlainBytes(word), end - index)
    append(word, count: plain)
    index += plain
    guard plain < 8, index < end else { return }
    unsafe appendEscaped(buffer[index])
    index += 1
  }

  @inline(__always)
  private mutating func appendEscaped(_ byte: UInt8) {
    if let replacement = CommonMarkText.replacement(for: byte) {
      append(replacement)
    } else {
      append(byte)
    }
  }

  /// Appends an address for an attribute in double quotes: bytes that are not allowed in addresses
  /// are percent-encoded, and `%` stays as it is.
  mutating func appendAddress(_ address: UnsafeBufferPointer<UInt8>) {
    let kept = CommonMarkText.keptInAddresses
    // Where the bytes begin that were not written yet.
    var start = 0
    for index in address.indices where unsafe !kept.contains(address[index]) {
      unsafe append(UnsafeBufferPointer(rebasing: address[start..<index]))
      start = index + 1
      let byte = unsafe address[index]
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "'"): append("&#x27;")
      default:
        append(UInt8(ascii: "%"))
        append(HexDigit.upper(byte >> 4))
        append(HexDigit.upper(byte & 15))
      }
    }
    unsafe append(UnsafeBufferPointer(rebasing: address[start...]))
  }
}
