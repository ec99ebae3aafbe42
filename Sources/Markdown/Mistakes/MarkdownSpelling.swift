/// Texts as they are written in Markdown, for advice that can be copied.
enum MarkdownSpelling {
  /// A text between brackets.
  static func text(_ text: String) -> String { escaped(text, "\\[]*_`<&~") }

  /// The address of a link or an image: between `<` and `>` where it has white space or parentheses.
  static func destination(_ address: String) -> String {
    let isPlain = address.unicodeScalars.allSatisfy {
      $0.value > 0x20 && !"()<>\\".unicodeScalars.contains($0)
    }
    return isPlain ? address : "<" + escaped(address, "<>\\") + ">"
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if special.unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
