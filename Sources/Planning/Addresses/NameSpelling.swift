import Schema

/// The spellings of names that file systems take for one: those that ignore case fold it, and some
/// do not distinguish a letter with a mark from a letter and its mark.
enum NameSpelling {
  /// Whether a name is one with another such name only if both have the same bytes, except for the
  /// case of ASCII letters. False also for scripts about which that is not known.
  static func isSettled(_ name: ArraySlice<UInt8>) -> Bool {
    if name.allSatisfy({ $0 < 0x80 }) { return true }
    return String(decoding: name, as: UTF8.self).unicodeScalars.allSatisfy(isSettled)
  }

  /// The form that all spellings of a name share: `String` compares by canonical equivalence.
  static func form(of name: ArraySlice<UInt8>) -> String {
    if name.allSatisfy({ $0 < 0x80 }) {
      return String(decoding: name.map(\.lowercased), as: UTF8.self)
    }
    var form = String.UnicodeScalarView()
    for scalar in String(decoding: name, as: UTF8.self).unicodeScalars { fold(scalar, into: &form) }
    return String(form)
  }

  /// Appends the case folding of a scalar. The dotless `ı` is its own, and so is a letter whose capital
  /// is several, such as `ß`: an old address with it may lead to the new one with `ss`.
  private static func fold(_ scalar: Unicode.Scalar, into form: inout String.UnicodeScalarView) {
    if scalar == "ı" { return form.append(scalar) }
    for lower in scalar.properties.lowercaseMapping.unicodeScalars {
      let upper = lower.properties.uppercaseMapping.unicodeScalars
      if upper.count == 1, let only = upper.first {
        form.append(contentsOf: only.properties.lowercaseMapping.unicodeScalars)
      } else {
        form.append(lower)
      }
    }
  }

  /// Whether a scalar is its own folded form, and composes or decomposes with nothing.
  private static func isSettled(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x80, 0x05D0...0x05EA, 0x0620...0x064A, 0x0904...0x0939, 0x0E01...0x0E30: true
    // Hiragana, Katakana, Chinese characters and syllables of Hangul.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC...0x30FE, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3:
      true
    // Letters of Latin, Greek, Cyrillic, Armenian and Georgian.
    case 0x00DF...0x024F, 0x0388...0x0482, 0x048A...0x0587, 0x10D0...0x10FA:
      !scalar.properties.changesWhenCaseFolded
    default: false
    }
  }
}
