extension LanguageFormat {
  /// Spanish.
  static let spanish = LanguageFormat(
    tag: "es", rule: .oneIfNumberIsOne, decimalMark: ",", groupMark: ".", minimumGrouping: 2,
    months: Names(
      wide: [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
        "octubre", "noviembre", "diciembre",
      ],
      short: [
        "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic",
      ]),
    monthsAlone: [
      "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
      "octubre", "noviembre", "diciembre",
    ],
    weekdays: Names(
      wide: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
      short: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"]),
    dayHalves: ("a. m.", "p. m."),
    patterns: DatePattern.all(
      "d/M/yy", "d MMM y", "d 'de' MMMM 'de' y", "EEEE, d 'de' MMMM 'de' y"),
    units: [
      UnitName("día", "días"), UnitName("hora", "horas"), UnitName("minuto", "minutos"),
      UnitName("segundo", "segundos"),
    ])
}
