import Escaping
import Languages

/// Letters in another case, by the rules of a language (SpecialCasing of Unicode).
struct CaseMapping: Sendable {
  /// Whether `i` with a dot and `ı` without one are two letters: `İ` and `I` in capitals.
  let separatesDotlessI: Bool

  /// The mapping of all languages without rules of their own.
  static let usual = CaseMapping(separatesDotlessI: false)

  private init(separatesDotlessI: Bool) { self.separatesDotlessI = separatesDotlessI }

  /// The mapping of a language, a BCP 47 tag: Turkish and Azerbaijani have their own.
  init(of tag: String) {
    self.init(separatesDotlessI: LanguageTag.separatesDotlessI(tag))
  }

  /// Appends a text in lower case.
  func appendLower(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]) {
    if isPlain(bytes) {
      for byte in bytes { output.append(lowercased(byte)) }
    } else {
      let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      for index in scalars.indices { appendLower(scalars, index, to: &output) }
    }
  }

  /// Appends one character in lower case: a sigma that ends a word is a final one (SpecialCasing,
  /// section 3.13 of the Unicode standard).
  private func appendLower(
    _ text: [Unicode.Scalar], _ index: Int, to output: inout [UInt8]
  ) {
    if separatesDotlessI, appendI(text, index, to: &output) { return }
    guard text[index] == "\u{3A3}" else {
      return output.append(contentsOf: text[index].properties.lowercaseMapping.utf8)
    }
    let before = text[..<index].last { !$0.properties.isCaseIgnorable }
    let after = text[(index + 1)...].first { !$0.properties.isCaseIgnorable }
    let isFinal = before?.properties.isCased == true && after?.properties.isCased != true
    output.append(contentsOf: (isFinal ? "\u{3C2}" : "\u{3C3}").utf8)
  }

  /// Appends a text in capitals.
  func appendUpper(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]) {
    if isPlain(bytes) {
      for byte in bytes {
        let isSmall = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
        output.append(isSmall ? byte & 0xDF : byte)
      }
    } else {
      var text = String(decoding: bytes, as: UTF8.self)
      if separatesDotlessI {
        let scalars = text.unicodeScalars.map { $0 == "i" ? "\u{130}" : $0 }
        text = String(String.UnicodeScalarView(scalars))
      }
      output += Array(text.uppercased().utf8)
    }
  }

  /// Whether a text is in ASCII and has no letter that a language maps in another way.
  private func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 < 0x80 && !(separatesDotlessI && $0 | 0x20 == UInt8(ascii: "i")) }
  }

  /// Appends `İ` or `I` in lower case, a dot as a mark of its own included; whether it is one.
  private func appendI(
    _ text: [Unicode.Scalar], _ index: Int, to output: inout [UInt8]
  ) -> Bool {
    switch text[index] {
    case "\u{130}": output.append(UInt8(ascii: "i"))
    case "I":
      let hasDot = index + 1 < text.count && text[index + 1] == "\u{307}"
      output.append(contentsOf: (hasDot ? "i" : "\u{131}").utf8)
    case "\u{307}":
      guard index > 0, text[index - 1] == "I" else { return false }
    default: return false
    }
    return true
  }

  /// Appends a text with a capital first letter, of a digraph the first half (`ǅ`), and the rest in
  /// lower case.
  func appendCapitalized(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]) {
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    guard let first = scalars.first else { return }
    let capital =
      separatesDotlessI && first == "i" ? "\u{130}" : first.properties.titlecaseMapping
    output.append(contentsOf: capital.utf8)
    for index in scalars.indices.dropFirst() { appendLower(scalars, index, to: &output) }
  }

  /// Appends a text with a capital at the start of each word, as Jinja2 finds them.
  func appendTitle(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]) {
    var start = bytes.startIndex
    for index in bytes.indices where Self.separatesWords(bytes[index]) {
      appendWord(bytes[start..<index], to: &output)
      output.append(bytes[index])
      start = index + 1
    }
    appendWord(bytes[start...], to: &output)
  }

  private func appendWord(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]) {
    let count = bytes.first.map { CodePoint.length(of: $0) } ?? 0
    appendUpper(bytes.prefix(count), to: &output)
    appendLower(bytes.dropFirst(count), to: &output)
  }

  private static func separatesWords(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["),
      UInt8(ascii: "<"):
      true
    default: isWhitespace(byte)
    }
  }
}

/// Characters of UTF-8, one per Unicode scalar.
enum CodePoint {
  /// The number of bytes of the character that starts with this byte.
  static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }

  /// Whether a byte starts a character.
  static func isStart(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  /// Whether a character is white space; of those outside ASCII, the usual ones.
  static func isSpace(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first else { return false }
    if first < 0x80 { return isWhitespace(first) || first == 0x0B || (0x1C...0x1F).contains(first) }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy(
      \.properties.isWhitespace)
  }
}
