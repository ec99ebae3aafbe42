/// Finds what a reader sees as text in raw HTML.
enum ShownHTML {
  /// A part of raw HTML.
  enum Piece: Equatable {
    /// Text, which may hold character references.
    case text(Range<Int>)
    /// A tag that ends a line of text, such as `<p>` and `<br>`.
    case separator
  }

  /// The texts of raw HTML between its tags and comments; not those of elements whose text is not
  /// shown as such. Linear in its size.
  static func pieces(of html: [UInt8]) -> [Piece] {
    var scanner = RawTagScanner(html[...])
    var pieces: [Piece] = []
    while let text = scanner.nextText() {
      if !text.isEmpty { pieces.append(.text(text)) }
      if let name = scanner.nextMarkup(), !elementsOfLines.contains(name) {
        pieces.append(.separator)
      }
    }
    return pieces
  }

  /// The elements within a line of text: a word may continue behind their tags.
  private static let elementsOfLines: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "font", "i", "ins",
    "kbd", "mark", "q", "rb", "ruby", "s", "samp", "small", "span", "strong", "sub", "sup", "time",
    "u", "var", "wbr",
  ]
}
