import Escaping

extension NumberText {
  /// The maximum number of decimals.
  package static let mostFractionDigits = 20

  /// Appends an integer as a language writes it: `12.345`.
  package static func append(
    _ number: Int, in language: LanguageFormat, fractionDigits: Int? = nil,
    to output: inout [UInt8]
  ) {
    let start = output.count
    append(number, to: &output)
    localize(&output, from: start, in: language, fractionDigits: fractionDigits)
  }

  /// Appends a number as a language writes it, rounded to `fractionDigits`, or with as many as
  /// it has; a whole number has none.
  package static func append(
    _ number: Double, in language: LanguageFormat, fractionDigits: Int? = nil,
    to output: inout [UInt8]
  ) {
    let start = output.count
    guard number.isFinite else { return append(number, to: &output) }
    appendPlain(number, to: &output)
    localize(&output, from: start, in: language, fractionDigits: fractionDigits)
  }

  /// Appends a finite number without an exponent: `0.1`, `4`, `10000000000000000`.
  static func appendPlain(_ number: Double, to output: inout [UInt8]) {
    let start = output.count
    append(number, to: &output)
    writeOutExponent(&output, from: start)
    if output.suffix(2).elementsEqual(".0".utf8) { output.removeLast(2) }
  }

  /// Appends a decimal number, given by its normal text, as a language writes it.
  package static func append(
    decimal text: Swift.Span<UInt8>, in language: LanguageFormat, fractionDigits: Int? = nil,
    to output: inout [UInt8]
  ) {
    let start = output.count
    output.append(text)
    localize(&output, from: start, in: language, fractionDigits: fractionDigits)
  }

  /// Turns the plain number from `start` on, such as `-1234.5`, into the language's form.
  private static func localize(
    _ output: inout [UInt8], from numberStart: Int, in language: LanguageFormat,
    fractionDigits: Int?
  ) {
    var start = numberStart
    if start < output.count, output[start] == UInt8(ascii: "-") { start += 1 }
    if let fractionDigits {
      let isZero = round(&output, from: start, to: min(max(fractionDigits, 0), mostFractionDigits))
      if isZero, start > numberStart { output.remove(at: numberStart) }
      start = isZero ? numberStart : start
    }
    var end = output.count
    if let point = output[start...].firstIndex(of: UInt8(ascii: ".")) {
      output.remove(at: point)
      output.insert(language.decimalMark, at: point)
      end = point
    }
    let grouping = language.grouping
    if end - start >= 3 + grouping.minimum {
      var place = end - 3
      while place > start {
        output.insert(grouping.mark, at: place)
        place -= grouping.size
      }
    }
    if start > numberStart {
      output.remove(at: numberStart)
      output.insert(language.minusSign, at: numberStart)
    }
  }

  /// Rounds the digits from `start` on, to the even neighbour where two are equally near; true
  /// when zero is left.
  private static func round(_ output: inout [UInt8], from start: Int, to count: Int) -> Bool {
    let point = output[start...].firstIndex(of: UInt8(ascii: ".")) ?? output.count
    if point == output.count { output.append(UInt8(ascii: ".")) }
    let end = point + 1 + count
    while output.count < end { output.append(UInt8(ascii: "0")) }
    let dropped = output[end...]
    let last = count > 0 ? output[end - 1] : output[point - 1]
    let half = UInt8(ascii: "5")
    let isAbove = dropped.first.map { $0 > half } ?? false
    let isHalf = dropped.first == half
    let isMore = isHalf && dropped.dropFirst().contains { $0 != UInt8(ascii: "0") }
    let roundsUp = isAbove || isHalf && (isMore || last & 1 == 1)
    output.removeSubrange((count > 0 ? end : point)...)
    if roundsUp { increment(&output, from: start) }
    return output[start...].allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
  }

  private static func increment(_ output: inout [UInt8], from start: Int) {
    var index = output.count
    while index > start {
      index -= 1
      switch output[index] {
      case UInt8(ascii: "."): continue
      case UInt8(ascii: "9"): output[index] = UInt8(ascii: "0")
      default:
        output[index] += 1
        return
      }
    }
    output.insert(UInt8(ascii: "1"), at: start)
  }

  /// Turns `-1.5e-07` into `-0.00000015`; a Double has at most 324 places.
  private static func writeOutExponent(_ output: inout [UInt8], from start: Int) {
    guard let mark = output[start...].firstIndex(of: UInt8(ascii: "e")) else { return }
    let exponent = Int(String(decoding: output[(mark + 1)...], as: UTF8.self)) ?? 0
    let isNegative = output[start] == UInt8(ascii: "-")
    let mantissa = output[start..<mark]
    let digits = mantissa.filter { $0 >= UInt8(ascii: "0") }
    let whole = (mantissa.firstIndex(of: UInt8(ascii: ".")) ?? mark) - start - (isNegative ? 1 : 0)
    output.removeSubrange(start...)
    if isNegative { output.append(UInt8(ascii: "-")) }
    let point = whole + exponent
    if point <= 0 {
      output.append("0.")
      output.append(contentsOf: repeatElement(0x30, count: min(-point, 400)))
      output.append(contentsOf: digits)
    } else {
      output.append(contentsOf: digits.prefix(point))
      output.append(contentsOf: repeatElement(0x30, count: min(max(point - digits.count, 0), 400)))
      if digits.count > point {
        output.append(UInt8(ascii: "."))
        output.append(contentsOf: digits.dropFirst(point))
      }
    }
  }
}
