import Escaping

/// The names of character references (section 13.5 of the HTML standard).
enum ReferenceNames {
  /// Whether a reference of this name, followed by a semicolon, stands for a character.
  ///
  /// The usual ones are asked first, so that most templates never make the table of all 2,125.
  static func isKnown(_ name: Substring) -> Bool {
    common.contains { $0 == name } || CharacterReferences.characters(named: name) != nil
  }

  /// The names that authors write, most of which the standard reads with a semicolon only.
  static let common: [String] = [
    "nbsp", "amp", "lt", "gt", "quot", "apos", "copy", "reg", "trade", "ndash", "mdash", "hellip",
    "lsquo", "rsquo", "sbquo", "ldquo", "rdquo", "bdquo", "laquo", "raquo", "lsaquo", "rsaquo",
    "euro", "pound", "yen", "cent", "sect", "para", "bull", "middot", "times", "divide", "deg",
    "shy", "thinsp", "ensp", "emsp", "zwnj", "zwj", "larr", "rarr", "uarr", "darr", "auml", "ouml",
    "uuml", "szlig", "eacute", "egrave", "agrave", "ccedil", "ntilde", "aacute", "iacute",
    "oacute", "uacute", "frac12", "frac14", "frac34", "plusmn", "minus", "infin", "prime",
  ]
}
