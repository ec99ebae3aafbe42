extension LanguageFormat {
  /// Japanese.
  static let japanese = LanguageFormat(
    tag: "ja", rule: .never, decimalMark: ".", groupMark: ",", minimumGrouping: 1,
    months: Names(
      wide: ["1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月"],
      short: ["1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月"]),
    monthsAlone: ["1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月"],
    weekdays: Names(
      wide: ["月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日", "日曜日"],
      short: ["月", "火", "水", "木", "金", "土", "日"]),
    dayHalves: ("午前", "午後"),
    patterns: DatePattern.all("y/MM/dd", "y/MM/dd", "y年M月d日", "y年M月d日EEEE"),
    units: [
      UnitName("日", "日"),
      UnitName("時間", "時間"),
      UnitName("分", "分"),
      UnitName("秒", "秒"),
    ])
}
