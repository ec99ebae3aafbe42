/// The character references of HTML: `&eacute;`, `&#233;`, `&#xE9;`.
package enum CharacterReferences {
  /// What a name stands for that a semicolon follows; nil where no reference is called so.
  package static func characters(named name: Substring) -> String? { characters[name] }

  /// The longest name at the start of some letters that is read without a semicolon, too; nil where
  /// there is none.
  package static func legacyName(atStartOf letters: Substring) -> Substring? {
    for count in stride(from: min(letters.count, longestLegacy), to: 1, by: -1)
    where legacy.contains(letters.prefix(count)) {
      return letters.prefix(count)
    }
    return nil
  }

  /// What browsers show in a text for the reference at an `&`, and where it ends; nil where that is
  /// none (section 13.2.5.72). At most 40 letters are read.
  package static func reference(
    at start: Int, in bytes: ArraySlice<UInt8>
  ) -> (characters: String, end: Int)? {
    let letters = bytes[(start + 1)...].prefix(40).prefix { isLetter($0) || isDigit($0) }
    guard !letters.isEmpty else { return number(at: start, in: bytes) }
    let name = String(decoding: letters, as: UTF8.self)
    let end = letters.endIndex
    if end < bytes.endIndex, bytes[end] == UInt8(ascii: ";"),
      let characters = characters[name[...]]
    {
      return (characters, end + 1)
    }
    guard let legacy = legacyName(atStartOf: name[...]), let characters = characters[legacy] else {
      return nil
    }
    return (characters, start + 1 + legacy.utf8.count)
  }

  private static func number(
    at start: Int, in bytes: ArraySlice<UInt8>
  ) -> (characters: String, end: Int)? {
    var digits = bytes[(start + 1)...]
    guard digits.first == UInt8(ascii: "#") else { return nil }
    digits = digits.dropFirst()
    let isHex = digits.first.map(lowercased) == UInt8(ascii: "x")
    if isHex { digits = digits.dropFirst() }
    var code: UInt32 = 0
    var end = digits.startIndex
    while end < bytes.endIndex, isHex ? isHexDigit(bytes[end]) : isDigit(bytes[end]) {
      let byte = bytes[end]
      let value =
        isDigit(byte) ? byte - UInt8(ascii: "0") : lowercased(byte) - UInt8(ascii: "a") + 10
      code = min(code, 0xFFFFFF) * (isHex ? 16 : 10) + UInt32(value)
      end += 1
    }
    guard end > digits.startIndex else { return nil }
    if end < bytes.endIndex, bytes[end] == UInt8(ascii: ";") { end += 1 }
    return (shown(for: code), end)
  }

  /// What browsers show for a number (section 13.2.5.80).
  private static func shown(for code: UInt32) -> String {
    if let character = windowsCharacter(for: code) { return character }
    let scalar = code == 0 ? nil : Unicode.Scalar(code)
    return String(Character(scalar ?? "\u{FFFD}"))
  }

  /// What browsers show for 80 to 9F, where Windows-1252 has a character; nil for other numbers.
  package static func windowsCharacter(for code: UInt32) -> String? {
    (0x80...0x9F).contains(code) ? windowsCharacters[Int(code) - 0x80] : nil
  }

  private static let windowsCharacters: [String?] = [
    "€", nil, "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", nil, "Ž", nil,
    nil, "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", nil, "ž", "Ÿ",
  ]

  private static let longestLegacy = 6
  private static let legacy = Set(legacyNames.split(whereSeparator: \.isWhitespace))

  /// What the names stand for; made when the first one is asked for.
  private static let characters: [Substring: String] = {
    var characters: [Substring: String] = [:]
    for row in rows.split(whereSeparator: \.isWhitespace) {
      guard let sign = row.firstIndex(of: "=") else {
        preconditionFailure("a row names its characters: \(row)")
      }
      var text = ""
      for number in row[row.index(after: sign)...].split(separator: "+") {
        guard let scalar = UInt32(number, radix: 16).flatMap(Unicode.Scalar.init) else {
          preconditionFailure("a character is a number: \(row)")
        }
        text.unicodeScalars.append(scalar)
      }
      characters[row[..<sign]] = text
    }
    return characters
  }()
}
