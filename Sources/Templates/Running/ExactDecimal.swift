import Escaping
import Schema

/// A decimal number of a running program, exact: its digits, and how many are after the point.
///
/// Sums, differences, products, remainders and comparisons are exact; a quotient that does not
/// terminate has 28 digits, as in Python. Zeros after the point are kept: `12.50 + 1` is `13.50`.
struct ExactDecimal: Sendable {
  /// How a number between two others is rounded.
  enum Rounding: Int, Sendable {
    /// To the nearer one, to the even one where both are equally near.
    case toNearest
    case up
    case down
  }

  /// How many digits a number may have before the point, and how many after it.
  static let mostDigits = DecimalNumber.mostDigits
  /// The number of digits of a quotient that does not terminate.
  static let quotientDigits = 28

  var isNegative = false
  /// The digits from the last to the first, without zeros at the front; empty for zero.
  var digits: [UInt8] = []
  /// How many of the digits are after the point.
  var scale = 0

  init(isNegative: Bool, digits: [UInt8], scale: Int) {
    self.isNegative = isNegative
    self.digits = digits
    self.scale = scale
    while self.digits.last == 0 { self.digits.removeLast() }
    if self.digits.isEmpty { self.isNegative = false }
  }

  /// The number that a plain text such as `-12.50` means.
  init(text: ArraySlice<UInt8>) {
    var digits: [UInt8] = []
    digits.reserveCapacity(text.count)
    var scale = 0
    for byte in text.reversed() {
      if isDigit(byte) { digits.append(byte - 0x30) }
      if byte == UInt8(ascii: ".") { scale = digits.count }
    }
    self.init(isNegative: text.first == UInt8(ascii: "-"), digits: digits, scale: scale)
  }

  init(_ number: Int) {
    var digits: [UInt8] = []
    var rest = number.magnitude
    while rest > 0 {
      digits.append(UInt8(rest % 10))
      rest /= 10
    }
    self.init(isNegative: number < 0, digits: digits, scale: 0)
  }

  /// The number with the fewest digits that reads back as this one.
  init(_ number: Double) {
    let text = Array(number.description.utf8)
    let mark = text.firstIndex(of: UInt8(ascii: "e")) ?? text.endIndex
    self.init(text: text[..<mark])
    guard mark < text.endIndex else { return }
    scale -= Int(String(decoding: text[(mark + 1)...], as: UTF8.self)) ?? 0
    if scale < 0 { self = shifted(by: -scale) }
  }

  /// Appends the number as it is written out.
  func append(to output: inout [UInt8]) {
    if isNegative { output.append(UInt8(ascii: "-")) }
    for place in stride(from: max(digits.count, scale + 1) - 1, through: 0, by: -1) {
      output.append(0x30 + (place < digits.count ? digits[place] : 0))
      if place == scale, scale > 0 { output.append(UInt8(ascii: ".")) }
    }
  }

  /// The number truncated to a whole number; nil where it has more than 64 bits.
  var whole: Int? {
    var result = 0
    for digit in digits.dropFirst(scale).reversed() {
      let (tens, overflow) = result.multipliedReportingOverflow(by: 10)
      let step = isNegative ? -Int(digit) : Int(digit)
      let (sum, isTooLarge) = tens.addingReportingOverflow(step)
      guard !overflow, !isTooLarge else { return nil }
      result = sum
    }
    return result
  }

  // MARK: Comparison

  /// Negative where the first number is smaller than the second, 0 where they are equal, positive
  /// where it is greater.
  static func compare(_ left: ExactDecimal, _ right: ExactDecimal) -> Int {
    if left.isNegative != right.isNegative { return left.isNegative ? -1 : 1 }
    let scale = max(left.scale, right.scale)
    let magnitude = compare(left.aligned(to: scale), right.aligned(to: scale))
    return left.isNegative ? -magnitude : magnitude
  }

  private static func compare(_ left: [UInt8], _ right: [UInt8]) -> Int {
    if left.count != right.count { return left.count < right.count ? -1 : 1 }
    for (one, other) in zip(left.reversed(), right.reversed()) where one != other {
      return one < other ? -1 : 1
    }
    return 0
  }

  /// The digits with this scale, which must not be less than the present one.
  private func aligned(to scale: Int) -> [UInt8] {
    digits.isEmpty ? [] : [UInt8](repeating: 0, count: scale - self.scale) + digits
  }

  private func shifted(by count: Int) -> ExactDecimal {
    ExactDecimal(isNegative: isNegative, digits: aligned(to: scale + count), scale: scale + count)
  }

  // MARK: Rounding

  /// The number with this many digits after the point: rounded, or with zeros added; before the
  /// point where the count is negative.
  func rounded(to count: Int, _ rounding: Rounding = .toNearest) -> ExactDecimal {
    guard count < scale else { return shifted(by: count - scale) }
    let dropped = min(scale - count, digits.count + 1)
    let rest = digits.prefix(dropped)
    var kept = Array(digits.dropFirst(dropped))
    if rest.contains(where: { $0 != 0 }), awayFromZero(rest, dropped, kept, rounding) {
      Self.increment(&kept)
    }
    if count < 0, !kept.isEmpty { kept = [UInt8](repeating: 0, count: -count) + kept }
    return ExactDecimal(isNegative: isNegative, digits: kept, scale: max(count, 0))
  }

