import TestSupport
import Testing

/// Advice on what was certainly not meant as it is written: followed to the letter, it leads to the
/// page that was meant, and not only to one without mistakes.
struct MeantAdviceTests {
  /// A slip in a file of the site, what is advised, and what is then written.
  struct Slip: Sendable, CustomTestStringConvertible {
    let path: String
    let wrong: String
    let advice: String
    let right: String

    var testDescription: String { "\(path): \(wrong)" }
  }

  /// A slip in the body of the template of notes.
  private static func note(_ wrong: String, _ advice: String, _ right: String) -> Slip {
    let whole = files["Templates/notes/note.html"] ?? ""
    return Slip(
      path: "Templates/notes/note.html", wrong: whole.replacing("HERE", with: wrong),
      advice: advice, right: whole.replacing("HERE", with: right))
  }

  private static func layout(_ wrong: String, _ advice: String, _ right: String) -> Slip {
    let rest = "{% block main %}<h1>{{ note.title }}</h1>{% endblock %}"
    return Slip(
      path: "Templates/notes/note.html", wrong: "{% extends \(wrong) %}\(rest)", advice: advice,
      right: "{% extends \(right) %}\(rest)")
  }

  /// A slip in `site.yaml`, where `place` is for which `right` is written.
  private static func settings(
    _ wrong: String, _ advice: String, _ right: String, at place: String
  ) -> Slip {
    let whole = files["Content/site.yaml"] ?? ""
    return Slip(
      path: "Content/site.yaml", wrong: whole.replacing(place, with: wrong), advice: advice,
      right: whole.replacing(place, with: right))
  }

  /// A slip in the condition of a page.
  private static func condition(_ wrong: String, _ advice: String, _ right: String) -> Slip {
    settings(
      "{ list: notes, where: \"\(wrong)\" }", advice, "{ list: notes, where: \"\(right)\" }",
      at: "{ list: notes }")
  }

