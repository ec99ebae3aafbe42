import Escaping

/// Numbers and texts as written by `%` fields of a format.
enum PrintfText {
  /// A place of a format: `%05.2f`.
  struct Field {
    let conversion: UInt8
    private var width = 0
    /// The number after the point: of decimals, of digits at least, of characters at most.
    private var precision: Int?
    private var isLeft = false
    private var hasZeros = false
    private var showsPlus = false
    private var hasSpace = false

    /// Reads the place that starts at `index`; nil where there is no known one.
    init?(_ pattern: ArraySlice<UInt8>, at index: inout Int) {
      index += 1
      flags: while index < pattern.endIndex {
        switch pattern[index] {
        case UInt8(ascii: "-"): isLeft = true
        case UInt8(ascii: "0"): hasZeros = true
        case UInt8(ascii: "+"): showsPlus = true
        case UInt8(ascii: " "): hasSpace = true
        default: break flags
        }
        index += 1
      }
      width = Field.number(pattern, at: &index)
      if index < pattern.endIndex, pattern[index] == UInt8(ascii: ".") {
        index += 1
        precision = Field.number(pattern, at: &index)
      }
      guard index < pattern.endIndex else { return nil }
      conversion = pattern[index]
      index += 1
      guard "sdifFxX%".utf8.contains(conversion) else { return nil }
    }

    private static func number(_ pattern: ArraySlice<UInt8>, at index: inout Int) -> Int {
      var number = 0
      while index < pattern.endIndex, isDigit(pattern[index]) {
        number = min(1_000_000, number * 10 + Int(pattern[index] - UInt8(ascii: "0")))
        index += 1
      }
      return number
    }

    /// How many decimals are written.
    private var decimals: Int { min(20, precision ?? 6) }

    /// Appends a number.
    func append(_ number: Number, to output: inout [UInt8]) throws(RenderingFailure) {
      if number.double >= 0 { appendSign(to: &output) }
      switch conversion {
      case UInt8(ascii: "f"), UInt8(ascii: "F"):
        PrintfText.append(number.double, decimals: decimals, to: &output)
      case UInt8(ascii: "x"), UInt8(ascii: "X"):
        let isUpper = conversion == UInt8(ascii: "X")
        appendDigits(try whole(number), radix: 16, isUpper: isUpper, to: &output)
      default: appendDigits(try whole(number), radix: 10, isUpper: false, to: &output)
      }
    }

    /// Appends what is before a number that is not negative.
    private func appendSign(to output: inout [UInt8]) {
      if showsPlus {
        output.append(UInt8(ascii: "+"))
      } else if hasSpace {
        output.append(0x20)
      }
    }

    /// Appends a whole number with at least as many digits as the precision.
    private func appendDigits(
      _ number: Int, radix: Int, isUpper: Bool, to output: inout [UInt8]
    ) {
      if number < 0 { output.append(UInt8(ascii: "-")) }
      let digits = Array(String(number.magnitude, radix: radix, uppercase: isUpper).utf8)
      output += repeatElement(0x30, count: max(0, (precision ?? 0) - digits.count))
      output += digits
    }

    /// Appends a decimal number.
    func append(_ number: ExactDecimal, to output: inout [UInt8]) throws(RenderingFailure) {
      switch conversion {
      case UInt8(ascii: "f"), UInt8(ascii: "F"):
        if !number.isNegative { appendSign(to: &output) }
        number.rounded(to: decimals).append(to: &output)
      default:
        guard let whole = number.whole else { throw .overflow }
        try append(.int(whole), to: &output)
      }
    }

    private func whole(_ number: Number) throws(RenderingFailure) -> Int {
      guard let whole = number.whole else { throw .overflow }
      return whole
    }

    /// Cuts a text that was appended since `start` off at the precision, and fills what was appended
    /// up to the width.
    func fit(_ output: inout [UInt8], from start: Int) {
      if conversion == UInt8(ascii: "s"), let precision {
        let starts = CodePoint.starts(in: output[start...])
        if precision < starts.count { output.removeSubrange(starts[precision]...) }
      }
      let missing = width - CodePoint.count(in: output[start...])
      guard missing > 0 else { return }
      if isLeft {
        output += repeatElement(0x20, count: missing)
      } else if hasZeros, conversion != UInt8(ascii: "s") {
        let isSigned = "-+ ".utf8.contains(output[start])
        output.insert(
          contentsOf: repeatElement(0x30, count: missing), at: isSigned ? start + 1 : start)
      } else {
        output.insert(contentsOf: repeatElement(0x20, count: missing), at: start)
      }
    }
  }

  /// A number below 2⁵³ times a power of ten of at most 20, rounded exactly: to the nearer whole
  /// number, to the even one where the number lies in the middle. 2.675 lies below the middle.
  static func roundedScaled(_ number: Double, decimals: Int) -> UInt128 {
    var power: UInt128 = 1
    for _ in 0..<decimals { power *= 10 }
    // The number is its significand times a power of two.
    guard number > 0 else { return 0 }
    let exponent = Int(number.exponent) - 52
    let significand = UInt128(number.significand * 0x1p52)
    let product = significand * power
    if exponent >= 0 { return product << UInt128(exponent) }
    guard exponent > -127 else { return 0 }
    let shift = UInt128(-exponent)
    let (whole, rest, half) = (
      product >> shift, product & ((1 << shift) - 1), (1 as UInt128) << (shift - 1)
    )
    return rest > half || rest == half && whole % 2 == 1 ? whole + 1 : whole
  }

  /// Appends a number with exactly this many decimals, rounded.
  static func append(_ number: Double, decimals: Int, to output: inout [UInt8]) {
    guard number.isFinite, let whole = UInt128(exactly: number.magnitude.rounded(.towardZero))
    else {
      output += Array(number.description.utf8)
      return
    }
    var digits: [UInt8]
    if number.magnitude < 0x1p53 {
      digits = Array(String(roundedScaled(number.magnitude, decimals: decimals)).utf8)
    } else {
      // It has no fraction.
      digits = Array(String(whole).utf8) + [UInt8](repeating: 0x30, count: decimals)
    }
    while digits.count <= decimals { digits.insert(0x30, at: 0) }
    if number.sign == .minus { output.append(UInt8(ascii: "-")) }
    output += digits.dropLast(decimals)
    if decimals > 0 {
      output.append(UInt8(ascii: "."))
      output += digits.suffix(decimals)
    }
  }
}
