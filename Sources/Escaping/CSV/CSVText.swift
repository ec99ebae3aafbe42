/// Escaping for fields of CSV between quotation marks.
enum CSVText {
  /// Appends `bytes` with each quotation mark doubled (RFC 4180, section 2).
  static func append(_ bytes: Swift.Span<UInt8>, to output: inout [UInt8]) {
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "\"") { output.append(UInt8(ascii: "\"")) }
      output.append(bytes[index])
    }
  }
}
