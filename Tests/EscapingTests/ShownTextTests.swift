import Escaping
import Testing

/// What a reader sees of the HTML of plain Markdown.
struct ShownTextTests {
  private func shown(_ html: String) -> String {
    var output = Array("before".utf8)
    CommonMarkText.appendShown(ofHTML: Array(html.utf8).span, to: &output)
    #expect(output.starts(with: "before".utf8))
    return String(decoding: output.dropFirst(6), as: UTF8.self)
  }

  @Test(arguments: [
    ("", ""), ("<p>a</p>\n", "a"), ("<p>a\nb</p>\n", "a b"), ("<p>a</p>\n<p>b</p>\n", "a\nb"),
    ("<h1 id=\"a\">a</h1>\n<p>b</p>\n", "a\nb"),
    ("<ul>\n<li>a\n<ol>\n<li>b</li>\n</ol>\n</li>\n<li>c</li>\n</ul>\n", "a\nb\nc"),
    ("<blockquote>\n<p>a\nb</p>\n</blockquote>\n<p>c</p>\n", "a b\nc"),
    ("<pre><code>  a\n\n b\n</code></pre>\n<p>c</p>\n", "a\n\n b\nc"),
    ("<p>a</p>\n<pre><code class=\"language-sh\">  b\n</code></pre>\n", "a\n  b"),
    (
      "<p><a href=\"b/?c=1&amp;d\" title=\"&gt; e\">f</a> <em>g</em><strong>h</strong></p>\n",
      "f gh"
    ),
    ("<p>a &amp; b &lt;c&gt; &quot;d&quot; <code>e\tf</code></p>\n", "a & b <c> \"d\" e\tf"),
    ("<p>&amp;lt; é\n&amp;</p>\n", "&lt; é &"),
  ])
  func `blocks begin on lines of their own, and lines of a paragraph are joined`(
    _ html: String, _ text: String
  ) {
    #expect(shown(html) == text)
  }
}
