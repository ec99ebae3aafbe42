import Markdown
import Testing

/// The text without markup that a part of Markdown shows: what searches find and excerpts say.
struct ShownTextTests {
  @Test(arguments: CommonMarkTests.examples)
  func `it is the plain text where there are no images and no HTML`(
    example: SpecificationExample
  ) {
    let part = MarkdownPart(Parsed(example.markdown, options: .commonMark).document)
    let others: Set<MarkdownNode.Kind> = [.image, .htmlBlock, .htmlInline]
    guard !part.document.nodes.contains(where: { others.contains($0.kind) }) else { return }
    #expect(shownText(of: part) == part.plainText.string)
  }

  @Test(arguments: [
    ("![A pie](pie.svg)\n\nOne ![two](2.svg)three.\n", "One three."),
    ("One ![two](2.svg) three, ![four](4.svg)\nfive.\n", "One three, five."),
    ("One\n![two](2.svg)\n![three](3.svg) four.\n", "One four."),
  ])
  func `images say nothing in it, and leave no second blank`(markdown: String, shown: String) {
    #expect(shownText(of: markdown) == shown)
  }

  @Test func `it leaves out what was taken`() {
    var part = MarkdownPart(Parsed("# A\n\n![b](c.svg) D *e*\\\nf\n\n- g\n").document)
    _ = part.takeHeading()
    _ = part.takeFirstImage()
    #expect(shownText(of: part) == "D e f\ng")
    #expect(part.plainText.string == "D e f\ng")
  }

  @Test(arguments: [
    ("One[^a].\n\n[^a]: Two.\n\nThree.\n", "One.\nThree.\nTwo."),
    (
      "A[^2] b[^1] c[^2].\n\n[^1]: First.\n\n[^2]: Second[^3].\n\n[^3]: Third.\n",
      "A b c.\nSecond.\nFirst.\nThird."
    ),
    ("A[^1].\n\n[^1]: Itself[^1].\n", "A.\nItself."),
  ])
  func `footnotes follow in the order of their numbers`(markdown: String, shown: String) {
    #expect(shownText(of: markdown) == shown)
  }

  @Test func `an excerpt has no footnotes in it`() throws {
    let parsed = Parsed("B[^1].\n\n<!--more-->\n\nC[^1].\n\n[^1]: D\n")
    let excerpt = try #require(MarkdownPart(parsed.document).excerpt)
    #expect(shownText(of: excerpt) == "B.")
  }

  @Test(arguments: [
    ("<div>One &amp; <b>t</b>wo</div>\n\nThree.\n", "One & two\nThree."),
    ("<ul><li>One<li>Two</ul>\n", "One Two"),
    ("<table>\n<tr><td>One</td>\n<td>Two</td></tr>\n</table>\n", "One Two"),
    ("<details><summary>One</summary>\n\nTwo\n\n</details>\n", "One\nTwo"),
    ("A<br>b <b>c</b>d\n", "A b cd"),
    ("<!-- One > two -->\n\nThree <!-- four --> five.\n", "Three five."),
    ("<style>\n.one { color: red }\n</style>\n\nTwo.\n", "Two."),
    ("<div title=\"a > b\">1 < 2</div>\n", "1 < 2"),
    ("A <script>var x = 1</script> b, <SCRIPT>y</Script>c.\n", "A b, c."),
    ("<div>One\n", "One"),
    ("<div>One <", "One <"),
    ("<div>One <!-- two", "One"),
  ])
  func `raw HTML shows its text, and no tags, comments and styles`(
    markdown: String, shown: String
  ) {
    var options = MarkdownOptions()
    options.allowsHTML = true
    #expect(shownText(of: markdown, options: options) == shown)
  }

  @Test func `raw HTML that is not written to pages shows nothing`() {
    #expect(shownText(of: "<div>One</div>\n\nTwo <b>three</b>.\n") == "Two three.")
  }

  private func shownText(of markdown: String, options: MarkdownOptions = .init()) -> String {
    shownText(of: MarkdownPart(Parsed(markdown, options: options).document))
  }

  private func shownText(of part: MarkdownPart) -> String {
    var output = Array("before ".utf8)
    part.appendShownText(to: &output)
    return String(decoding: output.dropFirst("before ".utf8.count), as: UTF8.self)
  }
}
