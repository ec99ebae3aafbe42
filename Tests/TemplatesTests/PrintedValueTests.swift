import Diagnostics
import Templates
import Testing

/// What is known of printed values before a page is made, and what would be lost of them.
struct PrintedValueTests {
  private static func messages(_ template: String, name: String = "page.html") -> [String] {
    var kitchen = Kitchen(files: [(name, template)])
    kitchen.checksHTML = true
    _ = kitchen.compile(name)
    return kitchen.log.diagnostics.map { "E\($0.code.number) \($0.message)" }
  }

  @Test(arguments: [
    "<button type=\"button\" disabled=\"{{ false }}\">x</button>",
    "<button type=\"button\" disabled=\"{{ recipe.isVegan }}\">x</button>",
    "<button type=\"button\" disabled=\"{{ number > 3 }}\">x</button>",
    "<button type=\"button\" disabled=\"{{ \"true\" if section else \"false\" }}\">x</button>",
    "<button type=\"button\" disabled=\"{% if section %}disabled{% endif %}\">x</button>",
    "<details open=\"{{ recipe.isVegan }}\"><summary>a</summary>x</details>",
    "<input type=\"checkbox\" aria-label=\"a\" checked=\"{{ not section }}\">",
    "<video src=\"a.mp4\" muted=\"{{ recipe.isVegan }}\"></video>",
    "{% for x in items %}<button type=\"button\" disabled=\"{{ loop.first }}\">x</button>{% endfor %}",
    "{% macro b(off) %}<button type=\"button\" disabled=\"{{ off }}\">x</button>{% endmacro %}{{ b(section is none) }}",
  ])
  func `a value that is meant to switch an attribute is refused`(template: String) {
    let found = Self.messages(template)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("is on wherever it is written, whatever its value") == true)
  }

  @Test(arguments: [
    ("<p hidden=\"{{ 1 > 3 }}\">x</p>", "E0805 'hidden'"),
    ("<p translate=\"{{ recipe.isVegan }}\">x</p>", "E0805 'translate'"),
    ("<img alt=\"\" src=\"x\" width=\"{{ recipe.isVegan }}\">", "E0805 'width'"),
    ("<img alt=\"\" src=\"x\" width=\"{{ -5 }}\">", "E0805 'width'"),
    ("<p id=\"{{ 'a b' }}\">x</p>", "E0805 'id'"),
    ("<input aria-label=\"a\" type=\"{{ 'txt' }}\">", "E0805 'type'"),
    ("<p dir=\"{{ 'ltr' if section else 'left' }}\">x</p>", "E0805 'dir'"),
    ("<p role=\"{{ 'buton' }}\">x</p>", "E0810"),
    ("<p id=\"a\">x</p><p id=\"{{ 'a' }}\">x</p>", "E0809"),
    ("<time datetime=\"{{ 'soon' }}\">x</time>", "E0805 'datetime'"),
  ])
  func `what is known of a printed value is checked like static text`(
    template: String, expected: String
  ) {
    let found = Self.messages(template)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix(expected) == true, "\(found)")
  }

  @Test(arguments: [
    "<p aria-hidden=\"{{ recipe.isVegan }}\" contenteditable=\"{{ recipe.isVegan }}\" draggable=\"{{ recipe.isVegan }}\" spellcheck=\"{{ recipe.isVegan }}\" data-x=\"{{ recipe.isVegan }}\" class=\"{{ recipe.isVegan }}\">x</p>",
    "<button type=\"{{ 'submit' if section else 'button' }}\" aria-pressed=\"{{ section is none }}\">x</button>",
    "<button type=\"button\"{% if recipe.isVegan %} disabled{% endif %}>x</button>",
    "<input aria-label=\"a\" type=\"{{ text }}\" maxlength=\"{{ number }}\" value=\"{{ 'a b' }}\">",
    "<p id=\"{{ recipe.isVegan }}\">x</p><p id=\"{{ recipe.isVegan }}\">x</p>",
    "<a href=\"{{ 'a b' }}\">x</a>", "<p id=\"a{{ 1 }}\" tabindex=\"{{ -1 }}\">x</p>",
    "<img alt=\"\" srcset=\"{{ 'a b.png' }} 100w\">",
    "<p{% for x in [text] %} class=\"{{ x }}\"{% endfor %}>x</p>",
    "<p{% for x in items if x.title == text %} class=\"{{ x.title }}\"{% endfor %}>x</p>",
    "<p{% for x in items | where(\"isVegan\") %} class=\"a\"{% endfor %}>x</p>",
    "<p{% for x in items | take(1) %} class=\"{{ x.title }}\"{% endfor %}>x</p>",
    "<p title=\"{% for x in items %}{{ x.title }}{% endfor %}\">x</p>",
  ])
  func `printed values that are right pass`(template: String) {
    #expect(Self.messages(template) == [])
  }

  @Test(arguments: [
    "<p{% for c in [\"a\", \"b\"] %} class=\"{{ c }}\"{% endfor %}>x</p>",
    "<p{% for x in items %} class=\"a\"{% endfor %}>x</p>",
    "<p{% for x in items | take(2) %} class=\"a\"{% endfor %}>x</p>",
  ])
  func `an attribute that a loop writes again is refused`(template: String) {
    #expect(Self.messages(template).map { $0.prefix(5) } == ["E0804"])
  }

  @Test(arguments: [
    "<p>{{ recipe.steps | map(attribute=\"text\") | join }}</p>",
    "<p>{{ [recipe.steps[0].text, recipe.steps[0].text] | join(\", \") }}</p>",
    "<p>{{ recipe.steps[0].text ~ \"!\" }}</p>",
    "<h2>{% set all = recipe.steps | map(attribute=\"text\") | join %}{{ all }}</h2>",
  ])
  func `joined Markdown is whole blocks`(template: String) {
    let found = Self.messages(template)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("E0802 Markdown cannot stand in '") == true)
  }

  @Test(arguments: [
    "<div>{{ recipe.steps | map(attribute=\"text\") | join }}</div>",
    "<p>{{ recipe.tags | join(\", \") }}</p>",
  ])
  func `joined values pass where they may stand`(template: String) {
    #expect(Self.messages(template) == [])
  }

  @Test(arguments: [
    ("<p style=\"color: {{ 'rgb(1,2,3)' }}\">x</p>", "'rgb(1,2,3)'"),
    ("<p style=\"margin: {{ '1px 2px' }}\">x</p>", "'1px 2px'"),
    ("<style>p { color: {{ 'a;b' }} }</style>", "'a;b'"),
    ("<p style=\"background: url('{{ 'ftp://x.org/' }}')\">x</p>", "'ftp://x.org/'"),
    ("<a href=\"{{ 'sms:+12' }}\">x</a>", "'sms:+12'"),
    ("<a href=\"{{ 'ftp://x.org/' }}\">x</a>", "'ftp://x.org/'"),
    ("<a href=\"page{{ ':1' }}\">x</a>", "':1'"),
    ("<img alt=\"\" srcset=\"{{ 'data:x' }} 2x\">", "'data:x'"),
    ("<a href=\"{{ 'sms:+12' if section else 'tel:12' }}\">x</a>", "'sms:+12'"),
  ])
  func `a constant that would be replaced is refused`(template: String, constant: String) {
    let found = Self.messages(template).filter { $0.hasPrefix("E0554") }
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains(constant) == true)
  }

  @Test(arguments: [
    "<p style=\"width: {{ '-.5em' }}; height: {{ '+2px' }}; left: {{ '.5em' }}; color: {{ 'red' }}; top: {{ 5 }}px\">x</p>",
    "<a href=\"{{ 'tel:+12' }}\">x</a>", "<a href=\"/{{ 'a:b' }}\">x</a>",
    "<a href=\"{{ 'x' }}\">x</a>", "<p title=\"{{ '' }}\">x</p>",
    "<p title=\"{{ 'sms:1' }}\">x</p>",
  ])
  func `constants that are published as they are pass`(template: String) {
    #expect(Self.messages(template) == [])
  }

  @Test(arguments: [
    "<p>&{{ text }}</p>", "<p>&am{{ text }}</p>", "<p>&#{{ number }};</p>", "<p>&#x{{ text }}</p>",
    "<p title=\"&{{ text }}\">x</p>", "<p title='a &l{{ text }}'>x</p>",
    "<a href=\"/?a&{{ text }}\">x</a>", "<title>&{{ text }}</title>",
    "<p>{% if section %}&{% endif %}{{ text }}</p>",
    "<p>{% if section %}a{% else %}&l{% endif %}{{ text }}</p>",
    "<p>&{# a #}l{{ text }}</p>", "<p>{% for x in items %}{{ x.title }}&{% endfor %}{{ text }}</p>",
  ])
  func `no value completes a character reference`(template: String) {
    let found = Self.messages(template)
    #expect(
      found.first?.hasPrefix("E0550 a value cannot be printed after '&' in ") == true, "\(found)")
    let xml = Self.messages("<p>&{{ text }}</p>", name: "page.xml")
    #expect(xml == ["E0550 a value cannot be printed after '&' in element text"])
  }

  @Test(arguments: [
    "<p>&amp;{{ text }}</p>", "<p>a & {{ text }}</p>", "<p>&lt;b{{ text }}</p>",
    "<p title=\"&amp;{{ text }}\">x</p>", "<p>{{ text }}& {{ text }}</p>",
    "<p>{% if section %}&amp;{% endif %}{{ text }}</p>",
    "<p title=\"AT&T, {{ text }}\">x</p>", "<script>let x = a &{{ number | json }}</script>",
  ])
  func `values after whole references and other ampersands pass`(template: String) {
    #expect(Self.messages(template) == [])
  }

  @Test func `white space survives in attributes of XML`() {
    var kitchen = Kitchen([
      "page.xml": "<r a=\"{{ \"x\\n\\ty\" ~ text }}\" b='{{ \"\\r\" }}'>{{ \"x\\n\\ty\\r\" }}</r>"
    ])
    let page = kitchen.render("page.xml")
    #expect(page == "<r a=\"x&#10;&#9;yone two three\" b='&#13;'>x\n\ty&#13;</r>")
  }

  @Test(arguments: [
    "<p>{{ recipe.tags | join(\"<br>\") }}</p>", "<p>{{ \"<b>\" ~ text ~ \"</b>\" }}</p>",
    "<p>{{ text | replace(\"o\", \"<u>o</u>\") }}</p>", "<p>{{ \"<b>%s</b>\" | format(text) }}</p>",
    "<p>{{ recipe.tags | join(\" &middot; \") }}</p>", "<p>{{ text ~ \"&#160;\" ~ number }}</p>",
    "{% set s = \"<br>\" %}<p>{{ recipe.tags | join(s) }}</p>",
    "<p>{{ items | map(attribute=\"title\") | join(\"<br>\") | truncate(40) }}</p>",
  ])
  func `a tag in a text that is printed is told`(template: String) {
    let found = Self.messages(template)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("E0513 readers see ") == true, "\(found)")
  }

  @Test(arguments: [
    "<p>{{ \"<b>\" }}</p>", "<p>{{ recipe.tags | join(\" < \") }}</p>",
    "<p>{{ \"a & b; \" ~ text }}</p>",
    "<p title=\"{{ recipe.tags | join('<br>') }}\">x</p>",
    "<p>{{ text | replace(\"<b>\", \"\") }}</p>",
    "<p>{{ \"x\" if text == \"<b>\" else \"y\" }}</p>", "<p>{{ \"<\" ~ text ~ \">\" }}</p>",
    "{% set a %}<br>{% endset %}<p>{{ a }}</p>",
  ])
  func `other texts that are printed are not told`(template: String) {
    let found = Self.messages(template)
    #expect(found.isEmpty, "\(found)")
  }
}
