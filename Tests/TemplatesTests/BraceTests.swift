import Testing

/// Values between another number of braces than two.
struct BraceTests {
  @Test(arguments: [
    "<h1>{ recipe.title }</h1>", "<h1>{recipe.title}</h1>", "<p title=\"{ recipe.title }\">x</p>",
    "<p title='{recipe.title}'>x</p>", "<p data-title=\"{recipe.title}\">x</p>",
    "<a href=\"{recipe.url}\">x</a>", "<textarea>{text}</textarea>", "<p>{text}</p>",
    "{% for r in items %}{r.title}{% endfor %}", "{% for r in items %}{loop.index}{% endfor %}",
    "{% set word = text %}({word})", "<p>{ recipe.author }</p>", "<p>{recipe.tags}</p>",
    "{% macro m(a) %}{a}{% endmacro %}{{ m(text) }}", "<p>{recipe.title}}</p>",
    "<p>{ recipe.description }</p>", "<p>a\r\n\r\n{ number }</p>",
  ])
  func `the path to a value between single braces is told`(template: String) {
    let said = Kitchen.rendered(template)
    #expect(said.contains("warning[W0501]: what is between single braces"), "\(said)")
    #expect(said.contains("= help: print the value: '{{ "), "\(said)")
    #expect(said.ranges(of: "[W").count == 1, "\(said)")
  }

  @Test(arguments: [
    "<p>{ nope }</p>", "<p>{ recipe.nope }</p>", "<p>{ recipe }</p>", "<p>{ items }</p>",
    "<p>{}</p>", "<p>{ }</p>", "<p>{ text, number }</p>", "<p>{ text: number }</p>",
    "<p>${text} ${recipe.title} \\{text} %{text}</p>", "<p>x^{number} a_{number} f{number}</p>",
    "<p>{ recipe.title\n}</p>", "<p>{ recipe.title</p>", "<p>{1}</p>", "<p>{ .title }</p>",
    "<script>let a = {text}; f({number})</script>", "<style>a {text}</style>",
    "<!-- { recipe.title } -->", "{# { recipe.title } #}", "<p style=\"{text}\">x</p>",
    "<p onclick=\"f({text})\">x</p>", "{% raw %}{ recipe.title }{% endraw %}",
    "{{ \"{ recipe.title }\" }}", "{% set f = 1 %}{% if f %}{% raw %}{text}{% endraw %}{% endif %}",
  ])
  func `other braces are text`(template: String) {
    let said = Kitchen.rendered(template)
    #expect(!said.contains("[W0501]"), "\(said)")
    #expect(!said.contains("[E"), "\(said)")
  }

  @Test(arguments: ["<p x-data=\"{ text }\">x</p>", "<p :class=\"{text}\">x</p>"])
  func `braces in attributes of frameworks are theirs`(template: String) {
    let said = Kitchen.rendered(template)
    #expect(!said.contains("W0501"), "\(said)")
  }

  @Test func `braces that are text come out as they are written`() {
    let text = "<p>{a} { } {text, b} f{number}</p>"
    #expect(Kitchen.rendered(text) == text)
  }

  @Test(arguments: [
    ("{{{ recipe.title }}}", "write '{{ recipe.title }}'"),
    ("{{{text|upper}}}", "write '{{ text|upper }}'"), ("{{{ text }}", "write '{{ … }}'"),
    ("{{{ t(\"next\") }}} x", "write '{{ t(\"next\") }}'"),
  ])
  func `three braces are told with what to write`(template: String, help: String) {
    let said = Kitchen.rendered(template)
    #expect(
      said.contains("error[E0501]: a value is printed between two braces, not three"), "\(said)")
    #expect(said.contains("help: " + help), "\(said)")
  }

  @Test func `a dictionary directly behind the braces is one`() {
    #expect(Kitchen.rendered("{{{\"a\": 1}.a}}") == "1")
  }

  @Test(arguments: [
    ("<p>text }}</p>", "'}}' closes nothing"),
    ("<p title=\"text }}\">x</p>", "'}}' closes nothing"),
    ("<p>{ text | upper }}</p>", "'}}' closes nothing"), ("{{ text }} }}", "'}}' closes nothing"),
    ("<p>a\r\n\r\n}}</p>", "'}}' closes nothing"),
    ("<textarea>}}</textarea>", "'}}' closes nothing"),
    ("{% for r in items %}{{ r.title }}r.slug }}{% endfor %}", "'}}' closes nothing"),
    ("{ % if number % }", "'{ %' opens nothing"), ("{ % if number %}x", "'{ %' opens nothing"),
    ("<p>if number %}x</p>", "'%}' closes nothing"), ("<p>x #}</p>", "'#}' closes nothing"),
    ("{ # x #}", "'{ #' opens nothing"), ("{# a #} b #}", "'#}' closes nothing"),
    ("<pre>{\"a\": {}}</pre>x }}", "'}}' closes nothing"),
  ])
  func `what is left of a tag is told`(template: String, message: String) {
    let said = Kitchen.rendered(template)
    #expect(said.contains("warning[W0501]: \(message)"), "\(said)")
    #expect(said.ranges(of: "[W").count == 1, "\(said)")
    #expect(!said.contains("[E"), "\(said)")
  }

  @Test(arguments: [
    "<pre>{\"a\": {\"b\": 1}}</pre>", "<p>{a{b}}</p>", "<style>a{width:5%}</style>",
    "<script>f({a: {b: 1}})</script>", "<script>/[}}]/</script>", "<!-- }} %} #} { % -->",
    "<p x-data=\"}}\">x</p>", "<p onclick=\"}}\">x</p>", "{% raw %}}} %} { %{% endraw %}",
    "<pre>a{b{width:100%}}</pre>", "<p>{ 5 % }</p>", "<p>5 % }</p>", "<p>} }</p>", "<p>{ # 1 }</p>",
    "<p data-x='{\"a\": {\"b\": {{ number }} }}'>x</p>", "{{ \"}}\" }}",
    "{% if number %}{ { {% endif %}{% if number %}}}{% endif %}",
  ])
  func `braces that belong together are text`(template: String) {
    let said = Kitchen.rendered(template)
    #expect(!said.contains("[W") && !said.contains("[E"), "\(said)")
  }

  @Test(arguments: [
    ("<p class=“a”>x</p>", "write '\"a\"'"), ("<p class = „a b“>x</p>", "write '\"a b\"'"),
    ("<p class=‘a’>x</p>", "write '\"a\"'"), ("<p class=»a«>x</p>", "write '\"a\"'"),
    ("<p class=”>x</p>", "write '\"' before the value and behind it"),
  ])
  func `typographic quotation marks around a value are refused`(template: String, help: String) {
    let said = Kitchen.rendered(template)
    #expect(said.contains("error[E0804]: the value of an attribute stands between"), "\(said)")
    #expect(said.contains("= help: " + help), "\(said)")
    #expect(said.contains("\n1 error\n"), "\(said)")
  }

  @Test(arguments: [
    "<p title=\"“a”\">x</p>", "<p>a=“b”</p>", "<script>a = “b”</script>", "<!-- a=“b” -->",
    "<p title=\"x=“a”\">x</p>", "{# class=“a” #}",
  ])
  func `typographic quotation marks elsewhere are text`(template: String) {
    let said = Kitchen.rendered(template)
    #expect(!said.contains("[W") && !said.contains("[E"), "\(said)")
  }
}
