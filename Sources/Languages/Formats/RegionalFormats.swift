// How regions write numbers and dates, where they differ from their language without a region, after
// the Unicode CLDR. Where it only has other zeros before days and months (`5/3/23` in Australia), a
// region writes like the one that it is made of.
extension LanguageFormat {
  /// The languages of regions.
  static let regional =
    englishRegions + europeanEnglishRegions + spanishRegions + germanRegions + arabicRegions
    + otherRegions

  /// How a language is written in a region.
  ///
  /// - Parameters:
  ///   - language: The language, in lower case.
  ///   - region: Its region, in lower case.
  /// - Returns: The format as listed, or that of the region it belongs to in the Unicode CLDR
  ///   (parent locales); nil where it is written as without a region.
  static func format(of language: String, inRegion region: String) -> LanguageFormat? {
    if let format = listed("\(language)-\(region)") { return format }
    return switch language {
    case "en": americanEnglish.contains(region) ? nil : listed("en-001")
    case "pt": region == "br" ? nil : europeanPortuguese
    default: nil
    }
  }

  /// The regions of English that write the month before the day; all others write the day first.
  private static let americanEnglish: Set = [
    "us", "as", "bi", "gu", "mh", "mp", "ph", "pr", "um", "vi",
  ]

  /// The regions of English that write as in the United Kingdom, with what differs, and Canada and
  /// Japan.
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
      english.inRegion(
        "en-JP", dates: DatePattern.all("y/MM/dd", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y")),
    ]

  /// The regions of English with the marks in numbers of the languages around them.
  private static let europeanEnglishRegions =
    [
      "en-AT", "en-BE", "en-DE", "en-DK", "en-ES", "en-ID", "en-IT", "en-NL", "en-PL", "en-RO",
      "en-SI",
    ].map { britishEnglish.inRegion($0, decimalMark: ",", groupMark: ".") }
    + [
      "en-CZ", "en-EE", "en-FI", "en-HU", "en-LT", "en-LV", "en-NO", "en-PT", "en-SK", "en-UA",
    ].map { britishEnglish.inRegion($0, decimalMark: ",", groupMark: "\u{A0}") }
    + ["en-FR", "en-GE"].map {
      britishEnglish.inRegion($0, decimalMark: ",", groupMark: "\u{202F}")
    } + [
      britishEnglish.inRegion(
        "en-SE", decimalMark: ",", groupMark: "\u{A0}",
        dates: DatePattern.all("y-MM-dd", "d MMM y", "d MMMM y", "EEEE, d MMMM y")),
      britishEnglish.inRegion(
        "en-CH", groupMark: "’",
        dates: DatePattern.all("dd.MM.y", "d MMM y", "d MMMM y", "EEEE, d MMMM y")),
    ]

  /// The regions of Spanish outside of Spain: many write a point before decimals, Panama and Puerto
  /// Rico the month before the day in a short date, and each has its own short word for September.
  private static let spanishRegions =
    [
      "es-419", "es-BR", "es-BZ", "es-CU", "es-DO", "es-GT", "es-HN", "es-MX", "es-NI", "es-SV",
      "es-US",
    ].map {
      spanish.inRegion(
        $0, decimalMark: ".", groupMark: ",", minimumGrouping: 1, months: [9: septiembre])
    }
    + ["es-PA", "es-PR"].map {
      spanish.inRegion(
        $0, decimalMark: ".", groupMark: ",", minimumGrouping: 1, months: [9: septiembre],
        dates: DatePattern.all(
          "MM/dd/yy", "MM/dd/y", "d 'de' MMMM 'de' y", "EEEE, d 'de' MMMM 'de' y"))
    } + [
      spanish.inRegion(
        "es-CL", minimumGrouping: 1, months: [9: septiembre],
        dates: DatePattern.all(
          "dd-MM-yy", "dd-MM-y", "d 'de' MMMM 'de' y", "EEEE, d 'de' MMMM 'de' y")),
      spanish.inRegion(
        "es-CR", groupMark: "\u{A0}", minimumGrouping: 1, months: [9: septiembre]),
      spanish.inRegion(
        "es-PE", decimalMark: ".", groupMark: ",", minimumGrouping: 1, months: [9: setiembre]),
      spanish.inRegion("es-UY", minimumGrouping: 1, months: [9: setiembre]),
    ] + ["es-PY", "es-VE"].map { spanish.inRegion($0, minimumGrouping: 1) }
    + ["es-AR", "es-BO", "es-CO", "es-EC"].map {
      spanish.inRegion($0, minimumGrouping: 1, months: [9: septiembre])
    }

  private static let septiembre: MonthName = ("septiembre", "sep")
  private static let setiembre: MonthName = ("setiembre", "set")

  private static let germanRegions =
    [
      german.inRegion("de-CH", decimalMark: ".", groupMark: "’"),
      german.inRegion("de-LI", decimalMark: ".", groupMark: "’"),
    ] + ["de-AT", "de-IT"].map { german.inRegion($0, months: austrian) }

  private static let austrian: [Int: MonthName] = [
    1: ("Jänner", "Jän."), 9: ("September", "Sep."),
  ]

  /// The regions of Arabic with other marks in numbers, or other names of months.
  private static let arabicRegions =
    [
      arabic.inRegion("ar-LY", decimalMark: ",", groupMark: "."),
      arabic.inRegion(
        "ar-MA", decimalMark: ",", groupMark: ".",
        months: unabbreviated([
          5: "ماي", 7: "يوليوز", 8: "غشت", 9: "شتنبر", 11: "نونبر", 12: "دجنبر",
        ])),
      arabic.inRegion(
        "ar-MR", decimalMark: ",", groupMark: ".",
        months: unabbreviated([4: "إبريل", 8: "أغشت", 9: "شتمبر", 12: "دجمبر"])),
      arabic.inRegion("ar-LB", decimalMark: ",", groupMark: ".", months: levantine),
    ]
    + ["ar-DZ", "ar-TN"].map {
      arabic.inRegion(
        $0, decimalMark: ",", groupMark: ".",
        months: unabbreviated([
          1: "جانفي", 2: "فيفري", 4: "أفريل", 5: "ماي", 6: "جوان", 7: "جويلية", 8: "أوت",
        ]))
    } + ["ar-IQ", "ar-JO", "ar-PS", "ar-SY"].map { arabic.inRegion($0, months: levantine) }

  private static let levantine = unabbreviated([
    1: "كانون الثاني", 2: "شباط", 3: "آذار", 4: "نيسان", 5: "أيار", 6: "حزيران", 7: "تموز",
    8: "آب", 9: "أيلول", 10: "تشرين الأول", 11: "تشرين الثاني", 12: "كانون الأول",
  ])

  /// Names that are not abbreviated.
  private static func unabbreviated(_ months: [Int: StaticString]) -> [Int: MonthName] {
    months.mapValues { ($0, $0) }
  }

  private static let otherRegions =
    [
      "pt-AO", "pt-CH", "pt-CV", "pt-GW", "pt-LU", "pt-MO", "pt-MZ", "pt-ST", "pt-TL",
    ].map { europeanPortuguese.inRegion($0) } + [
      french.inRegion("fr-LU", groupMark: "."),
      french.inRegion("fr-RW", decimalMark: ".", groupMark: ","),
      dutch.inRegion(
        "nl-BE", dates: DatePattern.all("d/MM/y", "d MMM y", "d MMMM y", "EEEE d MMMM y")),
      swedish.inRegion(
        "sv-FI", dates: DatePattern.all("d.M.y", "d MMM y", "d MMMM y", "EEEE d MMMM y")),
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
