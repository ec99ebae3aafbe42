extension LanguageFormat {
  /// Swedish.
  static let swedish = LanguageFormat(
    tag: "sv", rule: .oneIfExactlyOne, decimalMark: ",", groupMark: "\u{A0}", minimumGrouping: 1,
    minusSign: "−",
    months: Names(
      wide: [
        "januari", "februari", "mars", "april", "maj", "juni", "juli", "augusti", "september",
        "oktober", "november", "december",
      ],
      short: [
        "jan.", "feb.", "mars", "apr.", "maj", "juni", "juli", "aug.", "sep.", "okt.", "nov.",
        "dec.",
      ]),
    monthsAlone: [
      "januari", "februari", "mars", "april", "maj", "juni", "juli", "augusti", "september",
      "oktober", "november", "december",
    ],
    weekdays: Names(
      wide: ["måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag", "söndag"],
      short: ["mån", "tis", "ons", "tors", "fre", "lör", "sön"]),
    dayHalves: ("fm", "em"),
    patterns: DatePattern.all("y-MM-dd", "d MMM y", "d MMMM y", "EEEE d MMMM y"),
    units: [
      UnitName("dygn", "dygn"),
      UnitName("timme", "timmar"),
      UnitName("minut", "minuter"),
      UnitName("sekund", "sekunder"),
    ])
}
