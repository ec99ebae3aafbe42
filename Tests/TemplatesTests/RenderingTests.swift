import Testing

struct RenderingTests {
  @Test(arguments: [
    ("{{ recipe.title }}", "Apple &lt;pie&gt;"),
    (
      "{% for x in items %}{{ loop.index }}:{{ x.title }} {% endfor %}",
      "1:Soup 2:apple pie 3:Risotto "
    ),
    ("{% if recipe.course == \"dessert\" %}sweet{% endif %}", "sweet"),
    ("{{ recipe.course }}", "dessert"),
    ("{% if recipe.description %}{{ recipe.description }}{% else %}-{% endif %}", "-"),
    ("{{ recipe.prepTime | default(\"?\") }}", "35 min"),
    (
      "{% for s in recipe.steps %}<li>{{ s.text }}</li>{% endfor %}",
      "<li><p>Mix &amp; knead.</p></li><li><p>Bake.</p></li>"
    ),
    ("{{ (recipe.steps | first).title | default(\"none\") }}", "Dough"),
    ("<a href=\"{{ recipe.url }}\">x</a>", "<a href=\"../page-4/\">x</a>"),
    (
      "{{ t(\"count\", count=items|length) }} {{ t(\"back\", title: recipe.title) }}",
      "3 recipes Back to Apple &lt;pie&gt;"
    ),
    (
      "{{ items | sort(attribute=\"title\") | map(attribute=\"title\") | join(\", \") }}",
      "apple pie, Risotto, Soup"
    ),
    ("{{ items | sum(attribute=\"servings\") }}", "14"),
    (
      "{% for g in items | groupby(\"course\") %}{{ g.grouper }}={{ g.list | length }} {% endfor %}",
      "starter=1 main=1 dessert=1 "
    ),
    (
      "{% macro b(x, big: Bool = false) %}<b{% if big %} class=\"big\"{% endif %}>{{ x }}</b>{% endmacro %}"
        + "{{ b(recipe.title) }}{{ b(1, true) }}",
      "<b>Apple &lt;pie&gt;</b><b class=\"big\">1</b>"
    ),
    ("<p title=\"{{ text | upper ~ \"\\\"\" }}\">", "<p title=\"ONE TWO THREE&#34;\">"),
    (
      "<script type=\"application/json\">{{ recipe.title | json }}</script>",
      "<script type=\"application/json\">\"Apple \\u003cpie\\u003e\"</script>"
    ),
  ])
  func `a template becomes text`(template: String, expected: String) {
    #expect(Kitchen.rendered(template) == expected)
  }
}
