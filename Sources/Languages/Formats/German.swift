extension LanguageFormat {
  /// German.
  static let german = LanguageFormat(
    tag: "de", rule: .oneIfExactlyOne, decimalMark: ",", groupMark: ".", minimumGrouping: 1,
    months: Names(
      wide: [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
        "Oktober", "November", "Dezember",
      ],
      short: [
        "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.",
        "Dez.",
      ]),
    monthsAlone: [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
      "Oktober", "November", "Dezember",
    ],
    weekdays: Names(
      wide: [
        "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag",
      ],
      short: ["Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa.", "So."]),
    dayHalves: ("AM", "PM"),
    patterns: DatePattern.all("dd.MM.yy", "dd.MM.y", "d. MMMM y", "EEEE, d. MMMM y"),
    units: [
      UnitName("Tag", "Tage"), UnitName("Stunde", "Stunden"), UnitName("Minute", "Minuten"),
      UnitName("Sekunde", "Sekunden"),
    ])
}
