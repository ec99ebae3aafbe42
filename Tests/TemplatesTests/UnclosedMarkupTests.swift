import Diagnostics
import TestSupport
import Testing

/// What is opened in the HTML of a template and never closed, and what is not HTML.
struct UnclosedMarkupTests {
  private static func errors(_ templates: KeyValuePairs<String, String>) -> [String] {
    var kitchen = Kitchen(templates)
    kitchen.checksHTML = true
    _ = kitchen.compileAll(templates.map(\.key).filter { $0.hasPrefix("page") })
    return kitchen.log.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      "\(diagnostic.span?.start ?? 0) E\(diagnostic.code.number) \(diagnostic.message)"
    }
  }

  @Test(arguments: [
    (
      "{% for r in items %}<a href=\"{{ home }}>x</a>{% endfor %}<p class=\"a\">{{ text }}</p>",
      "20 E0553 the value of 'href' is not closed: a tag begins in it"
    ),
    (
      "<a href=\"https://e.example/>x</a><p class=\"a\">{{ text }}</p>",
      "8 E0553 the value of 'href' is not closed: a tag begins in it"
    ),
    (
      "<p class='a>{{ text }}</p><b class='b'>x</b>",
      "0 E0553 the value of 'class' is not closed: a tag begins in it"
    ),
    ("<p>a</p><!-- x -><p>{{ text }}{{ text }}</p>", "8 E0553 what opens here is not closed"),
    (
      "<!-- x -><p>{{ text }}</p><!-- y --><p>{{ text }}</p>",
      "0 E0553 what opens here is not closed"
    ),
    ("<p>a</p><!-- x -><p>b</p>", "8 E0553 what opens here is not closed"),
    ("<p>a</p><script>f()<p>{{ text }}{{ text }}</p>", "8 E0553 what opens here is not closed"),
    ("<p>a</p><textarea>f()<p>{{ text }}{{ text }}</p>", "8 E0553 what opens here is not closed"),
    ("<p title=\"a>{{ text }}</p>", "0 E0553 what opens here is not closed"),
  ])
  func `it is told once, where it opens`(template: String, expected: String) {
    #expect(Self.errors(["page.html": template]) == [expected])
  }

  @Test(arguments: ["<!-- x ->", "<a href=\"https://e.example/>x</a>", "<script>f()"])
  func `in a layout it is told once for all templates that extend it`(markup: String) {
    let layout = "<p>a</p>\(markup){% block main %}{% endblock %}"
    let page = "{% extends \"base.html\" %}{% block main %}<p>{{ text }}</p>{% endblock %}"
    let errors = Self.errors([
      "base.html": layout, "page.html": page, "page2.html": page, "page3.html": page,
    ])
    #expect(errors.count == 1 && errors[0].contains("E0553"), "\(errors)")
  }

  @Test(arguments: [
    "<p title=\"a <b> c\" data-x=\"<i>\">x</p>", "<p class=\"{{ text }}\">a</p><!-- a -> <b> -->",
    "<a href=\"{{ home }}\">a</a>", "<p class='a' id=\"b\">a < b</p>",
  ])
  func `what is closed is left alone`(template: String) {
    #expect(Self.errors(["page.html": template]) == [])
  }

  @Test func `a value in a comment that is closed is told at the value`() {
    let errors = Self.errors(["page.html": "<!-- {{ text }} --><p>{{ text }}</p>"])
    #expect(errors == ["8 E0550 a value cannot be printed in a comment"])
  }

  @Test(arguments: [
    ("<p>a<![CDATA[x]]></p>", "'<![CDATA[' has a meaning in XML only, and in SVG and MathML"),
    ("<p>a</p><![endif]>", "'<!' begins a comment, '<!--', or '<!doctype html>'"),
    ("<p>a<?php x ?></p>", "'<?' has no meaning in HTML"),
  ])
  func `what is not HTML is an error`(template: String, message: String) {
    let errors = Self.errors(["page.html": template])
    #expect(errors.count == 1 && errors[0].hasSuffix(message), "\(errors)")
  }

  @Test func `sections of CDATA in SVG and instructions in XHTML are right`() {
    #expect(Self.errors(["page.html": "<svg><text><![CDATA[x]]></text></svg>"]) == [])
    #expect(Self.errors(["page.xhtml": "<?xml version=\"1.0\"?><p>a<![CDATA[x]]></p>"]) == [])
  }
}
