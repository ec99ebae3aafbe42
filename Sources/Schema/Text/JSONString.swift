/// Text as JSON writes it.
package enum JSONString {
  /// Appends a text in UTF-8 as a JSON string, with its quotes; escaped is what RFC 8259 asks,
  /// and no more.
  package static func append(_ bytes: ByteSpan, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for index in bytes.indices { append(bytes[index], to: &output) }
    output.append(UInt8(ascii: "\""))
  }

  private static func append(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
    case 0x0A: output.append(contentsOf: "\\n".utf8)
    case 0x0D: output.append(contentsOf: "\\r".utf8)
    case 0x09: output.append(contentsOf: "\\t".utf8)
    case 0..<0x20, 0x7F:
      let digits = String(byte, radix: 16)
      output.append(contentsOf: ("\\u00" + (digits.count < 2 ? "0" : "") + digits).utf8)
    default: output.append(byte)
    }
  }
}
