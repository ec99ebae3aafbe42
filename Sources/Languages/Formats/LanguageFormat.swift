import Schema

/// How a language writes numbers, dates and durations, after the Unicode CLDR.
///
/// There is one for each language, which pages on all threads share, so that its tables are never
/// copied.
package final class LanguageFormat: Sendable {
  /// The name of a unit of time, one form each for the plural categories the language has.
  struct UnitName: Sendable {
    let one: StaticString
    /// For 2 in Arabic, whose words for one and two units are written without a number; nil
    /// elsewhere.
    let two: StaticString?
    /// For 2 to 4 in Slavic languages, for 3 to 10 in Arabic; equal to `other` elsewhere.
    let few: StaticString
    let many: StaticString
    let other: StaticString

    init(
      _ one: StaticString, two: StaticString? = nil, few: StaticString? = nil,
      many: StaticString? = nil, _ other: StaticString
    ) {
      self.one = one
      self.two = two
      self.few = few ?? other
      self.many = many ?? other
      self.other = other
    }
  }

  /// Names of months or weekdays: in full and short.
  struct Names: Sendable {
    let wide: [StaticString]
    let short: [StaticString]
  }

  /// How the digits of large numbers are grouped.
  struct Grouping: Sendable {
    let mark: StaticString
    /// The minimum number of digits before the first mark; shorter numbers have none.
    let minimum: Int
    /// How many digits each group has, apart from the last one, which has three.
    let size: Int
  }

  /// Its tag, such as `pt-BR`; a region without a format of its own has that of its parent.
  package let tag: String
  let rule: PluralRule
  let decimalMark: StaticString
  /// What is before a number below zero.
  let minusSign: StaticString
  let grouping: Grouping
  /// Months as they are in a date, January first.
  let months: Names
  /// Months as they are alone.
  let monthsAlone: [StaticString]
  /// Weekdays, Monday first.
  let weekdays: Names
  let dayHalves: (am: StaticString, pm: StaticString)
  /// The patterns of `short`, `medium`, `long` and `full`.
  let patterns: [DatePattern]
  /// Day, hour, minute, second.
  let units: [UnitName]
  /// How lengths of time and sizes of files are written in short.
  let signs: UnitSigns

  init(
    tag: String, rule: PluralRule, decimalMark: StaticString, groupMark: StaticString,
    minimumGrouping: Int, groupSize: Int = 3, minusSign: StaticString = "-", months: Names,
    monthsAlone: [StaticString],
    weekdays: Names, dayHalves: (am: StaticString, pm: StaticString), patterns: [DatePattern],
    units: [UnitName]
  ) {
    self.tag = tag
    self.rule = rule
    self.decimalMark = decimalMark
    self.minusSign = minusSign
    grouping = Grouping(mark: groupMark, minimum: minimumGrouping, size: groupSize)
    self.months = months
    self.monthsAlone = monthsAlone
    self.weekdays = weekdays
    self.dayHalves = dayHalves
    self.patterns = patterns
    self.units = units
    signs = UnitSigns.of(tag)
  }

  /// The format of a language by its tag, such as `pt-BR`; case and `_` are ignored. An unknown
  /// language is written as no reader of any misunderstands: dates as in ISO 8601, a point before
  /// decimals and no mark between thousands, the signs of units. Only its names are English.
  package static func named(_ tag: String) -> LanguageFormat {
    known(tag) ?? neutral
  }

  /// Whether Apus knows how a language is written.
  package static func isKnown(_ tag: String) -> Bool { known(tag) != nil }

  /// Whether Apus knows by which words a language writes amounts and lengths of time in texts.
  package static func knowsAmounts(in tag: String) -> Bool {
    known(tag).map { amountWordsByLanguage[LanguageTag.language($0.tag)] != nil } ?? false
  }

  /// The tags of the languages that Apus knows, sorted.
  package static var knownTags: [String] { all.map(\.tag).sorted() }

  /// Those among them of which Apus knows the words for amounts, sorted.
  static var tagsWithAmounts: [String] { knownTags.filter { knowsAmounts(in: $0) } }

  private static func known(_ tag: String) -> LanguageFormat? {
    let language = LanguageTag.language(tag)
    return LanguageTag.region(of: tag).flatMap { format(of: language, inRegion: $0) }
      ?? listed(language)
  }

  /// The format of a tag in lower case, if it has one of its own.
  static func listed(_ tag: String) -> LanguageFormat? {
    let isWanted = { (format: LanguageFormat) in LanguageTag.normalized(format.tag) == tag }
    return all.first(where: isWanted) ?? regional.first(where: isWanted)
  }

  private static let all: [LanguageFormat] = [
    english, britishEnglish, portuguese, europeanPortuguese, slovak, czech, polish, german,
    spanish, french, italian, arabic, danish, dutch, japanese, swedish, ukrainian,
  ]

  private static let neutral = LanguageFormat(
    tag: "", rule: .never, decimalMark: ".", groupMark: "", minimumGrouping: 1,
    months: english.months, monthsAlone: english.monthsAlone, weekdays: english.weekdays,
    dayHalves: english.dayHalves,
    patterns: DatePattern.all("yyyy-MM-dd", "yyyy-MM-dd", "yyyy-MM-dd", "yyyy-MM-dd"),
    units: [UnitName("d", "d"), UnitName("h", "h"), UnitName("min", "min"), UnitName("s", "s")])
}
