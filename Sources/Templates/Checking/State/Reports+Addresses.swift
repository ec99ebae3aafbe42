import Diagnostics
import Escaping

extension Reports {
  /// How many bytes before a value the beginning of its attribute is looked for.
  private static let reach = 400

  /// The name of the attribute for an address in which a value is printed, as its template writes
  /// it; nil elsewhere.
  func addressAttribute(around span: Span) -> String? {
    guard let bytes = templates.source(span.source)?.bytes else { return nil }
    let start = Int(span.start)
    let before = Array(bytes[max(0, start - Self.reach)..<start])
    guard
      let equals = before.indices.dropLast().last(where: {
        before[$0] == UInt8(ascii: "=") && isQuote(before[$0 + 1])
          && Self.isOpen(before[($0 + 2)...], quote: before[$0 + 1])
      })
    else { return nil }
    let name = before[..<equals].reversed().prefix(while: isLetter).reversed()
    let word = String(decoding: name.map(lowercased), as: UTF8.self)
    return Self.addressAttributes.contains(word) ? word : nil
  }

  /// Whether a text ends in an expression that is printed, and no quotation mark before it ends the
  /// value that the text begins.
  private static func isOpen(_ text: ArraySlice<UInt8>, quote: UInt8) -> Bool {
    var isInTag = false
    var last: UInt8 = 0
    for byte in text {
      if last == UInt8(ascii: "{"), byte == UInt8(ascii: "{") || byte == UInt8(ascii: "%") {
        isInTag = true
      } else if byte == UInt8(ascii: "}"), last == UInt8(ascii: "}") || last == UInt8(ascii: "%") {
        isInTag = false
      } else if !isInTag, byte == quote || byte == UInt8(ascii: "<") {
        return false
      }
      last = byte
    }
    return isInTag
  }

  private static let addressAttributes: Set<String> = [
    "href", "src", "srcset", "action", "formaction", "poster", "data",
  ]
}

private func isQuote(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
}
