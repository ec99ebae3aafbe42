/// A text that makes some readers of Markdown take a time that grows with the square of its size.
struct Shape: Sendable {
  let name: String
  /// The text of a given number of repeats.
  let text: @Sendable (Int) -> String

  init(_ name: String, _ text: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.text = text
  }

  /// A piece, repeated.
  init(_ name: String, _ piece: String) {
    self.init(name) { String(repeating: piece, count: $0) }
  }

  /// Pieces, each repeated, after one another.
  init(_ name: String, _ pieces: [String]) {
    self.init(name) { count in
      pieces.map { String(repeating: $0, count: count) }.joined(separator: "x")
    }
  }

  static let all: [Shape] = emphasis + links + html + blocks + extensions

  private static let emphasis = [
    Shape("nested emphasis", ["*a **a ", " a** a*"]),
    Shape("closers without openers", "a_ "),
    Shape("openers without closers", "_a "),
    Shape("openers of one kind, closers of another", "*a_ "),
    Shape("runs that add up to three") { "a**b" + String(repeating: "c* ", count: $0) },
    Shape("closed at once", "**a *b c* d**"),
    Shape("stars and underscores", "a**b_c"),
    Shape("backticks") { count in
      (1...Int(Double(count * 4).squareRoot())).map { "e" + String(repeating: "`", count: $0) }
        .joined()
    },
    Shape("one backtick each", "`a "),
    Shape("escapes", "\\*"),
    Shape("hard breaks", "a  \n"),
    Shape("spaces", " "),
    Shape("words on one line", "word "),
    Shape("emphasis around a link", "**x [a*b**c*](d) "),
    Shape("apostrophes", "a'b' "),
    Shape("dashes and dots", "a--b...c---"),
  ]

  private static let links = [
    Shape("closing brackets", "a]"),
    Shape("opening brackets", "[a"),
    Shape("brackets and closers of emphasis", "[ a_"),
    Shape("nested brackets", ["[", "a]"]),
    Shape("brackets, closed", "[a] "),
    Shape("brackets and parentheses", "[ (]("),
    Shape("images and links", "![[]()"),
    Shape("a pointed destination without an end", "[a](<b] "),
    Shape("a destination without an end", "[a](b"),
    Shape("parentheses without an end", "[a](((((b] "),
    Shape("titles without an end", "[a](b \"c] "),
    Shape("definitions") { count in (0..<count).map { "[a\($0)]: b\n" }.joined() + "\n[a1]" },
    Shape("one definition many times", "[a]: b\n"),
    Shape("references") { "[a]: b\n\n" + String(repeating: "[a] ", count: $0) },
    Shape("a long definition, many references") { count in
      "[a]: " + String(repeating: "b", count: count) + "\n\n"
        + String(repeating: "[a]", count: count)
    },
    Shape("a reference before a parenthesis") {
      "[a]: b\n\n" + String(repeating: "[a](c ", count: $0)
    },
    Shape("labels without an end", "[a]: "),
    Shape("distinct unknown references") { count in
      (0..<count).map { "[a\($0)][b\($0)] " }.joined()
    },
    Shape("distinct unknown entities") { count in (0..<count).map { "&a\($0); " }.joined() },
    Shape("entities", "&amp;"),
  ]

  private static let html = [
    Shape("comments without an end") { "</" + String(repeating: "<!--", count: $0) },
    Shape("comments in text") { "x" + String(repeating: " <!-- ", count: $0) },
    Shape("declarations without an end") { "x " + String(repeating: "<!A ", count: $0) },
    Shape("instructions without an end") { "x " + String(repeating: "<?", count: $0) },
    Shape("CDATA without an end") { "x " + String(repeating: "<![CDATA[", count: min($0, 90)) },
    Shape("tags without an end") { "x " + String(repeating: "<a b='", count: $0) },
    Shape("tags") { "x " + String(repeating: "<b>", count: $0) },
    Shape("HTML blocks", "<div>\n\n"),
    Shape("autolinks without an end", "<http:"),
  ]

