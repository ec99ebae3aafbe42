import Diagnostics
import Markdown
import TestSupport
import Testing

/// Which lines are a table, as cmark-gfm reads them; and that nothing is shown of how they are read.
struct TableLineTests {
  /// The HTML of a text, without line breaks and the classes of alignments.
  private func html(_ text: String) -> String {
    Parsed(text).html.replacing("\n", with: "")
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let cells = { (cells: [String], tag: String) in
      "<tr>" + cells.map { "<\(tag)>\($0)</\(tag)>" }.joined() + "</tr>"
    }
    let body = rows.isEmpty ? "" : "<tbody>" + rows.map { cells($0, "td") }.joined() + "</tbody>"
    return "<table><thead>" + cells(head, "th") + "</thead>" + body + "</table>"
  }

  @Test(arguments: [
    ("text:\n\t| a | b |\n\t|---|---|\n\t| 1 | 2 |\n", "<p>text:| a | b ||---|---|| 1 | 2 |</p>"),
    (
      "| a | b |\n|---|---|\n    | 1 | 2 |\n",
      table(["a", "b"], []) + "<pre><code>| 1 | 2 |</code></pre>"
    ),
    (
      "text\n    a | b\n--- | ---\n1 | 2\n", "<p>text</p>" + table(["a", "b"], [["1", "2"]])
    ),
    ("a | b\n    ---|---\n", "<p>a | b---|---</p>"),
    ("- a | b\n--- | ---\n", "<ul><li>a | b--- | ---</li></ul>"),
    (
      "- x\na | b\n  ---|---\n  1 | 2\n",
      "<ul><li>x" + table(["a", "b"], [["1", "2"]]) + "</li></ul>"
    ),
    (
      "> a | b\n> --|--\n1 | 2\n",
      "<blockquote>" + table(["a", "b"], []) + "</blockquote><p>1 | 2</p>"
    ),
    (
      "- > a | b\n  > --|--\n  > 1 | 2\n",
      "<ul><li><blockquote>" + table(["a", "b"], [["1", "2"]]) + "</blockquote></li></ul>"
    ),
    (
      "1.  x\n\n    - y\n      a | b\n      --|--\n",
      "<ol><li><p>x</p><ul><li>y" + table(["a", "b"], []) + "</li></ul></li></ol>"
    ),
    (
      "-\ta | b\n\t--|--\n\t1 | 2\n", "<ul><li>" + table(["a", "b"], [["1", "2"]]) + "</li></ul>"
    ),
  ])
  func `a line that is indented like code, or outside of the containers, is no part of a table`(
    text: String, expected: String
  ) {
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    ("Pros \\| cons\n---\n", "<h2 id=\"pros--cons\">Pros | cons</h2>"),
    ("| a \\| b |\n---\n", "<h2 id=\"-a--b-\">| a | b |</h2>"),
    ("| a |\n-\n", "<h2 id=\"-a-\">| a |</h2>"),
    ("| a |\n|---|\n| 1 |\n2. x\n", table(["a"], [["1"]]) + "<ol start=\"2\"><li>x</li></ol>"),
    ("| a |\n|---|\n| 1 |\n-\n", table(["a"], [["1"]]) + "<ul><li></li></ul>"),
    ("| a |\n|---|\n| 1 |\n--\n", table(["a"], [["1"], ["--"]])),
    ("| a |\n|---|\n| 1 |\n===\n", table(["a"], [["1"], ["==="]])),
    ("| a |\n|---|\n| 1 |\n2.x\n", table(["a"], [["1"], ["2.x"]])),
    ("| C:\\\\| x |\n|--|\n", table(["C:| x"], [])),
    (
      "a \\| b | c\n--|--\n`x\\|y` | \\|\\|\n",
      table(["a | b", "c"], [["<code>x|y</code>", "||"]])
    ),
    ("| a |\n|---|\n<b>\n", table(["a"], [])),
    ("| a |\n|---|\n<b> x\n", table(["a"], [[" x"]])),
  ])
  func `an underline makes a heading, and a list or a tag ends a table`(
    text: String, expected: String
  ) {
    let written = html(text)
    #expect(
      written.replacing("<td> ", with: "<td>") == expected.replacing("<td> ", with: "<td>")
        || written == expected)
  }

  @Test(arguments: [
    ("text:\n\t| a | b |\n\t|---|---|\n", "this row is not indented like the text above"),
    ("- a | b\n--- | ---\n", "this row is not indented like the text above"),
    ("a | b | c\n--- | ---\n", "the row above has another number of cells"),
    ("| C:\\\\| x |\n|---|---|\n", "the row above has another number of cells"),
  ])
  func `rows that make no table are told with the reason`(text: String, reason: String) {
    let said = Parsed(text).log.diagnostics.map(\.message)
    #expect(said.count == 1 && said[0].contains(reason), "\(said)")
  }

  /// Pieces without the signs by which lines are rewritten.
  private static let pieces = [
    "a", "b ", " ", "  ", "   ", "    ", "\t", "\n", "\n\n", "\r\n", "_", "~~", "`", "```\n",
    "[^1]",
    "[^1]: ", "[^2]:\n", "](x.md)", "<", ">", "> ", "<b>\n", "- ", "\n- ", "1. ", "\n2. ", "-\t",
    "\n===\n", "\n---\n", "|", " | ", "\n| - | - |\n", "|-|\n", "\n-|-\n", "| a | b |\n", "\\|",
    "\\\\|", "&amp;", "é", "http://d.e/_f_?", "[r]: /u 'v'\n", "[r]", "~~~\n", "<!--", "-->",
  ]

  @Test(arguments: 0..<40)
  func `a page never shows the signs by which lines are rewritten`(block: Int) {
    for seed in block * 250..<(block + 1) * 250 {
      var generator = SeededGenerator(UInt64(seed))
      let text = (0..<Int.random(in: 1...40, using: &generator))
        .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
      let parsed = Parsed(text)
      let kept = parsed.document.nodes.contains { node in
        parsed.document.bytes(of: node.text).contains { "#+*".utf8.contains($0) }
      }
      #expect(!kept, "\(seed): \(text.debugDescription)")
    }
  }
}
