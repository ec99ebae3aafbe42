import Diagnostics
import Escaping

/// A part of a style sheet that browsers leave out, since it means nothing to them.
struct StyleSlip: Hashable, Sendable {
  /// What it is.
  enum Kind: Hashable, Sendable {
    /// A property that is a slip of another.
    case property(String, meant: String)
    /// An at-rule that is a slip of another.
    case rule(String, meant: String)
    /// A word of a media query that is a slip of another.
    case media(String, meant: String)
    /// The length that a media query asks for has no unit.
    case mediaUnit(String)
    /// A declaration without a colon.
    case withoutColon(String)
    /// A declaration in the value of another, of which the end is missing.
    case withoutEnd(String)
    /// A colour whose digits are too many or too few, or are none.
    case colour(String)
    /// A number with a unit that there is not.
    case unit(String, of: String, meant: String?)
  }

  let kind: Kind
  let range: Range<Int>
}

/// Finds what browsers leave out of a style sheet whose strings, comments and blocks are complete
/// (CSS Syntax Module Level 3, section 5): one pass over its statements.
///
/// Names that are not known may be of a browser, of a tool, or newer than Apus: only slips of known
/// ones are found. What CSS has a form for, such as numbers and colours, is found wherever it is wrong.
struct StyleSlips {
  private let bytes: [UInt8]
  private var offset = 0
  /// Of each block around, whether it has declarations.
  private var blocks: [Bool] = []
  private(set) var found: [StyleSlip] = []

