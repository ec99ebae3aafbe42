import Diagnostics
import TestSupport
import Testing

/// What conditions prove about values, beyond their presence.
struct ProofTests {
  @Test(arguments: [
    "{% if items | length != 0 %}{{ (items | first).title }}{% endif %}",
    "{% if items | length < 1 %}{% else %}{{ (items | first).title }}{% endif %}",
    "{% if items | length == 0 %}{% else %}{{ items[0].title }}{% endif %}",
    "{% if items | length >= 1 %}{{ (items | last).title }}{% endif %}",
    "{% if 0 < items | length %}{{ items[0].title }}{% endif %}",
    "{% if items | length %}{{ items[0].title }}{% endif %}",
    "{% if items | length > 1 %}{{ items[1].title }}{{ items[-2].title }}{% endif %}",
    "{% if items | length == 3 %}{{ items[2].title }}{% endif %}",
    "{% if items | length <= 2 %}{% else %}{{ items[2].title }}{% endif %}",
    "{% if text | length > 0 %}{{ text[0] }}{% endif %}",
    "{% if text | length > 1 %}{{ text[1] }}{% endif %}",
    "{% for r in items %}{% if loop.index > 1 %}{{ loop.previtem.title }}{% endif %}{% endfor %}",
    "{% for r in items %}{% if loop.index != 1 %}{{ loop.previtem.title }}{% endif %}{% endfor %}",
    "{% for r in items %}{% if loop.index0 %}{{ loop.previtem.title }}{% endif %}{% endfor %}",
    "{% for r in items %}{% if loop.index == 1 %}{% else %}{{ loop.previtem.title }}{% endif %}{% endfor %}",
    "{% for r in items %}{% if loop.revindex > 1 %}{{ loop.nextitem.title }}{% endif %}{% endfor %}",
    "{% for r in items %}{% if loop.index < loop.length %}{{ loop.nextitem.title }}{% endif %}{% endfor %}",
    "{% if recipe.homepage is in [\"https://example.org/\"] %}{{ recipe.homepage }}{% endif %}",
    "{% set known = [\"https://example.org/\"] %}{% if recipe.homepage in known %}{{ recipe.homepage }}{% endif %}",
    "{% for g in items | selectattr(\"published\") | groupby(\"published.year\") %}{{ g.grouper }}{% endfor %}",
    "{{ items | selectattr(\"rating\") | sum(attribute=\"rating\") }}",
    "{{ items | selectattr(\"rating\") | sort(attribute=\"title\") | reverse | sum(attribute=\"rating\") }}",
    "{{ items | selectattr(\"rating\", \"gt\", 2) | map(attribute=\"rating\") | sum }}",
    "{% for r in items | selectattr(\"rating\") %}{{ r.rating }}{% endfor %}",
    "{% for r in items if r.rating %}{% if not loop.last %}{{ loop.nextitem.rating }}{% endif %}{% endfor %}",
    "{% for r in items if r.rating %}{% if loop.previtem %}{{ loop.previtem.rating }}{% endif %}{% endfor %}",
    "{% if recipe.homepage | default(false) %}{{ recipe.homepage }}{% endif %}",
    "{% set rated = items | selectattr(\"rating\") %}{% for r in rated %}{{ r.rating }}{% endfor %}",
    "{% set rated = items | selectattr(\"rating\") %}{% set best = rated | sort(attribute=\"rating\") %}{% for r in best[:2] %}{{ r.rating }}{% endfor %}",
    "{% set rated = items | selectattr(\"rating\") %}{% set same = rated %}{{ same | sum(attribute=\"rating\") }}",
    "{% macro m(list) %}{% for r in list %}{{ r.rating }}{% endfor %}{% endmacro %}{{ m(items | selectattr(\"rating\")) }}",
    "{% with rated = items | selectattr(\"rating\") %}{% for r in rated if r.homepage %}{{ r.rating }}{{ r.homepage }}{% endfor %}{% endwith %}",
    "{% for g in items | groupby(\"course\") %}{{ g.list[0].title }}{{ (g.list | first).title }}{{ (g.list | last).title }}{% endfor %}",
    "{% for course, list in items | groupby(\"course\") %}{{ list[0].title }}{% endfor %}",
    "{% for g in items | groupby(\"course\") | sort(attribute=\"grouper\") %}{{ g[1][-1].title }}{% endfor %}",
    "{% macro m(g) %}{{ g.list[0].title }}{% endmacro %}{% for g in items | groupby(\"course\") %}{{ m(g) }}{% endfor %}",
    "{% for row in items | batch(2) %}{{ row[0].title }}{{ (row | last).title }}{% endfor %}",
    "{% set rows = items | batch(2) %}{% for row in rows %}{{ row[0].title }}{% endfor %}",
    "{{ text | split(\",\") | first }}", "{{ (recipe.title | split)[0] }}",
    "{{ recipe.title | split | last }}",
  ])
  func `what a condition proves to be there needs no other`(template: String) {
    var kitchen = Kitchen(["page.html": template])
    #expect(kitchen.compile() != nil, "\(kitchen.messages)")
  }

