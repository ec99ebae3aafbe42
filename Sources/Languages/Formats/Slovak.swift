extension LanguageFormat {
  /// Slovak.
  static let slovak = LanguageFormat(
    tag: "sk", rule: .fewFromTwoToFour, decimalMark: ",", groupMark: "\u{A0}",
    minimumGrouping: 1,
    months: Names(
      wide: [
        "januára", "februára", "marca", "apríla", "mája", "júna", "júla", "augusta", "septembra",
        "októbra", "novembra", "decembra",
      ],
      short: [
        "jan", "feb", "mar", "apr", "máj", "jún", "júl", "aug", "sep", "okt", "nov", "dec",
      ]),
    monthsAlone: [
      "január", "február", "marec", "apríl", "máj", "jún", "júl", "august", "september",
      "október", "november", "december",
    ],
    weekdays: Names(
      wide: ["pondelok", "utorok", "streda", "štvrtok", "piatok", "sobota", "nedeľa"],
      short: ["po", "ut", "st", "št", "pi", "so", "ne"]),
    dayHalves: ("AM", "PM"),
    patterns: DatePattern.all("d. M. y", "d. M. y", "d. MMMM y", "EEEE d. MMMM y"),
    units: [
      UnitName("deň", few: "dni", "dní"), UnitName("hodina", few: "hodiny", "hodín"),
      UnitName("minúta", few: "minúty", "minút"), UnitName("sekunda", few: "sekundy", "sekúnd"),
    ])
}
