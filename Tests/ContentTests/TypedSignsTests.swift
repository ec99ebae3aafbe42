import Content
import Diagnostics
import Testing

/// Signs of Markdown, of templates and of other lists in values of data, where they are shown as they
/// are typed.
struct TypedSignsTests {
  private static let model = """
    import ApusModels
    struct Thing: Entry {
      @Key var name: String
      var note: String?
      var list: [String] = []
      var months: [Month] = []
    }
    enum Month: String, Choice { case june, july }
    """

  /// What is said of a thing with a field.
  private func said(_ field: String) -> [String] {
    let site = LoadedSite(
      ["Models/Thing.swift": Self.model, "a.yaml": "name: A\n\(field)\n"],
      ["things: Thing = a.yaml"])
    return site.log.diagnostics.map(\.message)
  }

  @Test(arguments: [
    ("A **bold** word", "**bold**"), ("A *fine* word", "*fine*"), ("*Frost*", "*Frost*"),
    ("**Frost**", "**Frost**"), ("See [it](a.md).", "[it](a.md)"), ("{{ name }}", "{{ name }}"),
    ("a {% if b %}", "{% if b %}"), ("*Ó, terra!*", "*Ó, terra!*"),
  ])
  func `markup in a text is told`(text: String, markup: String) {
    let said = said("note: '\(text)'")
    #expect(said.count == 1 && said[0].hasPrefix("'\(markup)' is shown as it is typed"), "\(said)")
    #expect(self.said("list: ['\(text)']") == said.map { $0.replacing("'note'", with: "'list'") })
  }

  @Test(arguments: [
    "5*3*2 cm", "M*A*S*H", "4* and 5* hotels", "*.js, src/*.ts", "*name*", "a[i](j)", "[x] (y)",
    "{name}", "a {b} c", "**/*.md and **/*.js", "2 * 3 * 4", "S***y *", "f**k", "x** and y**",
    "[1](2)", "* 4 inches *", "{{}}", "**", "a * b*", "snake_case_name", "\\*Frost\\*",
  ])
  func `a text with such signs that is none is left alone`(text: String) {
    #expect(said("note: '\(text)'") == [])
  }

  @Test(arguments: [
    ("list:\n  - EE,\n  - FI,", ["the comma is a part of the element 'EE,'"]),
    ("list:\n  - EE,\n  - FI", ["the comma is a part of the element 'EE,'"]),
    ("list: [EE; FI]", ["'EE; FI' is one element: commas separate elements"]),
    ("months: [july, june, july]", ["'july' is in 'months' twice"]),
  ])
  func `signs between the elements of a list, and a case that is there twice, are told`(
    field: String, expected: [String]
  ) {
    let said = said(field)
    #expect(said.starts(with: expected), "\(said)")
  }

  @Test(arguments: [
    "list:\n  - Roses are red,\n  - violets are blue,", "list: [EE, FI]", "list: ['EE; FI']",
    "list:\n  - EE; FI", "list:\n  - EE,", "list:\n  - EE,\n  - FI\n  - LV", "list: [EE, EE]",
    "months: [july, june]", "list: [';']", "list: [a-b]",
  ])
  func `lists with such signs in their texts are left alone`(field: String) {
    #expect(said(field) == [])
  }
}
