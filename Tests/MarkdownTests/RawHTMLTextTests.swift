import Markdown
import Testing

/// The text of raw HTML, which searches and teasers show.
struct RawHTMLTextTests {
  private func shown(_ text: String, allowsHTML: Bool = true) -> String {
    var options = MarkdownOptions()
    options.allowsHTML = allowsHTML
    var output: [UInt8] = []
    MarkdownPart(Parsed(text, options: options).document).appendShownText(to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: [
    ("<p>Aardvark</p>\n", "Aardvark"),
    ("One\n\n<ul><li>two</li><li>th<b>re</b>e</li></ul>\n\nfour\n", "One\ntwo three\nfour"),
    ("<details><summary>A &amp; b</summary>\n\ntext\n\n</details>\n", "A & b\ntext"),
    ("<div title=\"a > b\">x\n  y</div>\n", "x y"), ("<!-- no -->\n\nx\n", "x"),
    ("<div><script>no</script><style>no</style>1 < 2</div>\n", "1 < 2"),
    ("<!-- more -->\n\n<p>x\n", "x"),
  ])
  func `a block of HTML has the text that it shows`(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  @Test func `HTML that is left out has no text`() {
    #expect(shown("<p>Aardvark</p>\n\nx\n", allowsHTML: false) == "x")
  }
}