  /// Reads a whole style sheet.
  init(readingAll bytes: [UInt8]) {
    self.bytes = bytes
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "}"):
        _ = blocks.popLast()
        offset += 1
      case UInt8(ascii: ";"): offset += 1
      case let byte where isWhitespace(byte): offset += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      default: statement()
      }
    }
  }

  private func byte(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// Reads up to the end of a declaration, or up to the block of a rule.
  private mutating func statement() {
    let start = offset
    var colons: [Int] = []
    var depth = 0
    while let next = byte(0) {
      switch next {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString()
      case UInt8(ascii: "\\"): offset += 2
      case UInt8(ascii: "("), UInt8(ascii: "["):
        (depth, offset) = (depth + 1, offset + 1)
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        (depth, offset) = (max(0, depth - 1), offset + 1)
      case UInt8(ascii: ":") where depth == 0:
        colons.append(offset)
        offset += 1
      case UInt8(ascii: "{") where depth == 0:
        beginBlock(of: start..<offset)
        offset += 1
        return
      case UInt8(ascii: ";"), UInt8(ascii: "}"):
        if depth == 0 { return endDeclaration(start..<offset, colons) }
        offset += 1
      default: skipAddressOrByte()
      }
    }
    offset = min(offset, bytes.count)
    endDeclaration(start..<offset, colons)
  }

  private mutating func skipComment() {
    offset += 2
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
  }

  private mutating func skipString() {
    let quote = bytes[offset]
    offset += 1
    while let next = byte(0), next != quote { offset += next == UInt8(ascii: "\\") ? 2 : 1 }
    offset = min(offset + 1, bytes.count)
  }

  /// Skips `url(…)` without quotation marks, or one byte.
  private mutating func skipAddressOrByte() {
    guard lowercased(bytes[offset]) == UInt8(ascii: "u"), byte(3) == UInt8(ascii: "("),
      bytes[offset..<offset + 3].map(lowercased) == Array("url".utf8),
      offset == 0 || !StyleWords.isNameByte(bytes[offset - 1])
    else {
      offset += 1
      return
    }
    offset += 4
    while let next = byte(0), next != UInt8(ascii: ")") {
      if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
        skipString()
      } else {
        offset += next == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    offset = min(offset + 1, bytes.count)
  }

  // MARK: Rules

  private mutating func beginBlock(of prelude: Range<Int>) {
    guard bytes[prelude.lowerBound] == UInt8(ascii: "@") else {
      // The value of a custom property may be a block.
      return blocks.append(!bytes[prelude].starts(with: "--".utf8))
    }
    let name = rule(at: prelude.lowerBound)
    blocks.append(StyleWords.rulesOfDeclarations.contains(name) || blocks.last == true)
    if name == "media" { checkMedia(prelude.lowerBound + 6..<prelude.upperBound) }
  }

  /// The name of an at-rule, which is reported where it is a slip.
  private mutating func rule(at start: Int) -> String {
    let word = bytes[(start + 1)...].prefix(while: StyleWords.isNameByte)
    let name = String(decoding: word.map(lowercased), as: UTF8.self)
    if let meant = StyleWords.rules.meant(by: name) {
      found.append(StyleSlip(kind: .rule(name, meant: meant), range: start..<word.endIndex))
    }
    return name
  }

  private mutating func checkMedia(_ range: Range<Int>) {
    guard let (fault, place) = MediaQuery.fault(in: Array(bytes[range])) else { return }
    let at = place.lowerBound + range.lowerBound..<place.upperBound + range.lowerBound
    switch fault {
    case .withoutUnit(let feature): found.append(StyleSlip(kind: .mediaUnit(feature), range: at))
    case .word(let word):
      guard let meant = StyleWords.media.meant(by: word) else { return }
      found.append(StyleSlip(kind: .media(word, meant: meant), range: at))
    }
  }

  // MARK: Declarations

  private mutating func endDeclaration(_ range: Range<Int>, _ colons: [Int]) {
    guard bytes[range.lowerBound] != UInt8(ascii: "@") else {
      _ = rule(at: range.lowerBound)
      return
    }
    guard blocks.last == true else { return }
    let word = bytes[range].prefix(while: StyleWords.isNameByte)
    let name = String(decoding: word.map(lowercased), as: UTF8.self)
    // Names with other signs are for one browser only.
    guard let first = word.first, isLetter(first) else { return }
    guard let colon = colons.first else {
      guard StyleWords.properties.contains(name) else { return }
      found.append(StyleSlip(kind: .withoutColon(name), range: word.indices))
      return
    }
    guard bytes[word.endIndex..<colon].allSatisfy(isWhitespace) else { return }
    if let meant = StyleWords.properties.meant(by: name) {
      found.append(StyleSlip(kind: .property(name, meant: meant), range: word.indices))
    }
    guard StyleWords.properties.contains(name), !StyleWords.propertiesOfOthers.contains(name) else {
      return
    }
    if colons.count > 1, let next = declaration(endingAt: colons[1], after: colon) {
      found.append(next)
      return
    }
    checkValue(colon + 1..<range.upperBound)
  }

  /// The declaration that begins in the value of another, on a line of its own.
  private func declaration(endingAt colon: Int, after start: Int) -> StyleSlip? {
    let before = bytes[start..<colon]
    let end = before.lastIndex { !isWhitespace($0) }.map { $0 + 1 } ?? colon
    let name = (before[..<end].lastIndex { !StyleWords.isNameByte($0) } ?? start) + 1
    let word = String(decoding: bytes[name..<end].map(lowercased), as: UTF8.self)
    guard word.hasPrefix("--") || StyleWords.properties.contains(word) else { return nil }
    return StyleSlip(kind: .withoutEnd(word), range: name..<end)
  }

  private mutating func checkValue(_ range: Range<Int>) {
    offset = range.lowerBound
    while offset < range.upperBound {
      let next = bytes[offset]
      switch next {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString()
      case UInt8(ascii: "#"): checkColour()
      case UInt8(ascii: ".") where byte(1).map(isDigit) == true: checkNumber()
      case _ where isDigit(next): checkNumber()
      case UInt8(ascii: "u"), UInt8(ascii: "U"):
        let start = offset
        skipAddressOrByte()
        if offset == start + 1 { skipName() }
      case _ where StyleWords.isNameByte(next): skipName()
      default: offset += 1
      }
    }
    offset = range.upperBound
  }

  private mutating func skipName() {
    while let next = byte(0), StyleWords.isNameByte(next) || next == UInt8(ascii: "\\") {
      offset += next == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  private mutating func checkColour() {
    let start = offset
    offset += 1
    skipName()
    let digits = bytes[start + 1..<min(offset, bytes.count)]
    let isRight =
      [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy { HexDigit.value(of: $0) != nil }
    // A name is that of an element, as in `element(#name)`.
    guard !isRight, digits.first != nil, digits.allSatisfy({ isLetter($0) || isDigit($0) }),
      bytes[..<start].last != UInt8(ascii: "(")
    else { return }
    let text = String(decoding: bytes[start..<digits.endIndex], as: UTF8.self)
    found.append(StyleSlip(kind: .colour(text), range: start..<digits.endIndex))
  }

  private mutating func checkNumber() {
    let start = offset
    while let next = byte(0), isDigit(next) || next == UInt8(ascii: ".") { offset += 1 }
    let unit = bytes[offset...].prefix(while: StyleWords.isNameByte)
    let end = unit.endIndex
    let text = String(decoding: unit.map(lowercased), as: UTF8.self)
    // What is behind the 'e' of an exponent is no letter.
    let isPlain = !unit.isEmpty && unit.allSatisfy(isLetter)
    offset = end
    guard isPlain, byte(0) != UInt8(ascii: "\\"), !StyleWords.units.contains(text)
    else { return }
    let number = String(decoding: bytes[start..<end], as: UTF8.self)
    found.append(
      StyleSlip(
        kind: .unit(text, of: number, meant: StyleWords.units.meant(by: text)), range: start..<end))
  }
}
