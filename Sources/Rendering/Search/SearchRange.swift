import Languages
import Planning
import Schema
import Tables

/// The ends of a range by which readers narrow down what a search finds.
struct SearchRange {
  let kind: ScalarFilter
  let low: Double
  let high: Double
  /// The currency of all amounts; nil where there are several, or no amounts of money.
  let currency: Currency?
  /// Whether whole numbers say how much; false for years, codes and the like.
  let isQuantity: Bool
  let format: LanguageFormat

  /// The range for the page.
  var planned: PlannedSearch.Range {
    guard kind == .durations else {
      return .init(low: end(low), high: end(high), unit: nil)
    }
    let minutes = unit
    // Whole minutes around all lengths.
    let low = self.low.rounded(.down) / Double(minutes)
    let high = self.high.rounded(.up) / Double(minutes)
    return .init(
      low: (Self.value(of: low, kind), shown(low, of: minutes)),
      high: (Self.value(of: high, kind), shown(high, of: minutes)),
      unit: (minutes, DurationText.name(ofUnit: minutes * 60, in: format)))
  }

  /// The minutes of the unit for lengths of time: the one of which the least has one and the greatest
  /// several.
  private var unit: Int {
    if low >= 1440, high >= 2 * 1440 { return 1440 }
    return low >= 60 && high >= 10 * 60 ? 60 : 1
  }

  /// A length of time: in its unit, or with fitting ones where the minutes of a day or more would
  /// say nothing.
  private func shown(_ length: Double, of minutes: Int) -> String {
    guard minutes == 1, high >= 1440 else { return shown(length) }
    let seconds = UInt32(clamping: Int(length) * 60)
    var text: [UInt8] = []
    DurationText.append(lower: seconds, upper: seconds, in: format, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private func end(_ number: Double) -> PlannedSearch.Range.End {
    (Self.value(of: number, kind), shown(number))
  }

  /// A number or a date as scripts and fields of forms read it: `4`, not `4.0`.
  static func value(of number: Double, _ kind: ScalarFilter) -> String {
    guard kind == .dates else {
      return number.magnitude < 1e15 && number == number.rounded()
        ? String(Int64(number)) : number.description
    }
    var text: [UInt8] = []
    DateText.appendISO(seconds: Int64(number), offsetMinutes: 0, hasTime: false, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// An end as the language writes it: whole numbers below 10,000, and those that are not a
  /// quantity, are not grouped.
  private func shown(_ number: Double) -> String {
    let plain = Self.value(of: number, kind)
    var text: [UInt8] = []
    let digits = Array(plain.utf8)
    if let currency, MoneyText.append(decimal: digits.span, currency, in: format, to: &text) {
      return String(decoding: text, as: UTF8.self)
    }
    let isWhole = number == number.rounded()
    if kind == .dates || isWhole && (!isQuantity || number.magnitude < 10_000) { return plain }
    text.removeAll()
    NumberText.append(number, in: format, to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}
