extension MistakeGroup {
  static let names = MistakeGroup(
    name: "names",
    mistakes: [
      Mistake("an unknown name", "<p>{{ recipee.title }}</p>"),
      Mistake("an unknown name that is like nothing", "<p>{{ whatever }}</p>"),
      Mistake("an unknown field", "<p>{{ recipe.titel }}</p>"),
      Mistake("a field of a list's element", "{% for r in items %}{{ r.name }}{% endfor %}"),
      Mistake("a secret field", "{{ recipe.cost }}"),
      Mistake("a field of a text", "{{ recipe.title.length }}"),
      Mistake("a misspelt part of a date", "{% if now %}{{ now.yaer }}{% endif %}"),
      Mistake("an address of what has no page", "{{ recipe.steps[0].url }}"),
      Mistake("an unknown loop member", "{% for r in items %}{{ loop.idx }}{% endfor %}"),
      Mistake(
        "the loop around, as Twig has it",
        "{% for r in items %}{% for x in r.tags %}{{ loop.parent.index }}{{ x }}{% endfor %}"
          + "{% endfor %}"),
      Mistake("an element by its number", "{{ items | nth(1) }}{{ items | get(0) }}"),
      Mistake("a pattern as a test", "{{ text is matching(\"x\") }}"),
      Mistake(
        "a layout left out",
        "{% block a %}{{ super.super() }}{% endblock %}{{ super }}"),
      Mistake("the loop itself", "{% for r in items %}{{ loop }}{% endfor %}"),
      Mistake("a macro without a call", "{% macro m() %}x{% endmacro %}{{ m }}{{ m() }}"),
      Mistake("an unknown filter", "{{ recipe.title | uper }}"),
      Mistake("a filter of Liquid", "{{ recipe.title | upcase }}"),
      Mistake("an unknown test", "{% if number is odt %}x{% endif %}"),
      Mistake("an unknown function", "{{ rang(3) }}"),
      Mistake("a function of Jinja2 that is not here", "{{ joiner(\", \") }}"),
      Mistake("a method", "{{ recipe.title.upper() }}"),
      Mistake("an unknown asset", "{{ asset(\"theme.cs\") }}"),
      Mistake("an asset by an expression", "{{ asset(recipe.slug) }}"),
      Mistake("an unknown text", "{{ t(\"nxt\") }}"),
      Mistake("a text without its parameter", "{{ t(\"back\") }}"),
      Mistake("a text with a parameter too many", "{{ t(\"next\", title=recipe.title) }}"),
      Mistake("a plural text with a count that is text", "{{ t(\"count\", count=recipe.title) }}"),
      Mistake("a variable of a loop behind it", "{% for r in items %}x{% endfor %}{{ r.title }}"),
      Mistake(
        "a variable of a macro outside of it",
        "{% macro m(a) %}{{ a }}{% endmacro %}{{ m(1) }}{{ a }}"),
      Mistake(
        "several in one run",
        "{{ a }}\n{{ recipe.b }}\n{{ recipe.title | c }}\n{% if d %}{% endif %}"),
    ])

