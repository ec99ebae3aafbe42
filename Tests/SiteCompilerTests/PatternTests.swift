import Testing

/// Patterns of addresses, such as `{slug}/`.
struct PatternTests {
  private func settings(at pattern: String) -> String {
    (smallSite["Content/site.yaml"] ?? "").replacing(
      "note: { entry: notes }", with: "note:\n        entry: notes\n        at: \(pattern)")
  }

  @Test(arguments: [("x-{slg}/", 16), ("\"x-{slg}/\"", 17), ("'x-{slg}/'", 17)])
  func `an unknown field of a pattern is underlined alone, with and without quotes`(
    pattern: String, column: Int
  ) throws {
    let said = try messages(about: site(["Content/site.yaml": settings(at: pattern)]))
    #expect(said.contains("Content/site.yaml:14:\(column): error["), "\(said)")
    #expect(said.contains("^^^\n") && !said.contains("^^^^"), "\(said)")
  }

  @Test func `a part of an address without a letter or digit is a mistake`() throws {
    let said = try messages(
      about: site([
        "Content/site.yaml": settings(at: "\"by/{title}/\""),
        "Content/notes/quince.md": "---\ntitle: '!!!'\nstars: 5\n---\nHard.\n",
      ]))
    #expect(said.contains("has a part without a letter or digit"), "\(said)")
  }

