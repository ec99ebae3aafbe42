import Languages

/// Examples of what values print that are written in a fixed form: dates and lengths of time.
struct PrintedExamples {
  /// 2026-02-03T04:05:06Z: of each part that has leading zeros or not, one digit.
  private static let seconds: Int64 = 1_770_091_506
  /// An hour and a half.
  private static let length: UInt32 = 5400

  /// The patterns of dates in the template.
  private let patterns: [DatePattern]
  private let language: LanguageFormat

  /// Makes the examples of a template with these patterns, for a language.
  init(patterns: [DatePattern], language: String?) {
    self.patterns = patterns
    self.language = LanguageFormat.named(language ?? "")
  }

  /// What a value prints, by the example of a date or a length of time; nil where its form is not
  /// fixed.
  func example(of value: TypedExpression) -> [UInt8]? {
    if value.type.unwrapped == .duration { return duration(.short) }
    guard case .binary(.format(let format), _, let option) = value.kind,
      case .int(let number) = option.kind
    else { return nil }
    switch format {
    case .date where patterns.indices.contains(number): return date(by: patterns[number])
    case .duration where number != 2: return duration(number == 1 ? .long : .short)
    case .date, .duration, .number, .money: return nil
    }
  }

  /// What a formatted date prints, by an example; nil for all else.
  func example(ofDate value: TypedExpression) -> [UInt8]? {
    guard case .binary(.format(.date), _, _) = value.kind else { return nil }
    return example(of: value)
  }

  /// The pattern by which a date is formatted; nil for all else.
  func pattern(ofDate value: TypedExpression) -> DatePattern? {
    guard case .binary(.format(.date), _, let option) = value.kind,
      case .int(let number) = option.kind, patterns.indices.contains(number)
    else { return nil }
    return patterns[number]
  }

  private func date(by pattern: DatePattern) -> [UInt8] {
    var text: [UInt8] = []
    DateText.append(
      seconds: Self.seconds, offsetMinutes: 0, by: pattern, in: language, to: &text)
    return text
  }

  private func duration(_ style: DurationText.Style) -> [UInt8] {
    var text: [UInt8] = []
    DurationText.append(
      lower: Self.length, upper: Self.length, in: language, style: style, to: &text)
    return text
  }
}