  static let types = MistakeGroup(
    name: "types",
    mistakes: [
      Mistake("a structure printed", "{{ recipe }}"),
      Mistake("an image printed", "{% if recipe.image %}{{ recipe.image }}{% endif %}"),
      Mistake("a list printed", "{{ recipe.tags }}"),
      Mistake("none printed", "{{ none }}"),
      Mistake("a loop over a structure", "{% for x in recipe %}{{ x }}{% endfor %}"),
      Mistake("a loop over a number", "{% for x in number %}{{ x }}{% endfor %}"),
      Mistake("a case that does not exist", "{% if recipe.course == \"desert\" %}x{% endif %}"),
      Mistake(
        "a case that does not exist, in a list",
        "{% if recipe.course in [\"main\", \"soup\"] %}x{% endif %}"),
      Mistake("a text compared with a number", "{% if recipe.title == 3 %}x{% endif %}"),
      Mistake("a number compared with a text", "{% if number == \"3\" %}x{% endif %}"),
      Mistake("numbers that are texts in a list", "{% if number in ['3', '4'] %}x{% endif %}"),
      Mistake("a fraction ordered with a text", "{% if ratio < '2.5' %}x{% endif %}"),
      Mistake("a truth compared with a text", "{% if recipe.isVegan == \"true\" %}x{% endif %}"),
      Mistake("a truth compared with a number", "{% if recipe.isVegan == 1 %}x{% endif %}"),
      Mistake("a text compared with a truth", "{% if text == true %}x{% endif %}"),
      Mistake(
        "a date compared with a year",
        "{% if recipe.published and recipe.published == 2026 %}x{% endif %}"),
      Mistake(
        "a date ordered with a year",
        "{% if recipe.published and recipe.published > 2025 %}x{% endif %}"),
      Mistake(
        "a text that is no date", "{% if recipe.published == \"2026-02-30\" %}x{% endif %}"),
      Mistake(
        "a text that is no duration, by a variable",
        "{% set most = \"long\" %}{% if recipe.prepTime and most > recipe.prepTime %}x{% endif %}"),
      Mistake("a text that is no decimal number", "{% if \"1,5\" in [recipe.price] %}x{% endif %}"),
      Mistake(
        "a text beside 'or'",
        "{% if recipe.title == \"pie\" or \"tart\" %}x{% endif %}"),
      Mistake(
        "a text beside 'or' of a value",
        "{% set isCake = recipe.title in [\"pie\"] or \"tart\" %}{{ isCake }}"),
      Mistake(
        "numbers beside 'and'",
        "{% if 1 and number != 2 and 3 %}x{% elif number == 1 and 0 %}y{% endif %}"),
      Mistake("groups by a list", "{{ items | groupby(\"tags\") | length }}"),
      Mistake("an address compared with a path", "{% if recipe.url == \"/pie/\" %}x{% endif %}"),
      Mistake(
        "an address that begins with a path",
        "{% if recipe.url is startingwith(\"/pies\") %}x{% endif %}"),
      Mistake("a tag in a text", "<p>{{ recipe.tags | join(\"<br>\") }}</p>"),
      Mistake("a character reference in a text", "<p>{{ text ~ \"&nbsp;\" ~ number }}</p>"),
      Mistake("a structure compared with a text", "{% if recipe == \"pie\" %}x{% endif %}"),
      Mistake("an order of texts and numbers", "{% if recipe.title < 3 %}x{% endif %}"),
      Mistake("an order of truths", "{% if recipe.isVegan > true %}x{% endif %}"),
      Mistake("a number in a text", "{% if 3 in recipe.title %}x{% endif %}"),
      Mistake("something in a number", "{% if 3 in number %}x{% endif %}"),
      Mistake("a text added to a number", "{{ recipe.title + 1 }}"),
      Mistake(
        "a duration multiplied", "{% if recipe.prepTime %}{{ recipe.prepTime * 2 }}{% endif %}"),
      Mistake(
        "the hours of a duration", "{% if recipe.prepTime %}{{ recipe.prepTime.hours }}{% endif %}"),
      Mistake(
        "a day after a date", "{% if recipe.published %}{{ recipe.published + 1 }}{% endif %}"),
      Mistake("a text made negative", "{{ -recipe.title }}"),
      Mistake(
        "a decimal and a floating point number",
        "{% if recipe.price %}{{ recipe.price * ratio }}{{ ratio - recipe.price }}{% endif %}"),
      Mistake(
        "a decimal power", "{% if recipe.price %}{{ 2 ** recipe.price }}{% endif %}"),
      Mistake(
        "a sum of decimals from a floating point number",
        "{% for i in items if i.price %}{{ [i.price] | sum(start=ratio) }}{% endfor %}"),
      Mistake("lists multiplied", "{{ (items * items) | length }}"),
      Mistake("a list of unlike elements", "{% for x in [1, \"a\"] %}{{ x }}{% endfor %}"),
      Mistake("an inline if of unlike values", "{% set x = recipe if number > 1 else 3 %}{{ x }}"),
      Mistake(
        "branches that set unlike values",
        "{% if number > 1 %}{% set x = recipe %}{% else %}{% set x = items %}{% endif %}{{ x | length }}"
      ),
      Mistake("an index that is text", "{% set k = recipe.slug %}{{ items[k].title }}"),
      Mistake("an element of a number", "{{ number[0] }}"),
      Mistake("a slice by text", "{% for x in items[:\"2\"] %}{{ x.title }}{% endfor %}"),
      Mistake("two names for one value", "{% for a, b in items %}{{ a }}{% endfor %}"),
      Mistake(
        "a field of a namespace of another type",
        "{% set ns = namespace(n=0) %}{% set ns.n = \"x\" %}{{ ns.n }}"),
      Mistake(
        "a field of a namespace that it lacks",
        "{% set ns = namespace(count=0) %}{% set ns.cuont = 1 %}{{ ns.count }}"),
      Mistake("a field of a record set", "{% set recipe.title = \"x\" %}"),
    ])

  static let optionals = MistakeGroup(
    name: "optionals",
    mistakes: [
      Mistake("an optional printed", "<p>{{ recipe.description }}</p>"),
      Mistake("an optional of an optional", "{{ recipe.author.motto }}"),
      Mistake("a field of an optional", "{{ recipe.author.name }}"),
      Mistake(
        "an optional in else",
        "{% if recipe.author %}x{% else %}{{ recipe.author.name }}{% endif %}"),
      Mistake(
        "an optional behind or",
        "{% if recipe.author or number %}{{ recipe.author.name }}{% endif %}"),
      Mistake(
        "an optional behind its if", "{% if recipe.author %}x{% endif %}{{ recipe.author.name }}"),
      Mistake("an optional in a filter", "{{ recipe.homepage | upper }}"),
      Mistake("an optional counted with", "{{ recipe.rating + 1 }}"),
      Mistake("an optional compared by order", "{% if recipe.rating > 3 %}x{% endif %}"),
      Mistake("an optional joined to a text", "{{ \"by \" ~ recipe.homepage }}"),
      Mistake("the first element", "{{ (items | first).title }}"),
      Mistake("an element", "{{ items[1].title }}"),
      Mistake(
        "an expression that no condition can follow",
        "{{ (items | sort(attribute=\"title\") | first).title }}"),
      Mistake(
        "a page that only some have",
        "{% if recipe.author %}<a href=\"{{ recipe.author.url }}\">x</a>{% endif %}"),
      Mistake(
        "what only one branch sets",
        "{% if number > 1 %}{% set x = \"a\" %}{% endif %}{{ x }}"),
      Mistake(
        "an optional lost in a loop's filter",
        "{% for r in items if r.author or r.title %}{{ r.author.name }}{% endfor %}"),
      Mistake("a sum of optionals", "{{ items | sum(attribute=\"rating\") }}"),
      Mistake("the section on pages that may have none", "{{ section.title }}"),
    ])

