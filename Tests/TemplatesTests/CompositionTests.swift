import Testing

/// Pages that are made of several templates.
struct CompositionTests {
  @Test func `blocks are replaced over several levels, and super prints what they replace`() {
    let output = Kitchen.rendered([
      "page.html": "{% extends \"mid.html\" %}{% block a %}3{{ super() }}{% endblock %}",
      "mid.html":
        "{% extends \"base.html\" %}{% block a %}2{{ super() }}{% endblock %}{% block b %}b2{% endblock %}",
      "base.html":
        "<p>{% block a %}1{% endblock %}|{% block b %}b1{% endblock %}|{{ self.b() }}</p>",
    ])
    #expect(output == "<p>321|b2|b2</p>")
  }

  @Test func `what a page sets its layout reads, and its blocks use what the layout imports`() {
    let output = Kitchen.rendered([
      "page.html": """
      {% extends "base.html" %}{% set kind = "wide" %}{% block main %}{{ icon("next") }}{% endblock %}
      """,
      "base.html": """
      {% from "icons.html" import icon %}<main class="{{ kind }}">{% block main %}{% endblock %}</main>
      """,
      "icons.html": """
      {% macro icon(name) %}{% if name == "next" %}&gt;{% else %}?{% endif %}{% endmacro %}
      """,
    ])
    #expect(output == "<main class=\"wide\">&gt;</main>")
  }

  @Test func `an include sees the variables around it and keeps its own`() {
    let output = Kitchen.rendered([
      "page.html": "{% for r in items %}{% include \"card.html\" %}{% endfor %}",
      "card.html": "{% set n = loop.index %}<li>{{ n }} {{ r.title }}</li>",
    ])
    #expect(output == "<li>1 Soup</li><li>2 apple pie</li><li>3 Risotto</li>")
  }

  @Test func `an optional variable of a partial is none where it is not set`() {
    let output = Kitchen.rendered([
      "page.html": """
      {% include "card.html" %}{% with wide = true %}{% include "card.html" %}{% endwith %}
      """,
      "card.html": "<li{% if wide %} class=\"wide\"{% endif %}>{{ note | default(\"-\") }}</li>",
      "other.html": "{% with note = 1 %}{% include \"card.html\" %}{% endwith %}",
    ])
    #expect(output == "<li>-</li><li class=\"wide\">-</li>")
  }

  /// What another template binds is no variable of this one: it would have none on every page.
  @Test(arguments: [
    "{% if big %}x{% endif %}", "{{ \"x\" if big }}", "{{ big | default(\"x\") }}",
    "{% if big == \"sad\" %}x{% endif %}", "{% if big is defined %}x{% endif %}",
    "{% from \"m.html\" import badge %}{{ badge(1) }}{% if big %}x{% endif %}",
    "{% include \"m.html\" %}{{ big or \"x\" }}",
  ])
  func `a name is optional only where a template that uses this one binds it`(template: String) {
    let said = Kitchen.rendered([
      "page.html": template,
      "m.html": "{% macro badge(big) %}{{ big }}{% endmacro %}",
      "loop.html": "{% for big in items %}{{ big.title }}{% endfor %}",
      "with.html": "{% with big = 1 %}{{ big }}{% endwith %}{% include \"m.html\" %}",
      "set.html": "{% set big = 1 %}{{ big }}",
    ])
    #expect(said.contains("error[E0503]"), "\(said)")
  }

  @Test func `a template that is imported without its context has no optional names`() {
    let files = { (context: String) -> KeyValuePairs<String, String> in
      [
        "page.html": """
        {% for big in items %}{% if loop.first %}\
        {% from "m.html" import badge \(context) %}{{ badge() }}{{ big.title }}\
        {% endif %}{% endfor %}
        """,
        "m.html": "{% macro badge() %}{% if big %}x{% endif %}{% endmacro %}",
      ]
    }
    #expect(Kitchen.rendered(files("")).contains("error[E0503]"))
    #expect(Kitchen.rendered(files("with context")) == "xSoup")
  }

  @Test(arguments: [
    "{% for big in items %}{% include \"page.html\" %}{% endfor %}",
    "{% macro m(big) %}{% include \"page.html\" %}{% endmacro %}{{ m(1) }}",
    "{% set big = 1 %}{% include \"page.html\" %}",
    "{% extends \"page.html\" %}{% set big = 1 %}",
    "{% set big = 1 %}{% include [\"missing.html\", \"between.html\"] %}",
    "{% with big = 1 %}{% include \"between.html\" if number > 3 else \"page.html\" %}{% endwith %}",
  ])
  func `a name is optional where a way to the template binds it`(user: String) {
    let output = Kitchen.rendered([
      "page.html": "{{ big | default(\"x\") }}{% if big %}y{% endif %}", "user.html": user,
      "between.html": "{% include \"page.html\" %}",
    ])
    #expect(output == "x")
  }

