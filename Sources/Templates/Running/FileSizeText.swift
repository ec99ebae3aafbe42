import Languages

/// Numbers of bytes in readable form, as Jinja2 writes them, in a language.
enum FileSizeText {
  /// The text of a number of bytes: `13.0 kB`, or by powers of 1024 `12.7 KiB`.
  static func bytes(
    of number: Double, binary: Bool, in format: LanguageFormat
  ) throws(RenderingFailure) -> [UInt8] {
    let base: Double = binary ? 1024 : 1000
    var bytes = number
    guard bytes >= base else {
      guard let whole = Number.double(bytes).whole else { throw .overflow }
      return Array((bytes == 1 ? "1 Byte" : "\(whole) Bytes").utf8)
    }
    let units = binary ? ["KiB", "MiB", "GiB", "TiB", "PiB"] : ["kB", "MB", "GB", "TB", "PB"]
    var unit = 0
    bytes /= base
    while bytes >= base, unit < units.count - 1 {
      bytes /= base
      unit += 1
    }
    var digits: [UInt8] = []
    PrintfText.append(bytes, decimals: 1, to: &digits)
    var text: [UInt8] = []
    NumberText.append(decimal: digits.span, in: format, to: &text)
    return text + [UInt8(ascii: " ")] + Array(units[unit].utf8)
  }
}
