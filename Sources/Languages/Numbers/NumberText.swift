import Escaping

/// Numbers as text.
package enum NumberText {
  /// Appends the decimal digits of an integer.
  package static func append(_ number: Int, to output: inout [UInt8]) {
    append(number, digits: 1, to: &output)
  }

  /// Appends an integer with zeros before it up to `count` digits, at most twenty.
  static func append(_ number: Int, digits count: Int, to output: inout [UInt8]) {
    // Days, months, minutes, and most other counts.
    if number >= 0, number < 100, count <= 2 {
      if number >= 10 || count == 2 { output.append(UInt8(ascii: "0") + UInt8(number / 10)) }
      return output.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
    if number < 0 { output.append(UInt8(ascii: "-")) }
    var digits = InlineArray<20, UInt8>(repeating: UInt8(ascii: "0"))
    var start = digits.count
    var rest = number.magnitude
    while rest > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      start -= 1
      digits[start] = UInt8(ascii: "0") + UInt8(digit)
      rest = quotient
    }
    start = min(start, digits.count - min(count, digits.count))
    output.append(digits.span.extracting(start...))
  }

  /// Appends the shortest decimal number that reads back as this one: `0.1`, `4.0`, `1e+16`.
  package static func append(_ number: Double, to output: inout [UInt8]) {
    // Up to three decimals and fifteen digits, which is nearly all there is, a number that is
    // a whole number of thousandths is written as one: no two such numbers are the same Double.
    let scaled = number.magnitude * 1000
    guard scaled < 1e15, number != 0 || number.sign == .plus else {
      return output.append(contentsOf: number.description.utf8)
    }
    let thousandths = Int(scaled + 0.5)
    guard Double(thousandths) / 1000 == number.magnitude else {
      return output.append(contentsOf: number.description.utf8)
    }
    if number < 0 { output.append(UInt8(ascii: "-")) }
    let (whole, fraction) = thousandths.quotientAndRemainder(dividingBy: 1000)
    append(whole, to: &output)
    output.append(UInt8(ascii: "."))
    if fraction % 100 == 0 {
      append(fraction / 100, digits: 1, to: &output)
    } else if fraction % 10 == 0 {
      append(fraction / 10, digits: 2, to: &output)
    } else {
      append(fraction, digits: 3, to: &output)
    }
  }
}
