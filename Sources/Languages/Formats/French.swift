extension LanguageFormat {
  /// French.
  static let french = LanguageFormat(
    tag: "fr", rule: .oneBelowTwo, decimalMark: ",", groupMark: "\u{202F}", minimumGrouping: 1,
    months: Names(
      wide: [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
        "octobre", "novembre", "décembre",
      ],
      short: [
        "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.",
        "nov.", "déc.",
      ]),
    monthsAlone: [
      "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
      "octobre", "novembre", "décembre",
    ],
    weekdays: Names(
      wide: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
      short: ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."]),
    dayHalves: ("AM", "PM"),
    patterns: DatePattern.all("dd/MM/y", "d MMM y", "d MMMM y", "EEEE d MMMM y"),
    units: [
      UnitName("jour", "jours"), UnitName("heure", "heures"), UnitName("minute", "minutes"),
      UnitName("seconde", "secondes"),
    ])
}
