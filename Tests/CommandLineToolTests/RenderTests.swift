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

  @Test func `raw HTML is checked as a site's is`() throws {
    folder.write("A <a href=\"java&#115;cript:x\">x</a>\n\n<div>\n", to: "a.md")
    let outcome = try render("a.md", "--raw-html")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("a.md:1:12: error[E0405]"), "\(outcome.errors)")
    #expect(outcome.errors.contains("a.md:3:1: error[E08"), "\(outcome.errors)")
  }

  @Test func `advice for raw HTML is an option of the command`() throws {
    folder.write("A <b>pear</b>\n", to: "a.md")
    let said = try render("a.md").errors
    #expect(said.contains("to keep it, use --raw-html"), "\(said)")
    #expect(!said.contains("site.yaml"))
    #expect(try render("a.md", "--raw-html").output == "<p>A <b>pear</b></p>\n")
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

  @Test func `standard input that cannot be read whole is an error`() throws {
    var tool = Tool(in: folder.path)
    tool.after = "<."
    let folder = try tool.run("render", "-")
    #expect(folder.status == 74 && folder.output == "")
    #expect(folder.errors.contains("cannot read '<standard input>'"), "\(folder.errors)")
    tool.before = "truncate -s 67108865 large;"
    tool.after = "<large"
    let large = try tool.run("render", "-")
    #expect(large.status == 74 && large.output == "")
    #expect(large.errors.contains("cannot read '<standard input>'"), "\(large.errors)")
    #expect(large.errors.contains("64 MiB"), "\(large.errors)")
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

  @Test func `a template may name any file beside it and below`() throws {
    folder.write(
      "{% include \"sub/x.svg\" %}{% include 'y.txt' %}{{ \"../z.html\" }}", to: "a.html")
    folder.write("<svg></svg>", to: "sub/x.svg")
    folder.write("{{ name }}", to: "y.txt")
    folder.write("name: Ana\n", to: "data.yaml")
    let outcome = try render("a.html", "--data", "data.yaml")
    #expect(outcome.output == "<svg></svg>Ana../z.html")
    let none = try render("none.html", "--data", "data.yaml")
    #expect(none.status == 74)
    #expect(
      none.errors == "apus: error: cannot read 'none.html': there is no such file or folder\n")
  }

  @Test func `a template sees the date it is told`() throws {
    folder.write("{% if now %}{{ now }}{% else %}-{% endif %}", to: "a.html")
    folder.write("name: Ana\n", to: "data.yaml")
    #expect(try render("a.html", "--data", "data.yaml").output == "-")
    #expect(
      try render("a.html", "--data", "data.yaml", "--clock", "2026-03-01").output == "2026-03-01")
  }

  @Test func `data without a model may be a tree of any depth`() throws {
    folder.write(
      "{% for x in tree recursive %}{{ x.t }}({{ loop(x.sub) }}){% endfor %}", to: "a.html")
    folder.write(
      "{\"tree\": [{\"t\": 1, \"sub\": [{\"t\": 2}, {\"t\": 3, \"sub\": [{\"t\": 4}]}]}]}",
      to: "data.json")
    let outcome = try render("a.html", "--data", "data.json")
    #expect(outcome.output == "1(2()3(4()))", "\(outcome.errors)")
  }

  @Test func `a file that is not there ends with 74 and its name`() throws {
    let outcome = try render("none.md")
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("'none.md'"))
  }
}
