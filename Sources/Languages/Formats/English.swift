extension LanguageFormat {
  /// English as in the United States.
  static let english = LanguageFormat(
    tag: "en", rule: .oneIfExactlyOne, decimalMark: ".", groupMark: ",", minimumGrouping: 1,
    months: Names(
      wide: [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ],
      short: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ]),
    monthsAlone: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    weekdays: Names(
      wide: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      short: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]),
    dayHalves: ("AM", "PM"),
    patterns: DatePattern.all("M/d/yy", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y"),
    units: [
      UnitName("day", "days"), UnitName("hour", "hours"), UnitName("minute", "minutes"),
      UnitName("second", "seconds"),
    ])

  /// English as in the United Kingdom.
  static let britishEnglish = LanguageFormat(
    tag: "en-GB", rule: .oneIfExactlyOne, decimalMark: ".", groupMark: ",", minimumGrouping: 1,
    months: Names(
      wide: english.months.wide,
      short: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec",
      ]),
    monthsAlone: english.monthsAlone, weekdays: english.weekdays, dayHalves: ("am", "pm"),
    patterns: DatePattern.all("dd/MM/y", "d MMM y", "d MMMM y", "EEEE, d MMMM y"),
    units: english.units)
}
