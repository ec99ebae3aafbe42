import Diagnostics
import TestSupport
import Testing

/// Fields of namespaces that begin with none or an empty list have the type of all values that are
/// set to them, wherever they are read.
struct NamespaceTests {
  @Test(arguments: [
    (
      "{% set ns = namespace(n=none) %}{% for r in items %}{% if ns.n is none %}first {% elif "
        + "ns.n != r.servings %}{{ r.servings }} {% endif %}{% set ns.n = r.servings %}{% endfor %}",
      "first 8 2 "
    ),
    (
      "{% set ns = namespace(n=none) %}{% for r in items %}{% if ns.n %}, {% endif %}{{ r.servings }}"
        + "{% set ns.n = r.servings %}{% endfor %}", "4, 8, 2"
    ),
    (
      "{% set ns = namespace(n=none) %}{% for r in items %}{{ ns.n == 4 }} {% set ns.n = r.servings %}"
        + "{% endfor %}", "false true false "
    ),
    (
      "{% set ns = namespace(n=none) %}{% for r in items %}{% set z %}{% if ns.n %},{% endif %}"
        + "{% set ns.n = 1 %}{% endset %}{{ z }}{{ r.servings }}{% endfor %}", "4,8,2"
    ),
    (
      "{% set ns = namespace(v=none) %}{% macro sep() %}{% if ns.v %},{% endif %}{% set ns.v = 1 %}"
        + "{% endmacro %}{% for n in [1, 2, 3] %}{{ sep() }}{{ n }}{% endfor %}", "1,2,3"
    ),
    (
      "{% set ns = namespace(v=none) %}{% macro each() %}{{ caller() }}{{ caller() }}{% endmacro %}"
        + "{% call each() %}{% if ns.v %},{% endif %}x{% set ns.v = 1 %}{% endcall %}", "x,x"
    ),
    (
      "{% set ns = namespace(v=none) %}{% for x in [[1, 2], [3]] recursive %}{% if x is iterable %}"
        + "{{ loop(x) }}{% else %}{% if ns.v %},{% endif %}{{ x }}{% set ns.v = x %}{% endif %}"
        + "{% endfor %}", "1,2,3"
    ),
    (
      "{% set seen = namespace(list=[]) %}{% for x in [\"a\", \"b\", \"a\"] %}[{% for y in seen.list %}"
        + "{{ y }}{% endfor %}|{{ seen.list | join(\",\") }}]{% set seen.list = seen.list + [x] %}"
        + "{% endfor %}", "[|][a|a][ab|a,b]"
    ),
    (
      "{% set ns = namespace(best=none) %}{% for r in items %}{% if ns.best is none or "
        + "r.servings > ns.best.servings %}{% set ns.best = r %}{% endif %}{% endfor %}"
        + "{% if ns.best %}{{ ns.best.servings }}{% endif %}", "8"
    ),
    (
      "{% set ns = namespace(best=none) %}{% for r in items %}{% if ns.best is none or "
        + "r.servings > ns.best %}{% set ns.best = r.servings %}{% endif %}{% endfor %}"
        + "{{ ns.best or 0 }}", "8"
    ),
    (
      "{% set ns = namespace(a=none, b=none, c=none) %}{% for n in [1, 2, 3, 4] %}"
        + "{{ ns.a or \"-\" }}{% set ns.a = ns.b %}{% set ns.b = ns.c %}{% set ns.c = n %}{% endfor %}",
      "---1"
    ),
    (
      "{% set ns = namespace(n=none) %}{% for x in [1, 2] %}{{ ns.n or \"-\" }} "
        + "{% if x == 1 %}{% set ns.n = 1 %}{% else %}{% set ns.n = 2.5 %}{% endif %}{% endfor %}"
        + "{{ ns.n or 0 }}", "- 1 2.5"
    ),
    (
      "{% macro m(list) %}{% set ns = namespace(x=none) %}{% for e in list %}{% if ns.x %}{{ ns.x }}"
        + "{% endif %}{% set ns.x = e %}{% endfor %}{% endmacro %}{{ m([1, 2]) }}{{ m([\"a\", \"b\"]) }}",
      "1a"
    ),
    (
      "{% for f in fields(recipe) if f.name == \"servings\" or f.name == \"title\" %}"
        + "{% set ns = namespace(x=none) %}{% for n in [1, 2] %}{% if ns.x is defined %}{{ f.name }} "
        + "{% endif %}{% set ns.x = f.value %}{% endfor %}{% endfor %}", "title servings "
    ),
    (
      "{% set ns = namespace(x=none) %}{% for n in [1, 2] %}{% if ns.x %}{{ ns.x.a }}{% endif %}"
        + "{% set ns.x = {\"a\": n} %}{% endfor %}", "1"
    ),
    (
      "{% set ns = namespace(n=0) %}{% for r in items %}{% set ns.n = ns.n + (r.price or 1.5) %}"
        + "{% endfor %}{{ ns.n * 2 }}", "9.0"
    ),
    (
      "{% set ns = namespace(n=0.0) %}{% for r in items %}{% set ns.n = ns.n + (r.price or 1.5) %}"
        + "{% endfor %}{{ ns.n * 2 }}", "9.0"
    ),
    (
      "{% set ns = namespace(n=0.0) %}{% for r in items %}{% set ns.n = (ns.n + 0.5) - "
        + "(0.5 - (r.price or 1.5)) %}{% endfor %}{{ ns.n * 2 }}", "9.0"
    ),
    (
      "{% set ns = namespace(n=0) %}{% set ns.n = items | map(attribute=\"price\") | "
        + "map(\"default\", 1.5) | sum %}{{ ns.n * 2 }}", "9.0"
    ),
    ("{% set ns = namespace(n=0.5) %}{% set ns.n = ns.n + ratio %}{{ ns.n }}", "3.0"),
  ])
  func `a field has the type of all that is set to it`(template: String, expected: String) {
    #expect(Kitchen.rendered(template) == expected)
  }

