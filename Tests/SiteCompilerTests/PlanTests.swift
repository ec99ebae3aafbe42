import Diagnostics
import FileSystem
import SiteCompiler
import TestSupport
import Testing

/// What a plan makes of a site, and how much work its messages take.
struct PlanTests {
  @Test(arguments: [1, 2, 3, 1000])
  func `a list has as many pages as its entries need, which lead to each other`(
    perPage: Int
  ) throws {
    var files = smallSite
    files["Content/site.yaml"] = files["Content/site.yaml"]?.replacing(
      "per-page: 2", with: "per-page: \(perPage)")
    let built = try BuiltSite(files)
    #expect(built.messages.isEmpty, "\(built.messages)")
    let pages = (3 + perPage - 1) / perPage
    for number in 1...pages {
      let page = built["notes/" + (number > 1 ? "page/\(number)/" : "") + "index.html"]
      #expect(page.ranges(of: "<li>").count == min(perPage, 3 - (number - 1) * perPage))
      #expect(page.contains("rel=\"next\"") == (number < pages))
    }
    #expect(!built.paths.contains("notes/page/\(pages + 1)/index.html"))
    #expect(!built.paths.contains("notes/page/1/index.html"))
  }

  @Test(arguments: [
    ("/notes/?q=1", true), ("/notes/?q=/nowhere/", true), ("/notes/?q=a#x", false),
    ("/nowhere/?q=/notes/", false), ("?q=1", true),
    ("/notes/pear/#%C5%A1kola", true), ("/notes/pear/#škola", true),
    ("/notes/pear/?q=1#%C5%A1kola", true), ("/notes/pear/#%C5%A1kolb", false),
    ("/notes/pear/#%c5%a1kola", true),
  ])
  func `an address is followed without its query, and its anchor is decoded`(
    address: String, isRight: Bool
  ) throws {
    let base = (smallSite["Templates/base.html"] ?? "").replacing(
      "<body>", with: "<body><a href=\"\(address)\">x</a>")
    let said = try messages(
      about: site([
        "Templates/base.html": base,
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\n---\n## Škola\n",
      ]))
    #expect(said.isEmpty == isRight, "\(said)")
  }

  @Test(arguments: ["worker.js", "offline.json", "Worker.js"])
  func `a file at the address of one that the build makes is a mistake`(name: String) throws {
    var files = site(["Static/\(name)": "{}"])
    files["Content/site.yaml"]? += "\noffline: true\nid: small\n"
    let said = try messages(about: files)
    #expect(
      said.contains("error[E0605]: the address '/\(name)' of the file"), "\(said)")
    #expect(said.contains("is taken by the service worker that 'offline' asks for"), "\(said)")
    files["Content/site.yaml"] = smallSite["Content/site.yaml"]
    #expect(try messages(about: files) == "")
  }

  @Test func `a list of all pages leaves out those that search engines shall not show`() throws {
    let home = """
      {% extends "base.html" %}{% block main %}\
      {% for page in site.pages %}<a href="{{ page }}">x</a>{% endfor %}{% endblock %}
      """
    let entry = (smallSite["Templates/entry.html"] ?? "").replacing(
      "{% block main %}", with: "{% block main %}<!-- -->")
    var files = site(["Templates/home.html": home, "Templates/entry.html": entry])
    #expect(try BuiltSite(files)["index.html"].contains("notes/pear/"))
    files["Templates/base.html"] = files["Templates/base.html"]?.replacing(
      "</head>", with: "{% block head %}{% endblock %}</head>")
    let mark = "{% block head %}<meta name=\"robots\" content=\"noindex\">{% endblock %}"
    files["Templates/entry.html"]? += mark
    let built = try BuiltSite(files)
    #expect(built.messages.isEmpty, "\(built.messages)")
    #expect(!built["index.html"].contains("notes/pear/"))
    #expect(built["index.html"].contains("notes/"))

    // The mark of a parent counts, unless its block is replaced.
    files["Templates/quiet.html"] = "{% extends \"base.html\" %}" + mark
    files["Templates/entry.html"] = entry.replacing("base.html", with: "quiet.html")
    #expect(try !BuiltSite(files)["index.html"].contains("notes/pear/"))
    files["Templates/entry.html"]? += "{% block head %}{% endblock %}"
    #expect(try BuiltSite(files)["index.html"].contains("notes/pear/"))
  }

  /// The work of all suggestions for a number of entries with mistakes in them.
  private func suggestionWork(_ count: Int, _ text: (Int) -> String) throws -> Int {
    var files = smallSite.filter { !$0.key.hasPrefix("Content/notes/") }
    for number in 0..<count {
      files["Content/notes/a-note-with-number-\(number).md"] =
        "---\ntitle: Note \(number)\nstars: 3\n---\n" + text(number)
    }
    let stored = files.map { (path: $0.key, bytes: Array($0.value.utf8)) }
    let site = try SiteCompiler(MemoryFileSystem(stored), options: CompilerOptions(now: 0)).check()
    #expect(site.log.diagnostics.count >= count)
    return site.log.suggestionWork
  }

  @Test(arguments: [
    "[x](/notes/a-nte-with-number-%/)", "[x](a-nte-with-nmber-%.md)", "![x](a-nte-with-nmber-%.md)",
    "[x](notes:a-nte-with-number-%)",
  ])
  func `suggestions for any number of broken links are bounded in work`(link: String) throws {
    let work = try suggestionWork(300) { link.replacing("%", with: "\($0)x") }
    // All names are alike, so that each pair costs the product of their lengths at most.
    #expect(work < 300 * 310 * 1_000, "\(work)")
    #expect(work <= DiagnosticLog.suggestionWorkLimit + 310 * 1_000, "\(work)")
  }
}
