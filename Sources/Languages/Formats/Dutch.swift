extension LanguageFormat {
  /// Dutch.
  static let dutch = LanguageFormat(
    tag: "nl", rule: .oneIfExactlyOne, decimalMark: ",", groupMark: ".", minimumGrouping: 1,
    months: Names(
      wide: [
        "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september",
        "oktober", "november", "december",
      ],
      short: ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"]),
    monthsAlone: [
      "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september",
      "oktober", "november", "december",
    ],
    weekdays: Names(
      wide: ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"],
      short: ["ma", "di", "wo", "do", "vr", "za", "zo"]),
    dayHalves: ("a.m.", "p.m."),
    patterns: DatePattern.all("dd-MM-y", "d MMM y", "d MMMM y", "EEEE d MMMM y"),
    units: [
      UnitName("dag", "dagen"),
      UnitName("uur", "uur"),
      UnitName("minuut", "minuten"),
      UnitName("seconde", "seconden"),
    ])
}
