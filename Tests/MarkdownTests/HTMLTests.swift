import Diagnostics
import Markdown
import Testing

/// Markdown written as HTML.
struct HTMLTests {
  @Test func `addresses of the site are holes, others are written`() {
    let parsed = Parsed(
      "[a](../stores/centro.md#produtos) [b](<#x y>) ![c](p&amp;q.svg \"T\") [d](https://x.org/?a&b)"
    )
    var output = Array("before ".utf8)
    var anchors = AnchorSet()
    let html = MarkdownPart(parsed.document).appendHTML(to: &output, anchors: &anchors)
    #expect(
      String(decoding: output, as: UTF8.self) == """
        before <p><a href="">a</a> <a href="">b</a> <img src="" alt="c" title="T"> \
        <a href="https://x.org/?a&amp;b" rel="noopener">d</a></p>

        """)
    let destinations = html.holes.map { parsed.document.string(of: $0.destination) }
    #expect(destinations == ["../stores/centro.md#produtos", "#x y", "p&q.svg"])
    #expect(html.holes.map { parsed.written($0.span) }.prefix(2) == destinations.prefix(2))
    #expect(html.holes.map(\.kind) == [.link, .link, .image])
    for hole in html.holes {
      #expect(output[..<hole.offset].suffix(2).elementsEqual("=\"".utf8))
      #expect(output[hole.offset] == UInt8(ascii: "\""))
    }
  }

  @Test(
    arguments: [
      ("Hello, World!", "hello-world"), ("Óleo & Água", "óleo--água"), ("  a_b-c  ", "a_b-c"),
      ("日本語", "日本語"), ("मुख्य शीर्षक", "मुख्य-शीर्षक"), ("🎉", "section"),
      ("constructor", "section-constructor"), ("\\_\\_proto__", "section-__proto__"),
      ("Body", "section-body"), ("`code` and *more*", "code-and-more"), ("C# & C++", "c--c"),
      ("`--env-file=config`", "--env-fileconfig"),
      ("-r, \\-\\-require module", "-r---require-module"),
      ("🎉 News", "-news"), ("\\- &", "section"), ("JSON", "json"), ("Map", "map"),
    ])
  func `a heading has an anchor made of its text`(text: String, anchor: String) {
    let parsed = Parsed("# \(text)\n")
    #expect(parsed.html.hasPrefix("<h1 id=\"\(anchor)\">"), "\(parsed.html)")
  }

  @Test func `equal headings have different anchors, in one document and over several parts`() {
    var anchors = AnchorSet(taken: ["main"])
    var output: [UInt8] = []
    let first = MarkdownPart(Parsed("# A\n# A\n# A-1\n# Main\n").document)
      .appendHTML(to: &output, anchors: &anchors)
    let second = MarkdownPart(Parsed("## A\n").document)
      .appendHTML(to: &output, anchors: &anchors)
    let names = (first.headings + second.headings).map {
      String(decoding: $0.anchor, as: UTF8.self)
    }
    #expect(names == ["a", "a-1", "a-1-1", "main-1", "a-2"])
    #expect(second.headings.map(\.level) == [2])
    #expect(second.headings.map { String(decoding: $0.text, as: UTF8.self) } == ["A"])
  }

  @Test func `a task is a labelled box`() {
    #expect(
      Parsed("- [x] done\n- [ ] to *do*\n").html == """
        <ul>
        <li class="task"><label><input type="checkbox" disabled checked> done</label></li>
        <li class="task"><label><input type="checkbox" disabled> to <em>do</em></label></li>
        </ul>

        """)
  }

  @Test func `cells are aligned by class`() {
    #expect(
      Parsed("> | a | b |\n> | :- | -: |\n> | `x\\|y` | |\n").html == """
        <blockquote>
        <table>
        <thead>
        <tr>
        <th class="left">a</th>
        <th class="right">b</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td class="left"><code>x|y</code></td>
        <td class="right"></td>
        </tr>
        </tbody>
        </table>
        </blockquote>

        """)
  }

  @Test func `a table stands in an item, after a paragraph, and leaves the list tight`() {
    let html = Parsed("- one\n- two\n  | a | b |\n  |---|---|\n  | **c** | d # |\n- three\n").html
    #expect(html.hasPrefix("<ul>\n<li>one</li>\n<li>two\n<table>\n"))
    #expect(html.contains("<td><strong>c</strong></td>\n<td>d #</td>"))
    #expect(html.hasSuffix("</table>\n</li>\n<li>three</li>\n</ul>\n"))
  }

  @Test func `a decorative image says so by its title`() {
    let parsed = Parsed("![](line.svg \"decorative\")\n")
    #expect(parsed.html == "<p><img src=\"\" alt=\"\"></p>\n")
    #expect(parsed.log.diagnostics.isEmpty)
  }

  @Test func `an image with an alternative text is no decoration`() throws {
    let parsed = Parsed("## ![A plan](i.svg \"Decorative\")\n\n![A *plan*](i.svg \"Mine\")\n")
    #expect(parsed.html.contains("alt=\"A plan\"></h2>"))
    #expect(parsed.html.contains("alt=\"A plan\" title=\"Mine\">"))
    #expect(parsed.log.diagnostics.count == 1)
    let said = try #require(parsed.log.diagnostics.first)
    #expect(
      said.message
        == "the image 'i.svg' has an alternative text, and is marked as mere decoration")
    #expect(said.help.first?.message.contains("'![A plan](i.svg)'") == true)
  }

  @Test(arguments: [
    ("![A \\[plan\\] \\\\ b](i.svg \"decorative\")", "![A \\[plan\\] \\\\ b](i.svg)"),
    ("![\"Two\" a\\*b\\*](i.svg \"decorative\")", "![\"Two\" a\\*b\\*](i.svg)"),
    ("![x](<my i.svg> \"decorative\")", "![x](<my i.svg>)"),
    ("![x](i\\(1\\).svg \"decorative\")", "![x](<i(1).svg>)"),
  ])
  func `the advice for a decoration with a text is Markdown for the same image`(
    written: String, advice: String
  ) throws {
    let said = try #require(Parsed(written).log.diagnostics.first)
    #expect(said.help.first?.message.hasSuffix("'\(advice)'") == true, "\(said.help)")
    let followed = Parsed(advice)
    #expect(followed.log.diagnostics.isEmpty)
    #expect(followed.html == Parsed(written).html)
  }

  @Test(
    arguments: [
      ("en", "\"It's\" 'so' -- wait...", "“It’s” ‘so’ – wait…"),
      ("de", "\"Ja\"", "„Ja“"),
      ("fr", "\"Oui, l'\"", "«\u{202F}Oui, l’\u{202F}»"),
      ("sk", "\"Povedal: 'nie'.\"", "„Povedal: ‚nie‘.“"),
      ("es", "\"Sí\"", "«Sí»"), ("pl", "\"Tak\"", "„Tak”"), ("sv", "\"Ja\"", "”Ja”"),
      ("de-CH", "\"Ja\"", "«Ja»"), ("zh-Hant", "\"是\"", "「是」"), ("xx", "\"x\"", "“x”"),
      ("en", "'Tis rock 'n' roll, give 'em 'more'", "’Tis rock ’n’ roll, give ’em ‘more’"),
      ("nl", "'s morgens 'goed'", "’s morgens ‘goed’"),
      ("de", "so 'n Tag, 'wirklich'", "so ’n Tag, ‚wirklich‘"),
      ("en", "**Ana**'s, *Bo*'s", "<strong>Ana</strong>’s, <em>Bo</em>’s"),
      ("en", "`x`'s (Ana)'s **'b'** ('c')", "<code>x</code>’s (Ana)’s <strong>‘b’</strong> (‘c’)"),
      ("de", "**Köche**' und 'so'", "<strong>Köche</strong>’ und ‚so‘"),
      ("en", "a--b, c---d, e----f, a..b, c...d, e....f", "a–b, c—d, e----f, a..b, c…d, e....f"),
      ("de", "die Köche' und 'so'", "die Köche’ und ‚so‘"),
      ("en", "**\"bold\"** (\"in\") ....", "<strong>“bold”</strong> (“in”) ...."),
      (
        "en", "<https://a.b/x--y>",
        "<a href=\"https://a.b/x--y\" rel=\"noopener\">https://a.b/x--y</a>"
      ),
      ("en", "[\"a\"](https://a.b/x--y)", "<a href=\"https://a.b/x--y\" rel=\"noopener\">“a”</a>"),
      ("pt-BR", "(\"sim\")---não", "(“sim”)—não"),
      (
        "en", "user--name@e.org... now--then",
        "<a href=\"mailto:user--name@e.org\">user--name@e.org</a>... now–then"
      ),
      (
        "en", "\"https://ex.org/a--b\", (www.a.b--c)",
        "“https://ex.org/a--b”, (<a href=\"http://www.a.b--c\" rel=\"noopener\">www.a.b--c</a>)"
      ),
      ("en", "(\"*Jaws*\"), \u{2014}\"*x*\"", "(“<em>Jaws</em>”), —“<em>x</em>”"),
      ("en", "(\"`c`\") and \"(\"`d`\")\"", "(“<code>c</code>”) and “(”<code>d</code>“)”"),
      ("en", "6\"x9\", (\"…yes\")", "6&quot;x9&quot;, (“…yes”)"),
      (
        "en", "A 12\" pan, 6'2\" tall, \"in 1999\" and '12' of the 1990's, 3' long",
        "A 12&quot; pan, 6'2&quot; tall, “in 1999” and ‘12’ of the 1990’s, 3' long"
      ),
      ("de", "12'000 in „Rom 1999\", 3\" dick", "12’000 in „Rom 1999“, 3&quot; dick"),
      (
        "en", "`\"code\"` \\\"raw\\\" the '90s",
        "<code>&quot;code&quot;</code> &quot;raw&quot; the ’90s"
      ),
    ])
  func `typed signs are written as those of the language`(
    language: String, text: String, expected: String
  ) {
    var options = MarkdownOptions()
    options.typography = Typography(language: language)
    #expect(Parsed(text, options: options).html == "<p>\(expected)</p>\n")
  }

  @Test func `typography leaves raw HTML, code blocks and anchors as they are`() {
    var options = MarkdownOptions()
    options.typography = Typography(language: "en")
    options.allowsHTML = true
    let text = "## It's -- \"x\"\n\n<i title=\"y\">\"z\"</i>\n\n    \"code\"\n"
    let html = Parsed(text, options: options).html
    #expect(html.hasPrefix("<h2 id=\"its----x\">It’s – “x”</h2>\n"))
    #expect(html.contains("<i title=\"y\">“z”</i>"))
    #expect(html.contains("<pre><code>&quot;code&quot;"))
    options.typography = nil
    #expect(Parsed(text, options: options).html.hasPrefix("<h2 id=\"its----x\">"))
  }

  @Test func `a link may name an entry of a collection`() {
    var options = MarkdownOptions()
    options.collections = ["recipes"]
    let parsed = Parsed(
      "[a](recipes:pie#top) <recipes:pie> [](recipes:pie) [b](recipe:pie)", options: options)
    #expect(
      parsed.html
        == "<p><a href=\"\">a</a> <a href=\"\"></a> <a href=\"\"></a> b</p>\n")
    #expect(parsed.log.diagnostics.map(\.code) == [.blockedScheme])
    #expect(parsed.log.diagnostics.first?.help.map(\.message) == ["did you mean 'recipes:'?"])
    var output: [UInt8] = []
    var anchors = AnchorSet()
    let html = MarkdownPart(parsed.document).appendHTML(to: &output, anchors: &anchors)
    #expect(html.holes.map(\.kind) == [.link, .link, .name, .link, .name])
    let destinations = html.holes.map { parsed.document.string(of: $0.destination) }
    #expect(destinations.first == "recipes:pie#top")
  }

  @Test func `no collection makes a scheme of scripts a link`() {
    var options = MarkdownOptions()
    options.collections = ["javascript", "https"]
    let parsed = Parsed("[a](javascript:alert) [b](https://x.y)", options: options)
    // The name of an entry is looked up and never written.
    #expect(
      parsed.html
        == "<p><a href=\"\">a</a> <a href=\"https://x.y\" rel=\"noopener\">b</a></p>\n")
  }

  @Test func `HTML is left out unless it is allowed`() {
    let text = "a <b>bold</b>\n\n<div>\nx\n</div>\n"
    #expect(Parsed(text).html == "<p>a bold</p>\n")
    var options = MarkdownOptions()
    options.allowsHTML = true
    let parsed = Parsed(text, options: options)
    #expect(parsed.html == "<p>a <b>bold</b></p>\n<div>\nx\n</div>\n")
    #expect(parsed.log.diagnostics.isEmpty)
  }

  @Test func `what looks like a template is text`() {
    let text = "{{ site.secret }} {% include \"/etc/passwd\" %}"
    #expect(
      Parsed(text).html == "<p>{{ site.secret }} {% include &quot;/etc/passwd&quot; %}</p>\n")
  }
}
