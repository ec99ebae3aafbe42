/// Prose wrapped to lines of limited width.
///
/// Paragraphs are wrapped; lines that start with a space, `- ` or a digit stay as they are, as in
/// code and lists.
package struct WrappedText: Sendable {
  /// The text with its line breaks.
  package let text: String

  /// Wraps prose to lines of at most `width` characters where its words allow it.
  package init(_ prose: String, width: Int) {
    var paragraphs: [[Substring]] = [[]]
    for line in prose.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        paragraphs.append([])
      } else {
        paragraphs[paragraphs.count - 1].append(line)
      }
    }
    text = paragraphs.filter { !$0.isEmpty }
      .map { Self.isSet($0) ? $0.joined(separator: "\n") : Self.paragraph($0, width: width) }
      .joined(separator: "\n\n")
  }

  private static func isSet(_ lines: [Substring]) -> Bool {
    lines.contains { $0.hasPrefix(" ") || $0.hasPrefix("- ") || $0.hasPrefix("|") }
  }

  private static func paragraph(_ lines: [Substring], width: Int) -> String {
    var result: [String] = []
    var length = 0
    for word in lines.flatMap({ $0.split(separator: " ") }) {
      let count = word.unicodeScalars.count
      if result.isEmpty || (length + 1 + count > width && !canOpenBlock(word)) {
        result.append(String(word))
        length = count
      } else {
        result[result.count - 1] += " " + word
        length += 1 + count
      }
    }
    return result.joined(separator: "\n")
  }

  /// Whether a word at the start of a line would be taken for Markdown's sign of a list, heading
  /// or quotation.
  private static func canOpenBlock(_ word: Substring) -> Bool {
    guard let first = word.first else { return false }
    return "-+*#>=~".contains(first) || (first.isNumber && (word.last == "." || word.last == ")"))
  }
}
