import Escaping

/// A number as it is written in a text, exact: `1 ½`, `1/2`, `1,5`, `320`.
struct Quantity: Hashable {
  /// In lowest terms; the denominator is positive.
  let numerator: Int
  let denominator: Int
  /// Whether it is written with a decimal mark.
  let isDecimal: Bool
  /// Why it may be another number than it is read as.
  let doubt: Doubt?
  /// Where the text continues.
  let end: Int

  /// Notations that have two meanings, of which the words around a number show one.
  enum Doubt: Hashable {
    /// Two numbers with a stroke between them: `2/3` is a fraction, or from two to three.
    case stroke
    /// A mark before three digits, as in `1.500`, which is the decimal mark of the language or
    /// none of its marks.
    case threeDigits(isDecimalMark: Bool)
  }

  init(
    _ numerator: Int, over denominator: Int, isDecimal: Bool = false, doubt: Doubt? = nil, end: Int
  ) {
    var (one, other) = (numerator, denominator)
    while other != 0 { (one, other) = (other, one % other) }
    self.numerator = numerator / max(one, 1)
    self.denominator = denominator / max(one, 1)
    self.isDecimal = isDecimal
    self.doubt = doubt
    self.end = end
  }

  /// Whether it is less than one.
  var isShare: Bool { numerator < denominator }

  /// Whether a stroke in it is surely that of a fraction: nobody means one to two by `1/2`.
  var isUsualFraction: Bool { numerator == 1 && [2, 3, 4, 8].contains(denominator) }

  func isLess(than other: Quantity) -> Bool {
    numerator * other.denominator < other.numerator * denominator
  }

  /// `3/2`, or `3` for a whole number.
  var text: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}

/// Reads quantities, in the notation of a language, out of a text.
struct QuantityReader {
  /// Digits of a whole number at most, so that sums stay far below the largest integer.
  private static let mostDigits = 9

  let text: [Unicode.Scalar]
  let format: LanguageFormat
  let numberWords: NumberWords
  let timeWords: TimeWords

  init(text: [Unicode.Scalar], format: LanguageFormat) {
    self.text = text
    self.format = format
    numberWords = format.numberWords
    timeWords = format.timeWords
  }

  /// Whether a text may hold a quantity: a digit, or a sign such as `½`.
  static func mayHoldQuantity(_ text: ArraySlice<UInt8>) -> Bool {
    text.contains { (0x30...0x39).contains($0) || $0 > 0x7F }
  }

  /// The character at a place; nil outside of the text.
  subscript(_ index: Int) -> Unicode.Scalar? {
    text.indices.contains(index) ? text[index] : nil
  }

  func isDigit(_ index: Int) -> Bool {
    self[index].map { ("0"..."9").contains($0) } ?? false
  }

  func isLetter(_ index: Int) -> Bool {
    guard let scalar = self[index] else { return false }
    // The table of Unicode takes much longer than a text in English or German.
    guard scalar.isASCII else { return scalar.properties.isAlphabetic }
    return (0x61...0x7A).contains(scalar.value | 0x20)
  }

  func isSpace(_ index: Int) -> Bool {
    switch self[index] {
    case " ", "\u{A0}", "\u{202F}", "\u{205F}": true
    case let scalar?: (0x2002...0x200A).contains(scalar.value)
    case nil: false
    }
  }

  func isBlank(_ index: Int) -> Bool {
    isSpace(index) || self[index] == "\n" || self[index] == "\t"
  }

  /// The first place from one on that is not a space.
  func afterSpaces(_ index: Int) -> Int {
    var index = index
    while isSpace(index) { index += 1 }
    return index
  }

  /// Whether a mark that people write between the ends of a range is at a place: `5~10`.
  func isTilde(_ index: Int) -> Bool {
    switch self[index] {
    case "~", "〜", "～", "∼": true
    default: false
    }
  }

