extension LanguageFormat {
  /// Polish.
  static let polish = LanguageFormat(
    tag: "pl", rule: .polish, decimalMark: ",", groupMark: "\u{A0}", minimumGrouping: 2,
    months: Names(
      wide: [
        "stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia",
        "września", "października", "listopada", "grudnia",
      ],
      short: [
        "sty", "lut", "mar", "kwi", "maj", "cze", "lip", "sie", "wrz", "paź", "lis", "gru",
      ]),
    monthsAlone: [
      "styczeń", "luty", "marzec", "kwiecień", "maj", "czerwiec", "lipiec", "sierpień",
      "wrzesień", "październik", "listopad", "grudzień",
    ],
    weekdays: Names(
      wide: ["poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela"],
      short: ["pon.", "wt.", "śr.", "czw.", "pt.", "sob.", "niedz."]),
    dayHalves: ("AM", "PM"),
    patterns: DatePattern.all("d.MM.y", "d MMM y", "d MMMM y", "EEEE, d MMMM y"),
    units: [
      UnitName("dzień", few: "dni", "dni"), UnitName("godzina", few: "godziny", "godzin"),
      UnitName("minuta", few: "minuty", "minut"), UnitName("sekunda", few: "sekundy", "sekund"),
    ])
}
