import Diagnostics
import Testing

/// A tag without a partner is reported where it stands, though it takes the partner of another
/// template's tag.
struct HTMLUnitTests {
  private static let layout = """
    <!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ site.title }}</title></head><body>
    <main>
    <h1>a</h1>
    <div class="body">
    {% block main %}<p>own</p>{% endblock %}
    </div>
    {% block after %}{% endblock %}
    </main>
    </body></html>
    """

  private static func messages(_ page: String, part: String = "<b>x</b>") -> [String] {
    var kitchen = Kitchen([
      "base.html": layout, "part.html": part, "start.html": "<section>", "end.html": "</section>",
      "page.html": "{% extends \"base.html\" %}\n{% block main %}\n\(page)\n{% endblock %}\n",
    ])
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
    ("<p>x</p></div>", "page.html:3:9 '</div>' closes nothing"),
    ("<div><p>x</p>", "page.html:3:1 'div' is not closed"),
    ("<section><div></section>", "page.html:3:10 'div' is not closed"),
    ("</div></main>", "page.html:3:1 '</div>' closes nothing"),
    ("{{ super() }}</div>", "page.html:3:14 '</div>' closes nothing"),
    ("<div>{{ super() }}</div></div>", "page.html:3:25 '</div>' closes nothing"),
    ("{% if section %}</div>{% endif %}", "page.html:3:17 '</div>' closes nothing"),
    ("{% if section %}<div>{% endif %}", "page.html:3:17 'div' is not closed"),
    ("{% for x in items %}<div>{% endfor %}", "page.html:3:21 'div' is opened in each iteration"),
    ("{% endblock %}{% block after %}</div>", "page.html:3:32 '</div>' closes nothing"),
    (
      "{% include \"start.html\" %}</div>{% include \"end.html\" %}",
      "page.html:3:27 '</div>' closes nothing"
    ),
  ])
  func `a tag of a block without a partner is reported in the block`(page: String, said: String) {
    let messages = Self.messages(page)
    #expect(messages.first?.hasPrefix(said) == true, "\(messages)")
    #expect(messages.allSatisfy { !$0.hasPrefix("base.html") }, "\(messages)")
  }

  @Test(arguments: [
    ("<b>x</b></div>", "part.html:1:9 '</div>' closes nothing"),
    ("<div>x", "part.html:1:1 'div' is not closed"),
    ("<ul><li>x</li>", "part.html:1:1 'ul' is not closed"),
  ])
  func `a tag of a partial without a partner is reported in the partial`(
    part: String, said: String
  ) {
    for page in ["{% include \"part.html\" %}", "<div>{% include \"part.html\" %}</div>"] {
      let messages = Self.messages(page, part: part)
      #expect(messages.first?.hasPrefix(said) == true, "\(messages)")
      #expect(messages.count == 1, "\(messages)")
    }
  }

  @Test(arguments: [
    "<div>{{ super() }}</div>",
    "{% include \"start.html\" %}x{% include \"end.html\" %}",
    "<section>{% include \"end.html\" %}",
  ])
  func `tags that find their partners in other templates pass`(page: String) {
    #expect(Self.messages(page) == [])
  }
}
