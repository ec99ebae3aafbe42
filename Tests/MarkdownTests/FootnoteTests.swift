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
}
