import Languages

/// Numbers of bytes in readable form, with one decimal as Jinja2 writes them, in a language.
enum RoundedFileSize {
  /// The text of a number of bytes: `13.0 kB`, or by powers of 1024 `12.7 KiB`.
  static func text(
    of number: Number, binary: Bool, in format: LanguageFormat
  ) throws(RenderingFailure) -> [UInt8] {
    let base: Double = binary ? 1024 : 1000
    var (bytes, text) = (number.double, [UInt8]())
    guard bytes >= base else {
      guard let whole = number.whole else { throw .overflow }
      FileSizeText.append(bytes: whole, in: format, to: &text)
      return text
    }
    var unit = 0
    bytes /= base
    while bytes >= base, unit < FileSizeText.unitCount - 1 {
      bytes /= base
      unit += 1
    }
    var digits: [UInt8] = []
    PrintfText.append(bytes, decimals: 1, to: &digits)
    FileSizeText.append(decimal: digits, unit: unit, isBinary: binary, in: format, to: &text)
    return text
  }
}
