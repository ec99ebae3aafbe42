import Schema

// Decimal numbers: nothing of them goes through floating point.
extension Machine {
  /// A number as an exact one.
  func decimal(of value: Value) -> ExactDecimal {
    switch value.tag {
    case .decimal: return ExactDecimal(text: bytes(of: value.text))
    default:
      switch number(of: value) {
      case .int(let number): return ExactDecimal(number)
      case .double(let number): return ExactDecimal(number)
      }
    }
  }

  /// A number as a value of the page.
  mutating func makeDecimal(_ number: ExactDecimal) throws(RenderingFailure) -> Value {
    guard number.scale <= ExactDecimal.mostDigits,
      number.digits.count - number.scale <= ExactDecimal.mostDigits
    else {
      throw RenderingFailure(
        "a decimal number has more than \(ExactDecimal.mostDigits) digits before or after the "
          + "point", help: "round it on the way: '… | round(2)'")
    }
    let start = layer.text.count
    number.append(to: &layer.text)
    return .decimal(try finishText(from: start).text)
  }

  /// Arithmetic where one of the numbers is a decimal one.
  mutating func exact(
    _ operation: Arithmetic, _ left: Value, _ right: Value
  ) throws(RenderingFailure) -> Value {
    let (first, second) = (decimal(of: left), decimal(of: right))
    switch operation {
    case .add: return try makeDecimal(first + second)
    case .subtract: return try makeDecimal(first - second)
    case .multiply: return try makeDecimal(first * second)
    case .power: return try makeDecimal(try power(first, right.int))
    case .divide: return try makeDecimal(first / Self.divisor(second))
    case .floorDivide:
      return try makeDecimal(ExactDecimal.floorDivision(first, Self.divisor(second)).quotient)
    case .modulo:
      return try makeDecimal(ExactDecimal.floorDivision(first, Self.divisor(second)).rest)
    }
  }

  private static func divisor(_ number: ExactDecimal) throws(RenderingFailure) -> ExactDecimal {
    guard !number.digits.isEmpty else { throw divisionByZero }
    return number
  }

  private func power(
    _ base: ExactDecimal, _ exponent: Int
  ) throws(RenderingFailure) -> ExactDecimal {
    guard exponent.magnitude <= 1000 else {
      throw RenderingFailure("the exponent of a decimal number is beyond 1000")
    }
    var result = ExactDecimal(1)
    for _ in 0..<exponent.magnitude {
      result = result * base
      let limit = 2 * ExactDecimal.mostDigits
      guard max(result.digits.count, result.scale) <= limit else { return result }
    }
    guard exponent < 0 else { return result }
    guard !result.digits.isEmpty else { throw Self.divisionByZero }
    return ExactDecimal(1) / result
  }

  /// Negative where the first of two numbers is smaller, 0 where they are equal.
  func compareNumbers(_ left: Value, _ right: Value) -> Int {
    if left.tag == .decimal || right.tag == .decimal {
      if left.tag == right.tag {
        return Scalar.compareDecimals(bytes(of: left.text).span, bytes(of: right.text).span)
      }
      return ExactDecimal.compare(decimal(of: left), decimal(of: right))
    }
    if case .int(let one) = number(of: left), case .int(let other) = number(of: right) {
      return one < other ? -1 : one == other ? 0 : 1
    }
    let (one, other) = (number(of: left).double, number(of: right).double)
    return one < other ? -1 : one == other ? 0 : 1
  }
}
