import SiteCompiler
import TestSupport
import Testing

/// A site with a section of notes, and templates for all of its pages.
private let site: [String: String] = [
  "Content/site.yaml": """
  title: Small
  collections:
    notes: { model: Note, from: notes/*.md, order: title }
  pages:
    home: { page: home, at: / }
  sections:
    notes:
      title: Notes
      at: /notes/
      tabs: [list]
      pages:
        list: { list: notes }
        note: { entry: notes }
        kind: { group: notes, by: kind, at: "kind/{key}/" }
        first: { entry: notes, at: first/, where: "title == 'A'", title: First }
  """,
  "Content/Models/Note.swift": """
  import ApusModels

  struct Note: Entry {
    @Key var title: String
    var kind: String
  }
  """,
  "Content/notes/a.md": "---\ntitle: A\nkind: b c\n---\n",
  "Templates/base.html": """
  <!doctype html>
  <html lang="en"><head><meta charset=utf-8><title>{{ page.title }}</title></head>
  <body>{% block main %}{{ page.title }}{% endblock %}</body></html>
  """,
  "Templates/home.html": "{% extends \"base.html\" %}",
  "Templates/list.html": "{% extends \"base.html\" %}",
  "Templates/group.html": "{% extends \"base.html\" %}",
  "Templates/entry.html": "{% extends \"base.html\" %}",
]

/// The small site with other files.
private func changed(_ files: [String: String]) -> [String: String] {
  smallSite.merging(files) { $1 }
}

struct PageSlipTests {
  @Test(arguments: [
    ("Templates/notes/nota.html", "a page looks for 'notes/note.html'"),
    ("Templates/note/note.html", "a page looks for 'notes/note.html'"),
    ("Templates/notes/lists.html", "a page looks for 'notes/list.html'"),
    ("Templates/other.html", ""), ("Templates/_note.html", ""),
    ("Templates/notes/_x/note.html", ""),
  ])
  func `a template with nearly the name that a page looks for is named`(
    path: String, help: String
  ) throws {
    let said = try messages(about: site.merging([path: "{{ nope }}"]) { $1 })
    #expect(said.contains("W0508") == !help.isEmpty, "\(said)")
    #expect(help.isEmpty || said.contains(help), "\(said)")
  }

  private func said(ofCondition condition: String, in file: String = "list.html") throws -> String {
    let template =
      "{% extends \"base.html\" %}{% block main %}{% if \(condition) %}x{% endif %}{% endblock %}"
    return try messages(about: site.merging(["Templates/" + file: template]) { $1 })
  }

  @Test(arguments: [
    ("page.name == \"hom\"", "no page of the site is called 'hom'", "'home'"),
    ("\"lists\" != page.name", "no page of the site is called 'lists'", "'list'"),
    ("page.name in [\"home\", \"nte\"]", "no page of the site is called 'nte'", "'note'"),
    ("section and section.name == \"note\"", "no section of the site is called 'note'", "'notes'"),
    ("page.collection == \"Notes\"", "no collection of the site is called 'Notes'", "'notes'"),
    ("\"nots\" in site.favourites", "no collection of the site is called 'nots'", "'notes'"),
    ("section and \"nots\" in section.collections", "is called 'nots'", "'notes'"),
  ])
  func `a name that the site does not have is told where it is compared`(
    condition: String, message: String, help: String
  ) throws {
    let said = try said(ofCondition: condition)
    #expect(said.contains("warning[W0512]: ") && said.contains(message), "\(said)")
    #expect(said.contains("did you mean \(help)?"), "\(said)")
  }

  @Test(arguments: [
    ("page.direction == \"rlt\"", "no direction is called 'rlt'"),
    ("page.contentDirection == \"left\"", "no direction is called 'left'"),
    ("(page.title | kind) == \"string\"", "no kind of value is called 'string'"),
  ])
  func `a word that no site has is an error where it is compared`(
    condition: String, message: String
  ) throws {
    let said = try said(ofCondition: condition)
    #expect(said.contains("error[E0512]: \(message)"), "\(said)")
  }

  @Test(arguments: ["kind == \"nummer\"", "role == \"bodi\"", "element == \"txt\""])
  func `a word that no field has is an error where it is compared`(condition: String) throws {
    let loop = "{% for f in fields(note) if f.\(condition) %}{{ f.name }}{% endfor %}"
    let template = "{% extends \"base.html\" %}{% block main %}\(loop){% endblock %}"
    let said = try messages(about: site.merging(["Templates/entry.html": template]) { $1 })
    #expect(said.contains("error[E0512]: no "), "\(said)")
  }

