import Testing

/// Settings that contradict each other, or say something in vain.
struct ContradictionTests {
  private static let home = "  home: { page: home, at: / }\n"
  private static let yaml = smallSite["Content/site.yaml"] ?? ""

  private func said(_ wrong: String, _ right: String) throws -> String {
    #expect(Self.yaml.contains(right), "\(right)")
    return try messages(
      about: site(["Content/site.yaml": Self.yaml.replacing(right, with: wrong)]))
  }

  private static let contradictions: [(String, String, String)] = [
    ("order: [title, -title]", "order: title", "'title' stands in 'order' twice"),
    (
      "{ list: notes, view: [cards, rows, cards]", "{ list: notes", "'cards' stands in 'view' twice"
    ),
    (
      "\(home)  q: { search: [notes, notes], at: /q/ }\n", home,
      "'notes' stands in 'search' twice"
    ),
    ("{ list: notes, where: '1 > 2'", "{ list: notes", "'1 > 2' asks for no field"),
    ("{ list: notes, where: 'stars > 1 %}x{% endif %}{% if true'", "{ list: notes", "holds '%}'"),
    ("{ list: notes, where: 'false'", "{ list: notes", "'false' asks for no field"),
    ("{ list: notes, where: 'stars > 9'", "{ list: notes", "no entry can be so that 'stars > 9'"),
    (
      "{ list: notes, where: 'stars == 2 and not (stars < 4)'", "{ list: notes",
      "no entry can be so that 'stars == 2"
    ),
    ("\(home)  r: { redirect: /r/, at: /r/ }\n", home, "leads back to itself: '/r/'"),
    (
      "\(home)  robots: { page: robots, at: robot.txt, template: robots.txt }\n", home,
      "nobody looks for 'robots' at '/robot.txt': its address is '/robots.txt'"
    ),
    (
      "\(home)  lost: { page: lost, at: 404.htm, template: 404.html }\n", home,
      "its address is '/404.html'"
    ),
    (
      "\(home)  r: { redirect: /notes/, at: rss.xml }\n", home,
      "'rss.xml' is not the address of one"
    ),
    (
      "\(home)  r: { redirect: /notes/, at: /a.php }\n", home, "'/a.php' is not the address of one"
    ),
    ("\(home)  r: { redirect: list, at: /r/ }\n", home, "did you mean 'notes.list'?"),
    (
      "\(home)  r: { redirect: /q/, at: /r/ }\n  q: { redirect: /r/, at: /q/ }\n", home,
      "leads back to itself: '/q/'"
    ),
    (
      "\(home)  g: { group: notes, by: stars, at: '/g/{key}/', values: { 33: { title: X } } }\n",
      home, "page 'g' names the group '33', but no entry has this value"
    ),
    (
      home + "  g: { groups: notes, by: stars, at: /g/, values: { 3: { slug: c } } }\n"
        + "  h: { group: notes, by: stars, at: '/h/{key}/', values: { 3: { title: B } } }\n",
      home, "the group '3' is named twice, and not alike"
    ),
    (
      home + "  g: { group: notes, by: stars, at: '/g/{key}/', values: { 3: { slug: c }, "
        + "4: { slug: c } } }\n",
      home, "error[E0603]: the groups '3' and '4' have one slug: 'c'"
    ),
    ("{ list: notes, where: 'title'", "{ list: notes", "every entry is so that 'title'"),
    ("{ list: notes, where: 'stars > 0'", "{ list: notes", "every entry is so that 'stars > 0'"),
    ("{ list: notes, where: 'title or stars > 5'", "{ list: notes", "every entry is so that"),
    ("{ list: notes, where: \"title == ''\"", "{ list: notes", "no entry can be so that 'title =="),
    (
      "languages: { en: { title: X } }\ncollections:", "collections:",
      "'en' is the first language of"
    ),
    (
      "sections:\n  other: { title: Other, at: /Notes/, pages: { x: { list: notes, at: x/ } } }\n",
      "sections:\n", "have one address"
    ),
  ]

  @Test(arguments: contradictions)
  func `two settings that contradict each other are told`(
    _ wrong: String, _ right: String, _ message: String
  ) throws {
    let said = try said(wrong, right)
    #expect(said.contains(message), "\(said)")
  }

  @Test(arguments: [
    ("https://example.org/?x", false), ("https://example.org/#x", false), ("mailto:a@b.cz", false),
    ("https://example.org/a/../b/", false), ("https://example.org/index.html", false),
    ("https://example.org//b/", false), ("https://example.org", true),
    ("HTTPS://example.org/b/c", true), ("http://localhost:8080/", true),
  ])
  func `the address of a site is one of a folder on the web`(
    address: String, isRight: Bool
  ) throws {
    let said = try said("title: Small\naddress: \(address)\n", "title: Small\n")
    #expect(said.contains("is not the address of a folder on the web") != isRight, "\(said)")
  }

