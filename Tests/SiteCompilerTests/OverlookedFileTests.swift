import SiteCompiler
import TestSupport
import Testing

/// Files and folders that have no part in a site.
struct OverlookedFileTests {
  @Test func `templates that no page has are named`() throws {
    let changes = [
      "Templates/parts/card.html": "{% macro card() %}x{% endmacro %}",
      "Templates/_drafts/new.html": "{% extends \"base.html\" %}",
      "Templates/old/page.html": "{% extends \"base.html\" %}{% include \"old/part.html\" %}",
      "Templates/old/part.html": "<p>x</p>",
      "Templates/home.html": "{% extends \"base.html\" %}{% from \"parts/card.html\" import card %}"
        + "{% block main %}{{ card() }}<a href=\"{{ url(\"notes\") }}\">x</a>{% endblock %}",
    ]
    let site = try BuiltSite(site(changes))
    #expect(site.messages == "")
    #expect(
      site.site.overlooked == [
        .template(path: "Templates/old/page.html"), .template(path: "Templates/old/part.html"),
      ])
  }

  @Test func `assets that nothing names are named, with the name that is meant`() throws {
    let site = try BuiltSite(
      site([
        "Templates/assets/Icon.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        "Templates/assets/own.css": "@import \"inner.css\";", "Templates/assets/inner.css": "a{}",
        "Templates/assets/old.css": "a{}", "Templates/assets/main.css": "a{}",
        "Templates/home.html": """
        {% extends "base.html" %}{% block main %}<a href="{{ url("notes") }}">x</a>\
        {% if asset("icon.svg") is defined %}<img src="{{ asset("icon.svg") }}" alt="">{% endif %}\
        <a href="{{ asset("main.css") }}">x</a>{% endblock %}
        """,
      ]))
    #expect(site.messages == "")
    #expect(
      site.site.overlooked == [
        .asset(path: "Templates/assets/Icon.svg", meant: "icon.svg"),
        .asset(path: "Templates/assets/old.css", meant: nil),
        .asset(path: "Templates/assets/own.css", meant: nil),
      ])
  }

  @Test func `folders in small letters are named`() throws {
    let site = try BuiltSite(
      site([
        "static/CNAME": "example.org\n", "templates/home.html": "x",
        "Content/models/Old.swift": "x", "content/notes/x.md": "# X\n",
      ]))
    #expect(site.messages == "")
    #expect(
      site.site.overlooked == [
        .folder(path: "templates", read: "Templates"), .folder(path: "static", read: "Static"),
        .folder(path: "Content/models", read: "Content/Models"),
        .folder(path: "content", read: "Content"),
      ])
  }

  @Test func `folders with almost the right name are named, at any depth`() throws {
    let site = try BuiltSite(
      site([
        "Content/Messages/en.yaml": "x: y\n", "Content/message/en.yaml": "x: y\n",
        "Templates/Assets/own.css": "a{}", "Templates/Messages/en.yaml": "x: y\n",
      ]))
    #expect(site.messages == "")
    #expect(
      site.site.overlooked == [
        .folder(path: "Content/Messages", read: "Content/messages"),
        .folder(path: "Content/message", read: "Content/messages"),
        .folder(path: "Templates/Assets", read: "Templates/assets"),
        .folder(path: "Templates/Messages", read: "Templates/messages"),
      ])
  }

  @Test(arguments: ["en.yml", "en.json", "sub/en.yaml", "english.yaml", "en_US.yaml"])
  func `what is no file of texts is told`(name: String) throws {
    let site = try BuiltSite(site(["Content/messages/\(name)": "x: y\n"]))
    #expect(site.messages.contains("warning[W0588]: 'Content/messages/\(name)' is not read"))
    #expect(site.messages.contains("'Content/messages/en.yaml'"))
  }

  @Test func `what begins with _ in the folder of texts is there on purpose`() throws {
    let site = try BuiltSite(site(["Content/messages/_notes.txt": "x"]))
    #expect(site.messages == "")
  }

  @Test func `two files of texts for one language are refused`() throws {
    let said = try messages(
      about: site(["Content/messages/en.yaml": "# x\n", "Content/messages/EN.yaml": "# x\n"]))
    #expect(said.contains("error[E0588]: 'Content/messages/en.yaml' and"), "\(said)")
    #expect(said.contains("are both for one language"), "\(said)")
  }

  @Test func `the folder that site.yaml names is read`() throws {
    let settings = (smallSite["Content/site.yaml"] ?? "") + "\nstatic: static\n"
    let site = try BuiltSite(
      site(["Content/site.yaml": settings, "static/CNAME": "example.org\n"]))
    #expect(site.messages == "")
    #expect(site.site.overlooked == [])
    #expect(site["CNAME"] == "example.org\n")
  }
}