  static let slips: [Slip] = [
    condition("date < now", "write '(now and date < now)'", "(now and date < now)"),
    condition("now >= date", "write '(now and now >= date)'", "(now and now >= date)"),
    condition("date >= now", "write '(not now or date >= now)'", "(not now or date >= now)"),
    condition("now < date", "write '(not now or now < date)'", "(not now or now < date)"),
    condition("not date <= now", "write '(now and date <= now)'", "not (now and date <= now)"),
    condition(
      "date.year < now.year", "write '(now and date.year < now.year)'",
      "(now and date.year < now.year)"),
    condition("date > today", "write 'now', the date of the build", "(not now or date > now)"),
    condition("date > 'now'", "write 'now', without", "(not now or date > now)"),
    condition("note.kind == 'short'", "alone here: write 'kind'", "kind == 'short'"),
    condition("kind == 'short' AND image", "write 'and'", "kind == 'short' and image"),
    condition("NOT image", "write 'not'", "not image"),
    condition(
      "date between '2026-01-01' and '2026-02-01'", "write 'b <= a <= c' for 'a between b and c'",
      "'2026-01-01' <= date <= '2026-02-01'"),
    condition("tags == 'choir'", "write ''choir' in tags'", "'choir' in tags"),
    condition("size and size < 10 EUR", "write '10'", "size and size < 10"),
    condition("kind == 'short' and not draft", "leave it out", "kind == 'short'"),
    condition(
      "now and date.daysSince2000 > now - 7", "count in days: 'now.daysSince2000 - 7'",
      "now and date.daysSince2000 > now.daysSince2000 - 7"),
    note(
      "{% if note.date < now %}a{% endif %}", "write '(now and note.date < now)'",
      "{% if (now and note.date < now) %}a{% endif %}"),
    note(
      "{% if not now.year < note.date.year %}a{% endif %}",
      "write '(not now or now.year < note.date.year)'",
      "{% if not (not now or now.year < note.date.year) %}a{% endif %}"),
    note(
      "{{ now.year }}", "'--clock' or SOURCE_DATE_EPOCH", "{% if now %}{{ now.year }}{% endif %}"),
    note("{% if today %}a{% endif %}", "write 'now'", "{% if now %}a{% endif %}"),
    note(
      "{% if build.date %}a{% endif %}", "the date of the build is 'now'",
      "{% if now %}a{% endif %}"),
    note(
      "{% if site.time %}a{% endif %}", "the date of the build is 'now'",
      "{% if now %}a{% endif %}"),
    note("{{ url(\"notes.nte\") }}", "write 'note.url'", "{{ note.url }}"),
    note("{{ url(\"notes.note\") }}", "write 'note.url'", "{{ note.url }}"),
    note("{{ url(\"notes.lst\") }}", "did you mean 'notes.list'?", "{{ url(\"notes.list\") }}"),
    note(
      "{{ note.date | date(\"DD.MM.YYYY\") }}", "write 'dd.MM.yyyy'",
      "{{ note.date | date(\"dd.MM.yyyy\") }}"),
    note(
      "{% for n in collections.notes | where(\"kind == 'short'\") %}{{ n.title }}{% endfor %}",
      "'{% for item in collections.notes if item.kind == 'short' %}'",
      "{% for item in collections.notes if item.kind == 'short' %}{{ item.title }}{% endfor %}"),
    note(
      "<form method=\"put\"><button>a</button></form>", "write 'post'",
      "<form method=\"post\"><button>a</button></form>"),
    settings(
      "{ list: notes, where: \"kind == short\" }", "write 'short' with them",
      "{ list: notes, where: \"kind == 'short'\" }", at: "{ list: notes }"),
    settings(
      "{ list: notes, where: \"kind == Kind.short\" }", "write 'short' with them",
      "{ list: notes, where: \"kind == 'short'\" }", at: "{ list: notes }"),
    settings(
      "{ list: notes, where: \"kind in [kind.short]\" }", "write 'short' with them",
      "{ list: notes, where: \"kind in ['short']\" }", at: "{ list: notes }"),
    settings(
      "{ list: notes, where: \"kind == .short\" }", "stands in quotation marks: 'short'",
      "{ list: notes, where: \"kind == 'short'\" }", at: "{ list: notes }"),
    settings("tabs: list, about", "write '[list, about]'", "tabs: [list, about]", at: "tabs: []"),
    settings("tabs: list about", "write '[list, about]'", "tabs: [list, about]", at: "tabs: []"),
    settings(
      "theme: dark", "write '{ scheme: dark }'", "theme: { scheme: dark }", at: "theme: {}"),
    settings(
      "theme: { text-size: 18px }", "write digits only: a number from 80 to 150",
      "theme: { text-size: 110 }", at: "theme: {}"),
    settings(
      "collections:\n  - notes:", "or leave '- ' out above", "collections:\n  notes:",
      at: "collections:\n  notes:"),
    settings(
      "host: github", "write 'github-pages'", "host: github-pages", at: "language: en"),
    note("<a href=\"about/\">a</a>", "did you mean '/about/'?", "<a href=\"/about/\">a</a>"),
    note("<a href=\"./about\">a</a>", "did you mean '/about/'?", "<a href=\"/about/\">a</a>"),
    note(
      "<a href=\"about\">a</a>", "'{{ url(\"notes.about\") }}' leads there",
      "<a href=\"{{ url(\"notes.about\") }}\">a</a>"),
    note(
      "{{ url(\"about\") }}", "did you mean 'notes.about'?", "{{ url(\"notes.about\") }}"),
    note(
      "{{ url(\"/about/\") }}", "did you mean 'notes.about'?", "{{ url(\"notes.about\") }}"),
    note(
      "{% for n in notes %}{{ n.title }}{% endfor %}",
      "the list of all of them is 'collections.notes'",
      "{% for n in collections.notes %}{{ n.title }}{% endfor %}"),
    note(
      "{{ note.title | truncatewords: 10 }}", "write 'truncate(…)'",
      "{{ note.title | truncate(10) }}"),
    note("{{!-- y --}}", "write a comment as '{# … #}'", "{# y #}"),
    note("{{! y }}", "write a comment as '{# … #}'", "{# y #}"),
    note(
      "{{ note.image?.alt }}", "write '.' for '?.', inside '{% if … %}'",
      "{% if note.image %}{{ note.image.alt }}{% endif %}"),
    note(
      "<div>{{ note.text | markdown }}</div>", "leave '| markdown' out",
      "<div>{{ note.text }}</div>"),
    note(
      "{% if note.kind == short %}a{% endif %}", "write 'short' with them",
      "{% if note.kind == 'short' %}a{% endif %}"),
    note(
      "<h2>{{ note.title }}\n{{ note.text }}", "write '</h2>' before what cannot stand in it",
      "<h2>{{ note.title }}</h2>\n{{ note.text }}"),
    layout("\"layouts/base.html\"", "did you mean 'base.html'?", "\"base.html\""),
    layout("\"base\"", "did you mean 'base.html'?", "\"base.html\""),
    Slip(
      path: "Content/notes/a.md",
      wrong: "---\ntitle: A\ndate: 2026-01-01\npictures: { src: a.svg, alt: A }\n---\nx\n",
      advice: "a list of one is written '[{ … }]'",
      right: "---\ntitle: A\ndate: 2026-01-01\npictures: [{ src: a.svg, alt: A }]\n---\nx\n"),
    Slip(
      path: "Content/notes/a.md",
      wrong: "---\ntitle: A\ndate: 2026-01-01\npictures:\n  src: a.svg\n  alt: A\n---\nx\n",
      advice: "with '- ' before its first key, and its other keys below",
      right: "---\ntitle: A\ndate: 2026-01-01\npictures:\n  - src: a.svg\n    alt: A\n---\nx\n"),
  ]

