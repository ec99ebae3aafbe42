import SiteCompiler
import TestSupport
import Testing

/// What `site.yaml` says of what readers keep, and what templates are given of it.
struct DeviceTests {
  private func settings(_ collection: String, top: String = "") -> String {
    (smallSite["Content/site.yaml"] ?? "")
      .replacing("order: title }", with: "order: title\(collection) }")
      .replacing("title: Small", with: "title: Small\(top)")
  }

  private let shown = """
    {% extends "base.html" %}
    {% block main %}<p>{{ site.id | default("-") }}: {{ site.favourites | join(" ") }}; \
    {{ site.lists | join(" ") }}; {{ site.isOffline }}; {{ page.collection | default("-") }}</p>\
    {% endblock %}
    """

  @Test(arguments: ["favourites", "lists"])
  func `what is kept needs the name of the site on the device`(key: String) throws {
    let said = try messages(
      about: site(["Content/site.yaml": settings(", \(key): true")]))
    #expect(said.contains("Content/site.yaml:3:"))
    #expect(said.contains("error[E0901]: the site has no 'id', under which '\(key)' keeps"))
    #expect(errorCount(said) == 1)
  }

  @Test func `how a missing name is told`() throws {
    let said = try messages(
      about: site(["Content/site.yaml": settings(", favourites: true, lists: true")]))
    let difference = Golden.difference(of: said, from: "device.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `hearts are for favourites or for lists`() throws {
    let said = try messages(
      about: site([
        "Content/site.yaml": settings(", favourites: true, lists: true", top: "\nid: small-site")
      ]))
    #expect(said.contains("Content/site.yaml:4:"), "\(said)")
    #expect(
      said.contains("the hearts of 'notes' cannot be for favourites and for lists"), "\(said)")
    #expect(errorCount(said) == 1)
  }

