/// A decimal number as it was written, exact.
///
/// Its normal text has no plus sign, no superfluous leading zero, no exponent, and keeps the
/// zeros after the point: `12.50` stays `12.50`. Zero has no minus sign.
package struct DecimalNumber: Sendable {
  /// Whether the text it was read from is already its normal text.
  package let isNormal: Bool
  private let shape: NumberShape

  /// A number has at most this many digits before the point, and as many after it.
  package static let mostDigits = 64

  fileprivate init(_ bytes: ByteSpan) throws(ScalarMistake) {
    shape = try NumberShape(bytes, expecting: .decimal)
    var isZero = true
    for index in shape.whole where bytes[index] != 0x30 { isZero = false }
    for index in shape.fraction where bytes[index] != 0x30 { isZero = false }
    let most = Self.mostDigits
    guard shape.whole.count + max(shape.exponent, 0) <= most,
      shape.fraction.count + max(-shape.exponent, 0) <= most
    else { throw ScalarMistake(.decimal, .outOfRange) }
    isNormal = !shape.hasExponent && !(isZero && shape.isNegative)
    self.isZero = isZero
  }

  private let isZero: Bool

  /// Appends the normal text; `bytes` are those the number was read from.
  package func appendNormalText(of bytes: ByteSpan, to output: inout [UInt8]) {
    if shape.isNegative, !isZero { output.append(UInt8(ascii: "-")) }
    let start = output.count
    var digitsBeforePoint = shape.whole.count + shape.exponent
    if digitsBeforePoint <= 0 {
      output.append(contentsOf: repeatElement(0x30, count: 1 - digitsBeforePoint))
      digitsBeforePoint = 1
    }
    for index in shape.whole { output.append(bytes[index]) }
    for index in shape.fraction { output.append(bytes[index]) }
    let missing = digitsBeforePoint - (output.count - start)
    if missing > 0 { output.append(contentsOf: repeatElement(0x30, count: missing)) }
    var superfluous = 0
    while superfluous < digitsBeforePoint - 1, output[start + superfluous] == 0x30 {
      superfluous += 1
    }
    output.removeSubrange(start..<start + superfluous)
    let point = start + digitsBeforePoint - superfluous
    if point < output.count { output.insert(UInt8(ascii: "."), at: point) }
  }
}

extension Scalar {
  /// Reads a decimal number, exact.
  package static func decimal(_ bytes: ByteSpan) throws(ScalarMistake) -> DecimalNumber {
    try DecimalNumber(bytes)
  }

  /// Compares two decimal numbers by their normal texts: negative where the first is smaller,
  /// 0 where they are the same number, positive where the first is greater.
  package static func compareDecimals(_ left: ByteSpan, _ right: ByteSpan) -> Int {
    let leftIsNegative = !left.isEmpty && left[0] == UInt8(ascii: "-")
    let rightIsNegative = !right.isEmpty && right[0] == UInt8(ascii: "-")
    if leftIsNegative != rightIsNegative { return leftIsNegative ? -1 : 1 }
    let magnitude = compareMagnitudes(left, right, from: leftIsNegative ? 1 : 0)
    return leftIsNegative ? -magnitude : magnitude
  }

  private static func compareMagnitudes(_ left: ByteSpan, _ right: ByteSpan, from start: Int)
    -> Int
  {
    let leftPoint = left.firstIndex(of: UInt8(ascii: ".")) ?? left.count
    let rightPoint = right.firstIndex(of: UInt8(ascii: ".")) ?? right.count
    if leftPoint != rightPoint { return leftPoint < rightPoint ? -1 : 1 }
    for index in min(start, left.count)..<max(left.count, right.count, start) {
      let leftDigit = index < left.count ? left[index] : 0x30
      let rightDigit = index < right.count ? right[index] : 0x30
      if leftDigit != rightDigit, index != leftPoint { return leftDigit < rightDigit ? -1 : 1 }
    }
    return 0
  }
}
