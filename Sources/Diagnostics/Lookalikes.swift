/// Letters that look like others.
package enum Lookalikes {
  /// A name without invisible characters, and with Latin letters for those that look like them;
  /// and what was deceptive about it.
  package static func plain(_ typed: String) -> (name: String, deception: String?) {
    var name = ""
    var deception: String?
    for scalar in typed.unicodeScalars.prefix(200) {
      let number = Diagnostic.unicodeName(scalar.value)
      if DisplayText.isInvisible(scalar) {
        deception = deception ?? "\(number) is in it, which cannot be seen"
      } else if let latin = letters[scalar] {
        deception = deception ?? "\(number) only looks like '\(latin)'"
        name.unicodeScalars.append(latin)
      } else {
        name.unicodeScalars.append(scalar)
      }
    }
    return (name, deception)
  }

  /// Whether a word of a text mixes Latin letters with others that look like Latin ones. Words in
  /// several scripts side by side are not deceptive.
  package static func mixesScripts(_ text: String) -> Bool {
    text.unicodeScalars.split { !$0.properties.isAlphabetic }.contains { word in
      let hasLatin = word.contains { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
      return hasLatin && word.contains { letters[$0] != nil }
    }
  }

  /// Cyrillic, Armenian and Greek letters that are drawn like Latin ones.
  private static let letters: [Unicode.Scalar: Unicode.Scalar] = [
    "а": "a", "с": "c", "ԁ": "d", "е": "e", "һ": "h", "і": "i", "ј": "j", "ӏ": "l", "о": "o",
    "р": "p", "ԛ": "q", "ѕ": "s", "т": "t", "ս": "u", "ѵ": "v", "ԝ": "w", "х": "x", "у": "y",
    "α": "a", "ε": "e", "ι": "i", "κ": "k", "ν": "v", "ο": "o", "ρ": "p", "τ": "t", "υ": "u",
    "А": "A", "В": "B", "Е": "E", "К": "K", "М": "M", "Н": "H", "О": "O", "Р": "P", "С": "C",
    "Т": "T", "Х": "X",
  ]
}
