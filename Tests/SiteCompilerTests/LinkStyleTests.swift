import Rendering
import SiteCompiler
import Testing

struct LinkStyleTests {
  private func files(_ page: String, address: String) -> [String: String] {
    site([
      "Content/site.yaml": """
      title: Small
      address: \(address)
      collections:
        notes: { model: Note, from: notes/*.md, order: title }
      pages:
        home: { page: home, at: / }
        lost: \(page)
      sections:
        notes: { title: Notes, at: /notes/, pages: { list: { list: notes }, note: { entry: notes } } }
      """,
      "Templates/lost.html": """
      {% extends "base.html" %}
      {% block main %}<a href="{{ url("notes") }}#x">Notes</a> <a href="{{ page.url }}">Here</a>\
      <i id="x">x</i>{% endblock %}
      """,
      "Templates/list.html": """
      {% extends "base.html" %}
      {% block main %}<i id="x">x</i>{% for note in items %}{{ note.title }}{% endfor %}{% endblock %}
      """,
    ])
  }

  private let page = "{ page: lost, at: 404.html }"

  @Test(arguments: [
    ("https://example.org/", "/"), ("https://example.org", "/"),
    ("https://example.org/garden/", "/garden/"), ("https://example.org:8080/a/b", "/a/b/"),
  ])
  func `a page that hosts show at any address leads from the root of the host`(
    address: String, root: String
  ) throws {
    let built = try BuiltSite(files(page, address: address))
    #expect(built.messages == "")
    #expect(built["404.html"].contains("<a href=\"\(root)notes/#x\">Notes</a>"))
    #expect(built["404.html"].contains("<a href=\"\(root)404.html\">Here</a>"))
    #expect(built["index.html"].contains("<a href=\"notes/\">"))
  }

  @Test(arguments: [("root", true), ("whole", true), ("relative", false)])
  func `an address is compared with a path where it may be one`(style: String, mayBe: Bool) throws {
    var files = files("{ page: lost, at: lost/, links: \(style) }", address: "https://example.org/")
    files["Templates/lost.html"]?.replace(
      "Here</a>", with: "Here</a>{% if page.url == \"/lost/\" %}<b>here</b>{% endif %}")
    let said = try messages(about: files)
    #expect(said.contains("'page.url' is never '/lost/'") == !mayBe, "\(said)")
  }

  @Test func `a portable site has no root`() throws {
    let built = try BuiltSite(files(page, address: "https://example.org/a/")) {
      $0.isPortable = true
    }
    #expect(built["404.html"].contains("<a href=\"notes/index.html#x\">Notes</a>"))
  }

  @Test(arguments: [
    ("<a href='../notes/'>x</a>", "../notes/index.html"),
    ("<a href='..'>x</a>", "../index.html"), ("<a href='./#x'>x</a>", "./index.html#x"),
    ("<form action='../notes/?a=b'><button>x</button></form>", "../notes/index.html?a=b"),
    ("<a href='../notes/index.html'>x</a>", nil), ("<a href='#x'>x</a>", nil),
    ("<a href='{{ url(\"notes\") }}'>x</a>", nil),
  ])
  func `a folder leads to no page where pages are opened from a disk`(
    markup: String, file: String?
  ) throws {
    var changed = files("{ page: lost, at: lost/ }", address: "https://example.org/")
    changed["Templates/lost.html"]?.replace("<i id", with: "\(markup)<i id")
    #expect(try BuiltSite(changed).messages == "")
    let said = try BuiltSite(changed) { $0.isPortable = true }.messages
    #expect(said.contains("error[E0606]") == (file != nil), "\(said)")
    if let file { #expect(said.contains("is a folder") && said.contains("or write '\(file)'")) }
  }

  @Test(arguments: [
    ("root", "/a/notes/#x"), ("whole", "https://example.org/a/notes/#x"),
    ("relative", "../notes/#x"),
  ])
  func `a page says how its addresses are written`(style: String, expected: String) throws {
    let built = try BuiltSite(
      files("{ page: lost, at: lost/, links: \(style) }", address: "https://example.org/a/"))
    #expect(built["lost/index.html"].contains("<a href=\"\(expected)\">Notes</a>"))
  }

  @Test func `links from the root are followed, too`() throws {
    var changed = files(page, address: "https://example.org/a/")
    changed["Templates/lost.html"] = "<a href=\"{{ url(\"notes\") }}#gone\">Notes</a>"
    let said = try messages(about: changed)
    #expect(said.contains("there is no id 'gone' on the page '/notes/'"), "\(said)")
    changed["Templates/lost.html"] = "<a href=\"/a/gone/\">Gone</a>{{ url(\"notes\") | length }}"
    #expect(
      try messages(about: changed).contains("'/a/gone/' leads to no page or file of the site"))
  }

  @Test func `a page with whole addresses may show texts with the same headings`() throws {
    var files = files(
      "{ list: notes, at: all/, links: whole, template: all.html }", address: "https://example.org/"
    )
    files["Content/notes/apple.md"] = "---\ntitle: Apple\nstars: 3\n---\n[x](#same)\n\n## Same\n"
    files["Content/notes/pear.md"] = "---\ntitle: Pear\nstars: 3\n---\n[x](#same)\n\n## Same\n"
    files["Templates/lost.html"] = nil
    files["Templates/all.html"] = """
      {% extends "base.html" %}
      {% block main %}{% for note in items %}{{ note.text }}{% endfor %}{% endblock %}
      """
    let built = try BuiltSite(files)
    #expect(built.messages == "")
    let page = built["all/index.html"]
    #expect(page.contains("<h2 id=\"same\">") && page.contains("<h2 id=\"pear.same\">"), "\(page)")
    #expect(page.contains("<a href=\"https://example.org/notes/pear/#same\">"), "\(page)")
    #expect(built.site.comparedNotes(isPortable: false)?.wrong ?? [] == [])
  }

  @Test(arguments: [
    ("{ page: script, at: /t/x.js }", "fetch(\"{{ url(\"notes\") }}\");", true),
    ("{ page: script, at: /t/x.js, links: root }", "fetch(\"{{ url(\"notes\") }}\");", false),
    ("{ page: script, at: /x.js }", "fetch(\"{{ url(\"notes\") }}\");", false),
    ("{ page: script, at: /t/x.js }", "self.fetch(\"{{ url(\"notes\") }}\");", false),
    ("{ page: script, at: /t/x.js }", "fetch(\"x.json\");", false),
  ])
  func `addresses in a script that are relative to it are told`(
    page: String, script: String, isTold: Bool
  ) throws {
    let yaml = (smallSite["Content/site.yaml"] ?? "")
      .replacing("pages:\n  home:", with: "pages:\n  script: \(page)\n  home:", maxReplacements: 1)
    let said = try messages(
      about: site([
        "Content/site.yaml": "address: https://example.org/a/\n" + yaml,
        "Templates/script.js": script + "\n",
      ]))
    #expect(
      said.contains("warning[W0606]: the addresses in the script 'script'") == isTold, "\(said)")
    #expect(isTold || said == "", "\(said)")
  }
}
