import Escaping
import Tables

extension TextTransform {
  /// Appends HTML as plain text: without tags and comments, references as characters, white
  /// space as single spaces.
  static func appendWithoutTags(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    var plain: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "<"):
        guard beginsTag(text[index...]) else {
          plain.append(text[index])
          index += 1
          continue
        }
        guard let end = endOfTag(text[index...]) else {
          plain += text[index...]
          index = text.endIndex
          continue
        }
        index = end
      case UInt8(ascii: "&"):
        if let (bytes, end) = reference(text[index...]) {
          plain += bytes
          index = end
        } else {
          plain.append(text[index])
          index += 1
        }
      default:
        plain.append(text[index])
        index += 1
      }
    }
    for (number, word) in words(of: plain[...]).enumerated() {
      if number > 0 { output.append(0x20) }
      output += word
    }
  }

  /// Whether the `<` that a text begins with opens a tag or comment (WHATWG HTML, section 13.2.5.6,
  /// "Tag open state").
  private static func beginsTag(_ text: ArraySlice<UInt8>) -> Bool {
    guard let next = text.dropFirst().first else { return false }
    return 0x61...0x7A ~= next | 0x20 || "/!?".utf8.contains(next)
  }

  private static func endOfTag(_ text: ArraySlice<UInt8>) -> Int? {
    if text.starts(with: "<!--".utf8) {
      return text.dropFirst(4).firstIndex(ofBytes: ArraySlice("-->".utf8)).map { $0 + 3 }
    }
    return text.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
  }

  private static func reference(_ text: ArraySlice<UInt8>) -> ([UInt8], Int)? {
    guard let end = text.prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: text[text.startIndex + 1..<end], as: UTF8.self)
    if let known = references[name] { return (Array(known.utf8), end + 1) }
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.dropFirst().first == "x" || name.dropFirst().first == "X"
    guard let number = UInt32(unsigned: name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
      let scalar = Unicode.Scalar(number)
    else { return nil }
    return (Array(String(scalar).utf8), end + 1)
  }

  private static let references = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "copy": "©",
  ]
}
