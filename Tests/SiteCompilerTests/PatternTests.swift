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
}
