import Diagnostics

/// The parts of a number written as JSON writes it: `-12.5e3`.
struct NumberShape {
  var isNegative = false
  /// The digits before the point.
  var whole: Range<Int>
  /// The digits after the point; empty where there is no point.
  var fraction: Range<Int>
  /// The power of ten after `e`; 0 where there is none.
  var exponent = 0
  var hasExponent = false

  /// Texts longer than this are not numbers.
  static let longest = 1_024

  /// Reads the whole text as a number, or throws the reason why it is not one.
  init(_ bytes: ByteSpan, expecting expected: ScalarKind) throws(ScalarMistake) {
    guard !bytes.isEmpty else { throw ScalarMistake(expected, .empty) }
    guard bytes.count <= Self.longest else { throw ScalarMistake(expected, .tooLong) }
    var index = 0
    if bytes[0] == UInt8(ascii: "-") {
      isNegative = true
      index = 1
    } else if bytes[0] == UInt8(ascii: "+") {
      throw ScalarMistake(expected, .leadingPlus, at: 0..<1)
    }
    whole = Self.digits(bytes, from: &index)
    fraction = index..<index
    guard !whole.isEmpty else { throw Self.reason(bytes, expected) }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      fraction = Self.digits(bytes, from: &index)
      guard !fraction.isEmpty else { throw Self.reason(bytes, expected) }
    }
    try readExponent(bytes, &index, expected)
    guard index == bytes.count else { throw Self.reason(bytes, expected) }
    if whole.count > 1, bytes[whole.lowerBound] == UInt8(ascii: "0") {
      throw ScalarMistake(expected, .leadingZero, at: whole.lowerBound..<whole.lowerBound + 1)
    }
  }

  private mutating func readExponent(
    _ bytes: ByteSpan, _ index: inout Int, _ expected: ScalarKind
  ) throws(ScalarMistake) {
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return }
    hasExponent = true
    index += 1
    var isMinus = false
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isMinus = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    let digits = Self.digits(bytes, from: &index)
    guard !digits.isEmpty else { throw Self.reason(bytes, expected) }
    for position in digits where exponent < 100_000 {
      exponent = exponent * 10 + Int(bytes[position] & 0x0F)
    }
    if isMinus { exponent = -exponent }
  }

  private static func digits(_ bytes: ByteSpan, from index: inout Int) -> Range<Int> {
    let start = index
    while index < bytes.count, bytes[index].isDigit { index += 1 }
    return start..<index
  }

  /// Why a text is not a number. Only for messages, so it need not be fast.
  private static func reason(
    _ bytes: ByteSpan, _ expected: ScalarKind
  ) -> ScalarMistake {
    var digits = 0
    var separators = 0
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "_"), UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "'"),
        UInt8(ascii: "."):
        separators += 1
      case UInt8(ascii: "-") where index == 0: break
      case UInt8(ascii: "%") where index == bytes.count - 1 && digits > 0:
        return ScalarMistake(expected, .percentage, at: index..<index + 1)
      default:
        let isPrefixed = bytes.count > 2 && bytes[0] == UInt8(ascii: "0") && index == 1
        let isBase = "xXoObB".utf8.contains(bytes[index])
        return ScalarMistake(expected, isPrefixed && isBase ? .otherBase : .other)
      }
    }
    return ScalarMistake(expected, digits > 0 && separators > 0 ? .separators : .other)
  }
}
