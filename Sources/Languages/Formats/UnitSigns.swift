/// How a language abbreviates lengths of time and sizes of files, after the short forms of the
/// Unicode CLDR.
struct UnitSigns: Sendable {
  typealias Name = LanguageFormat.UnitName

  /// Day, hour, minute, second.
  let time: [Name]
  /// The name of a byte, in full.
  let byte: Name
  /// A thousand bytes, a million, and so on.
  let sizes: [StaticString]
  /// 1024 bytes, the square of that, and so on.
  let binarySizes: [StaticString]

  init(
    days: Name, hours: StaticString, minutes: StaticString, seconds: StaticString, byte: Name,
    sizes: [StaticString] = ["kB", "MB", "GB", "TB", "PB"],
    binarySizes: [StaticString] = ["KiB", "MiB", "GiB", "TiB", "PiB"]
  ) {
    time = [days, Name(hours, hours), Name(minutes, minutes), Name(seconds, seconds)]
    self.byte = byte
    self.sizes = sizes
    self.binarySizes = binarySizes
  }
}

extension LanguageFormat.UnitName {
  /// The form for a whole number.
  func form(for number: Int, by rule: PluralRule) -> StaticString {
    switch rule.category(of: number) {
    case .one: one
    case .few: few
    case .many: many
    case .zero, .two, .other: other
    }
  }
}
