/// Escaping for HTML text and quoted attributes.
package enum HTMLText {
  /// The text with everything escaped that has a meaning in HTML.
  package static func escaped(_ text: String) -> String {
    var output: [UInt8] = []
    append(Array(text.utf8).span, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends `bytes` with `& < > " '` and CR as references and NUL as U+FFFD.
  ///
  /// Sixteen bytes are tested at once, so that text without any of these costs one copy.
  package static func append(_ bytes: Swift.Span<UInt8>, to output: inout [UInt8]) {
    write(bytes, to: &output)
  }

  /// Appends `bytes`, escaped in the same way.
  package static func append(_ bytes: Swift.Span<UInt8>, to output: inout ByteWriter) {
    write(bytes, to: &output)
  }

  @inline(__always)
  private static func write<Output: ByteOutput & ~Copyable>(
    _ bytes: Swift.Span<UInt8>, to output: inout Output
  ) {
    unsafe bytes.withUnsafeBytes { raw in
      var start = 0
      var offset = 0
      while true {
        offset = unsafe firstSpecial(in: raw, from: offset)
        if offset == raw.count { break }
        guard let reference = unsafe reference(for: raw[offset]) else {
          offset += 1
          continue
        }
        output.append(bytes.extracting(start..<offset))
        output.append(reference)
        offset += 1
        start = offset
      }
      output.append(bytes.extracting(start...))
    }
  }

  /// Whether `append` would leave the bytes as they are.
  package static func isPlain(_ bytes: Swift.Span<UInt8>) -> Bool {
    unsafe bytes.withUnsafeBytes { raw in
      var offset = unsafe firstSpecial(in: raw, from: 0)
      while offset < raw.count {
        guard unsafe reference(for: raw[offset]) == nil else { return false }
        offset = unsafe firstSpecial(in: raw, from: offset + 1)
      }
      return true
    }
  }

  /// The offset of the first byte that may be special, or the number of bytes.
  @inline(__always)
  private static func firstSpecial(in raw: UnsafeRawBufferPointer, from start: Int) -> Int {
    var offset = start
    while offset + 16 <= raw.count {
      let block = unsafe raw.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      if let found = firstSpecial(in: block) { return offset + found }
      offset += 16
    }
    if offset + 8 <= raw.count {
      let word = unsafe raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let marks = specialBytes(of: UInt64(littleEndian: word))
      if marks != 0 { return offset + marks.trailingZeroBitCount >> 3 }
      offset += 8
    }
    if offset < raw.count, raw.count >= 8 {
      // The last eight bytes, of which the first were tested before.
      let word = unsafe raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)
      if specialBytes(of: UInt64(littleEndian: word)) == 0 { return raw.count }
    }
    while offset < raw.count, unsafe reference(for: raw[offset]) == nil { offset += 1 }
    return offset
  }

  /// The index in a block of the first byte that `specialBytes` would mark.
  @inline(__always)
  private static func firstSpecial(in block: SIMD16<UInt8>) -> Int? {
    typealias Block = SIMD16<UInt8>
    let angle = (block | Block(repeating: 0x02)) .== Block(repeating: 0x3E)
    let quote = (block | Block(repeating: 0x05)) .== Block(repeating: 0x27)
    let control = (block & Block(repeating: 0xF2)) .== Block(repeating: 0)
    let words = unsafe unsafeBitCast(angle .| quote .| control, to: SIMD2<UInt64>.self)
    if words.x != 0 { return words.x.trailingZeroBitCount / 8 }
    return words.y != 0 ? 8 + words.y.trailingZeroBitCount / 8 : nil
  }

  /// The high bit of each byte of `word` that is zero after one of three masks, which is so for all
  /// that is escaped, and also for `#`, TAB and rare controls. Only the lowest mark is exact: a
  /// byte above a marked one may be marked by a borrow.
  @inline(__always)
  private static func specialBytes(of word: UInt64) -> UInt64 {
    // `<` 3C and `>` 3E differ in bit 1; `"` 22, `&` 26 and `'` 27 in bits 0 and 2; NUL and CR 0D
    // have only bits of 0D.
    let angle = (word | 0x0202_0202_0202_0202) ^ 0x3E3E_3E3E_3E3E_3E3E
    let quote = (word | 0x0505_0505_0505_0505) ^ 0x2727_2727_2727_2727
    let control = word & 0xF2F2_F2F2_F2F2_F2F2
    return (zeroBytes(angle) | zeroBytes(quote) | zeroBytes(control)) & 0x8080_8080_8080_8080
  }

  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word
  }

  @inline(__always)
  private static func reference(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&#34;"
    case UInt8(ascii: "'"): "&#39;"
    case 0x0D: "&#13;"
    case 0x00: "\u{FFFD}"
    default: nil
    }
  }
}
