// Names of characters, and addresses, that lack a sign.
extension NearlyMarkdown {
  /// Finds names between `&` and `;`, and names and numbers of characters without a `;`.
  mutating func findCharacterReferences() {
    var offset = range.lowerBound
    while let start = ByteSearch.first(UInt8(ascii: "&"), in: bytes, offset..<range.upperBound) {
      offset = start + 1
      let rest = bytes[offset..<min(range.upperBound, offset + 33)]
      let name = rest.prefix { $0.isWordOfASCII || $0 == UInt8(ascii: "#") }
      guard name.count > 1, !isEscaped(start) else { continue }
      let next = name.endIndex < range.upperBound ? bytes[name.endIndex] : .space
      let isNumber = name.first == UInt8(ascii: "#")
      if next == UInt8(ascii: ";") {
        offset = name.endIndex + 1
        if !isNumber, name.first?.isASCIILetter == true { add(.entity, start..<offset) }
      } else if next != UInt8(ascii: "="), isNumber ? isCharacter(name) : Self.isCertain(name) {
        add(.openEntity, start..<name.endIndex)
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

  /// Finds addresses that lack the colon or a slash behind `https`, or a letter in it.
  mutating func findBrokenAddresses() {
    let (colon, slash) = (UInt8(ascii: ":"), UInt8(ascii: "/"))
    var offset = range.lowerBound
    while let start = ByteSearch.first(slash, before: slash, in: bytes, offset..<range.upperBound) {
      offset = start + 2
      guard start > range.lowerBound, isWord(at: offset) else { continue }
      let hasColon = bytes[start - 1] == colon
      let name = word(before: hasColon ? start - 1 : start)
      if hasColon ? Self.isSlip(ofScheme: name) : Self.isScheme(name) {
        add(.brokenAddress, name.startIndex..<start + 2)
      }
    }
    offset = range.lowerBound
    while let start = ByteSearch.first(colon, before: slash, in: bytes, offset..<range.upperBound) {
      offset = start + 2
      let name = word(before: start)
      if isWord(at: offset), Self.isScheme(name) {
        add(.brokenAddress, name.startIndex..<offset)
      }
    }
  }

  /// The letters right before an offset, at most eight.
  private func word(before offset: Int) -> ArraySlice<UInt8> {
    let before = bytes[max(range.lowerBound, offset - 8)..<offset]
    return before.suffix(before.reversed().prefix(while: \.isWordOfASCII).count)
  }

  private static let schemes = ["http", "https"].map { Array($0.utf8) }

  private static func isScheme(_ name: ArraySlice<UInt8>) -> Bool {
    schemes.contains { name.elementsEqual($0) }
  }

  /// Whether a name is `http` or `https` with one letter more, less or other, or with two of them
  /// the other way round.
  private static func isSlip(ofScheme name: ArraySlice<UInt8>) -> Bool {
    guard (3...6).contains(name.count), !isScheme(name), name.allSatisfy(\.isASCIILetter) else {
      return false
    }
    return schemes.contains { scheme in
      let start = zip(name, scheme).prefix { $0 == $1 }.count
      let end = min(
        zip(name.reversed(), scheme.reversed()).prefix { $0 == $1 }.count,
        min(name.count, scheme.count) - start)
      let (own, others) = (name.dropFirst(start).dropLast(end), scheme.dropFirst(start).dropLast(end))
      return own.count < 2 && others.count < 2
        || own.count == 2 && own.reversed().elementsEqual(others)
    }
  }
}