  @Test(arguments: [
    "page.name == \"home\"", "page.name == \"first\"", "page.name != \"\"",
    "page.name == page.title",
    "page.name ~ \"x\" == \"homx\"", "page.name in [\"list\", \"note\"]",
    "page.direction == \"rtl\"",
    "page.collection == \"notes\"", "page.language == \"de\"", "page.title == \"Hom\"",
    "\"not\" in page.name", "section and section.name == \"notes\"",
    "(page.title | kind) == \"text\"",
  ])
  func `nothing is said of a comparison that may hold`(condition: String) throws {
    let said = try said(ofCondition: condition)
    #expect(!said.contains("0512"), "\(said)")
  }

  @Test func `a variable that is lost at the end of a turn is not called unused as well`() throws {
    let list = """
      {% extends "base.html" %}{% block main %}{% set n = 0 %}\
      {% for note in items %}{% set n = n + 1 %}{% endfor %}{{ n }}{% endblock %}
      """
    let said = try messages(about: site.merging(["Templates/list.html": list]) { $1 })
    #expect(said.contains("W0517") && !said.contains("W0508"), "\(said)")
  }

  @Test(arguments: [
    ("{title}/", "write another 'title' in one of them"), ("{slug}/", "another slug or address"),
    ("{slug}-{title}/", "another slug or address"),
    ("{title}-{stars}/", "write another 'title' and 'stars' in one of them"),
    ("{title}-{title}/", "write another 'title' in one of them"),
  ])
  func `two pages with one address name what it is made of`(at: String, help: String) throws {
    let yaml = (smallSite["Content/site.yaml"] ?? "").replacing(
      "note: { entry: notes }",
      with: "note: { entry: notes, at: \"\(at)\" }\n"
        + "      other: { entry: notes, at: \"\(at)\" }")
    let said = try messages(about: smallSite.merging(["Content/site.yaml": yaml]) { $1 })
    #expect(said.contains("E0605") && said.contains(help), "\(said)")
  }

  @Test func `groups of which some have pages ask for the same condition`() throws {
    let yaml = (site["Content/site.yaml"] ?? "").replacing(
      "{ group: notes, by: kind, at: \"kind/{key}/\" }",
      with: "{ group: notes, by: kind, at: \"kind/{key}/\", where: \"title != 'A'\" }\n"
        + "      kinds: { groups: notes, by: kind, at: kinds/, template: list.html }")
    let said = try messages(about: site.merging(["Content/site.yaml": yaml]) { $1 })
    #expect(said.contains("write 'where: \"title != 'A'\"' here as well"), "\(said)")
  }

  @Test(arguments: [
    ("{key}", "{kay}", "did you mean 'key'?"), ("by: kind", "by: knd", "did you mean 'kind'?"),
    ("by: kind", "by: type", "did you mean 'kind', which files call 'type'?"),
  ])
  func `a mistake in the pages of groups is none of the page of all groups`(
    right: String, wrong: String, help: String
  ) throws {
    let yaml = (site["Content/site.yaml"] ?? "").replacing(
      "kind: { group: notes, by: kind, at: \"kind/{key}/\" }",
      with: "kinds: { groups: notes, by: kind, at: kinds/, template: list.html }\n      "
        + "kind: { group: notes, by: kind, at: \"kind/{key}/\" }".replacing(right, with: wrong))
    let model = (site["Content/Models/Note.swift"] ?? "").replacing(
      "var kind", with: "@Named(\"type\") var kind")
    let said = try messages(
      about: site.merging([
        "Content/site.yaml": yaml, "Content/Models/Note.swift": model,
        "Content/notes/a.md": "---\ntitle: A\ntype: b c\n---\n",
      ]) { $1 })
    #expect(said.contains(help) && errorCount(said) == 1, "\(said)")
  }

  @Test(arguments: [
    ("limit: 3, per-page: 6", true), ("per-page: 6, limit: 6", true),
    ("limit: 7, per-page: 6", false), ("limit: 3", false),
  ])
  func `a limit that leaves one page is told beside 'per-page'`(keys: String, isTold: Bool) throws {
    let yaml = (site["Content/site.yaml"] ?? "").replacing(
      "{ list: notes }", with: "{ list: notes, \(keys) }")
    let said = try messages(about: site.merging(["Content/site.yaml": yaml]) { $1 })
    #expect(said.contains("warning[W0603]: 'per-page: 6' means nothing") == isTold, "\(said)")
    // The page shows all notes, whichever it lists.
    #expect(isTold || !said.contains("W06"), "\(said)")
  }

