// How regions write numbers and dates, where they differ from their language without a region, after
// the Unicode CLDR. Where it only has other zeros before days and months (`5/3/23` in Australia), a
// region writes like the one that it is made of.
extension LanguageFormat {
  /// The languages of regions.
  static let regional = englishRegions + spanishRegions + germanRegions + otherRegions

  /// The regions of English that write the day before the month, and Canada.
  private static let englishRegions =
    [
      "en-001", "en-150", "en-AU", "en-BD", "en-FJ", "en-GH", "en-GI", "en-HK", "en-IE", "en-JM",
      "en-KE", "en-LK", "en-MT", "en-MY", "en-NG", "en-NZ", "en-PK", "en-SG", "en-TT",
      "en-TZ", "en-UG", "en-ZM",
    ].map { britishEnglish.inRegion($0) } + [
      britishEnglish.inRegion("en-IN", groupSize: 2),
      britishEnglish.inRegion(
        "en-ZA", decimalMark: ",", groupMark: "\u{A0}",
        dates: DatePattern.all("y/MM/dd", "dd MMM y", "dd MMMM y", "EEEE, dd MMMM y")),
      english.inRegion(
        "en-CA", dayHalves: ("a.m.", "p.m."),
        dates: DatePattern.all("y-MM-dd", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y")),
    ]

  /// The regions of Spanish that write a point before decimals; Panama and Puerto Rico write the
  /// month before the day in a short date, and Peru and Uruguay have another word for September.
  private static let spanishRegions =
    [
      "es-419", "es-CU", "es-DO", "es-GT", "es-HN", "es-MX", "es-NI", "es-SV", "es-US",
    ].map { spanish.inRegion($0, decimalMark: ".", groupMark: ",", minimumGrouping: 1) }
    + ["es-PA", "es-PR"].map {
      spanish.inRegion(
        $0, decimalMark: ".", groupMark: ",", minimumGrouping: 1,
        dates: DatePattern.all(
          "MM/dd/yy", "MM/dd/y", "d 'de' MMMM 'de' y", "EEEE, d 'de' MMMM 'de' y"))
    } + [
      spanish.inRegion(
        "es-CL",
        dates: DatePattern.all(
          "dd-MM-yy", "dd-MM-y", "d 'de' MMMM 'de' y", "EEEE, d 'de' MMMM 'de' y")),
      spanish.inRegion("es-CR", groupMark: "\u{A0}", minimumGrouping: 1),
      spanish.inRegion(
        "es-PE", decimalMark: ".", groupMark: ",", minimumGrouping: 1, months: [9: setiembre]),
      spanish.inRegion("es-UY", months: [9: setiembre]),
    ] + onlyMoney.map { spanish.inRegion($0) }

  private static let setiembre: MonthName = ("setiembre", "set")

  /// The regions of Spanish that differ in how they write money only.
  private static let onlyMoney = ["es-AR", "es-BO", "es-CO", "es-EC", "es-PY", "es-VE"]

  private static let germanRegions = [
    german.inRegion("de-CH", decimalMark: ".", groupMark: "’"),
    german.inRegion("de-LI", decimalMark: ".", groupMark: "’"),
    german.inRegion("de-AT", months: [1: ("Jänner", "Jän."), 9: ("September", "Sep.")]),
  ]

  private static let otherRegions =
    [
      "pt-AO", "pt-CH", "pt-CV", "pt-GW", "pt-LU", "pt-MO", "pt-MZ", "pt-ST", "pt-TL",
    ].map { europeanPortuguese.inRegion($0) } + [
      french.inRegion(
        "fr-CA", groupMark: "\u{A0}", months: [7: ("juillet", "juill.")],
        dayHalves: ("a.m.", "p.m."),
        dates: DatePattern.all("y-MM-dd", "d MMM y", "d MMMM y", "EEEE d MMMM y")),
      french.inRegion(
        "fr-CH", dates: DatePattern.all("dd.MM.yy", "d MMM y", "d MMMM y", "EEEE, d MMMM y")),
      italian.inRegion(
        "it-CH", decimalMark: ".", groupMark: "’",
        dates: DatePattern.all("dd.MM.yy", "d MMM y", "d MMMM y", "EEEE, d MMMM y")),
    ]

  /// What a region calls a month, in full and short.
  private typealias MonthName = (wide: StaticString, short: StaticString)

  /// The same language in a region, with what differs there: months by their numbers, from 1.
  private func inRegion(
    _ tag: String, decimalMark: StaticString? = nil, groupMark: StaticString? = nil,
    minimumGrouping: Int? = nil, groupSize: Int? = nil, months: [Int: MonthName] = [:],
    dayHalves: (am: StaticString, pm: StaticString)? = nil, dates: [DatePattern]? = nil
  ) -> LanguageFormat {
    func names(_ all: [StaticString], _ name: (MonthName) -> StaticString) -> [StaticString] {
      all.enumerated().map { index, usual in months[index + 1].map(name) ?? usual }
    }
    return LanguageFormat(
      tag: tag, rule: rule, decimalMark: decimalMark ?? self.decimalMark,
      groupMark: groupMark ?? grouping.mark,
      minimumGrouping: minimumGrouping ?? grouping.minimum,
      groupSize: groupSize ?? grouping.size, minusSign: minusSign,
      months: Names(
        wide: names(self.months.wide, \.wide), short: names(self.months.short, \.short)),
      monthsAlone: names(monthsAlone, \.wide), weekdays: weekdays,
      dayHalves: dayHalves ?? self.dayHalves, patterns: dates ?? patterns, units: units)
  }
}
