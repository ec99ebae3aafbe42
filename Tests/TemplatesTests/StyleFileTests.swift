import Diagnostics
import Testing

/// Templates of style sheets in files of their own: texts are values of properties or in strings.
struct StyleFileTests {
  private static func rendered(_ template: String) -> String {
    var kitchen = Kitchen(["page.css": template])
    let output = kitchen.render("page.css")
    return kitchen.log.diagnostics.isEmpty ? output ?? "" : kitchen.messages
  }

  @Test(arguments: [
    ("a { color: {{ \"red\" }}; margin: {{ number }}px }", "a { color: red; margin: 7px }"),
    (
      "{% for n in [1, 2] %}.c{{ n }} { order: {{ n }} }{{ \",\" if not loop.last }}{% endfor %}",
      ".c1 { order: 1 },.c2 { order: 2 }"
    ),
    (
      "@media (min-width: {{ ratio }}em) { a { --x: 1 } }",
      "@media (min-width: 2.5em) { a { --x: 1 } }"
    ),
    (
      "a::before { content: \"{{ recipe.title }}\" }",
      "a::before { content: \"Apple \\00003cpie\\00003e\" }"
    ),
    (
      "a::before { content: \"{{ recipe.title }} {{ number }} x\" }",
      "a::before { content: \"Apple \\00003cpie\\00003e\\0000207\\000020x\" }"
    ),
    (
      "/* {x} */ a { b: c } {% if number > 3 %}d{% else %}e{% endif %} {}",
      "/* {x} */ a { b: c } d {}"
    ),
  ])
  func `a value is one of a property`(template: String, output: String) {
    #expect(Self.rendered(template) == output)
  }

  @Test(arguments: [
    ".{{ text }} { color: red }", "/* {{ text }} */", "a { {{ text }}: red }",
    "a { background: url({{ text }}) }", "@import url(\"{{ text }}\");",
  ])
  func `a text in another place is refused`(template: String) {
    let said = Self.rendered(template)
    #expect(said.contains("error[E0550]"), "\(said)")
  }

  @Test func `an address of the site is in a string`() {
    let style = Self.rendered("a { background: url(\"{{ home }}\") }")
    #expect(style.hasPrefix("a { background: url(\""), "\(style)")
  }

  @Test(arguments: ["/* a", "a { content: \"x }", "a { background: url(b }"])
  func `what does not end is told`(style: String) {
    #expect(Self.rendered(style).contains("error[E0553]"))
  }
}
