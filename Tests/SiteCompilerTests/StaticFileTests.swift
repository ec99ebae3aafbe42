import FileSystem
import SiteCompiler
import TestSupport
import Testing

/// Files that are published as they are.
struct StaticFileTests {
  private let hidden = [
    ".git/config", ".env", ".env.local", "a.txt~", ".x.swp", ".DS_Store", "b/.gitkeep",
    "b/~$x.docx",
  ]

  @Test func `are published at the root, and hidden files are not`() throws {
    var files = site([
      "Static/favicon.ico": "icon", "Static/CNAME": "example.org", "Static/_redirects": "/a /b 301",
      "Static/.well-known/security.txt": "Contact: a", "Static/robots.txt": "User-agent: *",
      "Static/.nojekyll": " ", "Static/deep/er/file.bin": "x",
    ])
    for name in hidden { files["Static/" + name] = "private" }
    let built = try BuiltSite(files)
    #expect(built.messages == "")
    #expect(built["CNAME"] == "example.org")
    #expect(built["_redirects"] == "/a /b 301")
    #expect(built[".well-known/security.txt"] == "Contact: a")
    #expect(built["deep/er/file.bin"] == "x")
    for name in hidden { #expect(!built.paths.contains(name)) }
  }

  @Test func `may be a file with the name of a hidden folder`() throws {
    let built = try BuiltSite(site(["Static/.well-known": "x"]))
    #expect(built.messages == "")
    #expect(built[".well-known"] == "x")
  }

  @Test(arguments: ["", "# none yet\n", "\n"])
  func `beside an empty file of interface texts are no mistake`(texts: String) throws {
    let files = smallSite.merging(["Content/messages/en.yaml": texts]) { $1 }
    #expect(try messages(about: files) == "")
  }

  @Test(arguments: ["public-files", "public-files/", "./public-files"])
  func `may lie in a folder that the site names`(folder: String) throws {
    let settings = smallSite["Content/site.yaml"] ?? ""
    let built = try BuiltSite(
      site(["Content/site.yaml": "static: \(folder)\n" + settings, "public-files/a.txt": "a"]))
    #expect(built.messages == "")
    #expect(built["a.txt"] == "a")
  }

  @Test(arguments: [
    (".", "the folder '.' may not be published as it is"),
    ("Content", "the folder 'Content' may not be published as it is"),
    ("../x", "the folder '../x' may not be published as it is"),
    ("files", "there is no folder 'files'"),
    (".GIT", "the folder '.GIT' may not be published as it is"),
    (".git", "the folder '.git' may not be published as it is"),
    (".apus/cache", "the folder '.apus/cache' may not be published as it is"),
    ("lib/.svn/x", "the folder 'lib/.svn/x' may not be published as it is"),
  ])
  func `may lie in no other folder`(folder: String, message: String) throws {
    let settings = smallSite["Content/site.yaml"] ?? ""
    let said = try messages(about: site(["Content/site.yaml": "static: \(folder)\n" + settings]))
    #expect(said.contains("Content/site.yaml:1:9: error[E0714]: \(message)"), "\(said)")
  }

  @Test func `are in a folder, not in a file of that name`() throws {
    let said = try messages(about: site(["Static": "x"]))
    #expect(said.contains("error[E0714]: cannot list 'Static': it is not a folder"), "\(said)")
  }

  @Test func `that have the address of a page are errors that name both`() throws {
    for (path, words) in [
      ("Static/index.html", "the file 'Static/index.html' is taken by the page 'home'"),
      ("Static/NOTES/apple/index.html", "is taken by the page 'note'"),
      ("Static/notes", "the file 'Static/notes' is taken by the folder of the page"),
    ] {
      let said = try messages(about: site([path: "x"]))
      #expect(said.contains("error[E0605]") && said.contains(words), "\(said)")
    }
  }

  @Test func `can be led to, and links to those that are missing are errors`() throws {
    func files(_ link: String) -> [String: String] {
      site([
        "Static/a.pdf": "pdf",
        "Content/notes/quince.md": "---\ntitle: Quince\nstars: 5\n---\n[a](\(link))\n",
        "Templates/home.html":
          "{% extends \"base.html\" %}{% block main %}<a href=\"\(link)\">a</a>{% endblock %}",
      ])
    }
    #expect(try messages(about: files("/a.pdf")) == "")
    let said = try messages(about: files("/b.pdf"))
    #expect(said.split(separator: "did you mean '/a.pdf'?").count == 3, "\(said)")
    let picture = try messages(
      about: site([
        "Static/logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\"/>",
        "Content/notes/quince.md": "---\ntitle: Quince\nstars: 5\n---\n![a](/lgo.svg)\n",
      ]))
    #expect(picture.contains("did you mean '/logo.svg'?"), "\(picture)")
    #expect(said.contains("Content/notes/quince.md:5:5: error[E0606]"))
    #expect(said.contains("Templates/home.html:1:51: error[E0606]"))
  }

  @Test func `with unknown hidden names are told of`() throws {
    let said = try messages(about: site(["Static/.foo": "x"]))
    #expect(said.contains("warning[W0714]") || said.contains("[0714]") || said.contains("W0714"))
  }
}

/// Former addresses of entries.
struct AliasTests {
  private func files(_ aliases: String, settings: String = "") -> [String: String] {
    site([
      "Content/site.yaml": settings + (smallSite["Content/site.yaml"] ?? ""),
      "Content/notes/apple.md":
        "---\ntitle: Apple & pear\nstars: 3\naliases: \(aliases)\n---\nA [pear](pear.md).\n",
    ])
  }