  private static let blocks = [
    Shape("block quotes", "> a\n\n"),
    Shape("nested block quotes") { String(repeating: "> ", count: $0) + "a" },
    Shape("lists of growing depth") { count in
      (0..<Int(Double(count).squareRoot())).map { String(repeating: "  ", count: $0) + "* a\n" }
        .joined()
    },
    Shape("marks of excerpts", "<!-- more -->\n\n"),
    Shape("items", "- a\n"),
    Shape("loose items", "- a\n\n"),
    Shape(
      "deep lists",
      { count in
        String(repeating: String(repeating: "- ", count: 90) + "a\n\n", count: max(1, count / 90))
      }),
    Shape("empty lines in deep lists") { count in
      String(repeating: "- ", count: 90) + "x\n" + String(repeating: "\n", count: count)
    },
    Shape("empty lines in a deep quote") { count in
      "> " + String(repeating: "- ", count: 90) + "x\n" + String(repeating: ">\n", count: count)
    },
    Shape("emphasis in a deep quote") { count in
      String(repeating: ">", count: 100) + String(repeating: "a*", count: count)
    },
    Shape("lazy lines") { count in
      String(repeating: ">", count: 100) + "a\n" + String(repeating: "a\n", count: count)
    },
    Shape("headings", "# a\n"),
    Shape("equal headings", "# same heading\n\n"),
    Shape("underlined headings", "a\n===\n"),
    Shape("fences", "```\n"),
    Shape("fences of growing length") { count in
      (3...max(4, Int(Double(count * 2).squareRoot()))).map {
        String(repeating: "`", count: $0) + "\na\n"
      }.joined()
    },
    Shape("thematic breaks", "* * * * "),
    Shape("thematic breaks that are not", "* * * * a"),
    Shape("tabs", "\t"),
    Shape("empty lines", "\n"),
    Shape("carriage returns", "\r"),
  ]

  private static let extensions = [
    Shape("tables", "| a |\n| - |\n| b |\n\n"),
    Shape("rows") { "| a |\n| - |\n" + String(repeating: "| b |\n", count: $0) },
    Shape("short rows of a wide table") { count in
      String(repeating: "|a", count: 900) + "|\n" + String(repeating: "|-", count: 900) + "|\n"
        + String(repeating: "b\n", count: count)
    },
    Shape("delimiter rows", "a\n-|\n"),
    Shape("delimiter rows in one paragraph", "| - |\n"),
    Shape("pipes", "|"),
    Shape("tildes", "~~a "),
    Shape("strikethroughs", "~~a~~ "),
    Shape("tildes in emphasis", "*~~a* "),
    Shape("web addresses", "www."),
    Shape("web addresses with dots", "www.a."),
    Shape("addresses in addresses", "http://"),
    Shape("closing parentheses") { "www.a.b" + String(repeating: ")", count: $0) },
    Shape("semicolons") { "www.a.b" + String(repeating: "&a;", count: $0) },
    Shape("underscores in a domain", "http://_."),
    Shape("signs of mail", "a@"),
    Shape("mail without an end", "a.b.c.d@e "),
    Shape("footnotes") { count in
      (0..<count).map { "[^\($0)] " }.joined() + "\n\n"
        + (0..<count).map { "[^\($0)]: a\n" }.joined()
    },
    Shape("references to one footnote") { "[^1]: a\n\n" + String(repeating: "[^1] ", count: $0) },
    Shape("footnotes in footnotes") { count in
      "[^0]\n\n" + (0..<count).map { "[^\($0)]: [^\($0 + 1)]\n" }.joined()
    },
    Shape("undefined footnotes") { "[^1]: a\n\n" + String(repeating: "[^2] ", count: $0) },
    Shape("tasks", "- [ ] a\n"),
    Shape("quotation marks", "\"a' "),
    Shape("labels", "a: b\n"),
  ]
}
