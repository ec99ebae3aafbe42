import TestSupport
import Testing

/// Dates with and without a time: how they are compared, and how they are written.
struct MomentTests {
  private func site(_ template: String, where condition: String = "at > '2020-01-01'") -> [String:
    String]
  {
    var files = thingSite(
      "var at: Date",
      """
      - { title: Late, at: "2026-10-25T01:30+02:00" }
      - { title: Early, at: "2026-10-24T23:30-05:00" }
      - { title: Day, at: 2026-10-25 }
      """)
    files["Content/site.yaml"] = files["Content/site.yaml"]?.replacing(
      "list: { list: things }", with: "list: { list: things, where: \"\(condition)\" }")
    files["Templates/list.html"] =
      "{% extends \"base.html\" %}{% block main %}<h1>x</h1><p>[\(template)]</p>{% endblock %}"
    return files
  }

  private static let shown = "{% for t in items %}{{ t.title }} {% endfor %}"

  @Test(arguments: [
    ("at >= '2026-10-25'", "Late Day "), ("at < '2026-10-25'", "Early "),
    ("'2026-10-24' <= at", "Late Early Day "), ("at > '2026-10-24'", "Late Day "),
    ("at <= '2026-10-24'", "Early "), ("at <= '2026-10-25'", "Late Early Day "),
    ("at == '2026-10-25'", "Late Day "), ("at != '2026-10-25'", "Early "),
    ("at in ['2026-10-24', '2026-10-26']", "Early "),
    ("at in ['2026-10-24', '2026-10-25T00:00']", "Early Day "),
    ("at <= ('2026-10-24' if title else '2026-10-23')", "Early "),
    ("at >= '2026-10-25T00:00'", "Early Day "),
  ])
  func `with a day that is written, a moment is compared by its own clock`(
    condition: String, titles: String
  ) throws {
    let page = try ThemedSite(site(Self.shown, where: condition))["things/index.html"]
    #expect(page.contains("[\(titles)]"), "\(page)")
    let template =
      "{% for t in collections.things if \(condition) %}{{ t.title }} {% endfor %}"
      .replacing("at ", with: "t.at ").replacing("<= at", with: "<= t.at")
      .replacing("if title", with: "if t.title")
    let other = try ThemedSite(site(template))["things/index.html"]
    #expect(other.contains("[\(titles)]"), "\(other)")
  }

  @Test(arguments: [
    ("selectattr(\"at\", \"le\", \"2026-10-24\")", "Early "),
    ("selectattr(\"at\", \"equalto\", \"2026-10-25\")", "Late Day "),
    ("where(\"at\", \"2026-10-25\")", "Late Day "),
    ("selectattr(\"at\", \"in\", [\"2026-10-25\"])", "Late Day "),
  ])
  func `filters compare a moment with a day as operators do`(filter: String, titles: String) throws
  {
    let template = "{% for t in items | \(filter) %}{{ t.title }} {% endfor %}"
    let page = try ThemedSite(site(template))["things/index.html"]
    #expect(page.contains("[\(titles)]"), "\(page)")
  }

  @Test(arguments: ["HH:mm", "d MMM, H:mm", "h:mm a", "ss"])
  func `a date without a time has no hours to show`(pattern: String) throws {
    let template = "{% for t in items %}{{ t.at | date(\"\(pattern)\") }}{% endfor %}"
    let messages = try ThemedSite(site(template)).messages
    #expect(messages.contains("a date without a time is written with hours"), "\(messages)")
    let asked =
      "{% for t in items if \"T\" in (t.at | string) %}{{ t.at | date(\"\(pattern)\") }}{% endfor %}"
    #expect(try ThemedSite(site(asked)).messages == "")
  }

  @Test(arguments: ["rfc3339", "rfc822", "long", "yyyy-MM-dd'T'HH:mmXXX", "d MMM 'at' y"])
  func `for programs it is midnight, and its day is always there`(pattern: String) throws {
    let template = "{% for t in items %}{{ t.at | date(\"\(pattern)\") }}{% endfor %}"
    #expect(try ThemedSite(site(template)).messages == "")
  }

  @Test func `a year is no quantity`() throws {
    let messages = try ThemedSite(
      site("{% for t in items %}{{ t.at.year | number }}{% endfor %}")
    ).messages
    #expect(messages.contains("'number' separates the digits of a year"), "\(messages)")
  }

  @Test func `the addresses of a manifest that a template makes are followed`() throws {
    var files = site("")
    files["Content/site.yaml"] = files["Content/site.yaml"]?.replacing(
      "  home: { page: home, at: / }",
      with: "  home: { page: home, at: / }\n  app: { page: app, at: /app.webmanifest }")
    files["Templates/app.webmanifest"] =
      "{\"name\": \"x\", \"start_url\": \"./\", \"icons\": [{\"src\": \"icon.png\"}]}"
    files["Content/site.yaml"] = files["Content/site.yaml"]?.replacing(
      "at: /app.webmanifest", with: "at: /app.webmanifest, template: app.webmanifest")
    let messages = try ThemedSite(files).messages
    #expect(messages.contains("error[E0606]") && messages.contains("icon.png"), "\(messages)")
    #expect(!messages.contains("'./'"), "\(messages)")
  }
}
