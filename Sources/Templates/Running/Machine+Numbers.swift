import Schema

#if canImport(Glibc)
  import Glibc
#endif

// Arithmetic, as Python does it.
extension Machine {
  /// A value as a number; 0 for what is none.
  func number(of value: Value) -> Number {
    switch value.tag {
    case .int: .int(value.int)
    case .double: .double(value.double)
    case .bool: .int(value.bool ? 1 : 0)
    case .decimal: .double(Number(bytes(of: value.text))?.double ?? 0)
    default: .int(0)
    }
  }

  mutating func calculate(
    _ operation: Arithmetic, _ left: Value, _ right: Value
  ) throws(RenderingFailure) -> Value {
    if left.tag == .duration { return try duration(operation, left, right) }
    if left.tag == .decimal || right.tag == .decimal {
      return try exact(operation, left, right)
    }
    let (first, second) = (number(of: left), number(of: right))
    if case .int(let one) = first, case .int(let other) = second {
      return try whole(operation, one, other)
    }
    return try floating(operation, first.double, second.double)
  }

  /// Durations are added and subtracted; the shorter one of a difference leaves nothing.
  private func duration(
    _ operation: Arithmetic, _ left: Value, _ right: Value
  ) throws(RenderingFailure) -> Value {
    guard operation == .add else {
      return .duration(
        lower: left.first - min(left.first, right.first),
        upper: left.second - min(left.second, right.second))
    }
    let (lower, _) = left.first.addingReportingOverflow(right.first)
    let (upper, overflow) = left.second.addingReportingOverflow(right.second)
    guard !overflow else {
      throw RenderingFailure("a duration is longer than 4,294,967,295 seconds")
    }
    return .duration(lower: lower, upper: upper)
  }

  private func whole(
    _ operation: Arithmetic, _ one: Int, _ other: Int
  ) throws(RenderingFailure) -> Value {
    let result: (partialValue: Int, overflow: Bool)
    switch operation {
    case .add: result = one.addingReportingOverflow(other)
    case .subtract: result = one.subtractingReportingOverflow(other)
    case .multiply: result = one.multipliedReportingOverflow(by: other)
    case .floorDivide, .modulo:
      guard other != 0 else { throw Self.divisionByZero }
      guard one != .min || other != -1 else { throw Self.overflow }
      let (quotient, rest) = one.quotientAndRemainder(dividingBy: other)
      let isOff = rest != 0 && (rest < 0) != (other < 0)
      return .int(
        operation == .floorDivide
          ? (isOff ? quotient - 1 : quotient) : (isOff ? rest + other : rest)
      )
    case .power:
      guard other >= 0 else { return try floating(.power, Double(one), Double(other)) }
      return try .int(power(one, other))
    case .divide: return try floating(.divide, Double(one), Double(other))
    }
    guard !result.overflow else { throw Self.overflow }
    return .int(result.partialValue)
  }

  private func power(_ base: Int, _ exponent: Int) throws(RenderingFailure) -> Int {
    if base == 1 || exponent == 0 { return 1 }
    if base == 0 { return 0 }
    if base == -1 { return exponent % 2 == 0 ? 1 : -1 }
    guard exponent < 64 else { throw Self.overflow }
    var result = 1
    for _ in 0..<exponent {
      let (next, overflow) = result.multipliedReportingOverflow(by: base)
      guard !overflow else { throw Self.overflow }
      result = next
    }
    return result
  }

  private func floating(
    _ operation: Arithmetic, _ one: Double, _ other: Double
  ) throws(RenderingFailure) -> Value {
    switch operation {
    case .add: return .double(one + other)
    case .subtract: return .double(one - other)
    case .multiply: return .double(one * other)
    case .power:
      guard one != 0 || other >= 0 else { throw Self.divisionByZero }
      return .double(pow(one, other))
    case .divide, .floorDivide, .modulo:
      guard other != 0 else { throw Self.divisionByZero }
      if operation == .divide { return .double(one / other) }
      if operation == .floorDivide { return .double((one / other).rounded(.down)) }
      let rest = one.truncatingRemainder(dividingBy: other)
      return .double(rest != 0 && (rest < 0) != (other < 0) ? rest + other : rest)
    }
  }

  static var divisionByZero: RenderingFailure {
    RenderingFailure("a number is divided by zero", help: "write an 'if' around it")
  }

  private static var overflow: RenderingFailure {
    RenderingFailure("a whole number has more than 64 bits")
  }

  // MARK: One number

  mutating func negated(_ value: Value) throws(RenderingFailure) -> Value {
    if value.tag == .decimal { return try makeDecimal(-decimal(of: value)) }
    switch number(of: value) {
    case .int(let number):
      guard number != .min else { throw Self.overflow }
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
    if method == 0, case .int(let whole) = number(of: value), precision >= 0 { return .int(whole) }
    let number = number(of: value).double
    let factor = pow(10, Double(max(-300, min(300, precision))))
    let scaled = number * factor
    guard scaled.isFinite, scaled.magnitude < 0x1p53 else { return .double(number) }
    switch method {
    case 1: return .double(scaled.rounded(.up) / factor)
    case 2: return .double(scaled.rounded(.down) / factor)
    default:
      let result = nearest(number, precision, scaled, factor)
      if value.tag == .int { return Int(exactly: result).map { .int($0) } ?? value }
      return .double(result)
    }
  }

  /// The nearest number with so many decimals, as exact as Python's.
  private func nearest(
    _ number: Double, _ precision: Int, _ scaled: Double, _ factor: Double
  ) -> Double {
    guard (0...20).contains(precision), number.magnitude < 1e15 else {
      return scaled.rounded(.toNearestOrEven) / factor
    }
    let whole = Double(PrintfText.roundedScaled(number.magnitude, decimals: precision))
    return (number < 0 ? -whole : whole) / factor
  }

  func toInt(_ value: Value, default fallback: Value) -> Value {
    if value.tag == .decimal { return decimal(of: value).whole.map { .int($0) } ?? fallback }
    let number = value.tag == .text ? Number(bytes(of: value.text)) : number(of: value)
    switch number {
    case .int(let number): return .int(number)
    case .double(let number):
      return Int(exactly: number.rounded(.towardZero)).map { .int($0) } ?? fallback
    case nil: return fallback
    }
  }

  func toDouble(_ value: Value, default fallback: Value) -> Value {
    let number = value.tag == .text ? Number(bytes(of: value.text)) : number(of: value)
    return number.map { .double($0.double) } ?? positive(fallback)
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

  /// A number without what follows its point; the nearest one of 64 bits.
  private static func whole(_ number: Double) -> Int {
    Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }

  /// A number of bytes as people read it, as Jinja2 writes it.
  mutating func fileSize(_ value: Value, binary: Bool) throws(RenderingFailure) -> Value {
    let base: Double = binary ? 1024 : 1000
    var bytes = number(of: value).double
    guard bytes >= base else {
      return try makeText((bytes == 1 ? "1 Byte" : "\(Self.whole(bytes)) Bytes").utf8)
    }
    let units = binary ? ["KiB", "MiB", "GiB", "TiB", "PiB"] : ["kB", "MB", "GB", "TB", "PB"]
    var unit = 0
    bytes /= base
    while bytes >= base, unit < units.count - 1 {
      bytes /= base
      unit += 1
    }
    var digits: [UInt8] = []
    PrintfText.append(bytes, decimals: 1, to: &digits)
    return try makeText(digits + [UInt8(ascii: " ")] + Array(units[unit].utf8))
  }
}
