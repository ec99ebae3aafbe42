extension LanguageFormat {
  /// Danish.
  static let danish = LanguageFormat(
    tag: "da", rule: .oneIfExactlyOne, decimalMark: ",", groupMark: ".", minimumGrouping: 1,
    months: Names(
      wide: [
        "januar", "februar", "marts", "april", "maj", "juni", "juli", "august", "september",
        "oktober", "november", "december",
      ],
      short: [
        "jan.", "feb.", "mar.", "apr.", "maj", "jun.", "jul.", "aug.", "sep.", "okt.", "nov.",
        "dec.",
      ]),
    monthsAlone: [
      "januar", "februar", "marts", "april", "maj", "juni", "juli", "august", "september",
      "oktober", "november", "december",
    ],
    weekdays: Names(
      wide: ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"],
      short: ["man.", "tirs.", "ons.", "tors.", "fre.", "lør.", "søn."]),
    dayHalves: ("AM", "PM"),
    patterns: DatePattern.all("dd.MM.y", "d. MMM y", "d. MMMM y", "EEEE 'den' d. MMMM y"),
    units: [
      UnitName("dag", "dage"),
      UnitName("time", "timer"),
      UnitName("minut", "minutter"),
      UnitName("sekund", "sekunder"),
    ])
}