  @Test func `a block may read what its layout binds around it`() {
    let output = Kitchen.rendered([
      "page.html": """
      {% extends "layout.html" %}{% block b %}{{ big | default("x") }}{% endblock %}
      """,
      "layout.html": "{% for big in [1] %}{% block b scoped %}{% endblock %}{% endfor %}",
    ])
    #expect(output == "1")
  }

  @Test func `includes may be chosen and may be missing`() {
    let output = Kitchen.rendered([
      "page.html": """
      {% include "a.html" if number > 3 else "b.html" %}{% include ["x.html", "b.html"] %}\
      {% include "y.html" ignore missing %}
      """,
      "a.html": "a", "b.html": "b",
    ])
    #expect(output == "ab")
  }

  @Test func `a macro wraps the body of its call`() {
    let output = Kitchen.rendered([
      "page.html": """
      {% from "m.html" import list %}{% call(r, n) list(items, title="All") %}{{ n }}{{ r.title }}{% endcall %}
      """,
      "m.html": """
      {% macro list(all: [Recipe], title: String = "") %}<h2>{{ title }}</h2>{% for r in all %}<li>{{ caller(r, loop.index) }}</li>{% endfor %}{% endmacro %}
      """,
    ])
    #expect(output == "<h2>All</h2><li>1Soup</li><li>2apple pie</li><li>3Risotto</li>")
  }

  /// The body of a call block is no part of the macro that prints it, which does not call itself.
  @Test(arguments: [
    ("{% call box(1) %}{% call box(2) %}x{% endcall %}{% endcall %}", "[1[2x]]"),
    (
      "{% call box(1) %}{% call box(2) %}{% call box(3) %}x{% endcall %}{% endcall %}"
        + "{% call box(4) %}y{% endcall %}{% endcall %}", "[1[2[3x]][4y]]"
    ),
    // Through another macro.
    (
      "{% macro two() %}{% call box(2) %}{{ caller() }}{% endcall %}{% endmacro %}"
        + "{% call box(1) %}{% call two() %}{% call box(3) %}z{% endcall %}{% endcall %}{% endcall %}",
      "[1[2[3z]]]"
    ),
    // A macro that does call itself, in the block of a call.
    (
      "{% macro down(n) %}{{ n }}{% if n > 0 %}{% call box(n) %}{{ down(n - 1) }}{% endcall %}{% endif %}"
        + "{% endmacro %}{{ down(2) }}", "2[21[10]]"
    ),
  ])
  func `a macro may be called in the block of its own call`(template: String, expected: String) {
    let box = "{% macro box(n) %}[{{ n }}{{ caller() }}]{% endmacro %}"
    #expect(Kitchen.rendered(box + template) == expected)
  }

  @Test func `what a call block is given differs from call to call, also in its own block`() {
    let output = Kitchen.rendered(
      """
      {% macro row(list) %}{% for r in list %}({{ caller(r) }}){% endfor %}{% endmacro %}\
      {% call(a) row(items) %}{{ a.title }}{% call(n) row([1, 2]) %}{{ n + 1 }}{% endcall %}{% endcall %}
      """)
    #expect(output == "(Soup(2)(3))(apple pie(2)(3))(Risotto(2)(3))")
  }

  @Test(arguments: [
    // A text that stands in for a choice is its case, so that the order of the model is kept.
    (
      "{% set c = items | map(attribute=\"course\") | first %}{{ c | default(\"dessert\") | kind }}",
      "choice"
    ),
    ("{{ (recipe.course if number > 3 else \"main\") | kind }}", "choice"),
    ("{{ (\"main\" if number < 3 else recipe.course) | kind }}", "choice"),
    (
      "{{ [recipe.course, \"starter\" if number > 3 else recipe.course, recipe.course] | sort | join(\" \") }}",
      "starter dessert dessert"
    ),
    // What is no case makes texts of both.
    ("{{ (recipe.course if number > 3 else \"none\") | kind }}", "text"),
    ("{{ (recipe.course if number < 3 else \"none\") }}", "none"),
  ])
  func `a text in place of a choice is one of its cases`(template: String, expected: String) {
    #expect(Kitchen.rendered(template) == expected)
  }

