import Diagnostics

/// What the bytes between the quotes of a string mean.
enum StringLiteral {
  /// The text of a literal: its escapes are those of Python.
  static func decoded(
    _ content: ArraySlice<UInt8>, at source: SourceID, reportingTo log: inout DiagnosticLog
  ) -> [UInt8] {
    guard content.contains(UInt8(ascii: "\\")) else { return Array(content) }
    var bytes: [UInt8] = []
    var index = content.startIndex
    while index < content.endIndex {
      guard content[index] == UInt8(ascii: "\\"), index + 1 < content.endIndex else {
        bytes.append(content[index])
        index += 1
        continue
      }
      let start = index
      index += 2
      switch content[start + 1] {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""):
        bytes.append(content[start + 1])
      case UInt8(ascii: "\n"): break
      case UInt8(ascii: "x"): appendScalar(2, content, &index, &bytes, start, source, &log)
      case UInt8(ascii: "u"): appendScalar(4, content, &index, &bytes, start, source, &log)
      case UInt8(ascii: "U"): appendScalar(8, content, &index, &bytes, start, source, &log)
      default: bytes += content[start..<index]
      }
    }
    return bytes
  }

  private static func appendScalar(
    _ digits: Int, _ content: ArraySlice<UInt8>, _ index: inout Int, _ bytes: inout [UInt8],
    _ start: Int, _ source: SourceID, _ log: inout DiagnosticLog
  ) {
    let end = min(index + digits, content.endIndex)
    let text = String(decoding: content[index..<end], as: UTF8.self)
    index = end
    guard let number = UInt32(text, radix: 16), let scalar = Unicode.Scalar(number),
      text.utf8.count == digits
    else {
      log.report(.badEscape(at: Span(source, start, end)))
      return
    }
    bytes += Array(String(scalar).utf8)
  }
}
