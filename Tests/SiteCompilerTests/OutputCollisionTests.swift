import Diagnostics
import FileSystem
import SiteCompiler
import Testing

/// Outputs that cannot all be in one folder of a disk.
struct OutputCollisionTests {
  /// What is said about the smallest site with more files, whose paths may differ in normal form.
  private func messages(
    with files: [(String, String)], settings: (String, String) = ("", "")
  ) throws -> String {
    var all = site([:])
    all["Content/site.yaml"]?.replace(settings.0, with: settings.1)
    let stored = (all.map { ($0.key, $0.value) } + files).map {
      (path: $0.0, bytes: Array($0.1.utf8))
    }
    let checked = try SiteCompiler(MemoryFileSystem(stored), options: CompilerOptions(now: 0))
      .check()
    return DiagnosticFormatter(sources: checked.sources).text(of: checked.log.diagnostics)
  }

  private static let asFiles = (
    "note: { entry: notes }", "note: { entry: notes, at: '{slug}.html' }"
  )

  @Test(arguments: [
    ("Static/notes/apple.html/x", "the folder of the file 'Static/notes/apple.html/x'"),
    ("Static/notes/APPLE.html/a/b/x", "the folder of the file 'Static/notes/APPLE.html/a/b/x'"),
  ])
  func `a static file below the file of a page is told with both places`(
    path: String, words: String
  ) throws {
    let said = try messages(with: [(path, "x")], settings: Self.asFiles)
    #expect(
      said.contains(
        "Content/notes/apple.md:2:8: error[E0605]: the address '/notes/apple.html' of the page "
          + "'note' is taken by \(words)"), "\(said)")
    #expect(said.contains("delete or rename the file '\(path)'"), "\(said)")
  }

  @Test(arguments: [
    "Static/notes/apple.htm/x", "Static/notes/apple/x", "Static/notes/apple.html.txt", "Static/x/y",
    "Static/apple.html/x",
  ])
  func `files beside those of pages are fine`(path: String) throws {
    #expect(try messages(with: [(path, "x")], settings: Self.asFiles) == "")
  }

  @Test(arguments: [
    ("[/notes/pear.html/q/]", "of the page 'note' is taken by the folder of an alias"),
    ("[/a.html, /a.html/b/]", "'/a.html' of an alias is taken by the folder of an alias"),
    ("[/a.html, /A.html/]", "'/a.html' of an alias is taken by the folder of an alias"),
  ])
  func `an alias below a file is told`(aliases: String, words: String) throws {
    let note = "---\ntitle: Fig\nstars: 3\naliases: \(aliases)\n---\nA.\n"
    let said = try messages(with: [("Content/notes/fig.md", note)], settings: Self.asFiles)
    #expect(errorCount(said) == 1 && said.contains(words), "\(said)")
    #expect(said.contains("take "), "\(said)")
  }

  @Test(arguments: ["a.html/", "a.html/day.html", "A.HTML/b/"])
  func `a page below the file of another page is told`(address: String) throws {
    let said = try messages(
      with: [],
      settings: (
        "home: { page: home, at: / }",
        "home: { page: home, at: / }\n  one: { page: one, at: a.html, template: home.html }\n"
          + "  two: { page: two, at: \(address), template: home.html }"
      ))
    #expect(errorCount(said) == 1, "\(said)")
    #expect(
      said.contains("'/a.html' of the page 'one' is taken by the folder of the page 'two'"),
      "\(said)")
  }

  @Test func `pages of one declaration below those of another are told once`() throws {
    let said = try messages(
      with: [],
      settings: (
        "note: { entry: notes }",
        "note: { entry: notes, at: '{slug}.html' }\n"
          + "      more: { entry: notes, at: '{slug}.html/more/' }"
      ))
    #expect(errorCount(said) == 1, "\(said)")
  }

  @Test func `a content file below the file of a page is told`() throws {
    let said = try messages(
      with: [
        ("Content/notes/pear.html/x.txt", "x"),
        ("Content/notes/fig.md", "---\ntitle: Fig\nstars: 3\n---\n[x](pear.html/x.txt)\n"),
      ], settings: Self.asFiles)
    #expect(
      said.contains("'/notes/pear.html' of the page 'note' is taken by the folder of"), "\(said)")
  }

  @Test(arguments: [
    ("Static/INDEX.HTML", "of the file 'Static/INDEX.HTML' is taken by the page 'home'"),
    ("Static/Notes/apple/Index.html", "is taken by the page 'note'"),
    ("Static/Notes", "is taken by the folder of the page 'list'"),
    ("Static/index.html/x", "'/' of the page 'home' is taken by the folder of the file"),
  ])
  func `the file of a folder's page is known in any case`(path: String, words: String) throws {
    let said = try messages(with: [(path, "x")])
    #expect(errorCount(said) == 1 && said.contains(words), "\(said)")
  }

  @Test(arguments: [
    ("\u{DC}.txt", "\u{FC}.txt", "are one where names ignore case"),
    ("\u{E9}.txt", "e\u{301}.txt", "letters with marks are composed of other characters"),
    ("\u{C9}.txt", "e\u{301}.txt", "are one where names ignore case"),
    ("stra\u{DF}e.txt", "STRA\u{1E9E}E.txt", "are one where names ignore case"),
    ("\u{416}.txt", "\u{436}.txt", "are one where names ignore case"),
    ("\u{3A3}\u{3C2}.txt", "\u{3C3}\u{3C3}.txt", "are one where names ignore case"),
  ])
  func `names that differ in case or normal form are one`(
    first: String, second: String, note: String
  ) throws {
    let said = try messages(with: [("Static/" + first, "a"), ("Static/" + second, "b")])
    #expect(errorCount(said) == 1 && said.contains("error[E0605]"), "\(said)")
    #expect(said.contains(note), "\(said)")
  }

  @Test(arguments: [
    ("\u{131}.txt", "i.txt"), ("\u{FC}.txt", "u.txt"), ("\u{439}.txt", "\u{438}.txt"),
    ("\u{E9}.txt", "\u{E8}.txt"), ("\u{304B}.txt", "\u{304C}.txt"),
    ("\u{AC00}.txt", "\u{AC01}.txt"), ("stra\u{DF}e.txt", "strasse.txt"),
  ])
  func `names of different letters are two`(first: String, second: String) throws {
    #expect(try messages(with: [("Static/" + first, "a"), ("Static/" + second, "b")]) == "")
  }

  @Test func `aliases and addresses of pages are compared in the same way`() throws {
    let note = "---\ntitle: Fig\nstars: 3\naliases: [/\u{D6}/, /\u{F6}/]\n---\nA.\n"
    let said = try messages(with: [("Content/notes/fig.md", note)])
    #expect(errorCount(said) == 1 && said.contains("take one of the two out"), "\(said)")
    let pages = try messages(
      with: [],
      settings: (
        "home: { page: home, at: / }",
        "home: { page: home, at: / }\n  one: { page: one, at: \u{D6}l/, template: home.html }\n"
          + "  two: { page: two, at: \u{F6}l/, template: home.html }"
      ))
    #expect(pages.contains("of the page 'two' is taken by the page 'one'"), "\(pages)")
  }

  @Test func `pictures whose names differ in normal form are two pictures`() throws {
    func picture(_ width: Int) -> String {
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"9\"/>"
    }
    let note = "---\ntitle: Fig\nstars: 3\n---\n![a](\u{E9}.svg) ![b](e\u{301}.svg)\n"
    let said = try messages(with: [
      ("Content/notes/fig.md", note), ("Content/notes/\u{E9}.svg", picture(11)),
      ("Content/notes/e\u{301}.svg", picture(99)),
    ])
    #expect(errorCount(said) == 1 && said.contains("error[E0605]"), "\(said)")
  }
}

