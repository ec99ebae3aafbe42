/// Text written as JSON.
package enum JSONText {
  /// What the JSON is written into, and therefore what is escaped beyond the standard.
  package enum Style: Hashable, Sendable, BitwiseCopyable {
    /// In a JSON file: only what RFC 8259 asks.
    case file
    /// In a script: `< > &`, U+2028 and U+2029 too.
    case script
  }

  /// How the quotes of JSON are written in markup.
  enum Wrapping {
    case none
    case html
    case xml
  }

  /// Appends `bytes` as a JSON string, with its quotes.
  package static func appendString(
    _ bytes: Swift.Span<UInt8>, to output: inout [UInt8], style: Style
  ) {
    appendString(bytes, to: &output, style: style, as: .none)
  }

  /// Appends a text as a JSON string, with its quotes; the characters that `isEscaped` names are
  /// also written as `\u` escapes.
  package static func appendString(
    _ text: String, to output: inout [UInt8],
    escaping isEscaped: (Unicode.Scalar) -> Bool = { _ in false }
  ) {
    output.append("\"")
    for scalar in text.unicodeScalars {
      if scalar.value >= 0x20, isEscaped(scalar) {
        for unit in scalar.utf16 {
          output.append("\\u")
          output.appendHex(UInt32(unit), digits: 4)
        }
      } else {
        appendContent(Array(scalar.utf8).span, to: &output, style: .file)
      }
    }
    output.append("\"")
  }

  /// Appends `bytes` as they are between the quotes of a JSON string.
  static func appendContent(
    _ bytes: Swift.Span<UInt8>, to output: inout [UInt8], style: Style
  ) {
    appendContent(bytes, to: &output, style: style, as: .none)
  }

  /// Appends a whole JSON value, which is escaped as a file needs it.
  ///
  /// What a script needs in addition occurs only in strings, where the escapes have the same
  /// meaning.
  package static func append(
    tree bytes: Swift.Span<UInt8>, to output: inout [UInt8], style: Style
  ) {
    guard style == .script else { return output.append(bytes) }
    var start = 0
    for offset in bytes.indices {
      let isSeparator = bytes[offset] == 0xE2 && isLineSeparator(in: bytes, at: offset)
      guard isSeparator || scriptSigns.contains(bytes[offset]) else { continue }
      output.append(bytes.extracting(start..<offset))
      let unit =
        isSeparator ? 0x2000 | UInt32(bytes[offset + 2] & 0x3F) : UInt32(bytes[offset])
      appendEscape(unit, to: &output, as: .none)
      start = offset + (isSeparator ? 3 : 1)
    }
    output.append(bytes.extracting(start...))
  }

  private static let scriptSigns = ByteSet("<>&")

  static func appendString(
    _ bytes: Swift.Span<UInt8>, to output: inout [UInt8], style: Style, as wrapping: Wrapping
  ) {
    let quote: StaticString =
      switch wrapping {
      case .none: "\""
      case .html: "&#34;"
      case .xml: "&quot;"
      }
    output.append(quote)
    appendContent(bytes, to: &output, style: style, as: wrapping)
    output.append(quote)
  }

  private static func appendContent(
    _ bytes: Swift.Span<UInt8>, to output: inout [UInt8], style: Style, as wrapping: Wrapping
  ) {
    var start = 0
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte < 0x80 ? special.contains(byte) : byte == 0xE2 && style == .script else {
        offset += 1
        continue
      }
      let count = byte == 0xE2 ? 3 : 1
      guard byte != 0xE2 || isLineSeparator(in: bytes, at: offset),
        byte < 0x20 || mustEscape(byte, style: style, as: wrapping)
      else {
        offset += 1
        continue
      }
      output.append(bytes.extracting(start..<offset))
      let unit = byte == 0xE2 ? 0x2000 | UInt32(bytes[offset + 2] & 0x3F) : UInt32(byte)
      appendEscape(unit, to: &output, as: wrapping)
      offset += count
      start = offset
    }
    output.append(bytes.extracting(start...))
  }

  private static let special: ByteSet = {
    var set = ByteSet("\"\\<>&'")
    for control in 0..<UInt8(0x20) { set.insert(control) }
    return set
  }()

  private static func isLineSeparator(in bytes: Swift.Span<UInt8>, at offset: Int) -> Bool {
    offset + 2 < bytes.count && bytes[offset + 1] == 0x80 && bytes[offset + 2] & 0xFE == 0xA8
  }

  private static func mustEscape(_ byte: UInt8, style: Style, as wrapping: Wrapping) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0xE2: true
    case UInt8(ascii: "'"): wrapping != .none
    default: style == .script
    }
  }

  private static func appendEscape(
    _ unit: UInt32, to output: inout [UInt8], as wrapping: Wrapping
  ) {
    switch unit {
    case 0x00: output.append("\u{FFFD}")
    case 0x08: output.append("\\b")
    case 0x09: output.append("\\t")
    case 0x0A: output.append("\\n")
    case 0x0C: output.append("\\f")
    case 0x0D: output.append("\\r")
    case 0x5C: output.append("\\\\")
    case 0x22:
      switch wrapping {
      case .none: output.append("\\\"")
      case .html: output.append("\\&#34;")
      case .xml: output.append("\\&quot;")
      }
    case 0x27: output.append(wrapping == .xml ? "&apos;" : "&#39;")
    default:
      output.append("\\u")
      output.appendHex(unit, digits: 4)
    }
  }
}
