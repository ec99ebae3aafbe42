import Testing

/// Values are shown as they are, whatever browsers make of the signs around them.
struct ShownValueTests {
  private func shown(_ markup: String) throws -> String {
    var files = thingSite("var n: Int", "- { title: A, n: 1 }")
    files["Templates/entry.html"] =
      "{% extends \"base.html\" %}{% block main %}<h1>A</h1>\(markup){% endblock %}"
    let site = try ThemedSite(files)
    #expect(site.messages.isEmpty, "\(site.messages)")
    return site["things/a/index.html"]
  }

  @Test(arguments: [
    ("<pre>{{ v }}</pre>", "<pre>\n\nx</pre>"),
    ("<pre class=\"a>b\">{{ v }}{{ v }}</pre>", "<pre class=\"a>b\">\n\nx\nx</pre>"),
    ("<pre>{% if page.number == 1 %}{{ v }}{% else %}y{% endif %}</pre>", "<pre>\n\nx</pre>"),
    ("<pre>{% for a in [v, v] %}{{ a }}{% endfor %}</pre>", "<pre>\n\nx\nx</pre>"),
    ("<pre>{% if page.number > 1 %}y{% endif %}{{ v }}</pre>", "<pre>\n\nx</pre>"),
    ("<pre>{% if page.number > 1 %}{% else %}y{% endif %}{{ v }}</pre>", "<pre>y\nx</pre>"),
    (
      "<pre>{% if page.number > 1 %}{% else %}{% set w = 1 %}{% endif %}{% if w %}{% endif %}{{ v }}</pre>",
      "<pre>\n\nx</pre>"
    ),
    ("<pre>{% if page.number > 1 %}y{% endif %}z{{ v }}</pre>", "<pre>z\nx</pre>"),
    (
      "{% macro m(n: Int) %}{% if n > 1 %}y{% endif %}{% endmacro %}<pre>{{ m(page.number) }}{{ v }}</pre>",
      "<pre>\n\nx</pre>"
    ),
    ("<pre>\n{{ v }}</pre>", "<pre>\n\nx</pre>"), ("<pre>y{{ v }}</pre>", "<pre>y\nx</pre>"),
    ("<pre><code>{{ v }}</code></pre>", "<pre><code>\nx</code></pre>"),
    ("<p>{{ v }}</p>", "<p>\nx</p>"),
  ])
  func `a line feed at the start of a value is not lost behind the tag of a pre`(
    markup: String, expected: String
  ) throws {
    let page = try shown("{% set v = \"\\nx\" %}" + markup)
    #expect(page.contains(expected), "\(page)")
  }

  @Test(arguments: [
    ("👩‍👩‍👧👨‍👩‍👧🇸🇰 y", 3, "👩‍👩‍👧👨‍👩‍👧…"),
    ("👩‍👩‍👧👨‍👩‍👧🇸🇰 y", 5, "👩‍👩‍👧👨‍👩‍👧🇸🇰 y"),
    ("e\u{301}e\u{301}e\u{301}e\u{301}", 3, "e\u{301}e\u{301}…"), ("abcd", 3, "ab…"),
  ])
  func `truncate counts and cuts what readers see as one character`(
    text: String, length: Int, expected: String
  ) throws {
    let page = try shown("<p>{{ \"\(text)\" | truncate(\(length), leeway=0, end=\"…\") }}</p>")
    #expect(page.contains("<p>\(expected)</p>"), "\(page)")
  }

  @Test(arguments: [
    ("{{ v | length }} {{ v[1:2] }} {{ v[:2] }} {{ v | last }}", "4 👩‍👩‍👧 e\u{301}👩‍👩‍👧 x"),
    ("{{ v | reverse }} {{ v | list | length }}", "x🇸🇰👩‍👩‍👧e\u{301} 4"),
    (
      "{{ v | center(6) }}|{{ \"%5s|%.2s\" | format(v, v) }}",
      " e\u{301}👩‍👩‍👧🇸🇰x | e\u{301}👩‍👩‍👧🇸🇰x|e\u{301}👩‍👩‍👧"
    ),
    ("{{ (v ~ \" \" ~ v) | wordwrap(4) | lines | length }}", "2"),
    ("{{ v | wordwrap(3) | lines | join(\"/\") }}", "e\u{301}👩‍👩‍👧🇸🇰/x"),
    ("{{ (v ~ \"\\r\\n\") | length }} {{ \"a\\r\\n\" | length }} {{ \"\" | length }}", "6 3 0"),
    ("{{ (v[:0] ~ \"a-b cd\") | wordwrap(3) | lines | join(\"/\") }}", "a-b/cd"),
  ])
  func `texts are counted, cut and wrapped by what readers see as one character`(
    template: String, expected: String
  ) throws {
    let page = try shown("{% set v = \"e\u{301}👩‍👩‍👧🇸🇰x\" %}<p>\(template)</p>")
    #expect(page.contains("<p>\(expected)</p>"), "\(page)")
  }

  @Test(arguments: [("en_GB", "en-GB"), ("pt_BR", "pt-BR")])
  func `the tag of a language that programs write is the only mistake`(
    tag: String, meant: String
  ) throws {
    let said = try ThemedSite(
      thingSite("var n: Int", "- { title: A, n: 1 }", settings: "language: \(tag)")
    ).messages
    #expect(said.contains("error[E0609]: '\(tag)' is not the tag of a language"), "\(said)")
    #expect(said.contains("write '\(meant)'") && said.hasSuffix("\n1 error\n"), "\(said)")
  }
}
