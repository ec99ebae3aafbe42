extension Scalar {
  /// Whether a text is a number as JSON writes it, of any size and precision.
  package static func isNumber(_ bytes: ByteSpan) -> Bool {
    (try? NumberShape(bytes, expecting: .decimal)) != nil
  }

  /// Reads a whole number: decimal digits, optionally after a minus sign.
  package static func int(_ bytes: ByteSpan) throws(ScalarMistake) -> Int {
    if let short = shortInt(bytes) { return short }
    let shape = try NumberShape(bytes, expecting: .int)
    guard shape.fraction.isEmpty else { throw ScalarMistake(.int, .fraction) }
    guard !shape.hasExponent else { throw ScalarMistake(.int, .exponent) }
    var result = 0
    for index in shape.whole {
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      let digit = Int(bytes[index] & 0x0F)
      let (sum, carry) = product.subtractingReportingOverflow(digit)
      if overflow || carry { throw ScalarMistake(.int, .outOfRange) }
      result = sum
    }
    if shape.isNegative { return result }
    guard result != .min else { throw ScalarMistake(.int, .outOfRange) }
    return -result
  }

  /// The number of one to fifteen digits without a leading zero; nil for anything else.
  private static func shortInt(_ bytes: ByteSpan) -> Int? {
    guard bytes.count - 1 < 15, !bytes.isEmpty else { return nil }
    if bytes[0] == UInt8(ascii: "0"), bytes.count > 1 { return nil }
    var result = 0
    for index in bytes.indices {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return nil }
      result = result &* 10 &+ Int(digit)
    }
    return result
  }

  /// Reads a floating point number: the nearest one to the decimal number written.
  package static func double(_ bytes: ByteSpan) throws(ScalarMistake) -> Double {
    let shape = try NumberShape(bytes, expecting: .double)
    if let exact = exactDouble(bytes, shape) { return exact }
    var text = ""
    for index in bytes.indices { text.unicodeScalars.append(Unicode.Scalar(bytes[index])) }
    let isZero = !bytes.indices.prefix { bytes[$0] | 0x20 != UInt8(ascii: "e") }
      .contains { (0x31...0x39).contains(bytes[$0]) }
    guard let number = Double(text), number.isFinite, isZero || number != 0 else {
      throw ScalarMistake(.double, .outOfRange)
    }
    return number
  }

  /// The number that is kept where a floating point number is written with more digits than one
  /// keeps: more than 17 that count, or a whole number between two that can be kept. Nil for other
  /// texts.
  package static func rounded(_ bytes: ByteSpan) -> Double? {
    guard bytes.count > 15, let shape = try? NumberShape(bytes, expecting: .double),
      let number = try? double(bytes)
    else { return nil }
    let written = significantDigits(bytes)
    guard written.count > 15, written != significantDigits("\(number)".utf8.span) else {
      return nil
    }
    let isWhole = shape.fraction.isEmpty && !shape.hasExponent
    return isWhole || written.count > 17 ? number : nil
  }

  /// The digits of a number without the zeros at both ends, and without the power of ten.
  private static func significantDigits(_ number: ByteSpan) -> [UInt8] {
    var digits: [UInt8] = []
    for index in number.indices {
      if number[index] | 0x20 == UInt8(ascii: "e") { break }
      let isDigit = (0x30...0x39).contains(number[index])
      if isDigit, number[index] != 0x30 || !digits.isEmpty { digits.append(number[index]) }
    }
    while digits.last == 0x30 { digits.removeLast() }
    return digits
  }

  /// The number where mantissa and power of ten are both exact, so that one operation rounds
  /// correctly; nil where they are not.
  private static func exactDouble(_ bytes: ByteSpan, _ shape: NumberShape) -> Double? {
    let power = shape.exponent - shape.fraction.count
    guard shape.whole.count + shape.fraction.count <= 15, (-22...22).contains(power) else {
      return nil
    }
    var mantissa = 0
    for index in shape.whole { mantissa = mantissa * 10 + Int(bytes[index] & 0x0F) }
    for index in shape.fraction { mantissa = mantissa * 10 + Int(bytes[index] & 0x0F) }
    var scale = 1.0
    for _ in 0..<abs(power) { scale *= 10 }
    let magnitude = power < 0 ? Double(mantissa) / scale : Double(mantissa) * scale
    return shape.isNegative ? -magnitude : magnitude
  }

  /// Reads `true` or `false`, and nothing else.
  package static func bool(_ bytes: ByteSpan) throws(ScalarMistake) -> Bool {
    if bytes.equals("true") { return true }
    if bytes.equals("false") { return false }
    throw ScalarMistake(.bool, bytes.isEmpty ? .empty : .other)
  }
}
