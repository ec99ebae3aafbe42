import Templates
import TestSupport
import Testing

/// Templates made to be slow: the work grows as the text does.
struct TemplateGrowthTests {
  static let pieces = [
    "(", "[", "{'a': ", "({", "({}", "a(", "a[", "1 + (", "1 if (", "not ", "-", "a.", "a|",
  ]

  @Test(arguments: pieces)
  func `an expression is read in linear time`(piece: String) {
    let text = "{{ " + String(repeating: piece, count: 8_000)
    #expect(WorkGrowth.perByte(of: text) { _ = Kitchen.rendered($0 + " }}") } < WorkGrowth.linear)
  }

  static let parts = [
    "{%", "{{", "{{ a ~ ", "{{ a(", "{% x %}", "{% from \"x\" import ", "x{{ \"", "<", "<a ",
    "<p title=\"", "<!--", "<script>", "</script", "</", "{{ t is ", "{# ", "{% raw %}", "&", "{",
  ]

  @Test(arguments: parts)
  func `a template is read in linear time`(part: String) {
    let text = String(repeating: part, count: 8_000)
    #expect(WorkGrowth.perByte(of: text) { _ = Kitchen.rendered($0) } < WorkGrowth.linear)
  }

  @Test(arguments: ["<a ", "<a '", "<a b='", "&", "&#1", "<!-"])
  func `markup in a literal is looked for in linear time`(piece: String) {
    let growth = WorkGrowth.perByte(ofRepeating: 200_000) { count in
      let literal = String(repeating: piece, count: count / piece.utf8.count)
      _ = Kitchen.rendered("{{ \"\(literal)\" ~ number }}{{ \"\(literal)\" | striptags }}")
    }
    #expect(growth < WorkGrowth.linear)
  }

  /// A template that holds what is right as often as is asked for.
  struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let template: @Sendable (_ count: Int) -> String

    init(_ name: String, _ template: @escaping @Sendable (_ count: Int) -> String) {
      testDescription = name
      self.template = template
    }

