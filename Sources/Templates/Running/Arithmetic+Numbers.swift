import Schema

#if canImport(Glibc)
  import Glibc
#endif

// The result of an operator for two numbers of the same kind, as in Python; overflow and division
// by zero stop the page.
extension Arithmetic {
  /// Of two whole numbers.
  func of(_ one: Int, _ other: Int) throws(RenderingFailure) -> Value {
    let result: (partialValue: Int, overflow: Bool)
    switch self {
    case .add: result = one.addingReportingOverflow(other)
    case .subtract: result = one.subtractingReportingOverflow(other)
    case .multiply: result = one.multipliedReportingOverflow(by: other)
    case .floorDivide, .modulo:
      guard other != 0 else { throw .divisionByZero }
      guard other != -1 else { return self == .modulo ? .int(0) : try .int(Self.negated(one)) }
      let (quotient, rest) = one.quotientAndRemainder(dividingBy: other)
      let isOff = rest != 0 && (rest < 0) != (other < 0)
      return .int(
        self == .floorDivide
          ? (isOff ? quotient - 1 : quotient) : (isOff ? rest + other : rest)
      )
    case .power:
      guard other >= 0 else { return try of(Double(one), Double(other)) }
      return try .int(Self.power(one, other))
    case .divide: return try of(Double(one), Double(other))
    }
    guard !result.overflow else { throw .overflow }
    return .int(result.partialValue)
  }

  private static func negated(_ number: Int) throws(RenderingFailure) -> Int {
    guard number != .min else { throw .overflow }
    return -number
  }

  private static func power(_ base: Int, _ exponent: Int) throws(RenderingFailure) -> Int {
    if base == 1 || exponent == 0 { return 1 }
    if base == 0 { return 0 }
    if base == -1 { return exponent % 2 == 0 ? 1 : -1 }
    guard exponent < 64 else { throw .overflow }
    var result = 1
    for _ in 0..<exponent {
      let (next, overflow) = result.multipliedReportingOverflow(by: base)
      guard !overflow else { throw .overflow }
      result = next
    }
    return result
  }

  /// Of two floating-point numbers.
  func of(_ one: Double, _ other: Double) throws(RenderingFailure) -> Value {
    let result = try unchecked(one, other)
    guard !result.isNaN else {
      throw RenderingFailure("a root of a negative number is no number")
    }
    guard result.isFinite else { throw .infinite }
    return .double(result)
  }

  private func unchecked(_ one: Double, _ other: Double) throws(RenderingFailure) -> Double {
    switch self {
    case .add: return one + other
    case .subtract: return one - other
    case .multiply: return one * other
    case .power:
      guard one != 0 || other >= 0 else { throw .divisionByZero }
      return pow(one, other)
    case .divide, .floorDivide, .modulo:
      guard other != 0 else { throw .divisionByZero }
      if self == .divide { return one / other }
      let rest = one.truncatingRemainder(dividingBy: other)
      let isOff = rest != 0 && (rest < 0) != (other < 0)
      if self == .modulo {
        return rest == 0 ? Double(signOf: other, magnitudeOf: 0) : isOff ? rest + other : rest
      }
      // A rounded quotient may be a whole number that the exact one is below: 1 // 0.1 is 9.
      let quotient = (one - rest) / other - (isOff ? 1 : 0)
      if quotient == 0 { return Double(signOf: one / other, magnitudeOf: 0) }
      let floor = quotient.rounded(.down)
      return quotient - floor > 0.5 ? floor + 1 : floor
    }
  }

  /// Of two decimal numbers; `exponent` is the second as a whole number, for a power.
  func of(
    _ first: ExactDecimal, _ second: ExactDecimal, exponent: Int
  ) throws(RenderingFailure) -> ExactDecimal {
    switch self {
    case .add: return first + second
    case .subtract: return first - second
    case .multiply: return first * second
    case .power: return try first.raised(to: exponent)
    case .divide: return try first / second.asDivisor
    case .floorDivide: return try ExactDecimal.floorDivision(first, second.asDivisor).quotient
    case .modulo: return try ExactDecimal.floorDivision(first, second.asDivisor).rest
    }
  }

  /// Of two durations, which are added and subtracted. A range less another one is from the least to
  /// the greatest difference.
  func ofDurations(_ left: Value, _ right: Value) throws(RenderingFailure) -> Value {
    guard self == .add else {
      guard left.first >= right.second else {
        throw RenderingFailure("a duration is below zero: a longer one is taken from it")
      }
      return .duration(lower: left.first - right.second, upper: left.second - right.first)
    }
    let (lower, _) = left.first.addingReportingOverflow(right.first)
    let (upper, overflow) = left.second.addingReportingOverflow(right.second)
    guard !overflow else {
      throw RenderingFailure("a duration is longer than 4,294,967,295 seconds")
    }
    return .duration(lower: lower, upper: upper)
  }
}

extension ExactDecimal {
  fileprivate var asDivisor: ExactDecimal {
    get throws(RenderingFailure) {
      guard !digits.isEmpty else { throw .divisionByZero }
      return self
    }
  }

  fileprivate func raised(to exponent: Int) throws(RenderingFailure) -> ExactDecimal {
    guard exponent.magnitude <= 1000 else {
      throw RenderingFailure("the exponent of a decimal number is beyond 1000")
    }
    var result = ExactDecimal(1)
    for _ in 0..<exponent.magnitude {
      result = result * self
      let limit = 2 * ExactDecimal.mostDigits
      guard max(result.digits.count, result.scale) <= limit else { return result }
    }
    guard exponent < 0 else { return result }
    return try ExactDecimal(1) / result.asDivisor
  }
}

extension Double {
  /// The nearest number with this many decimals, as exact as in Python; `scaled` is the number
  /// times `factor`, which is ten to the power of `precision`.
  func rounded(toDecimals precision: Int, scaled: Double, factor: Double) -> Double {
    guard (0...20).contains(precision), magnitude < 1e15 else {
      return scaled.rounded(.toNearestOrEven) / factor
    }
    let whole = Double(PrintfText.roundedScaled(magnitude, decimals: precision))
    return (self < 0 ? -whole : whole) / factor
  }
}
