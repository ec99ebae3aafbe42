extension UnitSigns {
  /// The signs of a language by its tag: for one that is not known, those of the International
  /// System of Units, which no reader misunderstands.
  static func of(_ tag: String) -> UnitSigns {
    byLanguage[LanguageTag.language(tag)]
      ?? UnitSigns(
        days: Name("d", "d"), hours: "h", minutes: "min", seconds: "s", byte: Name("B", "B"))
  }

  private static let byLanguage: [String: UnitSigns] = [
    // The CLDR has `hr` and `sec`; `h` and `s` are as usual, and the same everywhere.
    "en": UnitSigns(
      days: Name("day", "days"), hours: "h", minutes: "min", seconds: "s",
      byte: Name("byte", "bytes")),
    "pt": UnitSigns(
      days: Name("dia", "dias"), hours: "h", minutes: "min", seconds: "s",
      byte: Name("byte", "bytes")),
    "sk": UnitSigns(
      days: Name("deň", few: "dni", "dní"), hours: "h", minutes: "min", seconds: "s",
      byte: Name("bajt", few: "bajty", "bajtov")),
    "cs": UnitSigns(
      days: Name("den", few: "dny", "dnů"), hours: "h", minutes: "min", seconds: "s",
      byte: Name("bajt", few: "bajty", "bajtů")),
    "pl": UnitSigns(
      days: Name("dzień", few: "dni", "dni"), hours: "godz.", minutes: "min", seconds: "sek.",
      byte: Name("bajt", few: "bajty", "bajtów")),
    "de": UnitSigns(
      days: Name("Tg.", "Tg."), hours: "Std.", minutes: "Min.", seconds: "Sek.",
      byte: Name("Byte", "Byte")),
    "es": UnitSigns(
      days: Name("d", "d"), hours: "h", minutes: "min", seconds: "s", byte: Name("byte", "bytes")),
    "fr": UnitSigns(
      days: Name("j", "j"), hours: "h", minutes: "min", seconds: "s",
      byte: Name("octet", "octets"), sizes: ["ko", "Mo", "Go", "To", "Po"],
      binarySizes: ["Kio", "Mio", "Gio", "Tio", "Pio"]),
    "it": UnitSigns(
      days: Name("giorno", "giorni"), hours: "h", minutes: "min", seconds: "s",
      byte: Name("byte", "byte")),
    "ar": UnitSigns(
      days: Name("يوم", two: "يومان", few: "أيام", many: "يومًا", "يوم"), hours: "س",
      minutes: "د", seconds: "ث", byte: Name("بايت", "بايت"),
      sizes: ["كيلوبايت", "م.ب", "غ.ب", "تيرابايت", "بيتابايت"]),
    "da": UnitSigns(
      days: Name("dag", "dage"), hours: "t.", minutes: "min.", seconds: "sek.",
      byte: Name("byte", "bytes")),
    "ja": UnitSigns(
      days: Name("日", "日"), hours: "時間", minutes: "分", seconds: "秒",
      byte: Name("バイト", "バイト"), sizes: ["KB", "MB", "GB", "TB", "PB"]),
    "nl": UnitSigns(
      days: Name("dag", "dagen"), hours: "uur", minutes: "min", seconds: "sec",
      byte: Name("byte", "byte")),
    "sv": UnitSigns(
      days: Name("d", "d"), hours: "tim", minutes: "min", seconds: "s", byte: Name("byte", "byte")),
    "uk": UnitSigns(
      days: Name("дн.", "дн."), hours: "год", minutes: "хв", seconds: "с",
      byte: Name("байт", few: "байти", many: "байтів", "байта"),
      sizes: ["кБ", "МБ", "ГБ", "ТБ", "ПБ"]),
  ]
}
