extension MistakeGroup {
  static let structure = MistakeGroup(
    name: "structure",
    mistakes: [
      Mistake(
        "a layout that is chosen",
        "{% extends \"a.html\" if number > 5 else \"b.html\" %}{% block a %}x{% endblock %}"),
      Mistake("an unknown layout", "{% extends \"bas.html\" %}{% block a %}x{% endblock %}"),
      Mistake(
        "an unknown include", ["page.html": "{% include \"card.html\" %}", "parts/card.html": "x"]),
      Mistake("an include by an expression", "{% include recipe.slug %}"),
      Mistake("none of several includes", "{% include [\"a.html\", \"b.html\"] %}"),
      Mistake("a template that includes itself", "a{% include \"page.html\" %}"),
      Mistake(
        "templates that include each other",
        [
          "page.html": "{% include \"a.html\" %}", "a.html": "{% include \"b.html\" %}",
          "b.html": "{% include \"a.html\" %}",
        ]),
      Mistake("a template that extends itself", "{% extends \"page.html\" %}"),
      Mistake(
        "layouts that extend each other",
        [
          "page.html": "{% extends \"a.html\" %}", "a.html": "{% extends \"b.html\" %}",
          "b.html": "{% extends \"a.html\" %}",
        ]),
      Mistake(
        "a block that no layout has",
        [
          "page.html": "{% extends \"base.html\" %}{% block mian %}x{% endblock %}",
          "base.html": "<main>{% block main %}{% endblock %}</main>",
        ]),
      Mistake(
        "text outside of blocks",
        [
          "page.html": "{% extends \"base.html\" %}\n<p>lost</p>\n{% block main %}x{% endblock %}",
          "base.html": "<main>{% block main %}{% endblock %}</main>",
        ]),
      Mistake("a block twice", "{% block a %}x{% endblock %}{% block a %}y{% endblock %}"),
      Mistake("a block closed by another name", "{% block a %}x{% endblock b %}"),
      Mistake(
        "a required block that is not replaced",
        [
          "page.html": "{% extends \"base.html\" %}",
          "base.html": "{% block main required %}{% endblock %}",
        ]),
      Mistake("super without a block", "{{ super() }}"),
      Mistake("super in the layout", "{% block a %}{{ super() }}{% endblock %}"),
      Mistake("an unknown block of self", "{% block a %}x{% endblock %}{{ self.b() }}"),
      Mistake(
        "two layouts",
        [
          "page.html": "{% extends \"a.html\" %}{% extends \"b.html\" %}", "a.html": "a",
          "b.html": "b",
        ]),
      Mistake(
        "a layout in a condition",
        ["page.html": "{% if number %}{% extends \"a.html\" %}{% endif %}", "a.html": "a"]),
      Mistake(
        "a mistake in a layout",
        ["page.html": "{% extends \"base.html\" %}", "base.html": "<p>{{ recipe.titel }}</p>"]),
      Mistake(
        "a mistake in an include",
        [
          "page.html": "<ul>{% for r in items %}{% include \"card.html\" %}{% endfor %}</ul>",
          "card.html": "<li>{{ r.titel }}</li>",
        ]),
      Mistake(
        "a mistake in an include of an include",
        [
          "page.html": "{% include \"a.html\" %}", "a.html": "{% include \"b.html\" %}",
          "b.html": "{{ recipe.titel }}",
        ]),
      Mistake(
        "a variable that an include needs",
        ["page.html": "{% include \"card.html\" %}", "card.html": "<li>{{ r.title }}</li>"]),
      Mistake(
        "an unknown macro of a template",
        [
          "page.html": "{% from \"m.html\" import crad %}{{ crad() }}",
          "m.html": "{% macro card() %}x{% endmacro %}",
        ]),
      Mistake(
        "an imported macro that uses the page",
        [
          "page.html": "{% from \"m.html\" import card %}{{ card() }}",
          "m.html": "{% macro card() %}{{ recipe.title }}{% endmacro %}",
        ]),
      Mistake("a variable that nothing reads", "{% set x = 1 %}y"),
      Mistake("a macro that nothing calls", "{% macro m() %}x{% endmacro %}y"),
      Mistake(
        "a set that ends with the loop",
        "{% set found = false %}{% for r in items %}{% set found = true %}{{ found }}{% endfor %}{{ found }}"
      ),
      Mistake(
        "tags too deep",
        String(repeating: "{% if number %}", count: 65)
          + String(repeating: "{% endif %}", count: 65)),
      Mistake(
        "an expression too deep",
        "{{ " + String(repeating: "(", count: 70) + "1"
          + String(repeating: ")", count: 70) + " }}"),
    ])

