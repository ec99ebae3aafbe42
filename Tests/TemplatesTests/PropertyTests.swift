import Diagnostics
import TestSupport
import Testing

/// What holds for every text that is taken for a template.
struct TemplatePropertyTests {
  private static let pieces = [
    "{{", "}}", "{%", "%}", "{#", "#}", "-%}", "{%-", "if", "elif", "else", "endif", "for", "in",
    "endfor", "set", "endset", "block", "endblock", "macro", "endmacro", "call", "endcall",
    "filter", "endfilter", "include", "extends", "import", "from", "as", "with", "endwith", "raw",
    "endraw", "recipe", "items", "number", "text", "loop", "loop(items)", "recursive", "m(r)",
    "varargs", "now", "recipe.price", "title", "course", "x", "super",
    "caller", "namespace", "range", "t", "url", "asset", "upper", "sort", "map", "join",
    "default", "first", "length", "is", "not", "and", "or", "defined", "odd", "none", "true",
    "(", ")", "[", "]", "{", "}", "|", ".", ",", ":", "=", "==", "<", "~", "+", "-", "*", "**",
    "/", "//", "%", "\"", "'", "\"a.html\"", "\"title\"", "1", "2.5", "0x1f", "99999999999", " ",
    "\n", "<p", ">", " title=\"", "<script>", "</script>", "<!--", "é", "\\",
  ]

  private static let templates = [
    """
    {% extends "a.html" %}{% set x = 1 %}{% block main %}{{ super() }}{{ recipe.title | upper }}
    {% for r in items if r.servings > 2 %}{{ loop.index }}{{ r.title }}{% else %}-{% endfor %}
    {% endblock %}
    """,
    """
    {% macro card(r: Recipe, big=false) %}<li{% if big %} class="big"{% endif %}>{{ r.title }}
    {{ caller() }}</li>{% endmacro %}{% call card(recipe) %}{{ number + 1 }}{% endcall %}
    {% set ns = namespace(n=0) %}{% for r in items %}{% set ns.n = ns.n + r.servings %}{% endfor %}
    {{ ns.n }}{{ items | map(attribute="title") | join(", ") | truncate(9) }}
    """,
    """
    {% for r in items recursive %}{{ r.title }}{% if loop.depth < 3 %}{{ loop(items) }}{% endif %}
    {% set t = r.servings %}{{ loop.index }}{{ t }}{% endfor %}{% macro f(n, d=1) %}<b>{% if n > 0 %}
    {{ f(n - d) }}{% endif %}{{ n }}{{ varargs | join }}</b>{% endmacro %}{{ f(3) }}{{ f(2, 1, 5) }}
    {% if recipe.price %}{{ recipe.price * 1.5 + number }}{% endif %}{{ now or "-" }}
    """,
    """
    <a href="{{ recipe.url }}" title="{{ text | title }}">{{ recipe.prepTime | default("?") }}</a>
    {% set a %}{{ number }}{% endset %}{{ a ~ "x" }}{% with y = items[0] %}{% if y %}{{ y.title }}
    {% endif %}{% endwith %}{{ items | groupby("course") | length }}{{ 7 // 2 ** 3 }}
    """,
  ]

  @Test(arguments: 0..<40)
  func `random texts never trap and are told about inside of the text`(seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    for _ in 0..<15 {
      let count = Int.random(in: 1..<40, using: &random)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      attempt(text)
    }
  }

  @Test(arguments: 0..<40)
  func `mutated templates never trap and are told about inside of the text`(seed: Int) {
    var random = SeededGenerator(UInt64(seed + 1000))
    for _ in 0..<15 {
      var bytes = Array((Self.templates.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1..<6, using: &random) {
        mutate(&bytes, &random)
      }
      attempt(String(decoding: bytes, as: UTF8.self))
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1..<12, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 2:
      bytes.insert(
        contentsOf: Array((Self.pieces.randomElement(using: &random) ?? "").utf8), at: place)
    default: bytes[place] = UInt8.random(in: 32..<127, using: &random)
    }
  }

  private func attempt(_ text: String) {
    var kitchen = Kitchen([
      "page.html": text, "a.html": "<main>{% block main %}{{ number }}{% endblock %}</main>",
    ])
    _ = kitchen.render("page.html")
    for diagnostic in kitchen.log.diagnostics {
      for span in [diagnostic.span].compactMap({ $0 }) + diagnostic.places.map(\.span) {
        let count = kitchen.sources[span.source].bytes.count
        #expect(span.start <= span.end && Int(span.end) <= count, "\(text): \(diagnostic.message)")
      }
    }
  }
}
