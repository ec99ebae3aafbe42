/// Decodes the character references of an attribute's static value, since `java&#115;cript:` is
/// also a scheme.
///
/// It knows every numeric reference and every named one that stands for an ASCII character, which
/// is all that addresses, CSS and types give a meaning to; any other reference, and any character
/// above ASCII, becomes one byte FF.
struct CharacterReferenceDecoder: Hashable, Sendable {
  /// What was read of a reference, from its `&` on; empty outside of one.
  private var pending: [UInt8] = []

  /// Whether a reference is not complete.
  var isInReference: Bool { !pending.isEmpty }

  /// Reads a byte and returns the bytes that are decided by it.
  mutating func advance(over byte: UInt8) -> [UInt8] {
    guard !pending.isEmpty else {
      if byte != UInt8(ascii: "&") { return [byte < 0x80 ? byte : 0xFF] }
      pending = [byte]
      return []
    }
    if byte == UInt8(ascii: ";") {
      defer { pending = [] }
      return decoded(pending.dropFirst()) ?? (pending.count > 1 ? [0xFF] : pending + [byte])
    }
    if continues(with: byte), pending.count < 32 {
      pending.append(byte)
      return []
    }
    return finish(before: byte) + advance(over: byte)
  }

  /// Whether the reference continues with `byte`: a number ends at the first byte that is not a
  /// digit.
  private func continues(with byte: UInt8) -> Bool {
    let hash = UInt8(ascii: "#")
    if pending.count == 1 { return isLetter(byte) || isDigit(byte) || byte == hash }
    guard pending[1] == hash else { return isLetter(byte) || isDigit(byte) }
    if pending.count == 2 { return isDigit(byte) || byte | 0x20 == UInt8(ascii: "x") }
    return pending[2] | 0x20 == UInt8(ascii: "x") ? isHexDigit(byte) : isDigit(byte)
  }

  /// Ends a reference that did not end with a semicolon, before `byte`.
  mutating func finish(before byte: UInt8?) -> [UInt8] {
    defer { pending = [] }
    guard pending.count > 1 else { return pending }
    let name = pending.dropFirst()
    if name.first == UInt8(ascii: "#") { return decoded(name) ?? pending }
    // Without a semicolon only the names of HTML 4 are recognised, and not before `=`.
    let legacy = ["amp", "lt", "gt", "quot", "AMP", "LT", "GT", "QUOT"]
    let isLegacy = legacy.contains { name.elementsEqual($0.utf8) }
    return isLegacy && byte != UInt8(ascii: "=") ? decoded(name) ?? pending : pending
  }

  private func decoded(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    if name.first == UInt8(ascii: "#") { return decodedNumber(name.dropFirst()) }
    let text = String(decoding: name, as: UTF8.self)
    return CharacterReferenceDecoder.names[text].map { [$0] }
  }

  private func decodedNumber(_ digits: ArraySlice<UInt8>) -> [UInt8]? {
    let isHex = digits.first == UInt8(ascii: "x") || digits.first == UInt8(ascii: "X")
    let digits = isHex ? digits.dropFirst() : digits
    guard !digits.isEmpty else { return nil }
    var number: UInt32 = 0
    for digit in digits {
      guard let value = Character(UnicodeScalar(digit)).hexDigitValue, isHex || value < 10 else {
        return nil
      }
      number = min(number, 0xFFFFFF) * (isHex ? 16 : 10) + UInt32(value)
    }
    return [number < 0x80 && number > 0 ? UInt8(number) : 0xFF]
  }

  private static let names: [String: UInt8] = [
    "Tab": 0x09, "NewLine": 0x0A, "excl": 0x21, "quot": 0x22, "QUOT": 0x22, "num": 0x23,
    "dollar": 0x24, "percnt": 0x25, "amp": 0x26, "AMP": 0x26, "apos": 0x27, "lpar": 0x28,
    "rpar": 0x29, "ast": 0x2A, "midast": 0x2A, "plus": 0x2B, "comma": 0x2C, "period": 0x2E,
    "sol": 0x2F, "colon": 0x3A, "semi": 0x3B, "lt": 0x3C, "LT": 0x3C, "equals": 0x3D,
    "gt": 0x3E, "GT": 0x3E, "quest": 0x3F, "commat": 0x40, "lsqb": 0x5B, "lbrack": 0x5B,
    "bsol": 0x5C, "rsqb": 0x5D, "rbrack": 0x5D, "Hat": 0x5E, "lowbar": 0x5F,
    "UnderBar": 0x5F, "grave": 0x60, "DiacriticalGrave": 0x60, "lcub": 0x7B, "lbrace": 0x7B,
    "verbar": 0x7C, "vert": 0x7C, "VerticalLine": 0x7C, "rcub": 0x7D, "rbrace": 0x7D,
  ]
}
