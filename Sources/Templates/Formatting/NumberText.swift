/// Numbers as text.
package enum NumberText {
  /// Appends the decimal digits of an integer.
  package static func append(_ number: Int, to output: inout [UInt8]) {
    if number < 0 { output.append(UInt8(ascii: "-")) }
    let start = output.count
    var rest = number.magnitude
    repeat {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      rest = quotient
    } while rest > 0
    output[start...].reverse()
  }

  /// Appends an integer with zeros before it up to `count` digits.
  static func append(_ number: Int, digits count: Int, to output: inout [UInt8]) {
    if number < 0 { output.append(UInt8(ascii: "-")) }
    let start = output.count
    append(Int(truncatingIfNeeded: number.magnitude & UInt(Int.max)), to: &output)
    let missing = count - (output.count - start)
    if missing > 0 { output.insert(contentsOf: repeatElement(0x30, count: missing), at: start) }
  }

  /// Appends the shortest decimal number that reads back as this one: `0.1`, `4.0`, `1e+16`.
  package static func append(_ number: Double, to output: inout [UInt8]) {
    // Up to three decimals and fifteen digits, which is nearly all there is, a number that is
    // a whole number of thousandths is written as one: no two such numbers are the same Double.
    let thousandths = (number * 1000).rounded()
    guard thousandths.magnitude < 1e15, thousandths / 1000 == number,
      number != 0 || number.sign == .plus
    else { return output.append(contentsOf: number.description.utf8) }
    if number < 0 { output.append(UInt8(ascii: "-")) }
    let (whole, fraction) = Int(thousandths.magnitude).quotientAndRemainder(dividingBy: 1000)
    append(whole, to: &output)
    output.append(UInt8(ascii: "."))
    let start = output.count
    append(fraction, digits: 3, to: &output)
    while output.count > start + 1, output.last == UInt8(ascii: "0") { output.removeLast() }
  }
}
