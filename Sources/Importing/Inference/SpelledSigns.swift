/// The signs of names as words, where only these distinguish them: `C++` is `C plus plus`.
enum SpelledSigns {
  private static let words: [Character: String] = [
    "+": "plus", "#": "sharp", "&": "and", "@": "at", "%": "percent", "*": "star", "!": "not",
    "=": "equals", "<": "less", ">": "greater", "$": "dollar", "€": "euro", "£": "pound",
    "°": "degrees", "~": "tilde",
  ]

  /// Whether a text has other characters than letters, digits, blanks and hyphens.
  static func areIn(_ text: String) -> Bool {
    text.contains { !$0.isLetter && !$0.isNumber && !$0.isWhitespace && $0 != "-" }
  }

  /// A text with words for its signs; a point before a word is `dot`, as in `.NET`.
  static func words(for text: String) -> String {
    var result = ""
    for character in text {
      let isStart = result.last.map(\.isWhitespace) ?? true
      let word = character == "." && isStart ? "dot" : words[character]
      result += word.map { " \($0) " } ?? String(character)
    }
    return result
  }
}
