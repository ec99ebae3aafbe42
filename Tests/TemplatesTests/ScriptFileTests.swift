import Diagnostics
import Testing

/// Templates of scripts in files of their own: texts are JSON.
struct ScriptFileTests {
  private static func rendered(_ template: String) -> String {
    var kitchen = Kitchen(["page.js": template])
    let output = kitchen.render("page.js")
    return kitchen.log.diagnostics.isEmpty ? output ?? "" : kitchen.messages
  }

  @Test(arguments: [
    ("const a = {{ recipe.title | json }};", "const a = \"Apple \\u003cpie\\u003e\";"),
    ("f({{ number }}, {{ ratio }})", "f(7, 2.5)"),
    (
      "[{% for n in [1, 2] %}{{ n }}{{ \", \" if not loop.last }}{% endfor %}] // {end}",
      "[1, 2] // {end}"
    ),
    ("{% if number > 3 %}a('}}'){% else %}b(){% endif %}", "a('}}')"),
  ])
  func `a value is an expression of the script`(template: String, output: String) {
    #expect(Self.rendered(template) == output)
  }

  @Test(arguments: [
    "var t = \"{{ text }}\";", "var t = {{ text }};", "var t = \"{{ text | json }}\";",
    "var t = `{{ text | json }}`;", "// {{ text }}", "import({{ text | json }})",
    "var t = '{{ home }}';",
  ])
  func `a text in another place is refused`(template: String) {
    let said = Self.rendered(template)
    #expect(said.contains("error[E0550]"), "\(said)")
  }

  @Test func `an address of the site is between double quotes`() {
    #expect(Self.rendered("fetch(\"{{ home }}\")").hasPrefix("fetch(\""))
  }

  @Test func `a string that does not end is told`() {
    #expect(Self.rendered("const a = `b").contains("error[E0553]"))
  }
}
