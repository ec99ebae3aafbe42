import Schema

#if canImport(Glibc)
  import Glibc
#endif

// Numbers: whole, floating and decimal ones.
extension PageValues {
  /// A value as a number; 0 where it is none.
  func number(of value: Value) -> Number {
    switch value.tag {
    case .int: .int(value.int)
    case .double: .double(value.double)
    case .bool: .int(value.bool ? 1 : 0)
    case .decimal: .double(Number(sharedBytes(of: value.text))?.double ?? 0)
    case .none, .text, .tree, .date, .duration, .choice, .list, .record, .header, .fragment, .file,
      .page:
      .int(0)
    }
  }

  mutating func calculate(
    _ operation: Arithmetic, _ left: Value, _ right: Value
  ) throws(RenderingFailure) -> Value {
    if left.tag == .duration { return try operation.ofDurations(left, right) }
    if left.tag == .decimal || right.tag == .decimal {
      return try makeDecimal(
        operation.of(decimal(of: left), decimal(of: right), exponent: right.int))
    }
    let (first, second) = (number(of: left), number(of: right))
    if case .int(let one) = first, case .int(let other) = second {
      return try operation.of(one, other)
    }
    return try operation.of(first.double, second.double)
  }

  mutating func negated(_ value: Value) throws(RenderingFailure) -> Value {
    if value.tag == .decimal { return try makeDecimal(-decimal(of: value)) }
    switch number(of: value) {
    case .int(let number):
      guard number != .min else { throw .overflow }
      return .int(-number)
    case .double(let number): return .double(-number)
    }
  }

  mutating func absolute(_ value: Value) throws(RenderingFailure) -> Value {
    if value.tag == .decimal {
      let number = decimal(of: value)
      return number.isNegative ? try makeDecimal(-number) : value
    }
    let number = number(of: value)
    return number.double < 0 ? try negated(value) : positive(value)
  }

  func positive(_ value: Value) -> Value {
    if value.tag == .decimal { return value }
    return switch number(of: value) {
    case .int(let number): .int(number)
    case .double(let number): .double(number)
    }
  }

  mutating func rounded(
    _ value: Value, precision: Int, method: Int
  ) throws(RenderingFailure) -> Value {
    if value.tag == .decimal {
      let precision = max(-ExactDecimal.mostDigits, min(ExactDecimal.mostDigits, precision))
      let rounding = ExactDecimal.Rounding(rawValue: method) ?? .toNearest
      return try makeDecimal(decimal(of: value).rounded(to: precision, rounding))
    }
    if method == 0, case .int(let whole) = number(of: value) {
      if precision >= 0 { return .int(whole) }
      let rounded = ExactDecimal(whole).rounded(to: max(-20, precision)).whole
      guard let rounded else { throw .overflow }
      return .int(rounded)
    }
    let number = number(of: value).double
    let factor = pow(10, Double(max(-300, min(300, precision))))
    let scaled = number * factor
    guard scaled.isFinite, scaled.magnitude < 0x1p53 else { return .double(number) }
    switch method {
    // Nobody reads a negative zero.
    case 1: return .double((scaled.rounded(.up) + 0) / factor)
    case 2: return .double((scaled.rounded(.down) + 0) / factor)
    default:
      return .double(number.rounded(toDecimals: precision, scaled: scaled, factor: factor) + 0)
    }
  }

  /// A number, or a text that is one, truncated to a whole number. The fallback stands in for other
  /// texts, 0 where it is none, and for numbers with more than 64 bits, which stop the page where
  /// it is none.
  func toInt(_ value: Value, default fallback: Value) throws(RenderingFailure) -> Value {
    let number = written(value)
    if number == nil, fallback.isNone { return .int(0) }
    let whole = value.tag == .decimal ? decimal(of: value).whole : number?.whole
    guard whole != nil || !fallback.isNone else { throw .overflow }
    return whole.map { .int($0) } ?? fallback
  }

  /// A number, or a text that is one, as a floating-point number; otherwise as `toInt`.
  func toDouble(_ value: Value, default fallback: Value) throws(RenderingFailure) -> Value {
    let number = written(value)
    if let number, number.double.isFinite { return .double(number.double) }
    guard fallback.isNone else { return positive(fallback) }
    guard number == nil else { throw .infinite }
    return .double(0)
  }

  /// A number, or a text that is one; nil for other texts.
  private func written(_ value: Value) -> Number? {
    value.tag == .text ? Number(sharedBytes(of: value.text)) : number(of: value)
  }

  mutating func sum(_ list: Value, start: Value) throws(RenderingFailure) -> Value {
    var total = start
    for slot in list.elements {
      let element = value(at: slot)
      if total.isNone {
        total = element
      } else {
        total = try calculate(.add, total, element)
      }
    }
    return total.isNone ? .duration(lower: 0, upper: 0) : total
  }

  /// The number of steps of a range; at most one more than a page may make.
  static func steps(from start: Int, to stop: Int, by step: Int) throws(RenderingFailure) -> Int {
    guard step != 0 else { throw RenderingFailure("the step of 'range' is zero") }
    guard step > 0 ? start < stop : start > stop else { return 0 }
    let (difference, overflow) = stop.subtractingReportingOverflow(start)
    guard !overflow else { return elementLimit + 1 }
    let count = (difference.magnitude - 1) / step.magnitude + 1
    return Int(min(count, UInt(elementLimit) + 1))
  }

  /// The list of the numbers from `start` to `stop`.
  mutating func range(
    _ start: Value, _ stop: Value, _ step: Value
  ) throws(RenderingFailure) -> Value {
    let count = try Self.steps(from: start.int, to: stop.int, by: step.int)
    guard count <= 1_000_000 else {
      throw RenderingFailure("'range' makes a list of more than 1,000,000 numbers")
    }
    return try makeList((0..<count).map { .int(start.int + $0 * step.int) })
  }

  // MARK: Decimal numbers

  /// A number as an exact one.
  func decimal(of value: Value) -> ExactDecimal {
    if value.tag == .decimal { return ExactDecimal(text: sharedBytes(of: value.text)) }
    return switch number(of: value) {
    case .int(let number): ExactDecimal(number)
    case .double(let number): ExactDecimal(number)
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
}
