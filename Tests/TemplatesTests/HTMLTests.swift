import Diagnostics
import HTMLRules
import Templates
import Testing

/// The HTML of templates: what layouts, blocks, includes, macros and branches make together.
struct HTMLTests {
  private static func messages(_ files: KeyValuePairs<String, String>) -> [String] {
    var kitchen = Kitchen(files)
    kitchen.checksHTML = true
    _ = kitchen.compile()
    return kitchen.log.diagnostics.map { diagnostic in
      let place = diagnostic.span.map {
        DiagnosticFormatter(sources: kitchen.sources).position(of: $0)
      }
      return "\(place ?? "") \(diagnostic.message)"
    }
  }

  @Test(arguments: [
    "{% if section %}<a href=\"{{ section.url }}\">{% endif %}x{% if section %}</a>{% endif %}",
    "{% if not section %}<b>{% else %}<i>{% endif %}x{% if section %}</i>{% else %}</b>{% endif %}",
    "{% if section is none %}<b>{% endif %}x{% if not (section is defined) %}</b>{% endif %}",
    "{% if items %}<ul>{% endif %}{% if items | length > 0 %}</ul>{% endif %}",
    "{% if section and items %}<b>{% endif %}x{% if section and items %}</b>{% endif %}",
    "{% for x in items %}{% if loop.first %}<ul>{% endif %}<li>{{ x.title }}</li>{% if loop.last %}</ul>{% endif %}{% endfor %}",
    "<ul>{% for x in items %}<li>{{ x.title }}{% else %}<li>none</li>{% endfor %}</ul>",
    "{% macro box(wide) %}{% if wide %}<div>{% endif %}x{% if wide %}</div>{% endif %}{% endmacro %}{{ box(true) }}{{ box(false) }}",
    "{% set link %}<a href=\"x\">y</a>{% endset %}<p>{{ link }}</p>",
    "{{ \"a\" if section else \"b\" }}<p title=\"{{ \"a\" if section else \"b\" }}\">x</p>",
    "<div>{% if recipe.description %}{{ recipe.description }}{% endif %}</div>",
    "<p>{{ recipe.steps[0].text | plain }}</p>",
    "{% macro tree(n) %}<ul><li>{{ n }}{% if n > 0 %}{{ tree(n - 1) }}{% endif %}</li></ul>{% endmacro %}{{ tree(3) }}",
    "<p{% if section %} class=\"a\"{% endif %}{% if not section %} class=\"b\"{% endif %}>x</p>",
    "<script>let x = {{ number | json }}; if (x < 3) document.write(\"<p>\")</script>",
    "<ul>\r\n<li>{{ text }}</li>\r\n</ul>\r\n",
    "{% if number == 1 %}{% elif section %}<b>{% endif %}x{% if number == 1 %}{% elif section %}</b>{% endif %}",
    "{% if section and items %}<b>{% endif %}x{% if section %}{% if items %}</b>{% endif %}{% endif %}",
    "{% if number == 1 %}<ul>{% elif number == 2 %}<ol>{% endif %}{% if number == 2 %}</ol>{% endif %}{% if number == 1 %}</ul>{% endif %}",
    "{% for x in items %}{% if loop.first %}<ul>{% endif %}<li>x</li>{% endfor %}{% if items %}</ul>{% endif %}",
    "{% set n = number %}{% if n > 1 %}<b>{% endif %}x{% if number > 1 %}</b>{% endif %}",
  ])
  func `templates whose HTML is right on every page pass`(_ template: String) {
    #expect(Self.messages(["page.html": template]) == [])
  }

