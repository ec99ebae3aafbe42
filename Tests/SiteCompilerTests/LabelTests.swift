import TestSupport
import Testing

/// Soups in two languages, which are grouped by their course.
private let soups: [String: String] = [
  "Content/site.yaml": """
  title: Soups
  languages: { de: Suppen }
  collections:
    soups: { model: Soup, from: soups/*.md, translations: { de: soups/de/*.md } }
  sections:
    soups:
      title: Soups
      at: /
      languages: { de: { title: Suppen, at: /de/ } }
      pages:
        soup: { entry: soups }
        course: { group: soups, by: course, at: "course/{key}/" }
        courses: { groups: soups, by: course, at: / }
  """,
  "Content/Models/Soup.swift": """
  import ApusModels

  struct Soup: Entry {
    @Key var title: String
    /// Time on the stove.
    var minutes: Int
    var course: Course
    var size: Size
  }

  enum Course: String, Choice { case first = "starter", dayDish }

  enum Size: String, Choice { case one, other }
  """,
  "Content/soups/pea.md": "---\ntitle: Pea\nminutes: 30\ncourse: dayDish\nsize: one\n---\n",
  "Content/soups/de/pea.md": "---\ntitle: Erbsen\nminutes: 30\ncourse: dayDish\nsize: one\n---\n",
  "Content/messages/de.yaml": """
  models:
    Soup:
      title: Titel
      minutes: Minuten {{am}} Herd
      course: Gang
      size: Größe
    Course:
      first: Vorspeise
      dayDish: Tagesgericht
    Size:
      one: Ein Teller
      other: Ein Topf
  """,
  "Templates/base.html": smallSite["Templates/base.html"] ?? "",
  "Templates/entry.html": """
  {% extends "base.html" %}{% block main %}{% for field in fields(soup) %}<p>{{ field.label }}</p>\
  {% endfor %}<b>{{ soup.course | label }}, {{ soup.size | label }}</b>\
  <a href="{{ url("soups.course", soup.course) }}">x</a><a href="{{ url("soups") }}">all</a>\
  {% endblock %}
  """,
  "Templates/group.html": """
  {% extends "base.html" %}{% block main %}<h1>{{ group.title }}</h1>{% endblock %}
  """,
  "Templates/groups.html": """
  {% extends "base.html" %}{% block main %}{% for link in groups %}<a href="{{ link.url }}">\
  {{ link.title }}</a>{% endfor %}{% endblock %}
  """,
]

/// The labels of fields and cases: in the language of the page.
struct LabelTests {
  private func files(_ changes: [String: String]) -> [String: String] {
    soups.merging(changes) { $1 }.filter { !$0.value.isEmpty }
  }

  @Test func `labels are in the language of the page`() throws {
    let site = try BuiltSite(soups)
    #expect(site.messages == "")
    let first = site["pea/index.html"]
    #expect(
      first.contains("<p>Title</p><p>Minutes</p><p>Course</p><p>Size</p><b>Day dish, One</b>"),
      "\(first)")
    let german = site["de/pea/index.html"]
    #expect(
      german.contains(
        "<p>Titel</p><p>Minuten {am} Herd</p><p>Gang</p><p>Größe</p>"
          + "<b>Tagesgericht, Ein Teller</b>"), "\(german)")
  }

  @Test func `the group of a case has its label as title, and its name as address`() throws {
    let site = try BuiltSite(soups)
    #expect(site["course/daydish/index.html"].contains("<h1>Day dish</h1>"))
    #expect(site["index.html"].contains(">Day dish</a>"))
    #expect(site["de/course/daydish/index.html"].contains("<h1>Tagesgericht</h1>"))
    #expect(site["de/index.html"].contains(">Tagesgericht</a>"))
  }

  @Test func `labels that a language lacks are told at once`() throws {
    let said = try messages(
      about: files(["Content/messages/de.yaml": "models: { Soup: { title: T } }\n"]))
    #expect(said.contains("warning[W0584]"), "\(said)")
    #expect(said.contains("lacks 7 texts of the interface; 'en' stands in"), "\(said)")
    #expect(said.contains("'models.Soup.minutes'"), "\(said)")
    #expect(said.contains("'models.Course.dayDish'"), "\(said)")
  }

  @Test func `a label of nothing is told`() throws {
    let texts = (soups["Content/messages/de.yaml"] ?? "").replacing("minutes", with: "minuets")
    let said = try messages(about: files(["Content/messages/de.yaml": texts]))
    #expect(said.contains("no field or case has the label 'models.Soup.minuets'"), "\(said)")
    #expect(said.contains("did you mean 'models.Soup.minutes'?"), "\(said)")
  }

  @Test func `a parameter of a label is told where the label is written`() throws {
    let text = "models: { Soup: { minutes: \"Time {n}\" } }\n"
    let said = try messages(about: files(["Content/messages/en.yaml": text]))
    #expect(said.contains("Content/messages/en.yaml:1:34: error[E0586]"), "\(said)")
    #expect(said.contains("the label 'models.Soup.minutes' has a parameter, 'n'"), "\(said)")
    #expect(!said.contains(".html:") && !said.contains("de.yaml"), "\(said)")
  }

  @Test func `a label has no plural forms`() throws {
    let texts = (soups["Content/messages/de.yaml"] ?? "")
      .replacing("minutes: Minuten {{am}} Herd", with: "minutes: { one: Minute, other: Minuten }")
    let said = try messages(about: files(["Content/messages/de.yaml": texts]))
    #expect(said.contains("Content/messages/de.yaml"), "\(said)")
    #expect(said.contains("write one text: a label has no plural forms"), "\(said)")
  }

  @Test func `a site in one language can name its labels`() throws {
    let settings = (soups["Content/site.yaml"] ?? "")
      .replacing("languages: { de: Suppen }", with: "language: en")
      .replacing(", translations: { de: soups/de/*.md }", with: "")
      .replacing("    languages: { de: { title: Suppen, at: /de/ } }\n", with: "")
    let site = try BuiltSite(
      files([
        "Content/site.yaml": settings, "Content/messages/de.yaml": "",
        "Content/soups/de/pea.md": "",
        "Content/messages/en.yaml":
          "models: { Soup: { size: Portion }, Course: { dayDish: Today } }",
      ]))
    #expect(site.messages == "")
    let page = site["pea/index.html"]
    #expect(page.contains("<p>Minutes</p><p>Course</p><p>Portion</p><b>Today, One</b>"), "\(page)")
    #expect(site["course/daydish/index.html"].contains("<h1>Today</h1>"))
  }
}