  @Test(arguments: [
    "stars > 8", "stars < 2 or stars > 9", "stars == 2 and title == 'a'", "title != 'a'",
    "not (stars == 2 and title == 'a')", "1 < stars and stars < 9",
  ])
  func `a condition that some entry may fulfil is no mistake`(condition: String) throws {
    let said = try said("{ list: notes, where: \"\(condition)\"", "{ list: notes")
    #expect(!said.contains("no entry can be so"), "\(said)")
    #expect(!said.contains("every entry is so"), "\(said)")
  }

  @Test(arguments: [("'ab'", true), ("'abc'", false), ("''", true), ("'abcdefg'", true)])
  func `a text that is too short or too long for its field is no value of it`(
    text: String, isImpossible: Bool
  ) throws {
    let model = (smallSite["Content/Models/Note.swift"] ?? "").replacing(
      "@Key var title", with: "@Length(3...6) var subtitle: String?\n  @Key var title")
    for condition in ["subtitle == \(text)", "not (subtitle != \(text))"] {
      let yaml = Self.yaml.replacing(
        "{ list: notes", with: "{ list: notes, where: \"\(condition)\"")
      let said = try messages(
        about: site(["Content/site.yaml": yaml, "Content/Models/Note.swift": model]))
      #expect(said.contains("no entry can be so that") == isImpossible, "\(said)")
    }
  }

  @Test(arguments: [("'s01'", true), ("'S01'", false), ("'S1'", true)])
  func `a text that does not match the pattern of its field is no value of it`(
    text: String, isImpossible: Bool
  ) throws {
    let model = (smallSite["Content/Models/Note.swift"] ?? "").replacing(
      "@Key var title", with: "@Matches(\"S[0-9]{2}\") var code: String?\n  @Key var title")
    let yaml = Self.yaml.replacing(
      "{ list: notes", with: "{ list: notes, where: \"code == \(text)\"")
    let said = try messages(
      about: site(["Content/site.yaml": yaml, "Content/Models/Note.swift": model]))
    #expect(said.contains("no entry can be so that") == isImpossible, "\(said)")
  }

  @Test func `a slug that two groups of a page have is told where they are named`() throws {
    let said = try said(
      Self.home + "  g: { group: notes, by: stars, at: '/g/{key}/', values: { 3: { slug: c }, "
        + "4: { slug: c } } }\n", Self.home)
    #expect(!said.contains("E0605"), "\(said)")
  }

  @Test func `a group that two pages name alike is none that they contradict`() throws {
    let values = "values: { 3: { slug: c, title: B } }"
    let said = try said(
      Self.home + "  g: { groups: notes, by: stars, at: /g/, \(values) }\n"
        + "  h: { group: notes, by: stars, at: '/h/{key}/', \(values) }\n", Self.home)
    #expect(!said.contains("is named twice"), "\(said)")
  }

  @Test func `a way to show a list that stands there twice is told there only`() throws {
    let yaml = Self.yaml.replacing("{ list: notes", with: "{ list: notes, view: [cards, cards]")
    let files = site(["Content/site.yaml": yaml]).filter { !$0.key.hasPrefix("Templates/") }
    let said = try ThemedSite(files).messages
    #expect(said.contains("'cards' stands in 'view' twice"), "\(said)")
    #expect(errorCount(said) == 1, "\(said)")
  }

  @Test func `a redirect to the name of a redirect is told where that leads`() throws {
    let said = try said(
      "\(Self.home)  r: { redirect: q, at: /r/ }\n  q: { redirect: p, at: /q/ }\n"
        + "  p: { redirect: notes.list, at: /p/ }\n", Self.home)
    #expect(said.contains("error[E0603]: 'q' is a redirect, and a redirect leads to a page"))
    #expect(said.contains("error[E0603]: 'p' is a redirect, and a redirect leads to a page"))
    #expect(said.ranges(of: "write 'notes.list', where it leads").count == 2, "\(said)")
    #expect(errorCount(said) == 2, "\(said)")
  }

  @Test func `a redirect to a redirect to a page is none in a circle`() throws {
    let said = try said(
      "\(Self.home)  r: { redirect: /q/, at: /r/ }\n  q: { redirect: /notes/, at: /q/ }\n",
      Self.home)
    #expect(said == "")
  }
}
