import Diagnostics
import Escaping

/// A parse error of the HTML standard in a character reference (section 13.2.5.73): a browser shows
/// it as it is typed, or reads another character than its name says.
struct ReferenceFault: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// unknown-named-character-reference
    case unknownName
    /// missing-semicolon-after-character-reference
    case missingSemicolon
    /// null-character-reference, control-character-reference and the like: a number that no character
    /// has; what a browser shows for it, unless it shows a sign for what is missing.
    case noCharacter(shown: String?)
  }

  let kind: Kind
  /// The reference from `&` on, as far as it belongs to it.
  let range: Range<Int>
  /// What follows the `&`, without a semicolon.
  let name: String

  /// The fault of the reference at an `&` of a text; nil where it is right or is none, and where the
  /// text ends within it: what follows is not known.
  init?(at start: Int, in bytes: [UInt8], isInAttribute: Bool) {
    let letters = bytes[(start + 1)...].prefix(40, while: Self.isLetterOrDigit)
    guard letters.endIndex < bytes.count else { return nil }
    let end = bytes[letters.endIndex]
    guard !letters.isEmpty else {
      self.init(ofNumberAt: start, in: bytes)
      return
    }
    let name = String(decoding: letters, as: UTF8.self)
    if end == UInt8(ascii: ";") {
      guard !ReferenceNames.isKnown(name[...]) else { return nil }
      self.init(kind: .unknownName, range: start..<letters.endIndex + 1, name: name)
      return
    }
    guard let known = CharacterReferences.legacyName(atStartOf: name[...]) else {
      guard name.utf8.count > 3, ReferenceNames.common.contains(name), end != UInt8(ascii: "=")
      else { return nil }
      self.init(kind: .missingSemicolon, range: start..<letters.endIndex, name: name)
      return
    }
    if isInAttribute, known.utf8.count < name.utf8.count || end == UInt8(ascii: "=") { return nil }
    self.init(
      kind: .missingSemicolon, range: start..<start + 1 + known.utf8.count, name: String(known))
  }

  private init?(ofNumberAt start: Int, in bytes: [UInt8]) {
    let hash = start + 1
    guard hash < bytes.count, bytes[hash] == UInt8(ascii: "#") else { return nil }
    var digits = bytes[(hash + 1)...]
    let isHex = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    if isHex { digits = digits.dropFirst() }
    let number = digits.prefix { isHex ? isHexDigit($0) : isDigit($0) }
    guard !number.isEmpty, number.endIndex < bytes.count else { return nil }
    let name = String(decoding: bytes[hash..<number.endIndex], as: UTF8.self)
    guard bytes[number.endIndex] == UInt8(ascii: ";") else {
      self.init(kind: .missingSemicolon, range: start..<number.endIndex, name: name)
      return
    }
    let code = UInt32(String(decoding: number, as: UTF8.self), radix: isHex ? 16 : 10) ?? .max
    guard !Self.isCharacter(code) else { return nil }
    self.init(
      kind: .noCharacter(shown: CharacterReferences.windowsCharacter(for: code)),
      range: start..<number.endIndex + 1, name: name)
  }

  /// Whether a number is that of a character: neither a control character, apart from white space,
  /// nor one that will never have a character.
  private static func isCharacter(_ code: UInt32) -> Bool {
    switch code {
    case 0x09, 0x0A, 0x0C: true
    case 0x00...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    default: Unicode.Scalar(code) != nil && code & 0xFFFE != 0xFFFE
    }
  }

  private init(kind: Kind, range: Range<Int>, name: String) {
    (self.kind, self.range, self.name) = (kind, range, name)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte)
  }
}

extension Collection {
  /// The first elements, at most `count`, up to one that does not satisfy a condition.
  fileprivate func prefix(_ count: Int, while isIn: (Element) -> Bool) -> SubSequence {
    prefix(count).prefix(while: isIn)
  }
}
