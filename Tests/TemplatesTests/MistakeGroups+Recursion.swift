extension MistakeGroup {
  static let recursion = MistakeGroup(
    name: "recursion",
    mistakes: [
      Mistake(
        "a macro that never stops calling itself",
        "{% macro m(n) %}{{ n }}{{ m(n - 1) }}{% endmacro %}{{ m(3) }}"),
      Mistake(
        "macros that never stop calling each other",
        "{% macro a(n) %}{{ b(n) }}{% endmacro %}{% macro b(n) %}{{ a(n) }}{% endmacro %}{{ a(3) }}"
      ),
      Mistake(
        "a mistake in a macro that calls itself",
        "{% macro m(n) %}{% if n > 0 %}{{ m(n - 1) }}{% endif %}{{ n.title }}{% endmacro %}{{ m(3) }}"
      ),
      Mistake(
        "a macro that calls itself with another type",
        "{% macro m(x) %}{{ x.title }}{% if number %}{{ m(x.title) }}{% endif %}{% endmacro %}{{ m(recipe) }}"
      ),
      Mistake(
        "a macro that calls itself with ever more types",
        "{% macro m(x) %}{{ m([x]) }}{% endmacro %}{{ m(1) }}"),
      Mistake(
        "a macro that calls itself with a call block",
        "{% macro m(n) %}{{ caller() }}{% call m(n - 1) %}x{% endcall %}{% endmacro %}{% call m(3) %}y{% endcall %}"
      ),
      Mistake(
        "a macro that gives itself its loop",
        "{% macro m(list, around) %}{% for x in list %}{{ around }}{{ m(list, loop) }}{% endfor %}{% endmacro %}{{ m([1], 1) }}"
      ),
      Mistake("a call of a loop", "{% for r in items %}{{ loop(r.steps) }}{% endfor %}"),
      Mistake(
        "a call of the inner loop",
        "{% for r in items recursive %}{% for s in r.steps %}{{ loop(items) }}{% endfor %}{% endfor %}"
      ),
      Mistake(
        "a recursive loop over no list",
        "{% for r in items recursive %}{{ loop(r) }}{{ loop(r.author) }}{% endfor %}"),
      Mistake(
        "a recursive loop without and with too many lists",
        "{% for r in items recursive %}{{ loop() }}{{ loop(items, 2) }}{% endfor %}"),
      Mistake(
        "a mistake deeper in a recursive loop",
        "{% for r in items recursive %}{{ r.title }}{{ loop(r.steps) }}{{ r.servings }}{% endfor %}"
      ),
      Mistake(
        "a recursive loop that never stops",
        "{% for r in items recursive %}{{ loop(items) }}{% endfor %}"),
      Mistake(
        "a recursive loop in an attribute of itself",
        "{% for r in items recursive %}<p title=\"{{ loop(items) }}\">x</p>{% endfor %}"),
      Mistake(
        "a recursive loop that opens what it does not close",
        "{% macro m(n) %}<p title=\"{% if n %}{{ m(n - 1) }}{% endif %}{% endmacro %}{{ m(3) }}"),
      Mistake(
        "a recursive loop over fields",
        "{% for f in fields(recipe) recursive %}{{ f.name }}{% endfor %}"),
      Mistake("kwargs", "{% macro m(a) %}{{ a }}{{ kwargs.b }}{% endmacro %}{{ m(1) }}"),
      Mistake(
        "varargs of several types",
        "{% macro m() %}{{ varargs | join }}{% endmacro %}{{ m(1, recipe) }}"),
      Mistake("varargs outside of a macro", "{{ varargs | join }}"),
      Mistake(
        "more values than a macro takes", "{% macro m() %}x{% endmacro %}{{ m(1, 2, 3) }}"),
    ])
}