  @Test func `a mistake is reported at the tag, in whatever template it stands`() {
    let layout =
      "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>{{ site.title }}</title></head><body>"
    #expect(
      Self.messages([
        "base.html": layout + "<h1>a</h1>\n<p>{% block main %}{% endblock %}</p></body></html>",
        "page.html": "{% extends \"base.html\" %}{% block main %}<ul></ul>{% endblock %}",
      ]) == [
        "page.html:1:42 'ul' cannot stand in 'p': a browser ends the paragraph before it"
      ])
    #expect(
      Self.messages([
        "part.html": "\r\n\r\n  <b>{{ number }}", "page.html": "<p>{% include \"part.html\" %}</p>",
      ]) == ["part.html:3:3 'b' is not closed"])
    #expect(
      Self.messages([
        "card.html": "{% macro card(item) %}<li>{{ item.title }}</li>{% endmacro %}",
        "page.html":
          "{% from \"card.html\" import card %}<div>{% for x in items %}{{ card(x) }}{% endfor %}</div>",
      ]) == ["card.html:1:23 'li' cannot stand in 'div'"])
    #expect(
      Self.messages(["page.html": "<p>{{ recipe.steps[0].text }}</p>"]) == [
        "page.html:1:7 Markdown cannot stand in 'p': it is printed as paragraphs and other blocks"
      ])
    #expect(
      Self.messages([
        "page.html": "{% if section %}<div>{% endif %}x{% if items %}</div>{% endif %}"
      ])
        == ["page.html:1:48 '</div>' closes an element that is opened in some branches only"])
    #expect(
      Self.messages(["page.html": "{% for x in items %}<div>{{ x.title }}{% endfor %}"])
        == ["page.html:1:21 'div' is opened in each iteration of a loop and not closed"])
  }

  @Test(arguments: [
    ("{{ recipe.published | date(\"d.M.yyyy\") }}", "3.2.2026"),
    ("{{ recipe.published | date(\"d MMMM yyyy\") }}", "3 February 2026"),
    ("on {{ recipe.published | date(\"yyyy-MM-dd\") }}", "on 2026-02-03"),
    ("{{ recipe.prepTime | duration }}", "1 h 30 min"),
    ("{{ recipe.prepTime }}", "1 h 30 min"),
  ])
  func `a date or a length of time in a form for readers is no value of 'datetime'`(
    _ value: String, _ example: String
  ) {
    let field = value.contains("prepTime") ? "recipe.prepTime" : "recipe.published"
    for tag in ["<time datetime=\"\(value)\">x</time>", "<time>\(value)</time>"] {
      let messages = Self.messages(["page.html": "{% if \(field) %}\(tag){% endif %}"])
      #expect(messages.count == 1, "\(messages)")
      #expect(messages.first?.hasSuffix("not one as in '\(example)'") == true, "\(messages)")
    }
  }

  @Test(arguments: [
    "recipe.published", "recipe.published | date(\"yyyy-MM-dd\")",
    "recipe.published | date(\"yyyy-MM-dd'T'HH:mmXXX\")",
    "recipe.prepTime | duration(\"iso\")", "recipe.published | date(\"yyyy\")",
  ])
  func `a date or a length of time in a form for programs is a value of 'datetime'`(
    _ value: String
  ) {
    let template =
      "{% if recipe.published and recipe.prepTime %}<time datetime=\"{{ \(value) }}\">x</time>"
      + "<time>{{ \(value) }}</time>{% endif %}"
    #expect(Self.messages(["page.html": template]) == [])
  }

  /// Whether nothing is reported of a template, and it is left to the check of finished pages.
  private static func isLeftToPages(_ template: String) -> Bool {
    var kitchen = Kitchen(["page.html": template])
    kitchen.checksHTML = true
    guard let program = kitchen.compile() else { return false }
    return kitchen.log.diagnostics.isEmpty && program.html?.leavesToPages == true
  }

  /// A chain of 200 conditions, of which some write something.
  private static func chain(_ texts: [Int: String]) -> String {
    "{% if number == 0 %}" + (texts[0] ?? "")
      + (1..<200).map { "{% elif number == \($0) %}" + (texts[$0] ?? "") }.joined() + "{% endif %}"
  }

  @Test func `what cannot be told of long chains and changing variables is left to finished pages`()
  {
    let opens = Self.chain([20: "<b>", 150: "<i>", 199: "<u>"])
    let closes = Self.chain([20: "</b>", 150: "</i>", 199: "</u>"])
    #expect(Self.isLeftToPages("\(opens)x\(closes)"))
    #expect(
      Self.isLeftToPages(
        "{% set ns = namespace(open=false) %}{% for x in items %}{% if x.title == \"a\" %}"
          + "{% if ns.open %}</ul>{% endif %}<ul>{% set ns.open = true %}{% endif %}"
          + "{% if ns.open %}<li>x</li>{% endif %}{% endfor %}{% if ns.open %}</ul>{% endif %}"))
    #expect(
      Self.isLeftToPages(
        "{% if number > 3 %}<b>{% endif %}{% if number > 1 %}{% if number > 3 %}</b>{% endif %}{% endif %}"
      ))
    // What is wrong within one branch is wrong whenever it is written.
    #expect(Self.messages(["page.html": Self.chain([150: "<p><ul></ul></p>"])]).count == 1)
  }

  @Test func `mistakes of a layout that several pages share are reported once`() {
    var kitchen = Kitchen([
      "base.html": "<div><p>{% block main %}{% endblock %}<br></br></p></div>",
      "a.html": "{% extends \"base.html\" %}", "b.html": "{% extends \"base.html\" %}",
    ])
    kitchen.checksHTML = true
    #expect(kitchen.compileAll(["a.html", "b.html"]) == 1)
  }

  @Test func `only HTML is checked`() {
    var kitchen = Kitchen(["page.txt": "<div>{{ text }}", "page.xml": "<li>{{ text }}</li>"])
    kitchen.checksHTML = true
    #expect(kitchen.compileAll(["page.txt", "page.xml"]) == 0)
  }

  @Test(arguments: [
    ("<p ünï=\"1\">x</p>", "'ünï'"), ("<p ж>x</p>", "'ж'"), ("<p class=\"a\" b”>x</p>", "'b”'"),
    ("<p data-é名=\"1\" 名>x</p>", "'名'"),
  ])
  func `the name of an attribute is shown in its own script`(template: String, name: String) {
    let said = Self.messages(["page.html": template])
    #expect(said.contains { $0.contains("has no attribute \(name)") }, "\(said)")
  }
}