  /// The small site with a day for each note, in other offsets from UTC.
  private func dated(_ pattern: String, type: String = "Date") -> [String: String] {
    site([
      "Content/site.yaml": settings(at: "\"\(pattern)\""),
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        @Within(1...9) var stars: Int
        var day: \(type)
        @Body var text: Markdown
      }
      """,
      "Content/notes/apple.md":
        "---\ntitle: Apple\nstars: 3\nday: 2026-01-02\n---\nA [pear](pear.md).\n",
      "Content/notes/pear.md":
        "---\ntitle: Pear\nstars: 4\nday: 2025-12-31T23:30:00-05:00\n---\nText.\n",
      "Content/notes/quince.md":
        "---\ntitle: Quince\nstars: 5\nday: 0987-11-03T00:10:00+02:00\n---\nText.\n",
    ])
  }

  @Test(arguments: [
    (
      "{day.year}/{day.month}/{slug}/",
      ["2026/01/apple", "2025/12/pear", "0987/11/quince"]
    ),
    ("{note.day.year}-{entry.day.day}/", ["2026-02", "2025-31", "0987-03"]),
    ("/{day.day}.{day.month}.{day.year}/", ["02.01.2026", "31.12.2025", "03.11.0987"]),
  ])
  func `the parts of a date are those of the day that is written`(
    pattern: String, addresses: [String]
  ) throws {
    let built = try BuiltSite(dated(pattern))
    #expect(built.messages == "")
    let folder = pattern.hasPrefix("/") ? "" : "notes/"
    for address in addresses {
      #expect(built.paths.contains("\(folder)\(address)/index.html"), "\(built.paths)")
    }
  }

  @Test(arguments: [
    ("{day}/", "Date", "'day' is of type Date, which cannot be part of an address"),
    ("{day.year}/{slug}/", "Date?", "'day.year' is of type Date?, which cannot be part of"),
    ("{day.yaer}/{slug}/", "Date", "did you mean 'day.year'?"),
    ("{title.year}/{slug}/", "Date", "there is no 'title.year' to put here"),
    ("{day.hour}/{slug}/", "Date", "there is no 'day.hour' to put here"),
  ])
  func `what is no part of a date that is always there is told`(
    pattern: String, type: String, message: String
  ) throws {
    let said = try messages(about: dated(pattern, type: type))
    #expect(said.contains(message), "\(said)")
  }

  /// The small site with other keys for the pages of its notes.
  private func keys(_ keys: String, _ changes: [String: String] = [:]) -> [String: String] {
    let settings = (smallSite["Content/site.yaml"] ?? "").replacing(
      "note: { entry: notes }", with: "note: { entry: notes, \(keys) }")
    return site(changes.merging(["Content/site.yaml": settings]) { $1 })
  }

  @Test(arguments: [
    ("title: title", "title: \"{title}\""), ("title: \"title\"", "title: \"{title}\""),
    ("description: stars", "description: \"{stars}\""),
    ("title: note.title", "title: \"{note.title}\""),
  ])
  func `the name of a field alone lacks its braces`(wrong: String, right: String) throws {
    let said = try messages(about: keys(wrong))
    let text = right.drop { $0 != "\"" }
    #expect(said.contains("error[E0601]: without braces, all pages would have"), "\(said)")
    #expect(said.contains("= help: write \(text)\n"), "\(said)")
    #expect(try messages(about: keys(right)) == "")
  }

  @Test(arguments: [
    ("title: Note", "all 3 pages of 'note' are called 'Note'"),
    ("title: Note, where: \"title == 'Pear'\"", ""), ("title: \"Note {stars}\"", ""),
    ("description: The same on all", ""),
  ])
  func `a title that is the same on several pages is told`(keys: String, words: String) throws {
    let said = try messages(about: self.keys(keys))
    #expect(said.contains("warning[W0601]: \(words)") == !words.isEmpty, "\(said)")
    #expect(words.isEmpty || said.contains("\"{title}\""), "\(said)")
  }

  @Test func `a title with a field that has no value is the usual one`() throws {
    let built = try BuiltSite(
      keys(
        "title: \"{title} ({other})\", description: \"{other}: {title}\"",
        [
          "Content/Models/Note.swift": """
          import ApusModels

          struct Note: Entry {
            @Key var title: String
            var other: String?
            @Within(1...9) var stars: Int
            @Body var text: Markdown
          }
          """,
          "Content/notes/pear.md": "---\ntitle: Pear\nother: Birne\nstars: 4\n---\nText.\n",
          "Templates/base.html": """
          <!doctype html>
          <html lang="en"><head><meta charset="utf-8"><title>{{ page.title }}</title></head>
          <body>{{ page.description | default("none") }}{% block main %}{% endblock %}</body></html>
          """,
        ]))
    #expect(built.messages == "")
    #expect(built["notes/pear/index.html"].contains("<title>Pear (Birne)</title>"))
    #expect(built["notes/pear/index.html"].contains("<body>Birne: Pear<"))
    #expect(built["notes/apple/index.html"].contains("<title>Apple</title>"))
    #expect(built["notes/apple/index.html"].contains("<body>none<"))
  }

  @Test(arguments: [
    ("title: \"{{title}}\"", "write '{title}'"), ("title: \"{ title }\"", "write '{title}'"),
    ("title: \"A {{ title }} b\"", "write '{title}'"), ("at: \"{{slug}}/\"", "write '{slug}'"),
    ("at: \"{ slug }/\"", "write the name of the field alone in them: '{slug}'"),
    ("title: {title}", "a text with a brace needs quotes: '\"{title}\"'"),
    ("title: \"title}\"", "write '{' before the name"),
  ])
  func `braces as other programs have them are told once`(wrong: String, help: String) throws {
    let said = try messages(about: keys(wrong))
    #expect(said.contains("= help: ") && said.contains(help), "\(said)")
    #expect(errorCount(said) == 1, "\(said)")
  }

  @Test(arguments: [
    ("{kind}", "known here: slug, title, stars, day.year, day.month, day.day\n", ""),
    ("{maker.no}", "known here: slug, title, stars, day.year, day.month, day.day\n", ""),
    ("{maker.slug}", "'maker.slug' is of type Slug?, which cannot be part of an address", ""),
    ("{no}", "known here: slug, title, stars", "did you mean 'stars', which files call 'no'?"),
  ])
  func `names that can be part of an address are listed`(
    pattern: String, known: String, help: String
  ) throws {
    let said = try messages(
      about: keys(
        "at: \"\(pattern)/\"",
        [
          "Content/Models/Note.swift": """
          import ApusModels

          struct Note: Entry {
            @Key var title: String
            var maker: Reference<Note>?
            @Named("no") var stars: Int
            var day: Date = "2026-01-02"
            var other: String?
            @Body var text: Markdown
          }
          """
        ]))
    #expect(said.contains(known) && said.contains(help), "\(said)")
  }
}
