import Escaping

/// Numbers of bytes as people read them: `14 bytes`, `13.0 kB`, or by powers of 1024 `12.7 KiB`.
package enum FileSizeText {
  /// Appends a number below a thousand, or below 1024.
  package static func append(bytes: Int, in language: LanguageFormat, to output: inout [UInt8]) {
    NumberText.append(bytes, in: language, to: &output)
    output.append(UInt8(ascii: " "))
    output.append(language.signs.byte.form(for: bytes, by: language.rule))
  }

  /// Appends a greater number.
  ///
  /// - Parameters:
  ///   - digits: The number of the unit, as a plain number.
  ///   - unit: Which unit it is: 0 for a thousand or 1024 bytes.
  ///   - isBinary: Whether units are powers of 1024.
  ///   - language: How numbers and units are written.
  ///   - output: Takes the text.
  package static func append(
    decimal digits: [UInt8], unit: Int, isBinary: Bool, in language: LanguageFormat,
    to output: inout [UInt8]
  ) {
    NumberText.append(decimal: digits.span, in: language, to: &output)
    output.append(UInt8(ascii: " "))
    output.append(isBinary ? language.signs.binarySizes[unit] : language.signs.sizes[unit])
  }

  /// The number of units there are beyond the byte.
  package static let unitCount = 5
}