  static let calls = MistakeGroup(
    name: "calls",
    mistakes: [
      Mistake(
        "letters of a date that mean something else",
        "{% if now %}{{ now | date(\"dd.mm.yyyy\") }}{{ now | date(\"HH:MM\") }}"
          + "{{ now | date(\"D.M.yyyy\") }}{{ now | date(\"h:mm\") }}{% endif %}"),
      Mistake(
        "the day of the year beside the name of a month",
        "{% if now %}{{ now | date(\"D MMMM\") }}{{ now | date(\"D. LLLL\") }}"
          + "{{ now | date(\"yyyy-D\") }}{% endif %}"),
      Mistake(
        "a value that is missing", "{% macro m(a, b) %}{{ a }}{{ b }}{% endmacro %}{{ m(1) }}"),
      Mistake("a value too many", "{% macro m(a) %}{{ a }}{% endmacro %}{{ m(1, 2) }}"),
      Mistake(
        "a value with a wrong name", "{% macro m(title) %}{{ title }}{% endmacro %}{{ m(titel=1) }}"
      ),
      Mistake("a value twice", "{% macro m(a) %}{{ a }}{% endmacro %}{{ m(1, a=2) }}"),
      Mistake(
        "a value of another type",
        "{% macro m(item: Recipe) %}{{ item.title }}{% endmacro %}{{ m(\"x\") }}"),
      Mistake(
        "a value that may be none",
        "{% macro m(who: Cook) %}{{ who.name }}{% endmacro %}{{ m(recipe.author) }}"),
      Mistake("an unknown type", "{% macro m(item: Recipee) %}x{% endmacro %}{{ m(recipe) }}"),
      Mistake(
        "a mistake in a macro, by what a call gives",
        "{% macro m(item) %}{{ item.title }}{% endmacro %}{{ m(recipe) }}{{ m(site.title) }}"),
      Mistake(
        "a default before a parameter without",
        "{% macro m(a=1, b) %}{{ a }}{{ b }}{% endmacro %}{{ m(1, 2) }}"),
      Mistake(
        "a macro twice", "{% macro m() %}a{% endmacro %}{% macro m() %}b{% endmacro %}{{ m() }}"),
      Mistake("a call of a value", "{{ number() }}"),
      Mistake("call without a macro", "{% call number %}x{% endcall %}"),
      Mistake(
        "caller without values",
        "{% macro m() %}{{ caller() }}{% endmacro %}{% call(x) m() %}{{ x }}{% endcall %}"),
      Mistake(
        "caller where nothing calls so", "{% macro m() %}{{ caller() }}{% endmacro %}{{ m() }}"),
      Mistake("url without its value", "{{ url(\"course\") }}"),
      Mistake("url with a value too many", "{{ url(\"home\", 3) }}"),
      Mistake("url with a value of another type", "{{ url(\"course\", 3) }}"),
      Mistake("range of a text", "{% for i in range(\"3\") %}{{ i }}{% endfor %}"),
      Mistake(
        "cycle of unlike values", "{% for r in items %}{{ loop.cycle(1, recipe) }}{% endfor %}"),
    ])

