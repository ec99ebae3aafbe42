import Escaping

/// The patterns of dates in other languages: those of C and Python (`%d.%m.%Y`), of libraries for
/// JavaScript (`DD.MM.YYYY`), and of PHP (`d.m.Y`).
package enum DatePatternOfOthers {
  /// The pattern that shows what one of another language shows; nil where none does.
  package static func pattern(for typed: String) -> String? {
    let isOfC = typed.contains("%")
    let tables = isOfC ? [lettersOfC] : [lettersOfLibraries, lettersOfPHP]
    return tables.lazy.compactMap { translated(typed, by: $0, isOfC: isOfC) }.first
  }

  private static func translated(
    _ typed: String, by table: [String: String], isOfC: Bool
  ) -> String? {
    var result = ""
    var rest = Array(typed.utf8)[...]
    while let first = rest.first {
      if isOfC, first == UInt8(ascii: "%") {
        // `%-d` has no zero before a single digit.
        let isShort = rest.dropFirst().first == UInt8(ascii: "-")
        rest = rest.dropFirst(isShort ? 2 : 1)
        guard let letter = rest.popFirst(), let own = table[text([letter])] else { return nil }
        result += isShort ? String(own.prefix(1)) : own
      } else if isLetter(first) {
        let word = isOfC ? rest.prefix(while: isLetter) : rest.prefix { $0 == first }
        guard let own = isOfC ? "'\(text(word))'" : table[text(word)] else { return nil }
        result += own
        rest = rest.dropFirst(word.count)
      } else {
        let sign = rest.prefix { !isLetter($0) && !(isOfC && $0 == UInt8(ascii: "%")) }
        result += text(sign)
        rest = rest.dropFirst(sign.count)
      }
    }
    guard result != typed, let pattern = try? DatePattern(Array(result.utf8)), pattern.showsDate,
      pattern.slip == nil
    else { return nil }
    return result
  }

  private static func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }

  private static let lettersOfC = [
    "d": "dd", "e": "d", "m": "MM", "B": "MMMM", "b": "MMM", "Y": "yyyy", "y": "yy", "H": "HH",
    "I": "hh", "M": "mm", "S": "ss", "p": "a", "A": "EEEE", "a": "E", "F": "yyyy-MM-dd",
    "T": "HH:mm:ss", "R": "HH:mm", "z": "xx",
  ]

  private static let lettersOfLibraries = [
    "YYYY": "yyyy", "YY": "yy", "yyyy": "yyyy", "MMMM": "MMMM", "MMM": "MMM", "MM": "MM", "M": "M",
    "DD": "dd", "D": "d", "dd": "dd", "d": "d", "dddd": "EEEE", "ddd": "E", "HH": "HH", "H": "H",
    "hh": "hh", "h": "h", "mm": "mm", "ss": "ss", "A": "a", "a": "a",
  ]

  private static let lettersOfPHP = [
    "d": "dd", "j": "d", "m": "MM", "n": "M", "F": "MMMM", "M": "MMM", "Y": "yyyy", "y": "yy",
    "D": "E", "l": "EEEE", "H": "HH", "G": "H", "h": "hh", "g": "h", "i": "mm", "s": "ss",
    "a": "a", "A": "a",
  ]
}