  @Test(arguments: [
    (
      "{% set ns = namespace(n=0) %}{% set ns.n = 2.5 %}{{ ns.n }}",
      "let it begin with a number of type Double: 'namespace(n=0.0)'"
    ),
    (
      "{% set ns = namespace(n=0) %}{% set ns.n = recipe.rating %}{{ ns.n }}",
      "let it begin with"
    ),
    (
      "{% set ns = namespace(n=0) %}{% set ns.n = \"x\" %}{{ ns.n }}",
      "let it begin with none, 'namespace(n=none)'"
    ),
    (
      "{% set ns = namespace(n=\"\") %}{% set ns.n = 1 %}{{ ns.n }}",
      "set it to a text: '(1) | string'"
    ),
    (
      "{% set ns = namespace(n=0) %}{% set ns.n = recipe.price %}{{ ns.n }}",
      "say what it is where there is none: 'recipe.price | default(…)'"
    ),
    (
      "{% set ns = namespace(n=0) %}{% set ns.n = recipe.price or 0 %}{% set ns.n = ratio %}{{ ns.n }}",
      "'ns.n' must be of type Decimal, not Double"
    ),
    (
      "{% set ns = namespace(n=none) %}{% set ns.n = 1 %}{% set ns.n = \"x\" %}{{ ns.n }}",
      "use another field for values of this type"
    ),
    (
      "{% set ns = namespace(n=[]) %}{% for i in [1, 2] %}{% set ns.n = [ns.n] %}{% endfor %}",
      "'ns.n' must be of type"
    ),
  ])
  func `what a field cannot be set to is explained`(template: String, expected: String) {
    let messages = Kitchen.rendered(template)
    #expect(messages.contains("error[E0510]"), "\(messages)")
    #expect(messages.contains(expected), "\(messages)")
  }

  @Test(arguments: [
    (
      "{% macro tree(n, parent) %}{% if parent is none %}root{% else %}[{{ parent }}]{% endif %}"
        + "{% if n > 0 %}{{ tree(n - 1, \"a\") }}{% endif %}{% endmacro %}{{ tree(2, none) }}",
      "root[a][a]"
    ),
    (
      "{% macro m(p) %}{% if p is none %}-{% else %}{{ p }}{% endif %}{% endmacro %}"
        + "{{ m(none) }}{{ m(\"x\") }}", "-x"
    ),
    (
      "{% macro m(p) %}{% if p is defined %}{{ p }}{% else %}-{% endif %}{% endmacro %}"
        + "{{ m(none) }}{{ m(\"x\") }}", "-x"
    ),
    (
      "{% macro m(p) %}{{ \"-\" if p == none else p }}{% endmacro %}{{ m(none) }}{{ m(\"x\") }}",
      "-x"
    ),
    (
      "{% macro m(p) %}{% if not p %}-{% else %}{{ p }}{% endif %}{% endmacro %}{{ m(none) }}{{ m(\"x\") }}",
      "-x"
    ),
    (
      "{% macro m(p) %}{% if number and p %}{{ p }}{% else %}-{% endif %}{% endmacro %}"
        + "{{ m(none) }}{{ m(\"x\") }}", "-x"
    ),
    (
      "{% macro m(p) %}{% if p is empty %}-{% else %}{{ p }}{% endif %}{% endmacro %}"
        + "{{ m(none) }}{{ m(\"x\") }}", "-x"
    ),
    (
      "{% macro m(p) %}{% if p is none or p > 3 %}a{% else %}b{% endif %}{% endmacro %}"
        + "{{ m(none) }}{{ m(2) }}", "ab"
    ),
    (
      "{% macro m(p) %}{% if p is not none and p > 3 %}a{% else %}b{% endif %}{% endmacro %}"
        + "{{ m(none) }}{{ m(4) }}", "ba"
    ),
    (
      "{% macro m(p) %}{% set v = \"-\" if p is none else p.title %}{{ v }}{% endmacro %}"
        + "{{ m(none) }}{{ m(items[1] or recipe) }}", "-apple pie"
    ),
    (
      "{% macro m(p) %}{% if p is none %}{% set v = \"-\" %}{% else %}{% set v = p %}{% endif %}"
        + "{{ v }}{% endmacro %}{{ m(none) }}{{ m(\"x\") }}", "-x"
    ),
  ])
  func `what needs a value is not checked where there certainly is none`(
    template: String, expected: String
  ) {
    #expect(Kitchen.rendered(template) == expected)
  }
}
