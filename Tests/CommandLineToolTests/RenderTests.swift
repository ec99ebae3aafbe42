import TestSupport
import Testing

/// `apus render`.
struct RenderTests {
  let folder = TemporaryFolder()

  private func render(_ arguments: String...) throws -> Tool.Outcome {
    try Tool(in: folder.path).start(["render"] + arguments).outcome()
  }

  @Test func `a Markdown file becomes HTML`() throws {
    folder.write("# Pears\n\nThey are *ripe*.\n", to: "a.md")
    let outcome = try render("a.md", "--commonmark")
    #expect(outcome.status == 0)
    #expect(outcome.output == "<h1>Pears</h1>\n<p>They are <em>ripe</em>.</p>\n")
  }

  @Test func `Markdown gets the typographic signs of a language`() throws {
    folder.write("\"x\" `\"y\"`\n", to: "a.md")
    #expect(
      try render("a.md", "--typography", "sk").output
        == "<p>„x“ <code>&quot;y&quot;</code></p>\n")
    #expect(try render("a.md", "--typography", "no language").status == 2)
  }

  @Test func `Markdown comes from standard input too`() throws {
    var tool = Tool(in: folder.path)
    tool.after = "<<END\n*ripe*\nEND"
    #expect(try tool.run("render", "-", "--commonmark").output == "<p><em>ripe</em></p>\n")
  }

  @Test func `a template is filled with the data's types`() throws {
    folder.write("{% for n in names %}{{ loop.index }} {{ n | upper }};{% endfor %}", to: "a.html")
    folder.write("{\"names\": [\"ana\", \"b<c\"]}", to: "data.json")
    let outcome = try render("a.html", "--data", "data.json")
    #expect(outcome.status == 0)
    #expect(outcome.output == "1 ANA;2 B&lt;C;")
  }

  @Test func `a template is checked against a model`() throws {
    folder.write("struct Person: Component { var name: String }", to: "models/Person.swift")
    folder.write("{{ nmae }}", to: "a.html")
    folder.write("name: Ana\n", to: "data.yaml")
    let outcome = try render(
      "a.html", "--data", "data.yaml", "--model", "Person", "--models", "models")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("a.html:1:4: error[E0503]: "))
    folder.write("{{ name }}", to: "a.html")
    let right = try render(
      "a.html", "--data", "data.yaml", "--model", "Person", "--models", "models")
    #expect(right.output == "Ana")
  }

  @Test func `only the templates that are used are told of`() throws {
    folder.write("{% include \"b.html\" %}", to: "a.html")
    folder.write("{{ name }}", to: "b.html")
    folder.write("{% if %}", to: "broken.html")
    folder.write("name: Ana\n", to: "data.yaml")
    let outcome = try render("a.html", "--data", "data.yaml")
    #expect(outcome.errors == "")
    #expect(outcome.output == "Ana")
  }

  @Test func `a file that is not there ends with 74 and its name`() throws {
    let outcome = try render("none.md")
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("'none.md'"))
  }
}
