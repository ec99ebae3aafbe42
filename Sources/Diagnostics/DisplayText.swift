/// Text made fit to be shown: nothing invisible, nothing that a terminal would obey, and a known
/// number of columns.
package struct DisplayText: Hashable, Sendable {
  /// The text to print.
  package private(set) var text = ""
  /// The number of terminal columns it takes.
  package private(set) var width = 0

  /// Makes display text of UTF-8 bytes; bytes that are no UTF-8 are shown as `\xFF`.
  package init(_ bytes: some Sequence<UInt8>) {
    var decoder = UTF8.ForwardParser()
    var iterator = Array(bytes).makeIterator()
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): append(UTF8.decode(scalar))
      case .error: append(raw: "\\xFF")
      case .emptyInput: return
      }
    }
  }

  /// Makes display text of a string.
  package init(_ string: String) { self.init(string.utf8) }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar == "\t" {
      append(raw: "  ")
    } else if Self.isInvisible(scalar) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      append(raw: "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">")
    } else {
      text.unicodeScalars.append(scalar)
      width += Self.columns(of: scalar)
    }
  }

  private mutating func append(raw ascii: String) {
    text += ascii
    width += ascii.utf8.count
  }

  /// Whether a scalar would not be seen, or would change how others are shown.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }

  /// The columns of a visible scalar: 0 for marks, 2 for wide East Asian characters and emoji
  /// (Unicode Standard Annex 11, the ranges that are wide throughout), else 1.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}

extension Diagnostic {
  /// What an author typed, in quotes, fit to be shown and cut after 40 characters.
  package static func quoted(_ bytes: some Sequence<UInt8>) -> String {
    let whole = String(decoding: Array(bytes.prefix(4 * 41)), as: UTF8.self)
    let cut = whole.count > 40 ? String(whole.prefix(40)) + "…" : whole
    return "'" + DisplayText(cut).text + "'"
  }

  /// What an author typed, in quotes, fit to be shown and cut after 40 characters.
  package static func quoted(_ text: String) -> String { quoted(text.utf8) }

  /// Names in quotes as a list: `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
  package static func list(_ names: [String], joinedBy word: String = "or") -> String {
    let quotedNames = names.map { quoted($0) }
    guard let last = quotedNames.last, quotedNames.count > 1 else {
      return quotedNames.first ?? ""
    }
    return quotedNames.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