  private func awayFromZero(
    _ rest: ArraySlice<UInt8>, _ dropped: Int, _ kept: [UInt8], _ rounding: Rounding
  ) -> Bool {
    switch rounding {
    case .up: return !isNegative
    case .down: return isNegative
    case .toNearest:
      guard rest.count == dropped, let first = rest.last, first >= 5 else { return false }
      let isHalf = first == 5 && !rest.dropLast().contains { $0 != 0 }
      return !isHalf || (kept.first ?? 0) % 2 == 1
    }
  }

  private static func increment(_ digits: inout [UInt8]) {
    for index in digits.indices {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.append(1)
  }
}

// Arithmetic.
extension ExactDecimal {
  static prefix func - (number: ExactDecimal) -> ExactDecimal {
    ExactDecimal(
      isNegative: !number.isNegative, digits: number.digits, scale: number.scale)
  }

  static func + (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    let scale = max(left.scale, right.scale)
    let (one, other) = (left.aligned(to: scale), right.aligned(to: scale))
    if left.isNegative == right.isNegative {
      return ExactDecimal(
        isNegative: left.isNegative, digits: sum(one, other), scale: scale)
    }
    if compare(one, other) >= 0 {
      return ExactDecimal(
        isNegative: left.isNegative, digits: difference(one, other), scale: scale)
    }
    return ExactDecimal(
      isNegative: right.isNegative, digits: difference(other, one), scale: scale)
  }

  static func - (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal { left + -right }

  static func * (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    var sums = [Int](repeating: 0, count: left.digits.count + right.digits.count)
    for (place, digit) in left.digits.enumerated() where digit != 0 {
      for (other, factor) in right.digits.enumerated() {
        sums[place + other] += Int(digit) * Int(factor)
      }
    }
    var digits: [UInt8] = []
    var carry = 0
    for sum in sums {
      carry += sum
      digits.append(UInt8(carry % 10))
      carry /= 10
    }
    return ExactDecimal(
      isNegative: left.isNegative != right.isNegative, digits: digits,
      scale: left.scale + right.scale)
  }

  /// The quotient: exact where it has at most 28 digits, otherwise rounded to 28. The divisor is
  /// not zero.
  static func / (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    let missing = quotientDigits + 1 + right.digits.count - left.digits.count
    let shift = max(0, missing, right.scale - left.scale)
    let (quotient, rest) = divided(left.aligned(to: left.scale + shift), by: right.digits)
    // An additional digit prevents a truncated rest from being rounded like exactly one half.
    var result = ExactDecimal(
      isNegative: left.isNegative != right.isNegative,
      digits: [rest.isEmpty ? 0 : 1] + quotient, scale: left.scale - right.scale + shift + 1)
    let excess = result.digits.count - quotientDigits
    if excess > 0 { result = result.rounded(to: min(result.scale - excess, mostDigits)) }
    let least = max(0, left.scale - right.scale)
    guard let zeros = result.digits.firstIndex(where: { $0 != 0 }) else {
      return ExactDecimal(isNegative: false, digits: [], scale: least)
    }
    return result.rounded(to: max(result.scale - zeros, least))
  }

  /// The greatest whole number that is not above the quotient, and the remainder.
  static func floorDivision(
    _ left: ExactDecimal, _ right: ExactDecimal
  ) -> (quotient: ExactDecimal, rest: ExactDecimal) {
    let scale = max(left.scale, right.scale)
    let (quotient, rest) = divided(left.aligned(to: scale), by: right.aligned(to: scale))
    let isNegative = left.isNegative != right.isNegative
    var whole = ExactDecimal(isNegative: isNegative, digits: quotient, scale: 0)
    var left = ExactDecimal(isNegative: left.isNegative, digits: rest, scale: scale)
    if isNegative, !rest.isEmpty {
      whole = whole - ExactDecimal(1)
      left = left + right
    }
    return (whole, left)
  }

  // MARK: Digits

  private static func sum(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var carry: UInt8 = 0
    for place in 0..<max(left.count, right.count) {
      carry += (place < left.count ? left[place] : 0) + (place < right.count ? right[place] : 0)
      result.append(carry % 10)
      carry /= 10
    }
    return carry > 0 ? result + [carry] : result
  }

  /// The first number minus the second, which is not greater.
  private static func difference(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var borrow: UInt8 = 0
    for place in left.indices {
      let taken = borrow + (place < right.count ? right[place] : 0)
      borrow = left[place] < taken ? 1 : 0
      result.append(left[place] + borrow * 10 - taken)
    }
    while result.last == 0 { result.removeLast() }
    return result
  }

  /// Quotient and remainder of two whole numbers; the second is not zero.
  private static func divided(
    _ left: [UInt8], by right: [UInt8]
  ) -> (quotient: [UInt8], rest: [UInt8]) {
    var quotient = [UInt8](repeating: 0, count: left.count)
    var rest: [UInt8] = []
    for place in left.indices.reversed() {
      if !rest.isEmpty || left[place] != 0 { rest.insert(left[place], at: 0) }
      while compare(rest, right) >= 0 {
        rest = difference(rest, right)
        quotient[place] += 1
      }
    }
    while quotient.last == 0 { quotient.removeLast() }
    return (quotient, rest)
  }
}