/// Names that Windows keeps for devices, in addresses that values make.
struct DeviceNameTests {
  private static let model = smallSite["Content/Models/Note.swift"] ?? ""

  private func files(_ page: String, value: String) -> [String: String] {
    site([
      "Content/site.yaml": (smallSite["Content/site.yaml"] ?? "")
        .replacing("note: { entry: notes }", with: page),
      "Content/Models/Note.swift": Self.model.replacing("@Body", with: "var kind: String\n  @Body"),
      "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\nkind: \(value)\n---\nA.\n",
      "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\nkind: hard\n---\nA.\n",
      "Content/notes/quince.md": "---\ntitle: Quince\nstars: 3\nkind: soft\n---\nA.\n",
    ])
  }

  @Test(arguments: ["aux", "Con", "nul", "COM1", "lpt9", "prn"])
  func `are told where the value is`(value: String) throws {
    let name = value.lowercased()
    for (page, address) in [
      ("note: { entry: notes, at: '{kind}/' }", "/notes/\(name)/"),
      ("note: { entry: notes, at: '{kind}.html' }", "/notes/\(name).html"),
      ("note: { entry: notes, at: 'a/{kind}/b/' }", "/notes/a/\(name)/b/"),
    ] {
      let said = try messages(about: files(page, value: value))
      #expect(errorCount(said) == 1, "\(said)")
      let start = "apple.md:2:8: error[E0604]: the address '\(address)' has the"
      #expect(said.contains(start), "\(said)")
    }
    let group =
      "note: { entry: notes }\n      kinds: "
      + "{ group: notes, by: kind, at: 'k/{key}/', template: list.html }"
    let said = try messages(about: files(group, value: value))
    #expect(errorCount(said) == 1, "\(said)")
    #expect(said.contains("give the value another slug by 'values'"), "\(said)")
  }