  @Test(arguments: [
    "{% if items | length != 1 %}{{ (items | first).title }}{% endif %}",
    "{% if items | length < 1 %}{{ (items | first).title }}{% endif %}",
    "{% if items | length < 5 %}{{ (items | first).title }}{% endif %}",
    "{% if items | length > 0 %}{{ items[1].title }}{% endif %}",
    "{% if items | length > 1 %}{{ items[2].title }}{{ items[-3].title }}{% endif %}",
    "{% if items | length >= 0 and number %}{{ items[0].title }}{% endif %}",
    "{% for r in items %}{% if loop.index > 0 and number %}{{ loop.previtem.title }}{% endif %}{% endfor %}",
    "{% for r in items %}{% if loop.index != 2 %}{{ loop.previtem.title }}{% endif %}{% endfor %}",
    "{% for r in items %}{% if loop.index < 2 %}{{ loop.previtem.title }}{% endif %}{% endfor %}",
    "{% for r in items %}{% if loop.index <= loop.length %}{{ loop.nextitem.title }}{% endif %}{% endfor %}",
    "{% for r in items %}{% for s in items %}{% endfor %}{% if loop.revindex > 1 %}{{ loop.previtem.title }}{% endif %}{% endfor %}",
    "{% if recipe.homepage is not in [\"https://example.org/\"] %}{{ recipe.homepage }}{% endif %}",
    "{% for r in items if r.rating %}{{ loop.nextitem.rating }}{% endfor %}",
    "{% for r in items if r.rating %}{% if r.homepage and not loop.last %}{{ loop.nextitem.homepage }}{% endif %}{% endfor %}",
    "{{ items | rejectattr(\"rating\") | sum(attribute=\"rating\") }}",
    "{{ items | selectattr(\"rating\") | sum(attribute=\"price\") }}",
    "{% set all = items | rejectattr(\"rating\") %}{% for r in all %}{{ r.rating }}{% endfor %}",
    "{% set all = items | selectattr(\"rating\") %}{% if number %}{% set all = items %}{% endif %}{% for r in all %}{{ r.rating }}{% endfor %}",
    "{% for column in items | slice(2) %}{{ column[0].title }}{% endfor %}",
    "{% for g in items | groupby(\"course\") %}{{ g.list[1].title }}{% endfor %}",
    "{% for row in items | batch(2) %}{{ row[1].title }}{% endfor %}", "{{ text | split | first }}",
    "{% set ns = namespace(v=1) %}{% set list = [ns] | selectattr(\"v\") %}{% set ns.v = 0 %}{{ (list | first).v }}",
    "{% set x = \" \" ~ text %}{{ x | split | first }}",
    "{% if recipe.homepage | default(\"x\") %}{{ recipe.homepage }}{% endif %}",
    "{% set ns = namespace(l=items) %}{% if ns.l | length > 1 %}{% set ns.l = items[:0] %}{{ ns.l[1].title }}{% endif %}",
    "{% set ns = namespace(x=none) %}{% if ns.x %}{% for f in fields(recipe) %}{{ ns.x }}{% set ns.x = none %}{% endfor %}{% endif %}{% set ns.x = 1 %}",
  ])
  func `what a condition does not prove may be missing`(template: String) {
    #expect(Kitchen.rendered(template).contains("E0514"), "\(Kitchen.rendered(template))")
  }
}
