/// Escaping for XML text and attributes.
enum XMLText {
  /// Appends `bytes` with `& < > " '` as references; characters outside the production Char of
  /// XML 1.0 (section 2.2) become U+FFFD.
  ///
  /// A parser reads CR as LF everywhere, and in attributes TAB and LF as spaces (sections 2.11 and
  /// 3.3.3), but not their references.
  static func append(
    _ bytes: Swift.Span<UInt8>, to output: inout [UInt8], isAttribute: Bool
  ) {
    var start = 0
    var offset = 0
    while offset < bytes.count {
      guard let (reference, count) = replacement(in: bytes, at: offset, isAttribute: isAttribute)
      else {
        offset += 1
        continue
      }
      output.append(bytes.extracting(start..<offset))
      output.append(reference)
      offset += count
      start = offset
    }
    output.append(bytes.extracting(start...))
  }

  @inline(__always)
  private static func replacement(
    in bytes: Swift.Span<UInt8>, at offset: Int, isAttribute: Bool
  ) -> (StaticString, count: Int)? {
    switch bytes[offset] {
    case UInt8(ascii: "&"): ("&amp;", 1)
    case UInt8(ascii: "<"): ("&lt;", 1)
    case UInt8(ascii: ">"): ("&gt;", 1)
    case UInt8(ascii: "\""): ("&quot;", 1)
    case UInt8(ascii: "'"): ("&apos;", 1)
    case 0x09: isAttribute ? ("&#9;", 1) : nil
    case 0x0A: isAttribute ? ("&#10;", 1) : nil
    case 0x0D: ("&#13;", 1)
    case ..<0x20: ("\u{FFFD}", 1)
    case 0xEF
    where offset + 2 < bytes.count && bytes[offset + 1] == 0xBF && bytes[offset + 2] >= 0xBE:
      ("\u{FFFD}", 3)
    default: nil
    }
  }
}