    /// The same text over and over, with its number for `#`.
    init(_ text: String) {
      self.init(text) { count in
        (0..<count).map { text.replacing("#", with: String($0)) }.joined(separator: "\n")
      }
    }
  }

  static let shapes = [
    Shape("many 'elif'") { count in
      "{% if number == 1 %}a"
        + (0..<count).map { "{% elif number == \($0 + 2) %}b" }.joined() + "{% endif %}"
    },
    Shape("many 'elif' that narrow") { count in
      "{% if recipe.author %}a"
        + (0..<count).map { "{% elif recipe.rating and number == \($0) %}{{ recipe.rating }}" }
        .joined() + "{% endif %}"
    },
    Shape("many 'elif' that set") { count in
      "{% set a = 1 %}{% if number == 1 %}a"
        + (0..<count).map { "{% elif number == \($0) %}{% set a = \($0) %}" }.joined()
        + "{% endif %}{{ a }}"
    },
    Shape("many 'elif' that set a variable each") { count in
      "{% if number == 1 %}a"
        + (0..<count).map { "{% elif number == \($0) %}{% set a\($0) = \($0) %}" }.joined()
        + "{% endif %}{{ a0 | default('') }}"
    },
    Shape("many 'elif' that prove") { count in
      (0..<count).map { "{% set r\($0) = recipe.rating %}" }.joined()
        + "{% if r0 is none %}a"
        + (1..<count).map { "{% elif r\($0) is none %}{{ r\($0 - 1) }}" }.joined() + "{% endif %}"
    },
    Shape("{% if number == # %}{% set a = (a | default(0)) + # %}{% endif %}"),
    Shape("{% set a = number %}{% if a %}{% set a = 2 %}{% endif %}"),
    Shape("{% if number == # %}{% set a = # %}{% endif %}"),
    Shape("{% set a# = number %}{% if a# %}{% set a# = 2 %}{% endif %}{{ a# }}"),
    Shape("{% if recipe.rating %}{{ recipe.rating }}{% else %}-{% endif %}"),
    Shape("{% if recipe.rating %}{% set r# = recipe.rating %}{% endif %}"),
    Shape("{% if recipe.rating is none %}a{% elif recipe.rating > # %}b{% endif %}"),
    Shape("{% block b# %}{{ text }}{% endblock %}"),
    Shape("{% macro m#(a, b=1) %}{{ a }}{{ b }}{% endmacro %}{{ m#(number) }}"),
    Shape("{% macro m#(a) %}{{ a }}{% endmacro %}"),
    Shape("{% for r in items %}{{ r.title }}{{ loop.index }}{% endfor %}"),
    Shape("{% for r in items %}{% set a# = r.title %}{{ a# }}{% endfor %}"),
    Shape("{% with a# = number %}{{ a# }}{% endwith %}"),
    Shape("{% set n# = namespace(a=0) %}{% for r in items %}{% set n#.a = n#.a + 1 %}{% endfor %}"),
    Shape("{{ " + (0..<60).map { "number == \($0)" }.joined(separator: " or ") + " }}"),
    Shape("{{ " + (0..<60).map { "number == \($0)" }.joined(separator: " and ") + " }}"),
    Shape("{{ text" + String(repeating: " | upper", count: 60) + " }}"),
    Shape(
      "{{ " + String(repeating: "text | default(", count: 20) + "text"
        + String(repeating: ")", count: 20) + " }}"),
    Shape("{% filter upper %}{% filter trim %}{{ text }}{% endfilter %}{% endfilter %}"),
    Shape("{% set t# %}{{ text }}{% endset %}{{ t# }}"),
    Shape("{{ [1, 2, #] | length }}{{ {'a': #} | json }}"),
    Shape("{{ 'a#' ~ text ~ number }}"),
    Shape("<p class=\"{% if number == # %}a{% endif %}\">{{ text }}</p>"),
    Shape("<a href=\"{{ home }}\">{% if recipe.rating %}{{ text }}{% else %}b{% endif %}</a>"),
    Shape("{{ t('next') }}{{ t('count', count=number) }}"),
    Shape("{% include 'part.html' %}"),
    Shape("{% from 'macros.html' import m as m# %}{{ m#(number) }}"),
    Shape("one long 'or'") { count in
      "{% set v = "
        + (0..<count / 50).map { part in
          "(" + (0..<50).map { "number == \(part * 50 + $0)" }.joined(separator: " or ") + ")"
        }.joined(separator: " %}{% set v = v or ") + " %}{{ v }}"
    },
    Shape("one long list") { count in
      "{{ [" + (0..<count).map(String.init).joined(separator: ", ") + "] | length }}"
    },
    Shape("one long dictionary") { count in
      "{{ {" + (0..<count).map { "'k\($0)': \($0)" }.joined(separator: ", ") + "} | json }}"
    },
    Shape("one long record") { count in
      "{% set r = dict(" + (0..<count).map { "k\($0)=\($0)" }.joined(separator: ", ")
        + ") %}{{ r.k0 }}"
    },
    Shape("one tag with many conditional attributes") { count in
      "<p" + (0..<count).map { "{% if number == \($0) %} data-a\($0){% endif %}" }.joined()
        + ">{{ text }}</p>"
    },
    Shape("one long concatenation") { count in
      "{{ " + (0..<count).map { "'\($0)'" }.joined(separator: " ~ ") + " }}"
    },
    Shape("many parameters") { count in
      "{% macro m(" + (0..<count / 10).map { "p\($0)=\($0)" }.joined(separator: ", ")
        + ") %}{{ p0 }}{% endmacro %}{{ m() }}"
    },
  ]

  /// The instructions of a program are counted, so that their number is exact.
  @Test(arguments: shapes.filter { $0.testDescription.contains("elif") })
  func `a program has as many instructions as its template has parts`(shape: Shape) throws {
    func instructions(_ count: Int) throws -> Int {
      var kitchen = Kitchen(["page.html": shape.template(count)])
      return try #require(kitchen.compile()?.instructionCount, "\(kitchen.messages)")
    }
    let (few, many) = (try instructions(200), try instructions(1_600))
    #expect(many < 9 * few)
  }

  @Test(arguments: shapes)
  func `what is right is checked, compiled and rendered in linear time`(shape: Shape) {
    let growth = WorkGrowth.perByte(ofRepeating: 1_600) { count in
      var kitchen = Kitchen([
        "page.html": shape.template(count), "part.html": "{{ text }}",
        "macros.html": "{% macro m(a) %}{{ a }}{% endmacro %}",
      ])
      kitchen.checksHTML = true
      _ = kitchen.render()
    }
    #expect(growth < WorkGrowth.linear)
  }
}
