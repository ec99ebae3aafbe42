import Diagnostics
import Testing

/// Templates of tables: fields with text are between quotation marks.
struct CSVTests {
  private static func rendered(_ template: String) -> String {
    var kitchen = Kitchen(["page.csv": template])
    let output = kitchen.render("page.csv")
    return kitchen.log.diagnostics.isEmpty ? output ?? "" : kitchen.messages
  }

  @Test(arguments: [
    ("\"{{ 'a\"b, c' ~ text }}\"", "\"a\"\"b, cone two three\""),
    ("\"{{ recipe.title }}\",{{ number }}", "\"Apple <pie>\",7"),
    ("{{ number }};{{ ratio }};{{ number > 3 }}", "7;2.5;true"),
    ("{% for n in [1, 2] %}{{ n }}{{ \",\" if not loop.last }}{% endfor %}", "1,2"),
    ("{% set s = \";\" %}a{{ s }}b{{ \"\\r\\n\" }}c", "a;b\r\nc"),
    ("\"a \"\"{{ text }}\"\"\"", "\"a \"\"one two three\"\"\""),
    ("{% if number > 3 %}\"{{ text }}\"{% endif %},x", "\"one two three\",x"),
    ("\"{{ ['a\"b', 'c'] | join(', ') }}\"", "\"a\"\"b, c\""),
    ("\"{% for t in ['\"'] %}{{ t }}{% endfor %}\"", "\"\"\"\""),
  ])
  func `a value between quotation marks is one field`(template: String, output: String) {
    #expect(Self.rendered(template) == output)
  }

  @Test(arguments: [
    "{{ recipe.title }},1", "1,{{ text }}", "\"a\",{{ text | upper }}", "{{ recipe.tags | json }}",
    "{{ home }}", "\"{{ text }}\"{{ text }}",
  ])
  func `a text outside of quotation marks is refused with what to write`(template: String) {
    let said = Self.rendered(template)
    #expect(said.contains("error[E0550]"), "\(said)")
    #expect(said.contains("write '\"' before and behind the whole field"), "\(said)")
  }

  @Test func `a field that does not end is told`() {
    #expect(Self.rendered("\"{{ text }}, 1").contains("error[E0553]"))
  }
}
