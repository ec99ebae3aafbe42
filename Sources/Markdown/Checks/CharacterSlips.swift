/// Finds references to characters that are none: unknown names, and those without a `;`.
struct CharacterSlips {
  private let text: NearlyMarkdown
  private(set) var finds: [NearlyMarkdown.Find] = []

  private var bytes: [UInt8] { text.bytes }
  private var range: Range<Int> { text.range }

  /// Finds names between `&` and `;`, and names and numbers of characters without a `;`. Linear in
  /// the size of the text.
  init(in text: NearlyMarkdown) {
    self.text = text
    var offset = range.lowerBound
    while let start = ByteSearch.first(UInt8(ascii: "&"), in: bytes, offset..<range.upperBound) {
      offset = start + 1
      let rest = bytes[offset..<min(range.upperBound, offset + 33)]
      let name = rest.prefix { $0.isWordOfASCII || $0 == UInt8(ascii: "#") }
      guard name.count > 1, !text.isEscaped(start) else { continue }
      let next = name.endIndex < range.upperBound ? bytes[name.endIndex] : .space
      let isNumber = name.first == UInt8(ascii: "#")
      if next == UInt8(ascii: ";") {
        offset = name.endIndex + 1
        if !isNumber, name.first?.isASCIILetter == true {
          finds.append(.init(form: .entity, range: start..<offset))
        }
      } else if next != UInt8(ascii: "="), isNumber ? isCharacter(name) : Self.isCertain(name) {
        finds.append(.init(form: .openEntity, range: start..<name.endIndex))
      }
    }
  }

  /// Whether it is the number of a character: `#160`, `#xA0`.
  private func isCharacter(_ name: ArraySlice<UInt8>) -> Bool {
    let digits = name.dropFirst()
    let isHex = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } == true
    let rest = isHex ? digits.dropFirst() : digits
    return (2...7).contains(rest.count)
      && rest.allSatisfy {
        $0.isASCIIDigit || isHex && (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0 | 0x20)
      }
  }

  /// Whether a name is that of a character and nothing else that people write behind `&`.
  private static func isCertain(_ name: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: name, as: UTF8.self)
    return names.contains(text)
      || marks.contains { text.utf8.count == $0.utf8.count + 1 && text.hasSuffix($0) }
  }

  private static let names: Set<String> = [
    "nbsp", "euro", "mdash", "ndash", "hellip", "quot", "apos", "ldquo", "rdquo", "lsquo", "rsquo",
    "laquo", "raquo", "middot", "szlig", "rarr", "larr", "frac12", "frac14", "frac34",
  ]

  /// The ends of names of letters, behind the letter.
  private static let marks = ["acute", "grave", "circ", "uml", "tilde", "cedil", "caron", "ring"]
}