  func isDash(_ index: Int) -> Bool {
    switch self[index] {
    case "-", "–", "—", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2212}": true
    default: false
    }
  }

  func isApostrophe(_ index: Int) -> Bool { self[index] == "'" || self[index] == "’" }

  /// Whether some characters are at a place.
  func holds(_ sign: String, at index: Int) -> Bool {
    index >= 0 && text.dropFirst(index).starts(with: sign.unicodeScalars)
  }

  /// The letters from a place on, in lower case, and where they end.
  func word(at index: Int) -> (text: String, end: Int) {
    var end = index
    while isLetter(end) { end += 1 }
    guard index < end else { return ("", index) }
    return (String(decoding: bytes(index..<end), as: UTF8.self).lowercased(), end)
  }

  /// A part of the text as it is.
  func bytes(_ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for scalar in text[range] { bytes.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
    return bytes
  }

  /// The quantity that begins at a place; nil where none does.
  func quantity(at index: Int) -> Quantity? {
    guard isDigit(index) else { return singleFraction(at: index) ?? decimalPart(at: index) }
    guard let whole = integer(at: index) else { return nil }
    if let fraction = fraction(of: whole, at: whole.end) { return fraction }
    if let decimal = decimal(of: whole) { return decimal }
    return mixed(whole)
  }

  /// `½`, `²⁄₃`
  private func singleFraction(at index: Int) -> Quantity? {
    guard let scalar = self[index], !scalar.isASCII else { return nil }
    guard let (numerator, denominator) = Self.fractions[scalar] else {
      return raisedFraction(at: index)
    }
    return Quantity(numerator, over: denominator, end: index + 1)
  }

  /// A raised number over a lowered one, as a fraction is typeset that has no sign: `²⁄₃`.
  private func raisedFraction(at start: Int) -> Quantity? {
    let numerator = run(at: start, of: Self.raisedDigits)
    let stroke = start + numerator.count
    guard (1...2).contains(numerator.count), self[stroke] == "\u{2044}" || self[stroke] == "/"
    else { return nil }
    var denominator = run(at: stroke + 1, of: Self.loweredDigits)
    if denominator.isEmpty, self[stroke] == "\u{2044}" { denominator = run(at: stroke + 1) }
    let value = denominator.reduce(0) { $0 * 10 + $1 }
    guard (1...2).contains(denominator.count), value > 0 else { return nil }
    return Quantity(
      numerator.reduce(0) { $0 * 10 + $1 }, over: value, end: stroke + 1 + denominator.count)
  }

  private func run(at start: Int, of signs: [Unicode.Scalar]) -> [Int] {
    var digits: [Int] = []
    while let scalar = self[start + digits.count], let digit = signs.firstIndex(of: scalar) {
      digits.append(digit)
    }
    return digits
  }

  private static let raisedDigits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹".unicodeScalars)
  private static let loweredDigits = Array("₀₁₂₃₄₅₆₇₈₉".unicodeScalars)

  /// Digits, with the marks of the language between thousands.
  private func integer(at start: Int) -> Quantity? {
    var digits = run(at: start)
    guard !digits.isEmpty, digits.count == 1 || digits.first != 0 else { return nil }
    var end = start + digits.count
    // No thousands follow a zero: `0.500` is a half wherever the point is between thousands.
    while digits.first != 0, digits.count <= 3 || end > start + digits.count, isGroupMark(end) {
      let group = run(at: end + 1)
      guard group.count == 3 else { break }
      digits += group
      end += 4
    }
    guard digits.count <= Self.mostDigits else { return nil }
    return Quantity(digits.reduce(0) { $0 * 10 + $1 }, over: 1, end: end)
  }

  private func isGroupMark(_ index: Int) -> Bool {
    guard let mark = self[index] else { return false }
    if [".", ",", "’", "'"].contains(mark) {
      let own = format.grouping.mark.description
      return String(mark) == own || mark == "'" && own == "’"
    }
    guard isSpace(index) else { return false }
    // In any language: no weight of a package begins with 0, and the narrow space is between
    // thousands only.
    return isGroupedBySpaces || mark == "\u{202F}" || self[index + 1] == "0"
  }

  /// Whether the language has spaces between thousands.
  var isGroupedBySpaces: Bool {
    ["\u{A0}", "\u{202F}"].contains(format.grouping.mark.description)
  }

  private func run(at start: Int) -> [Int] {
    var digits: [Int] = []
    while let scalar = self[start + digits.count], ("0"..."9").contains(scalar) {
      digits.append(Int(scalar.value) - 0x30)
    }
    return digits
  }

  /// `1,5`; both marks are read, as people write them.
  private func decimal(of whole: Quantity) -> Quantity? {
    guard self[whole.end] == "." || self[whole.end] == "," else { return nil }
    let digits = run(at: whole.end + 1)
    guard (1...4).contains(digits.count) else { return nil }
    let scale = digits.reduce(1) { power, _ in power * 10 }
    let part = digits.reduce(0) { $0 * 10 + $1 }
    let isDecimalMark =
      !format.tag.isEmpty && self[whole.end] == format.decimalMark.description.unicodeScalars.first
    let mayBeThousands = digits.count == 3 && (1...999).contains(whole.numerator)
    return Quantity(
      whole.numerator * scale + part, over: scale, isDecimal: true,
      doubt: mayBeThousands ? .threeDigits(isDecimalMark: isDecimalMark) : nil,
      end: whole.end + 1 + digits.count)
  }

  /// `.5`
  private func decimalPart(at index: Int) -> Quantity? {
    guard self[index] == ".", !isDigit(index - 1), !isLetter(index - 1), self[index - 1] != "."
    else { return nil }
    return decimal(of: Quantity(0, over: 1, end: index))
  }

  /// `1/2` or `1 / 2`, of what is before the stroke; nil for shares of two things, such as `80/20`,
  /// and for two numbers, such as `30/40`.
  private func fraction(of whole: Quantity, at index: Int) -> Quantity? {
    let stroke = afterSpaces(index)
    let isTypographic = self[stroke] == "\u{2044}"
    guard isTypographic || self[stroke] == "/" else { return nil }
    let start = afterSpaces(stroke + 1)
    guard isTypographic || (stroke > index) == (start > stroke + 1) else { return nil }
    let digits = run(at: start)
    let denominator = digits.prefix(5).reduce(0) { $0 * 10 + $1 }
    guard (1...4).contains(digits.count), denominator > 0 else { return nil }
    let end = start + digits.count
    if isTypographic { return Quantity(whole.numerator, over: denominator, end: end) }
    let fraction = Quantity(whole.numerator, over: denominator, doubt: .stroke, end: end)
    let isReduced = fraction.denominator == denominator && denominator > 1
    let isPlausible =
      switch whole.numerator {
      case 1: denominator <= 16
      case ..<denominator: [3, 4, 5, 6, 8, 16].contains(denominator)
      default: whole.numerator < 10 && denominator <= 4
      }
    return isReduced && isPlausible ? fraction : nil
  }

  /// `1 ½`, `1½`, `1 1/2`, or the whole number alone.
  private func mixed(_ whole: Quantity) -> Quantity {
    let next = afterSpaces(whole.end)
    var part = singleFraction(at: next)
    if part == nil, next > whole.end, let numerator = integer(at: next) {
      part = fraction(of: numerator, at: numerator.end)
    }
    guard let part, part.isShare else { return whole }
    return Quantity(
      whole.numerator * part.denominator + part.numerator, over: part.denominator, end: part.end)
  }

  private static let fractions: [Unicode.Scalar: (Int, Int)] = [
    "¼": (1, 4), "½": (1, 2), "¾": (3, 4), "⅓": (1, 3), "⅔": (2, 3), "⅕": (1, 5), "⅖": (2, 5),
    "⅗": (3, 5), "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅛": (1, 8), "⅜": (3, 8), "⅝": (5, 8),
    "⅞": (7, 8), "⅐": (1, 7), "⅑": (1, 9), "⅒": (1, 10),
  ]
}