  @Test func `become pages that lead on and are called like the entry's`() throws {
    let built = try BuiltSite(files("[/old/apple, /a.html, '/caf%C3%A9/']"))
    #expect(built.messages == "")
    #expect(built["old/apple/index.html"].contains("url=../../notes/apple/\""))
    #expect(built["old/apple/index.html"].contains("<title>Apple &amp; pear</title>"))
    #expect(built["a.html"].contains("<a href=\"notes/apple/\">Apple &amp; pear</a>"))
    #expect(built["café/index.html"].contains("url=../notes/apple/\""))
  }

  @Test func `are listed for hosts when the site wants it`() throws {
    let built = try BuiltSite(files("[/old/apple/, /a.html]", settings: "redirects-file: true\n"))
    #expect(built.messages == "")
    #expect(built["_redirects"] == "/old/apple/ /notes/apple/ 301\n/a.html /notes/apple/ 301\n")
  }

  @Test(arguments: [
    ("https://example.org/sub/", "/sub/old/", true),
    ("https://example.org/sub/", "/sub/a.html", true),
    ("https://example.org/sub/", "/subs/old/", false), ("https://example.org/sub/", "/old/", false),
    ("https://example.org/", "/sub/old/", false),
  ])
  func `with the folder of the site on its host are told`(
    address: String, alias: String, isTold: Bool
  ) throws {
    let said = try messages(about: files("[\(alias)]", settings: "address: \(address)\n"))
    let advice = "help: write '\(alias.dropFirst(4))', an address from the site's first page on"
    #expect(said.contains("apple.md:4:11: warning[W0716]: the alias '\(alias)' is") == isTold)
    #expect(said.contains(advice) == isTold, "\(said)")
  }

  @Test func `that are the same in any letter case are told with advice for one of them`() throws {
    let said = try messages(about: files("[/old/pie/, /OLD/pie/]"))
    #expect(said.contains("help: take one of the two out"), "\(said)")
  }

  @Test func `of a file in two collections are told as such`() throws {
    let settings = files("[/old/]")["Content/site.yaml"] ?? ""
    let both = settings.replacing(
      "order: title }", with: "order: title }\n  others: { model: Note, from: notes/*.md }"
    ).replacing(
      "note: { entry: notes }",
      with: "note: { entry: notes }\n  others:\n    title: Others\n"
        + "    at: /o/\n    pages: { list: { list: others }, other: { entry: others } }")
    let said = try messages(about: files("[/old/]").merging(["Content/site.yaml": both]) { $1 })
    #expect(said.contains("apple.md:4:11: error[E0605]: the alias '/old/' would lead to two pages"))
    #expect(said.contains("leave the file out of one by its 'from'"), "\(said)")
  }

  @Test func `of a file in two collections lead to its page, where only one makes some`() throws {
    let settings = files("[/old/]")["Content/site.yaml"] ?? ""
    let both = settings.replacing(
      "  notes: {", with: "  newest: { model: Note, from: notes/*.md, order: -title }\n  notes: {"
    ).replacing(
      "note: { entry: notes }",
      with: "note: { entry: notes }\n      newest: { list: newest, at: new/ }")
    let built = try BuiltSite(files("[/old/]").merging(["Content/site.yaml": both]) { $1 })
    #expect(built.messages == "")
    #expect(built["old/index.html"].contains("url=../notes/apple/\""))
    #expect(built["notes/new/index.html"].contains("href=\"../quince/\""))
  }

  @Test func `that cannot be addresses are reported at their places`() throws {
    let said = try messages(
      about: files("[old/, /a?b, /../x, /a.php, /notes/pear/, //x]"))
    #expect(Golden.difference(of: said, from: "aliases.txt") == nil)
    #expect(try messages(about: files("/old/")).contains("a list of addresses"))
  }

  @Test(arguments: [
    ("/" + String(repeating: "a/", count: 1000), ""),
    ("/" + String(repeating: "a/", count: 1100), "has more than 2048 bytes"),
    ("/" + String(repeating: "a", count: 300) + "/", "has a part that no file can be called"),
    ("/caf%C3%A9/", ""), ("/caf%E9/", "has a '%' before what is not UTF-8"),
    ("/a%2fb/", "has an encoded '/'"), ("/404.html", "is the page that hosts show"),
    ("\u{65E}/a/", "does not begin with '/'"), ("/\u{65E}/", ""),
  ])
  func `that no file can be called, or no host finds, are reported at their places`(
    alias: String, fault: String
  ) throws {
    let said = try messages(about: files("[\(alias)]"))
    let isTold = said.contains("apple.md:4:11: error[E0716]") && said.contains(fault)
    #expect(fault.isEmpty ? said == "" : isTold, "\(said)")
  }

  @Test func `pages at addresses that are too long for a file are reported`() throws {
    let settings = (smallSite["Content/site.yaml"] ?? "").replacing(
      "note: { entry: notes }",
      with: "note: { entry: notes, at: \"\(String(repeating: "d/", count: 1100)){slug}/\" }")
    let said = try messages(about: site(["Content/site.yaml": settings]))
    #expect(said.contains("has more than 2048 bytes"), "\(said)")
  }
}