  @Test func `lists that no page shows are told`() throws {
    var files = thingSite(
      "", "- { title: One }", settings: "id: my-things\naddress: https://a.example/")
    files["Content/site.yaml"]?.replace("things.yaml }", with: "things.yaml, lists: true }")
    let said = try ThemedSite(files).messages
    #expect(
      said.contains("warning[W0901]: readers can keep entries by 'lists', and no page shows"),
      "\(said)")
    files["Content/site.yaml"]?.replace(
      "pages:\n  home: { page: home, at: / }",
      with: "pages:\n  home: { page: home, at: / }\n"
        + "  lists: { page: lists, at: lists/, title: Lists }")
    files["Templates/lists.html"] = """
      {% extends "base.html" %}
      {% block hearts %}{% include "partials/device/lists.html" %}{% endblock %}
      {% block main %}<ul data-lists data-page="{{ url("lists") }}" hidden></ul>{% endblock %}
      """
    #expect(try !ThemedSite(files).messages.contains("no page shows what they keep"))
  }

  @Test func `favourites that no page shows are told with the way to their page`() throws {
    var files = thingSite("", "- { title: One }", settings: "id: my-things")
    files["Content/site.yaml"]?.replace("things.yaml }", with: "things.yaml, favourites: true }")
    let said = try ThemedSite(files).messages
    #expect(
      said.contains("below the 'pages' of a section, and 'favourites' in its 'tabs'"), "\(said)")
  }

  @Test func `a name that is no slug is told as such, and nothing else`() throws {
    let said = try messages(
      about: site([
        "Content/site.yaml": settings(", favourites: true", top: "\nid: My site!")
      ]))
    #expect(errorCount(said) == 1)
    #expect(said.contains("'My site!'"))
    #expect(!said.contains("E0901"))
  }

  @Test func `templates know what can be kept, and which collection a page shows`() throws {
    let built = try BuiltSite(
      site([
        "Content/site.yaml": settings(
          ", favourites: true", top: "\nid: small-site\noffline: true"),
        "Templates/home.html": shown, "Templates/entry.html": shown,
      ]))
    #expect(
      built["index.html"].contains("<p>small-site: notes; ; true; -</p>"), "\(built.messages)")
    #expect(built["notes/apple/index.html"].contains("; true; notes</p>"))
  }

  @Test func `a site that keeps nothing has no name and gives none`() throws {
    let built = try BuiltSite(site(["Templates/home.html": shown]))
    #expect(built["index.html"].contains("<p>-: ; ; false; -</p>"), "\(built.messages)")
  }

  @Test func `the forms of a text are given to scripts as its language has them`() throws {
    let built = try BuiltSite(
      site([
        "Content/messages/en.yaml": """
        plain: "With \\"quotes\\" and {name}"
        count: { one: "{count} note of {name}", other: "{count} notes of {name}" }
        """,
        "Templates/home.html": """
        {% extends "base.html" %}
        {% block main %}<p data-a="{{ forms("count") }}" data-b="{{ forms("plain") }}"></p>\
        {% endblock %}
        """,
      ]))
    let page = built["index.html"].replacing("&#34;", with: "'").replacing("&quot;", with: "'")
    let forms = "{'one':'{count} note of {name}','other':'{count} notes of {name}'}"
    #expect(page.contains("data-a=\"\(forms)\""), "\(page) \(built.messages)")
    #expect(page.contains("data-b=\"{'other':'With \\'quotes\\' and {name}'}\""))
  }

  @Test func `forms of a text that does not exist are a mistake`() throws {
    let said = try messages(
      about: site([
        "Content/messages/en.yaml": "count: one\n",
        "Templates/home.html": """
        {% extends "base.html" %}
        {% block main %}<p data-a="{{ forms("cuont") }}"></p>{% endblock %}
        """,
      ]))
    #expect(said.contains("'cuont'"))
    #expect(said.contains("'count'"))
    #expect(errorCount(said) == 1)
  }

  @Test func `settings that no page acts on are told`() throws {
    let files = site([
      "Content/site.yaml": settings(", favourites: true", top: "\nid: small-site\noffline: true")
    ])
    let said = try messages(about: files)
    #expect(
      said.contains("warning[W0901]: 'offline' changes no page: no template reads"), "\(said)")
    #expect(said.contains("warning[W0901]: 'favourites' changes no page"), "\(said)")
    #expect(said.ranges(of: "W0901").count == 2)
  }

  @Test(arguments: ["favourites", "lists"])
  func `what readers keep is shown by a page`(key: String) throws {
    let mark = key == "lists" ? "data-lists" : "data-shelf=\"notes\""
    var files = site(["Content/site.yaml": settings(", \(key): true", top: "\nid: small-site")])
    files["Templates/base.html"]?.replace(
      "</head>",
      with: #"{% if site.\#(key) %}<meta name="x" content="y">{% endif %}</head>"#)
    let said = try messages(about: files)
    #expect(said.contains("warning[W0901]: readers can keep entries by '\(key)'"), "\(said)")
    let shown = files.merging([
      "Templates/home.html": """
      {% extends "base.html" %}{% block main %}<ul \(mark)></ul>{% endblock %}
      """
    ]) { $1 }
    #expect(!(try messages(about: shown)).contains("W0901"))
    let script = files.merging([
      "Templates/assets/own.js": "Apus.all(\"\(key == "lists" ? key : "favorites")\")"
    ]) { $1 }
    #expect(!(try messages(about: script)).contains("W0901"))
  }

  @Test func `a page of favourites needs entries with hearts`() throws {
    var files = thingSite("var note: String?", "- { title: A }")
    files["Content/site.yaml"]?.replace(
      "pages:\n  home",
      with: """
        pages:
          kept: { page: favourites, at: kept/, template: favourites.html }
          home
        """)
    let said = try ThemedSite(files).messages
    #expect(said.contains("site.yaml:6:3: warning[W0901]: no entries have hearts"), "\(said)")
    #expect(said.contains("write 'favourites: true' at the collection"), "\(said)")
    #expect(said.contains("and 'id: my-site' beside 'title'"), "\(said)")
    #expect(said.ranges(of: "W0901").count == 1)
    files["Content/site.yaml"]?.replace("title: A site", with: "title: A site\nid: a-site")
    #expect(!(try ThemedSite(files).messages).contains("my-site"))
    files["Content/site.yaml"]?.replace("things.yaml }", with: "things.yaml, favourites: true }")
    #expect(try ThemedSite(files).messages == "")
  }

  @Test func `a site that is read without a connection has a page for it`() throws {
    var files = withOfflinePage(smallSite)
    files["Content/site.yaml"]? += "\noffline: true\nid: small\n"
    #expect(try messages(about: files) == "")
    files["Content/site.yaml"]?.replace("  offline: { page: offline, at: offline/ }\n", with: "")
    let said = try messages(about: files)
    #expect(said.contains("warning[W0901]: without a connection, readers see an error"), "\(said)")
    #expect(said.contains("write 'offline: { page: offline, at: offline/, title: Offline }'"))
  }

  @Test func `the home page of each language is kept, whatever it shows`() throws {
    var files = thingSite(
      "", "- { title: One }",
      settings: "id: my-things\noffline: true\nlanguages: { de: { title: Eine Seite } }")
    files["Content/site.yaml"]?.replace(
      "home: { page: home, at: / }",
      with: "home: { list: things, at: /, languages: { de: { at: /de/, title: Dinge } } }\n"
        + "  offline: { page: offline, at: offline/, title: Offline }")
    let built = try ThemedSite(files)
    #expect(built.messages == "")
    #expect(built["worker.js"].contains(#""core":["","de/","offline/"]"#), "\(built["worker.js"])")
  }
}
