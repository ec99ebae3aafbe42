import Diagnostics
import Documents
import TestSupport
import Testing

/// Inputs made to make a reader slow, deep or large. Each is refused, or read in linear time.
struct HostileShapeTests {
  /// A document that could have been made to do harm.
  struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// What is reported first, nil when the document is accepted.
    let message: String?

    init(_ name: String, _ text: String, _ message: String?) {
      testDescription = name
      self.text = text
      self.message = message
    }
  }

  static let yaml: [Shape] = [
    Shape("100,000 [", repeated("[", 100_000), "nested deeper than 64"),
    Shape("100,000 {a: ", repeated("{a: ", 100_000), "nested deeper than 64"),
    Shape("50,000 dashes", repeated("- ", 50_000), "nested deeper than 64"),
    Shape(
      "50,000 question marks", repeated("? ", 50_000), "a key is a text, not a list or a mapping"),
    Shape(
      "2,000 levels", (0..<2000).map { repeated(" ", $0) + "a:\n" }.joined(),
      "nested deeper than 64"),
    Shape("100,000 brackets on lines", repeated("[\n", 100_000), "nested deeper than 64"),
    Shape(
      "nine aliases nine times", aliasBomb,
      "the aliases up to here stand for more than 10000 values"),
    Shape(
      "a long text a thousand times",
      "a: &a \"\(repeated("x", 100_000))\"\nb: [\(repeated("*a,", 1000))]",
      "the aliases up to here stand for more than 1048576 bytes of text"),
    Shape(
      "merge bomb",
      (0..<20).map { "m\($0): &m\($0)\n" + mergeLines($0) }.joined(),
      "the aliases up to here stand for more than 10000 values"),
    Shape(
      "an alias of itself", "a: &a [*a]", "the alias '*a' stands inside the value it stands for"),
    Shape("deep by aliases", deepByAliases, "nested deeper than 64"),
    Shape("a comment of 1 MB", "#" + repeated("x", 1 << 20), nil),
    Shape("400,000 comments", repeated("#\n", 400_000), nil),
    Shape("1 MB of spaces", "a: b" + repeated(" ", 1 << 20), nil),
    Shape("1 MB of line ends", "a: b" + repeated("\n", 1 << 20), nil),
    Shape(
      "a key of 160 KB of marks", "e" + repeated("\u{301}", 80_000) + ": a", "a key of 160001 bytes"
    ),
    Shape(
      "a quoted key of 160 KB of marks", "? \"e" + repeated("\u{301}", 80_000) + "\"\n: a",
      "a key of 160001 bytes"),
    Shape(
      "keys of 500 marks",
      (0..<500).map { "k\($0)" + repeated("\u{301}\u{323}", 250) + ": a\n" }.joined(),
      "a key with more than 30 combining marks in a row"),
    Shape(
      "20,000 keys", (0..<20_000).map { "k\($0): a\n" }.joined(),
      "a mapping with more than 10000 keys"),
    Shape(
      "20,000 keys in braces", "{" + (0..<20_000).map { "k\($0): a, " }.joined() + "}",
      "a mapping with more than 10000 keys"),
    Shape("10,000 equal keys", repeated("a: b\n", 10_000), "'a' is given twice"),
    Shape(
      "100,000 anchors", "[" + (0..<100_000).map { "&a\($0) x," }.joined() + "]",
      "no alias refers to the anchor '&a0'"),
    Shape("60,000 directives", repeated("%TAG ! x\n", 60_000), "directives are not supported"),
    Shape(
      "directives after the end", "a\n...\n" + repeated("%TAG ! x\n", 60_000),
      "several documents in one file are not supported"),
    Shape(
      "100,000 documents", repeated("---\n", 100_000),
      "several documents in one file are not supported"),
    Shape(
      "1 MB in a quote", "a: \"" + repeated("x\n ", 350_000),
      "the text that starts here has no closing \""),
    Shape("100,000 tags", "[" + repeated("!!x a,", 100_000) + "]", "tags are not supported"),
    Shape("100,000 colons", repeated("a: ", 100_000), "a text with ': ' in it needs quotes"),
    Shape("1 MB of tabs", repeated("\t", 1 << 20) + "a", "a tab cannot indent"),
    Shape("a line of 1 MB of words", "a: " + repeated("word ", 200_000), nil),
    Shape("100,000 elements", "[" + repeated("a,", 100_000) + "]", nil),
    Shape("a block of 200,000 lines", "a: |\n" + repeated(" x\n", 200_000), nil),
    Shape("a block of empty lines", "a: |\n" + repeated("\n", 500_000) + " x", nil),
    Shape("300 blocks of empty lines", repeated("- |\n" + repeated("\n", 1000), 300), nil),
  ]

  static let json: [Shape] = [
    Shape("100,000 [", repeated("[", 100_000), "nested deeper than 64"),
    Shape("100,000 {", repeated("{\"a\":", 100_000), "nested deeper than 64"),
    Shape("65 levels", repeated("[", 65) + repeated("]", 65), "nested deeper than 64"),
    Shape("64 levels", repeated("[", 64) + repeated("]", 64), nil),
    Shape(
      "100,000 keys",
      "{" + (0..<100_000).map { "\"key\($0)\": \($0)" }.joined(separator: ",") + "}", nil),
    Shape(
      "50,000 equal keys", "{" + repeated("\"a\":1,", 50_000) + "\"b\":1}", "'a' is given twice"),
    Shape("a number of 100,000 digits", repeated("1", 100_000), "a number of 100000 characters"),
    Shape(
      "a key of 160 KB", "{\"" + repeated("\u{301}", 80_000) + "\": 1}", "a key of 160000 bytes"),
    Shape("100,000 comments", repeated("/**/", 100_000) + "1", "comments are not JSON"),
    Shape("comments everywhere", "[" + repeated("1/*", 100_000), "comments are not JSON"),
    Shape("100,000 commas", "[" + repeated(",", 100_000), "expected a value, found ','"),
    Shape(
      "100,000 line ends in a text", "\"" + repeated("\n", 100_000) + "\"", "a line end in a text"),
    Shape("1 MB of escapes", "\"" + repeated("\\u0041", 170_000) + "\"", nil),
    Shape(
      "1 MB of wrong escapes", "\"" + repeated("\\x", 500_000) + "\"", "there is no escape '\\x'"),
  ]

  @Test(arguments: yaml)
  func `hostile YAML is refused or read, in linear time`(shape: Shape) {
    check(shape, Self.plain(as: shape, "- a\n")) { Outcome.yaml($0) }
  }

  @Test(arguments: yaml.filter { $0.text.utf8.count < 1 << 20 })
  func `hostile front matter is refused or read, in linear time`(shape: Shape) {
    let text = "---\n" + shape.text + "\n---\nBody\n"
    let plain = "---\n" + Self.plain(as: shape, "a: b\n") + "---\nBody\n"
    #expect(work(on: text, comparedTo: plain) { Outcome.frontMatter($0).outcome } < Self.most)
  }

  @Test(arguments: json)
  func `hostile JSON is refused or read, in linear time`(shape: Shape) {
    check(shape, "[" + Self.plain(as: shape, "\"a\",") + "1]") { Outcome.json($0) }
  }

  /// How many times the work on a plain document of the same length a shape may take: far more
  /// than any takes that is read in linear time, and far less than the square of its length.
  private static let most = 200.0

  /// As many bytes as the shape has, in pieces of a plain document.
  private static func plain(as shape: Shape, _ piece: String) -> String {
    repeated(piece, min(9_000, shape.text.utf8.count / piece.utf8.count))
  }

  private func work(
    on text: String, comparedTo plain: String, _ read: (String) -> Outcome
  ) -> Double {
    let usual = ProcessorTime.seconds { _ = read(plain) }
    let perByte = max(usual, 0.001) / Double(plain.utf8.count)
    return ProcessorTime.seconds { _ = read(text) } / (perByte * Double(text.utf8.count))
  }

  private func check(_ shape: Shape, _ plain: String, _ read: (String) -> Outcome) {
    #expect(work(on: shape.text, comparedTo: plain, read) < Self.most)
    let outcome = read(shape.text)
    #expect(outcome.flaws == [])
    let first = outcome.log.diagnostics.first?.message
    if let message = shape.message {
      #expect(first?.hasPrefix(message) == true, "\(first ?? "nothing")")
    } else {
      #expect(first == nil)
    }
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static let aliasBomb: String = {
    var text = "a0: &a0 [x,x,x,x,x,x,x,x,x]\n"
    for level in 1..<9 {
      text += "a\(level): &a\(level) [" + repeated("*a\(level - 1),", 9) + "]\n"
    }
    return text
  }()

  private static func mergeLines(_ level: Int) -> String {
    level == 0
      ? (0..<100).map { "  k\($0): v\n" }.joined()
      : "  <<: [" + repeated("*m\(level - 1),", 9) + "]\n  own\(level): v\n"
  }

  private static let deepByAliases: String = {
    let half = repeated("[", 40)
    return "a: &a \(half)x\(repeated("]", 40))\nb: \(half)*a\(repeated("]", 40))\n"
  }()
}
