import Escaping

/// Numbers and texts as written by `%` fields of a format.
enum PrintfText {
  /// The places of a format that values fill.
  static func fields(of pattern: ArraySlice<UInt8>) throws(RenderingFailure) -> [Field] {
    var fields: [Field] = []
    var index = pattern.startIndex
    while let place = pattern[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = place
      let field = try Field(pattern, at: &index)
      if field.takesValue { fields.append(field) }
    }
    return fields
  }

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

    /// Whether it is filled by a value: `%%` is not.
    var takesValue: Bool { conversion != UInt8(ascii: "%") }
    /// Whether its value is a number.
    var takesNumber: Bool { takesValue && conversion != UInt8(ascii: "s") }

    /// Reads the place that starts at `index`.
    init(_ pattern: ArraySlice<UInt8>, at index: inout Int) throws(RenderingFailure) {
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
      width = try Field.number(pattern, at: &index)
      if index < pattern.endIndex, pattern[index] == UInt8(ascii: ".") {
        index += 1
        precision = try Field.number(pattern, at: &index)
      }
      guard index < pattern.endIndex, "sdifFxX%".utf8.contains(pattern[index]) else {
        throw RenderingFailure("'format' takes %s, %d, %f, %x and %%")
      }
      conversion = pattern[index]
      index += 1
      if writesDecimals, decimals > Field.mostDecimals {
        throw RenderingFailure("'format' writes 0 to \(Field.mostDecimals) decimals")
      }
    }

    private static func number(
      _ pattern: ArraySlice<UInt8>, at index: inout Int
    ) throws(RenderingFailure) -> Int {
      var number = 0
      while index < pattern.endIndex, isDigit(pattern[index]) {
        number = number * 10 + Int(pattern[index] - UInt8(ascii: "0"))
        guard number <= ArgumentRange.most else {
          throw RenderingFailure("'format' fills at most 1,000,000 characters")
        }
        index += 1
      }
      return number
    }

    private var writesDecimals: Bool { conversion | 0x20 == UInt8(ascii: "f") }

    /// How many decimals are written.
    private var decimals: Int { precision ?? 6 }
    private static let mostDecimals = 20

    /// Appends a number.
    func append(_ number: Number, to output: inout [UInt8]) throws(RenderingFailure) {
      if case .int(let whole) = number, writesDecimals {
        return try append(ExactDecimal(whole), to: &output)
      }
      if number.double >= 0 { appendSign(to: &output) }
      switch conversion {
      case UInt8(ascii: "f"), UInt8(ascii: "F"):
        PrintfText.append(number.double, decimals: decimals, to: &output)
      case UInt8(ascii: "x"), UInt8(ascii: "X"):
        let isUpper = conversion == UInt8(ascii: "X")
        if case .double(let double) = number, double != double.rounded(.towardZero) {
          throw PrintfText.noWholeNumber
        }
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
        if conversion | 0x20 == UInt8(ascii: "x"),
          number.digits.prefix(number.scale).contains(where: { $0 != 0 })
        {
          throw PrintfText.noWholeNumber
        }
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
        let starts = ShownCharacters.starts(in: output[start...])
        if precision < starts.count { output.removeSubrange(starts[precision]...) }
      }
      let missing = width - ShownCharacters.count(in: output[start...])
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

  // What stops a page, or is found when its template is compiled.
  static let tooFewValues = RenderingFailure("'format' has fewer values than places for them")
  static let tooManyValues = RenderingFailure("'format' has more values than places for them")
  static let noWholeNumber = RenderingFailure("'format' needs a whole number for %x")
  static let noNumber = RenderingFailure("'format' needs a number for %d, %f and %x")

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

  /// The digits of a finite number from 2⁵³ on, which has no fraction: it is its significand doubled
  /// as often as its exponent says.
  private static func wholeDigits(of number: Double) -> [UInt8] {
    let significand = UInt64(number.significand * 0x1p52)
    var digits = String(significand).utf8.reversed().map { $0 - 0x30 }
    for _ in 52..<Int(number.exponent) {
      var carry: UInt8 = 0
      for place in digits.indices {
        let doubled = digits[place] * 2 + carry
        digits[place] = doubled % 10
        carry = doubled / 10
      }
      if carry > 0 { digits.append(carry) }
    }
    return digits.reversed().map { $0 + 0x30 }
  }

  /// Appends a number with exactly this many decimals, rounded.
  static func append(_ number: Double, decimals: Int, to output: inout [UInt8]) {
    guard number.isFinite else {
      output += Array(number.description.utf8)
      return
    }
    var digits: [UInt8]
    if number.magnitude < 0x1p53 {
      digits = Array(String(roundedScaled(number.magnitude, decimals: decimals)).utf8)
    } else {
      digits =
        wholeDigits(of: number.magnitude) + [UInt8](repeating: 0x30, count: decimals)
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