  @Test(arguments: slips)
  func `what is advised is what was meant`(slip: Slip) throws {
    var changed = Self.files
    changed["Templates/notes/note.html"] = changed["Templates/notes/note.html"]?
      .replacing("HERE", with: "")
    changed[slip.path] = slip.wrong
    let said = try ThemedSite(changed).messages
    #expect(said.contains(slip.advice) && errorCount(said) == 1, "\(said)")
    changed[slip.path] = slip.right
    let after = try ThemedSite(changed).messages
    #expect(errorCount(after) == 0, "\(after)")
  }

  @Test func `a template is not proposed to extend itself`() throws {
    var files = Self.files
    files["Templates/notes/note.html"] = "{% extends \"note.html\" %}"
    let said = try ThemedSite(files).messages
    #expect(said.contains("there is no template 'note.html'"), "\(said)")
    #expect(!said.contains("did you mean") && said.contains("'apus theme list'"), "\(said)")
  }

  @Test func `what pages of a section have in common makes no name near`() throws {
    var files = Self.files
    files["Content/site.yaml"] = files["Content/site.yaml"]?.replacing(
      "note:  { entry: notes }", with: "feed:  { feed: notes, date: date }"
    ).replacing("language: en", with: "language: en\naddress: https://notes.test/")
    files["Templates/notes/note.html"] = nil
    files["Templates/notes/list.html"] =
      "{% extends \"list.html\" %}{% block main %}{{ url(\"notes.nte\") }}{% endblock %}"
    let said = try ThemedSite(files).messages
    #expect(said.contains("there is no page 'notes.nte'"), "\(said)")
    #expect(!said.contains("did you mean"), "\(said)")
  }

  @Test func `a mistake of a page's own template is told without how the theme is made`() throws {
    var files = Self.files
    files["Templates/notes/note.html"] =
      "{% extends \"entry.html\" %}{% block after %}{{ nix }}{% endblock %}"
    let said = try ThemedSite(files).messages
    #expect(said.contains("there is no 'nix' here"), "\(said)")
    #expect(!said.contains("extended here"), "\(said)")
    // What the page has comes before what the theme's templates bind.
    #expect(said.contains("'note', 'page', 'records', 'section', 'site', 'now',"), "\(said)")
  }

  @Test func `the plural of a block's name is a slip`() throws {
    var files = Self.files
    files["Templates/notes/note.html"] =
      "{% extends \"entry.html\" %}{% block policies %}x{% endblock %}"
    let said = try ThemedSite(files).messages
    #expect(said.contains("did you mean 'policy'?"), "\(said)")
  }

  @Test func `a file that is nowhere among the assets is to be put there`() throws {
    var files = Self.files
    files["Templates/notes/note.html"] = files["Templates/notes/note.html"]?
      .replacing("HERE", with: "<img src=\"{{ asset(\"kite.png\") }}\" alt=\"\">")
    let said = try ThemedSite(files).messages
    #expect(said.contains("put the file there, as 'Templates/assets/kite.png'"), "\(said)")
  }

  @Test func `a page that is not near is not proposed for a relative address`() throws {
    var files = Self.files
    files["Templates/notes/note.html"] = files["Templates/notes/note.html"]?
      .replacing("HERE", with: "<a href=\"abc/\">a</a>")
    let said = try ThemedSite(files).messages
    #expect(said.contains("'abc/' leads to no page") && !said.contains("did you mean"), "\(said)")
  }

  @Test func `a condition that leaves no page is told where a search finds nothing`() throws {
    var files = Self.files
    files["Templates/notes/note.html"] = nil
    files["Content/site.yaml"] = files["Content/site.yaml"]?.replacing(
      "note:  { entry: notes }",
      with: """
        note:  { entry: notes, where: "title == 'Z'" }
              search: { search: notes, at: search/ }
        """)
    let said = try ThemedSite(files).messages
    #expect(said.contains("error[E0932]"), "\(said)")
    #expect(said.contains("change the 'where' of 'note', which no entry satisfies"), "\(said)")
    #expect(!said.contains("declare pages for it"), "\(said)")
  }

  private static let files: [String: String] = [
    "Content/site.yaml": """
    title: Small
    language: en
    theme: {}
    collections:
      notes: { model: Note, from: notes/*.md, order: title }
      about: { model: About, from: about.md }
    sections:
      notes:
        title: Notes
        at: /
        tabs: []
        pages:
          list:  { list: notes }
          note:  { entry: notes }
          about: { entry: about, at: about/ }

    """,
    "Content/Models/Note.swift": """
    import ApusModels

    struct Note: Entry {
      @Key var title: String
      var date: Date
      var kind: Kind = .short
      var size: Int?
      var tags: [String] = []
      var image: Image?
      var pictures: [Image]
      @Body var text: Markdown
    }

    enum Kind: String, Choice { case short, long }

    struct About: Entry {
      @Key var title: String
      @Body var text: Markdown
    }

    """,
    "Content/about.md": "---\ntitle: About\n---\nUs.\n",
    "Content/notes/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\nRed.\n",
    "Content/notes/a.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"3\"/>",
    "Templates/notes/note.html": """
    {% extends "base.html" %}
    {% block main %}<h1>{{ note.title }}</h1>
    HERE
    {% endblock %}
    """,
  ]
}
