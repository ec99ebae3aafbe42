extension LanguageFormat {
  /// Portuguese as in Brazil.
  static let portuguese = LanguageFormat(
    tag: "pt", rule: .oneBelowTwo, decimalMark: ",", groupMark: ".", minimumGrouping: 1,
    months: Names(
      wide: [
        "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro",
        "outubro", "novembro", "dezembro",
      ],
      short: [
        "jan.", "fev.", "mar.", "abr.", "mai.", "jun.", "jul.", "ago.", "set.", "out.", "nov.",
        "dez.",
      ]),
    monthsAlone: [
      "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro",
      "outubro", "novembro", "dezembro",
    ],
    weekdays: Names(
      wide: [
        "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado",
        "domingo",
      ],
      short: ["seg.", "ter.", "qua.", "qui.", "sex.", "sáb.", "dom."]),
    dayHalves: ("AM", "PM"),
    patterns: DatePattern.all(
      "dd/MM/y", "d 'de' MMM 'de' y", "d 'de' MMMM 'de' y", "EEEE, d 'de' MMMM 'de' y"),
    units: [
      UnitName("dia", "dias"), UnitName("hora", "horas"), UnitName("minuto", "minutos"),
      UnitName("segundo", "segundos"),
    ])

  /// Portuguese as in Portugal.
  static let europeanPortuguese = LanguageFormat(
    tag: "pt-PT", rule: .oneIfExactlyOne, decimalMark: ",", groupMark: "\u{A0}",
    minimumGrouping: 2, months: portuguese.months, monthsAlone: portuguese.monthsAlone,
    weekdays: Names(
      wide: portuguese.weekdays.wide,
      short: ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"]),
    dayHalves: ("a.m.", "p.m."),
    patterns: DatePattern.all(
      "dd/MM/yy", "dd/MM/y", "d 'de' MMMM 'de' y", "EEEE, d 'de' MMMM 'de' y"),
    units: portuguese.units)
}