  static let syntax = MistakeGroup(
    name: "syntax",
    mistakes: [
      Mistake("an expression that is not closed", "<p>{{ recipe.title </p>"),
      Mistake("a tag that is not closed", "{% if number\n<p>x</p>"),
      Mistake("a tag that another follows", "{{ recipe.title {{ number }}"),
      Mistake("a comment that is not closed", "a {# b"),
      Mistake("a text that is not closed", "{{ \"abc }} x"),
      Mistake("raw that is not closed", "{% raw %}{{ x }}"),
      Mistake(
        "a comment in a tag that is not closed",
        "{% if number %}{% for r in items %}{# a{% endfor %}{% endif %}"),
      Mistake("nothing to print", "{{ }}"),
      Mistake("a value between single braces", "<h1>{ recipe.title }</h1>"),
      Mistake("a value between single braces as an attribute", "<p title={recipe.title}>x</p>"),
      Mistake("the end of a value that nothing opens", "<h1>recipe.title }}</h1>"),
      Mistake("the end of a tag that nothing opens", "<p>if number %}x</p>"),
      Mistake("the end of a comment that nothing opens", "<p>a #}</p>"),
      Mistake("a tag with a blank in its beginning", "<p>{ % if number % }x</p>"),
      Mistake("typographic quotation marks around a value", "<p class=“a b”>x</p>"),
      Mistake("a typographic quotation mark before a value", "<p class=“{{ text }}>x</p>"),
      Mistake("a value between three braces", "<h1>{{{ recipe.title }}}</h1>"),
      Mistake("a value between three braces that are not closed", "{{{ recipe.title }}"),
      Mistake("an operator without an operand", "{{ 1 + }}"),
      Mistake("two expressions", "{{ recipe title }}"),
      Mistake("words of Hugo", "{% if number eq 1 %}x{% elif number lt 3 %}y{% endif %}"),
      Mistake("a word of Twig", "{% if recipe.title contains \"a\" %}x{% endif %}"),
      Mistake(
        "a value as a test",
        "{% if recipe.title is \"pie\" %}x{% elif number is not 3 %}y{% endif %}"),
      Mistake("a character of C", "{% if number > 1 && number < 3 %}x{% endif %}"),
      Mistake("an unknown tag", "{% iff number %}x{% endif %}"),
      Mistake("a tag of Liquid", "{% unless number %}x{% endunless %}"),
      Mistake("elsif", "{% if number > 1 %}x{% elsif number %}y{% endif %}"),
      Mistake("an if that is not closed", "{% if number %}x"),
      Mistake(
        "a for closed by endif", "{% if number %}{% for r in items %}{{ r.title }}{% endif %}"),
      Mistake("an end without a beginning", "x{% endfor %}"),
      Mistake("else without an if", "x{% else %}y"),
      Mistake("for without in", "{% for r of items %}{{ r.title }}{% endfor %}"),
      Mistake("set without a value", "{% set %}x"),
      Mistake("a range of Twig", "{% for i in 1..3 %}{{ i }}{% endfor %}"),
      Mistake("a range of Liquid", "{% for i in (1..3) %}{{ i }}{% endfor %}"),
      Mistake("a range up to a name", "{% for i in 1..number %}{{ i }}{% endfor %}"),
      Mistake("a field of Go", "{{ .Title }}"),
      Mistake(
        "words of Twig",
        "{{ text starts with \"x\" }}{% if text ends with \"x\" %}{% endif %}"
          + "{{ text matches \"x\" }}"),
      Mistake("a comment of Liquid", "{% comment %}it's {{ so }}{% endcomment %}{{ number }}"),
      Mistake("a filter with a colon", "{{ recipe.title | truncate: 10 }}"),
      Mistake("parentheses that do not close", "{{ (1 + 2 }}"),
      Mistake("a wrong number", "{{ 12ab }}"),
      Mistake("a wrong escape", "{{ \"\\u12\" }}"),
      Mistake("a name of no tag", "{% 3 %}"),
      Mistake(
        "several in one run", "{% if %}a{% endif %}\n{{ 1 + }}\n{% nope %}\n{{ recipe.titel }}"),
    ])
}
