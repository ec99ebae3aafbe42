extension LanguageFormat {
  /// Arabic, with the digits 0 to 9, as all other numbers of a page have them.
  static let arabic = LanguageFormat(
    tag: "ar", rule: .arabic, decimalMark: ".", groupMark: ",", minimumGrouping: 1,
    minusSign: "\u{200E}-",
    months: Names(
      wide: [
        "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
        "نوفمبر", "ديسمبر",
      ],
      short: [
        "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
        "نوفمبر", "ديسمبر",
      ]),
    monthsAlone: [
      "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
      "نوفمبر", "ديسمبر",
    ],
    weekdays: Names(
      wide: ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"],
      short: ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"]),
    dayHalves: ("ص", "م"),
    patterns: DatePattern.all(
      "d\u{200F}/M\u{200F}/y", "dd\u{200F}/MM\u{200F}/y", "d MMMM y", "EEEE، d MMMM y"),
    units: [
      UnitName("يوم", two: "يومان", few: "أيام", many: "يومًا", "يوم"),
      UnitName("ساعة", two: "ساعتان", few: "ساعات", many: "ساعة", "ساعة"),
      UnitName("دقيقة", two: "دقيقتان", few: "دقائق", many: "دقيقة", "دقيقة"),
      UnitName("ثانية", two: "ثانيتان", few: "ثوان", many: "ثانية", "ثانية"),
    ])
}
