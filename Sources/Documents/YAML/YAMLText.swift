/// Texts as YAML is written: the one place where they are put into quotation marks.
package enum YAMLText {
  /// A text on one line, in quotation marks (YAML 1.2, section 7.3.1), without the characters that
  /// no text of a site may hold.
  package static func quoted(_ text: String) -> String {
    var written = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": written += "\\\""
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case "\t": written += "\\t"
      case "\r": written += "\\r"
      // Some programs end a line there.
      case "\u{2028}": written += "\\u2028"
      case "\u{2029}": written += "\\u2029"
      case "\u{FEFF}": written += "\\uFEFF"
      default: if isOfText(scalar) { written.unicodeScalars.append(scalar) }
      }
    }
    return written + "\""
  }

  /// A text as YAML reads it back, in quotation marks where it could be anything but plain text.
  package static func scalar(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || " -'().".unicodeScalars.contains(scalar)
    }
    let isNothing = ["null", "~", "true", "false"].contains(text.lowercased())
    if isPlain, !isNothing, let first = text.unicodeScalars.first, first.properties.isAlphabetic {
      return text
    }
    return quoted(text)
  }

  /// A text without the characters that no text of a site may hold: control characters other than
  /// tabs and line breaks, and code points that are not characters.
  package static func withoutControls(_ text: String) -> String {
    var allowed = ""
    for scalar in text.unicodeScalars where scalar.isBreakOrTab || isOfText(scalar) {
      allowed.unicodeScalars.append(scalar)
    }
    return allowed
  }

  private static func isOfText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isBreakOrTab: Bool { self == "\n" || self == "\r" || self == "\t" }
}
