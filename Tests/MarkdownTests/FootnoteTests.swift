import Diagnostics
import Markdown
import Testing

struct FootnoteTests {
  @Test func `a note is written after the text, with a link to its reference`() {
    let parsed = Parsed("One[^a], two[^b], again[^a].\n\n[^b]: The *second*.\n[^a]: The first.\n")
    #expect(
      parsed.html == """
        <p>One<sup class="footnote-ref"><a href="#footnote-1" id="footnote-1-reference">1</a></sup>, \
        two<sup class="footnote-ref"><a href="#footnote-2" id="footnote-2-reference">2</a></sup>, \
        again<sup class="footnote-ref"><a href="#footnote-1" id="footnote-1-reference-1">1</a></sup>.</p>
        <section class="footnotes">
        <ol>
        <li id="footnote-1">
        <p>The first. <a href="#footnote-1-reference" class="footnote-backref">↩︎</a> \
        <a href="#footnote-1-reference-1" class="footnote-backref">↩︎</a></p>
        </li>
        <li id="footnote-2">
        <p>The <em>second</em>. <a href="#footnote-2-reference" class="footnote-backref">↩︎</a></p>
        </li>
        </ol>
        </section>

        """)
    #expect(parsed.log.diagnostics.isEmpty)
  }

  @Test func `a note has several paragraphs, and another note in it`() {
    let parsed = Parsed("Text[^1].\n\n[^1]: One[^2].\n\n    Two.\n\n[^2]: word\n\nEnd.\n")
    let html = parsed.html
    #expect(html.contains("<p>One<sup"))
    #expect(html.contains("<p>Two. <a href=\"#footnote-1-reference\""))
    #expect(html.contains("<p>word <a href"))
    #expect(html.contains("<p>End.</p>\n<section"))
  }

  @Test(arguments: [
    ("Text[^note] here.", ["[^note]"]), ("Text.[^my-note]", ["[^my-note]"]),
    ("**Text**[^two-words], more.", ["[^two-words]"]), ("Text[^fn2021]", ["[^fn2021]"]),
    ("Text[^1] and x[^2].", ["[^1]", "[^2]"]),
    ("The pattern [^abcd] or a[^a-z]*, x[^abc] and é[^word]+", []), ("`a[^note]` \\[^note]", []),
    ("The set [^note]", []), ("a[^note][b] x[^note](c)", []),
  ])
  func `a reference without any definition is told where it is meant as one`(
    text: String, told: [String]
  ) {
    let parsed = Parsed(text + "\n")
    let found = parsed.log.diagnostics.filter { $0.code == .footnotes }
    #expect(found.compactMap(\.span).map(parsed.written) == told)
  }

  @Test(arguments: [
    ("| - |", true), ("| -- |", true), ("| :- |", true), ("|-|", true), ("| --- |", true),
    ("| - | - |", false), ("|:-|-:|", false), ("| - | - | - |", true),
  ])
  func `a row of hyphens with another number of cells is told, however short`(
    row: String, isTold: Bool
  ) {
    let parsed = Parsed("| a | b |\n\(row)\n| 1 | 2 |\n| - |\n| - | - |\n")
    let said = parsed.log.diagnostics.map(\.message)
    #expect(said.contains { $0.contains("another number of cells") } == isTold, "\(said)")
  }

  @Test func `what looks like a note in code is code`() {
    let parsed = Parsed("```\n[^1]: no\n```\n\n    [^2]: no\n\n`[^1]`\n")
    #expect(parsed.nodes(.footnoteDefinition) == [])
    #expect(parsed.html.contains("<code>[^1]: no\n</code>"))
  }

  @Test func `a note beside a list leaves the list whole`() {
    let parsed = Parsed("+ one[^x]\n+ two\n\n[^x]: note\n+ three\n")
    #expect(parsed.nodes(.item).count == 3)
    #expect(parsed.nodes(.footnoteDefinition).count == 1)
    #expect(parsed.written(parsed.nodes(.footnoteDefinition)[0]) == "[^x]: note")
    #expect(parsed.written(parsed.nodes(.footnoteReference)[0]) == "[^x]")
  }

  @Test func `a note whose text begins on the next line has code, quotations and paragraphs`() {
    let parsed = Parsed(
      """
      Code[^code], blocks[^blocks], fenced[^fenced], later[^later], empty[^empty].

      [^code]:
              eight columns
      [^blocks]:
          > A quotation.

              code

          A paragraph.

      [^fenced]:
          ```
          [^code]: no note
          ```

      [^later]:

          After a blank line.

      [^empty]:
      No part of it.

      """)
    #expect(parsed.log.diagnostics.isEmpty)
    #expect(parsed.nodes(.thematicBreak).isEmpty)
    let html = parsed.html
    #expect(html.contains("<li id=\"footnote-1\">\n<pre><code>eight columns\n</code></pre>\n"))
    #expect(
      html.contains(
        """
        <li id="footnote-2">
        <blockquote>
        <p>A quotation.</p>
        </blockquote>
        <pre><code>code
        </code></pre>
        <p>A paragraph. <a
        """))
    #expect(html.contains("<li id=\"footnote-3\">\n<pre><code>[^code]: no note\n</code></pre>"))
    #expect(html.contains("<li id=\"footnote-4\">\n<p>After a blank line. <a"))
    #expect(html.contains("<li id=\"footnote-5\">\n <a"))
    #expect(html.contains("<p>No part of it.</p>\n<section"))
  }

  @Test(arguments: [
    "_a_", "a*b*c", "**a", "~~a~~", "a\\*b", "a&amp;b", "<b>", "\"q\"", "it's", "a`b`c", "www.a.b",
    String(repeating: "long", count: 200),
  ])
  func `a label is taken as it is written`(label: String) {
    let parsed = Parsed(
      "Before ~~gone~~[^\(label)] *after*[^\(label)]\n\n[^\(label)]: Its text.\n")
    #expect(parsed.nodes(.footnoteReference).map(parsed.written) == ["[^\(label)]", "[^\(label)]"])
    #expect(parsed.nodes(.strikethrough).count == 1)
    let html = parsed.html
    #expect(html.hasPrefix("<p>Before <del>gone</del><sup class"))
    #expect(html.contains("</sup> <em>after</em><sup class"))
    #expect(html.contains("<p>Its text. <a"))
  }

  @Test func `markup that reaches over a bracket of a label leaves the bracket as text`() {
    let parsed = Parsed("*one [^a*b] two\n\n[^a*b]: note\n")
    #expect(parsed.html.hasPrefix("<p><em>one [^a</em>b] two</p>"))
  }

  @Test(arguments: [
    "- item[^1]\n\n    [^1]: https://e.example/source\n- two\n",
    "- item[^1]\n\n  [^1]: https://e.example/source\n- two\n",
    "1. item[^1]\n   [^1]: https://e.example/source\n2. two\n",
    "> - item[^1]\n>\n>     [^1]: https://e.example/source\n",
    "x[^1]\n\n- ~~~js\n  code\n[^1]: https://e.example/source\n",
    "x[^1]\n\n> ~~~js\n> code\n\n[^1]: https://e.example/source\n",
    "x[^1]\n\n   [^1]:\n    https://e.example/source\n",
    "x[^2], y[^1]\n\n[^2]: Note.\n\n    [^1]: https://e.example/source\n",
  ])
  func `a note of one word is a note wherever it is defined`(text: String) {
    let parsed = Parsed(text)
    #expect(!parsed.log.diagnostics.contains { $0.code == .footnotes })
    #expect(parsed.html.contains("<p><a href=\"https://e.example/source\""))
    #expect(parsed.nodes(.footnoteReference).count == parsed.nodes(.footnoteDefinition).count)
  }

  @Test(arguments: ["- [^1]: source\n\nx[^1]\n", "1. [^1]: source\n2. [^2]: other\n\nx[^1]\n"])
  func `a definition behind the marker of an item is text, and its reference is told`(text: String)
  {
    let parsed = Parsed(text)
    #expect(parsed.html.contains("<li>[^1]: source</li>"))
    #expect(parsed.html.contains("<p>x[^1]</p>"))
    #expect(parsed.log.diagnostics.map(\.code) == [.footnotes])
    #expect(Parsed("x[^1]\n\n[^1]: source\n").log.diagnostics.isEmpty)
  }

  @Test func `what is below a definition is indented from where its line could begin`() {
    let html = Parsed("x[^1]\n\n   [^1]: one\n\n    two\n").html
    #expect(html.contains("<p>one</p>\n<p>two <a"))
    let nested = Parsed("- x[^1]\n\n    [^1]: one\n\n      two\n").html
    #expect(nested.contains("<p>one</p>\n<p>two <a"))
  }
}
