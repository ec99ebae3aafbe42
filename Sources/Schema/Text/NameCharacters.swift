import Escaping

/// The characters of names in models and templates: those that Swift has in names, of any script.
package enum NameCharacters {
  /// The number of bytes of the character at an offset if a name may have it there, else 0.
  ///
  /// Models have composed letters only, as Swift compares names by their bytes; a template may also
  /// have them with separate marks (`takesMarks`), since its names are compared as texts.
  package static func length(
    in bytes: [UInt8], at offset: Int, isFirst: Bool, takesMarks: Bool = false
  ) -> Int {
    let byte = offset < bytes.count ? bytes[offset] : 0
    if isLetter(byte) || byte == UInt8(ascii: "_") { return 1 }
    guard byte > 0x7F else { return isDigit(byte) && !isFirst ? 1 : 0 }
    var end = offset
    guard let scalar = Unicode.Scalar(UTF8Text.decode(bytes.span, &end)),
      takesMarks || !TextFold.isCommonMark(scalar.value)
    else { return 0 }
    let properties = scalar.properties
    let isAllowed = isFirst ? properties.isXIDStart : properties.isXIDContinue
    return isAllowed && !properties.isDefaultIgnorableCodePoint ? end - offset : 0
  }
}
