import Testing

/// `apus check --unsafe`.
struct UnescapedTests {
  let site = SmallSite()

  @Test func `every place is listed where HTML is not escaped, in the order of files`() throws {
    site.write(
      "<p>é {{ note.text | safe }}</p>\n{% filter safe %}{% set x = note.text|safe %}{{ x }}{% endfilter %}",
      to: "Templates/notes/entry.html")
    site.write("{{ 1 | safe }}", to: "Templates/unused.html")
    let yaml = try #require(site.text(of: "Content/site.yaml"))
    site.write(
      yaml.replacing("order: title", with: "order: title, raw-html: true"), to: "Content/site.yaml")
    let outcome = try site.run("check", "--unsafe", "--clock", "2026-03-01")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(
      Array(lines.prefix(6)) == [
        "Content/site.yaml:3:67: Markdown of this collection may hold raw HTML",
        "Templates/notes/entry.html:1:9: printed as it is: note.text | safe",
        "Templates/notes/entry.html:2:11: printed as it is: safe",
        "Templates/notes/entry.html:2:29: printed as it is: note.text|safe",
        "Templates/unused.html:1:4: printed as it is: 1 | safe",
        "5 places where HTML is not escaped",
      ])
  }

  @Test func `raw HTML of a collection is listed, and counted after a build`() throws {
    let yaml = try #require(site.text(of: "Content/site.yaml"))
    site.write(
      yaml.replacing("order: title", with: "order: title, raw-html: true"), to: "Content/site.yaml")
    let path = "Content/notes/apple.md"
    let note = try #require(site.text(of: path))
    let line = note.split(separator: "\n", omittingEmptySubsequences: false).count
    site.write(note + "<b>x</b> <!-- y -->\n", to: path)
    let outcome = try site.run("check", "--unsafe", "--strict", "--clock", "2026-03-01")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\(path):\(line):1: raw HTML: <b>\n"))
    #expect(
      outcome.output.contains(
        "raw HTML: allowed in notes: 1 place (apus check --unsafe lists them)\n"))
  }

  @Test func `a site without any says so`() throws {
    let outcome = try site.run("check", "--unsafe", "--clock", "2026-03-01")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("0 places where HTML is not escaped\n4 pages checked"))
  }

  @Test func `the list and a report exclude each other`() throws {
    #expect(try site.run("check", "--unsafe", "--format", "github").status == 2)
    #expect(try site.run("build", "--unsafe").status == 2)
  }
}