  static let filters = MistakeGroup(
    name: "filters",
    mistakes: [
      Mistake("a field where another parameter is", "{{ items | sort(\"title\") | length }}"),
      Mistake(
        "a field where a filter or a test is",
        "{{ items | map(\"title\") | join }}{{ items | map(\"servings\") | sum }}"
          + "{{ items | map(\"author.name\") | join }}{{ items | select(\"isVegan\") | length }}"
          + "{{ items | reject(\"isVegan\") | length }}"),
      Mistake(
        "a field without quotation marks",
        "{{ items | map(title) | join }}{{ items | sum(servings) }}{{ items | sort(title) | length }}"
          + "{{ items | groupby(course) | length }}"),
      Mistake("a sum of records", "{{ items | sum }}"),
      Mistake("none of the elements", "{% for r in items | take(0) %}{{ r.title }}{% endfor %}"),
      Mistake(
        "an amount of another currency",
        "{% if recipe.price is not none %}{{ recipe.price | money(\"CZK\") }}"
          + "€{{ recipe.price | money }} EUR{% endif %}"),
      Mistake("groups by a reference", "{{ items | groupby(\"author\") | length }}"),
      Mistake("records in order", "{{ items | sort | length }}{{ (items | min).title }}"),
      Mistake(
        "HTML between texts",
        "{% set line %}<br>{% endset %}{{ [\"a\", \"b\"] | join(line) }}"),
      Mistake("the last elements by a number", "{{ items | take(-1) | length }}"),
      Mistake("a text filter of a list", "{{ items | upper }}"),
      Mistake("a list filter of a number", "{{ number | sort | join }}"),
      Mistake("length of a number", "{{ number | length }}"),
      Mistake("a filter with a value too many", "{{ recipe.title | upper(1) }}"),
      Mistake("a filter with a wrong name", "{{ recipe.title | truncate(len=5) }}"),
      Mistake("a filter without its value", "{{ recipe.title | replace(\"a\") }}"),
      Mistake("a filter with a value of another type", "{{ recipe.title | truncate(\"5\") }}"),
      Mistake("words cut", "{{ recipe.title | truncate(5, true) }}"),
      Mistake("sorted by nothing", "{% for r in items | sort %}{{ r.title }}{% endfor %}"),
      Mistake(
        "sorted by a field that does not exist",
        "{% for r in items | sort(attribute=\"titel\") %}{{ r.title }}{% endfor %}"),
      Mistake(
        "sorted by a list",
        "{% for r in items | sort(attribute=\"tags\") %}{{ r.title }}{% endfor %}"),
      Mistake(
        "mapped to a field that does not exist",
        "{{ items | map(attribute=\"author.nam\") | join }}"),
      Mistake("mapped by nothing", "{{ items | map | join }}"),
      Mistake("joined structures", "{{ items | join(\", \") }}"),
      Mistake(
        "chosen by an unknown test",
        "{{ items | selectattr(\"servings\", \"bigger\", 3) | length }}"),
      Mistake(
        "chosen by a case that does not exist",
        "{{ items | selectattr(\"course\", \"equalto\", \"soup\") | length }}"),
      Mistake("safe of a text", "{{ recipe.title | safe }}"),
      Mistake("a random element", "{{ items | random }}"),
      Mistake("attributes from data", "<p{{ {'class': text} | xmlattr }}>"),
      Mistake("a date of a text", "{{ recipe.title | date }}"),
      Mistake(
        "a wrong date pattern",
        "{% if recipe.published %}{{ recipe.published | date(\"%Y\") }}{% endif %}"),
      Mistake(
        "a date by a layout of Go",
        "{% if recipe.published %}{{ recipe.published | date(\"2006-01-02\") }}{% endif %}"),
      Mistake("a text filter of a list of texts", "{{ recipe.tags | upper }}"),
      Mistake("the fields of a list", "{{ items.title }}"),
      Mistake("a test of a text for oddness", "{% if recipe.title is odd %}x{% endif %}"),
      Mistake("a test without its value", "{% if number is divisibleby %}x{% endif %}"),
      Mistake("a list with what is none behind it", "{{ recipe.tags | concat(1) | join }}"),
      Mistake("a list with unlike elements behind it", "{{ recipe.tags | concat([1]) | join }}"),
      Mistake("the result of a filter that is no text", "{{ (items | length) | join }}"),
    ])

  static let places = MistakeGroup(
    name: "places",
    mistakes: [
      Mistake("an attribute without quotes", "<p class={{ text }}>"),
      Mistake("the name of an element", "<{{ text }}>"),
      Mistake("the name of an attribute", "<p {{ text }}>"),
      Mistake("an event", "<p onclick=\"go('{{ text }}')\">"),
      Mistake("a script", "<script>let x = {{ text }}</script>"),
      Mistake("a comment", "<!-- {{ text }} -->"),
      Mistake(
        "branches that end in different places",
        "{% if number > 1 %}<p title=\"{% else %}<p>{% endif %}{{ text }}"),
      Mistake("a loop that ends elsewhere", "{% for r in items %}<p title=\"{% endfor %}"),
      Mistake("a template that ends in a tag", "<p>x</p><p title=\"{{ text }}"),
      Mistake("a range without end", "{% for i in range(1000000000000) %}x{% endfor %}"),
      Mistake("division by zero", "{{ number // (number - 7) }}"),
      Mistake("a number too large", "{{ 2 ** 62 * number }}"),
      Mistake("a value that has no page", "{{ url(\"course\", \"none\") }}"),
      Mistake("a step of zero", "{% for i in range(0, 3, number - 7) %}x{% endfor %}"),
      Mistake(
        "fewer elements than names", "{% for a, b in [[1], [2]] %}{{ a }}{{ b }}{% endfor %}"),
    ])
}
