extension LanguageFormat {
  /// Ukrainian.
  static let ukrainian = LanguageFormat(
    tag: "uk", rule: .eastSlavic, decimalMark: ",", groupMark: "\u{A0}", minimumGrouping: 1,
    months: Names(
      wide: [
        "січня", "лютого", "березня", "квітня", "травня", "червня", "липня", "серпня", "вересня",
        "жовтня", "листопада", "грудня",
      ],
      short: [
        "січ.", "лют.", "бер.", "квіт.", "трав.", "черв.", "лип.", "серп.", "вер.", "жовт.",
        "лист.", "груд.",
      ]),
    monthsAlone: [
      "січень", "лютий", "березень", "квітень", "травень", "червень", "липень", "серпень",
      "вересень", "жовтень", "листопад", "грудень",
    ],
    weekdays: Names(
      wide: ["понеділок", "вівторок", "середа", "четвер", "пʼятниця", "субота", "неділя"],
      short: ["пн", "вт", "ср", "чт", "пт", "сб", "нд"]),
    dayHalves: ("дп", "пп"),
    patterns: DatePattern.all(
      "dd.MM.yy", "d MMM y\u{202F}'р'.", "d MMMM y\u{202F}'р'.", "EEEE, d MMMM y\u{202F}'р'."),
    units: [
      UnitName("день", few: "дні", many: "днів", "дня"),
      UnitName("година", few: "години", many: "годин", "години"),
      UnitName("хвилина", few: "хвилини", many: "хвилин", "хвилини"),
      UnitName("секунда", few: "секунди", many: "секунд", "секунди"),
    ])
}