  @Test(arguments: [
    ("group", "kind", "for each group"), ("entry", "note", "for each entry"),
  ])
  func `a tab is one page`(records: String, tab: String, words: String) throws {
    func settings(_ tab: String) -> [String: String] {
      let yaml = (site["Content/site.yaml"] ?? "").replacing("[list]", with: "[list, \(tab)]")
      return site.merging(["Content/site.yaml": yaml]) { $1 }
    }
    let said = try messages(about: settings(tab))
    #expect(said.contains("E0603") && said.contains(words), "\(said)")
    #expect(try messages(about: settings("first")) == "")
  }

  private func said(ofList body: String, declared: String = "{ list: notes, per-page: 2 }") throws
    -> String
  {
    let settings = (smallSite["Content/site.yaml"] ?? "")
      .replacing("{ list: notes, per-page: 2 }", with: declared)
    let template = "{% extends \"base.html\" %}{% block main %}\(body){% endblock %}"
    return try messages(
      about: changed([
        "Content/site.yaml": settings, "Templates/list.html": template,
        "Templates/group.html": template,
      ]))
  }

  private static let all = "{% for n in collections.notes %}{{ n.title }}{% endfor %}"
  private static let own = "{% for n in items %}{{ n.title }}{% endfor %}"
  private static let next =
    "{% if pagination.next %}<a href=\"{{ pagination.next }}\">Next</a>{% endif %}"

  @Test(arguments: [
    "{ list: notes, per-page: 2 }", "{ list: notes, where: 'stars > 3' }",
    "{ list: notes, limit: 2 }", "{ group: notes, by: stars }",
  ])
  func `a template that never reads what its pages list is told`(declared: String) throws {
    let said = try said(ofList: Self.all + Self.next, declared: declared)
    #expect(said.contains("warning[W0508]: what the pages 'list' list is not on them"), "\(said)")
    #expect(said.contains("'list.html' never reads") || said.contains("'group.html' never reads"))
  }

  @Test func `a template that leads to no other page of a list is told`() throws {
    let said = try said(ofList: Self.own)
    #expect(
      said.contains("warning[W0508]: nothing leads from one page of 'list' to the next"), "\(said)")
  }

  @Test(arguments: [
    (own + next, "{ list: notes, per-page: 2 }"), (all, "{ list: notes }"),
    (own, "{ list: notes }"), (own, "{ list: notes, per-page: 3 }"),
    (own, "{ group: notes, by: stars }"),
    (
      own + "{% if page.next %}<a href=\"{{ page.next.url }}\">Next</a>{% endif %}",
      "{ list: notes, per-page: 2 }"
    ),
    ("{{ items | length }}" + next, "{ list: notes, per-page: 2 }"),
    (all + "{{ group.key }}", "{ group: notes, by: stars }"),
  ])
  func `a template that reads what its pages list is right`(body: String, declared: String) throws {
    let said = try said(ofList: body, declared: declared)
    #expect(!said.contains("W0508"), "\(said)")
  }

  @Test(arguments: ["{{ pagination.number }}", "{{ pagination.count }}"])
  func `a template that only counts the pages of a list leads to none`(body: String) throws {
    let said = try said(ofList: Self.own + body)
    #expect(said.contains("nothing leads from one page of 'list' to the next"), "\(said)")
  }

  @Test(arguments: [
    ("{{ page.title }}", true), ("{{ entry.title }}", false), ("{{ note.stars }}", false),
    ("{% for f in fields(entry) %}{{ f.name }}{% endfor %}", false), ("{{ entry | json }}", false),
  ])
  func `a template of entries that never reads them is told`(body: String, isTold: Bool) throws {
    let template = "{% extends \"base.html\" %}{% block main %}\(body){% endblock %}"
    let said = try messages(about: changed(["Templates/entry.html": template]))
    #expect(said.contains("'entry.html' never reads 'entry'") == isTold, "\(said)")
  }

  @Test(arguments: [
    ("{{ page.title }}", true), ("{% for g in groups %}{{ g.title }}{% endfor %}", false),
    ("{{ collections.notes | length }}", false),
  ])
  func `a template of groups that never reads them is told`(body: String, isTold: Bool) throws {
    let settings = (smallSite["Content/site.yaml"] ?? "").replacing(
      "{ list: notes, per-page: 2 }", with: "{ groups: notes, by: stars }")
    let template = "{% extends \"base.html\" %}{% block main %}\(body){% endblock %}"
    let said = try messages(
      about: changed(["Content/site.yaml": settings, "Templates/list.html": template]))
    #expect(said.contains("'list.html' never reads 'groups'") == isTold, "\(said)")
  }
}
