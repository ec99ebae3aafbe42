extension MistakeGroup {
  /// One mistake each, reported once, without its consequences.
  static let cascades = MistakeGroup(
    name: "cascades",
    mistakes: [
      Mistake(
        "an import that cannot be read",
        [
          "page.html": "{% fro@m \"m.html\" import card %}\n{{ card(recipe) }}{{ card(recipe) }}",
          "m.html": "{% macro card(r) %}{{ r.title }}{% endmacro %}",
        ]),
      Mistake(
        "a loop that cannot be read",
        "{% for r in| items %}\n{{ r.title }}{{ loop.index }}\n{% endfor %}{{ number }}"),
      Mistake("a set that cannot be read", "{%| set before = 1 %}\n{{ before }}{{ before + 1 }}"),
      Mistake(
        "a macro whose parameters cannot be read",
        "{% macro f](x) %}{{ x }}{% endmacro %}\n{{ f(1) }}{{ f(x=2) }}"),
      Mistake(
        "a macro whose tag is misspelt",
        "{% orcam f(x) %}{{ x }}{% endmacro %}\n{{ f(1) }}"),
      Mistake(
        "a condition that cannot be read",
        "{% if recipe.author? %}{{ recipe.author.name }}{% endif %}"),
      Mistake(
        "a condition closed by one brace",
        "{% if recipe.author }\n<p class=\"x\">{{ recipe.author.name }}</p>\n{% endif %}"),
      Mistake(
        "a condition that is not closed",
        "{% if recipe.author\n<p class=\"it's\">é {{ recipe.author.name }}</p>\n{% endif %}"),
      Mistake("an expression closed as a tag", "{{ number %}\n{{ text }}"),
      Mistake("a tag closed as an expression", "{% if number }}x{% endif %}"),
      Mistake(
        "an imported template with a mistake",
        [
          "page.html": "{% from \"m.html\" import card %}{{ card(recipe) }}",
          "m.html": "{% macro @card(r) %}{{ r.title }}{% endmacro %}",
        ]),
      Mistake(
        "a module with a mistake",
        [
          "page.html": "{% import \"m.html\" as m %}{{ m.card(recipe) }}{{ m.size }}",
          "m.html": "{% macro @card(r) %}{{ r.title }}{% endmacro %}{% set size == 3 %}",
        ]),
      Mistake(
        "a required block with a mistake",
        [
          "page.html": "{% extends \"base.html\" %}{% block @main %}x{% endblock %}",
          "base.html": "{% block main required %}{% endblock %}",
        ]),
      Mistake(
        "a required block that is misspelt",
        [
          "page.html": "{% extends \"base.html\" %}{% block mian %}x{% endblock %}",
          "base.html": "{% block main required %}{% endblock %}",
        ]),
      Mistake(
        "a layout that does not exist, and super",
        "{% extends \"bas.html\" %}{% block main %}{{ super() }}{% endblock %}"),
      Mistake(
        "a layout that cannot be read",
        [
          "page.html": "{% extend@s \"base.html\" %}\n{% block main %}{{ super() }}{% endblock %}",
          "base.html": "{% block main %}{% endblock %}",
        ]),
      Mistake(
        "one unknown name in many places",
        "{% for usr in items %}\n{{ user.title }}\n{{ user.title }} {{ user.slug }}\n{% if user.author %}{% endif %}{% endfor %}"
      ),
      Mistake("one unknown name twice in a line", "{{ user.title }}{{ user.slug }}"),
      Mistake("one unknown filter in many places", "{{ text | uper }}\n{{ text | uper }}"),
      Mistake(
        "one unknown name in a partial of several places",
        [
          "page.html": "{% include \"a.html\" %}\n{% include \"a.html\" %}",
          "a.html": "{{ user }}",
        ]),
      Mistake(
        "a variable that is only read where it cannot be",
        "{% set shown = 1 %}{% if shown @ %}x{% endif %}"),
      Mistake(
        "a text that is not closed, and texts behind it",
        "{% extends \"base.html %}\n{% block a %}{{ \"letter\" }}{% endblock %}"),
      Mistake(
        "a tag that lost its beginning", "if recipe.author %}{{ recipe.author.name }}{% endif %}"),
      Mistake(
        "a condition in a loop that lost its name",
        "{% for r in items %}<p{%  r.author %} title=\"x\"{% endif %}>{{ r.title }}</p>{% endfor %}"
      ),
      Mistake(
        "a block whose tag goes on",
        "{% block title nil if number > 1 %}a{% else %}b{% endif %}{% endblock %}"),
      Mistake(
        "an element that a macro leaves open",
        [
          "page.html":
            "{% from \"m.html\" import card %}<ul>{% for r in items %}{{ card(r) }}{% endfor %}</ul>",
          "m.html": "{% macro card(r) %}\n<li>{{ r.title }}</li\n{% endmacro %}",
        ]),
      Mistake(
        "a quote that an include leaves open",
        [
          "page.html": "{% if number %}{% include \"a.html\" %}{% endif %}<p>{{ text }}</p>",
          "a.html": "<a href=\"/\">x</a>\n<p class=\"a>x</p>",
        ]),
      Mistake(
        "a name of a layout that does not exist",
        [
          "page.html": "{% extends \"bas.html\" %}{% block a %}{{ icon(\"x\") }}{% endblock %}",
          "base.html": "{% macro icon(n) %}{{ n }}{% endmacro %}{% block a %}{% endblock %}",
        ]),
      Mistake(
        "an unknown list",
        "{% for r in itms %}{{ r.title }}{% for s in r.steps %}{{ s.x }}{% endfor %}{% endfor %}"),
    ])
}
