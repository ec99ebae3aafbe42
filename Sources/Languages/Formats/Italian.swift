extension LanguageFormat {
  /// Italian.
  static let italian = LanguageFormat(
    tag: "it", rule: .oneIfExactlyOne, decimalMark: ",", groupMark: ".", minimumGrouping: 1,
    months: Names(
      wide: [
        "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto",
        "settembre", "ottobre", "novembre", "dicembre",
      ],
      short: [
        "gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic",
      ]),
    monthsAlone: [
      "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto",
      "settembre", "ottobre", "novembre", "dicembre",
    ],
    weekdays: Names(
      wide: ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"],
      short: ["lun", "mar", "mer", "gio", "ven", "sab", "dom"]),
    dayHalves: ("AM", "PM"),
    patterns: DatePattern.all("dd/MM/yy", "d MMM y", "d MMMM y", "EEEE d MMMM y"),
    units: [
      UnitName("giorno", "giorni"), UnitName("ora", "ore"), UnitName("minuto", "minuti"),
      UnitName("secondo", "secondi"),
    ])
}
