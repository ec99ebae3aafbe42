extension LanguageFormat {
  /// Czech.
  static let czech = LanguageFormat(
    tag: "cs", rule: .fewFromTwoToFour, decimalMark: ",", groupMark: "\u{A0}",
    minimumGrouping: 1,
    months: Names(
      wide: [
        "ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září",
        "října", "listopadu", "prosince",
      ],
      short: [
        "led", "úno", "bře", "dub", "kvě", "čvn", "čvc", "srp", "zář", "říj", "lis", "pro",
      ]),
    monthsAlone: [
      "leden", "únor", "březen", "duben", "květen", "červen", "červenec", "srpen", "září",
      "říjen", "listopad", "prosinec",
    ],
    weekdays: Names(
      wide: ["pondělí", "úterý", "středa", "čtvrtek", "pátek", "sobota", "neděle"],
      short: ["po", "út", "st", "čt", "pá", "so", "ne"]),
    dayHalves: ("dop.", "odp."),
    patterns: DatePattern.all("dd.MM.yy", "d. M. y", "d. MMMM y", "EEEE d. MMMM y"),
    units: [
      UnitName("den", few: "dny", "dnů"), UnitName("hodina", few: "hodiny", "hodin"),
      UnitName("minuta", few: "minuty", "minut"), UnitName("sekunda", few: "sekundy", "sekund"),
    ])
}
