import Tables

/// Character data or the value of an attribute, with its references decoded.
package struct XMLText: Sendable {
  /// The decoded bytes.
  package private(set) var bytes: [UInt8] = []
  /// Where each byte comes from, and one more place for the end.
  package private(set) var offsets: [Int] = []

  /// Decodes a part of a well-formed document. References to entities that the document declares
  /// stay as they are.
  package init(decoding range: Range<Int>, of document: [UInt8]) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let start = offset
      offset += 1
      guard document[start] == UInt8(ascii: "&"),
        let end = document[start..<min(start + 12, range.upperBound)]
          .firstIndex(of: UInt8(ascii: ";")),
        let character = Self.character(document[start + 1..<end])
      else {
        bytes.append(document[start])
        offsets.append(start)
        continue
      }
      for byte in character.utf8 {
        bytes.append(byte)
        offsets.append(start)
      }
      offset = end + 1
    }
    offsets.append(range.upperBound)
  }

  /// Where a range of the text is in the document.
  package func place(of range: Range<Int>) -> Range<Int> {
    offsets[range.lowerBound]..<offsets[range.upperBound]
  }

  private static func character(_ name: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: name, as: UTF8.self)
    switch text {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard text.hasPrefix("#") else { return nil }
      let isHexadecimal = text.hasPrefix("#x")
      let digits = text.dropFirst(isHexadecimal ? 2 : 1)
      return UInt32(unsigned: digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
        .map { String(Character($0)) }
    }
  }
}