  /// Only what is in another entry is written as a slug.
  @Test func `a list of entries is written completely as JSON`() {
    let whole = Kitchen.rendered("<script>let x = {{ recipe | json }}</script>")
    let listed = Kitchen.rendered("<script>let x = {{ [recipe] | json }}</script>")
    #expect(
      listed == whole.replacing("let x = {", with: "let x = [{").replacing("}</", with: "}]</"))
    let named = Kitchen.rendered("<script>let x = {{ {\"a\": items, \"n\": 1} | json }}</script>")
    #expect(named.contains("\"a\": [{\"slug\": "), "\(named)")
    let ofGroups = Kitchen.rendered(
      "<script>let x = {{ items | groupby(\"course\") | json }}</script>")
    #expect(ofGroups.contains("\"list\": [{\"slug\": "), "\(ofGroups)")
  }

  @Test func `a module has macros and variables`() {
    let output = Kitchen.rendered([
      "page.html": "{% import \"m.html\" as m %}{{ m.width }} {{ m.box(1) }}",
      "m.html": "{% set width = 3 %}{% macro box(n) %}{{ n * width }}{% endmacro %}",
    ])
    #expect(output == "3 3")
  }

  @Test func `a macro takes what stands before it by its type`() {
    let output = Kitchen.rendered(
      """
      {% macro who(c: Cook?) %}{% if c %}{{ c.name }}{% else %}nobody{% endif %}{% endmacro %}\
      {% macro kind(c: Course) %}{{ c }}{% endmacro %}{{ who(recipe.author) }} {{ kind("main") }}
      """)
    #expect(output == "nobody main")
  }

  @Test func `a scoped block sees the loop around it, another does not`() {
    let scoped = Kitchen.rendered(
      "{% for r in items %}{% block a scoped %}{{ r.title }} {% endblock %}{% endfor %}")
    #expect(scoped == "Soup apple pie Risotto ")
    let unscoped = Kitchen.rendered(
      "{% for r in items %}{% block a %}{{ r.title }} {% endblock %}{% endfor %}")
    #expect(unscoped.contains("there is no 'r' here"))
  }

  @Test func `the fields of any model are gone through by their types`() {
    let template = """
      {% for field in fields(recipe) if field.value %}{{ field.label }}: \
      {% if field.kind == "list" %}{% if field.element == "text" %}{{ field.value | join("+") }}{% else %}{{ field.value | length }}{% endif %}\
      {% elif field.kind in ["image", "entry", "component"] %}({{ field.name }})\
      {% else %}{{ field.value }}{% endif %}; {% endfor %}
      """
    #expect(
      Kitchen.rendered(template)
        == "Title: Apple &lt;pie&gt;; Course: dessert; Servings: 8; Prep time: 35 min; "
        + "Tags: sweet+quick; Steps: 2; ")
  }

  @Test func `a part for a field of another type is checked where it is used`() {
    let output = Kitchen.rendered("{% for field in fields(recipe) %}{{ field.value }}{% endfor %}")
    #expect(output.contains("'field.value' may be none"))
    #expect(output.contains("of type [String], which cannot be printed"))
  }

  @Test func `a shared mistake is told once for all pages`() {
    var kitchen = Kitchen([
      "a.html": "{% include \"c.html\" %}", "b.html": "{% include \"c.html\" %}",
      "c.html": "{{ nothing }}",
    ])
    #expect(kitchen.compileAll(["a.html", "b.html"]) == 1)
  }

  @Test func `a global that some pages always have needs no if on them`() {
    var kitchen = Kitchen(["page.html": "{{ section.title }}"])
    #expect(kitchen.compile(present: ["section"]) != nil)
  }

  @Test(arguments: [
    ("feed.xml", "<t>{{ recipe.title ~ \"\u{1}\" }}</t>", "<t>Apple &lt;pie&gt;\u{FFFD}</t>"),
    (
      "data.json",
      "{\"t\": {{ recipe.title }}, \"n\": {{ number }}, \"x\": {{ recipe.tags | json }}}",
      "{\"t\": \"Apple <pie>\", \"n\": 7, \"x\": [\"sweet\", \"quick\"]}"
    ),
    (
      "robots.txt", "{{ recipe.title }} & {{ recipe.title | e }}", "Apple <pie> & Apple &lt;pie&gt;"
    ),
  ])
  func `the end of a name tells the language`(name: String, template: String, expected: String) {
    var kitchen = Kitchen([name: template])
    #expect(kitchen.render(name) == expected, "\(kitchen.messages)")
  }

  @Test func `JSON of an entry has its fields without the secret ones, other entries by slug`() {
    let output = Kitchen.rendered("<script type=\"application/json\">{{ recipe | json }}</script>")
    #expect(output.contains("\"slug\": \"apple \\u003cpie\\u003e\", \"title\""))
    #expect(output.contains("\"course\": \"dessert\""))
    #expect(output.contains("\"prepTime\": \"PT35M\""))
    #expect(!output.contains("cost"))
  }
}