  @Test(arguments: ["apple", "pear", "quince"])
  func `are told of each entry, and behind a part that holds them`(name: String) throws {
    var files = files("note: { entry: notes, at: 'icons/{kind}/{slug}/' }", value: "ripe")
    files["Content/notes/\(name).md"] = "---\ntitle: \(name)\nstars: 3\nkind: con\n---\nA.\n"
    let said = try messages(about: files)
    #expect(errorCount(said) == 1, "\(said)")
    #expect(said.contains("the address '/notes/icons/con/\(name)/' has the part 'con'"), "\(said)")
  }

  @Test(arguments: ["auxiliary", "com", "com10", "lpt", "cone", "nulls", "a.con", "console"])
  func `are not others that begin like them`(value: String) throws {
    for page in ["{kind}/", "{kind}.html"] {
      let page = "note: { entry: notes, at: '\(page)' }"
      #expect(try messages(about: files(page, value: value)) == "")
    }
  }
}

/// Addresses that are made of a value that is missing.
struct MissingAddressValueTests {
  private func said(_ type: String, at address: String) throws -> String {
    try messages(
      about: site([
        "Content/site.yaml": (smallSite["Content/site.yaml"] ?? "")
          .replacing("note: { entry: notes }", with: "note: { entry: notes, at: '\(address)' }"),
        "Content/Models/Note.swift": (smallSite["Content/Models/Note.swift"] ?? "")
          .replacing("@Body", with: "\(type)\n  @Body"),
        "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\nwhen: 2026-01-02\n---\nA.\n",
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\n---\nA.\n",
        "Content/notes/quince.md": "---\ntitle: Quince\nstars: 3\nwhen: 2026-01-03\n---\nA.\n",
      ]))
  }

  @Test(arguments: [
    ("var when: Date", "{when.year}/{when.month}/{slug}/"),
    ("var when: String", "{when}/"),
  ])
  func `are told of by the missing value alone`(type: String, address: String) throws {
    let said = try said(type, at: address)
    #expect(errorCount(said) == 1 && !said.contains("E0604"), "\(said)")
  }
}
