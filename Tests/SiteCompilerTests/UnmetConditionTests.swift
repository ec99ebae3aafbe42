import Testing

/// Pages whose condition asks for a value that no entry has.
struct UnmetConditionTests {
  private func said(
    _ condition: String, list: String = "list", tags: String = "[sweet, red]"
  ) throws -> String {
    try messages(
      about: smallSite.merging([
        "Content/site.yaml": (smallSite["Content/site.yaml"] ?? "").replacing(
          "list: { list: notes, per-page: 2 }",
          with: "list: { list: notes, where: \"\(condition)\" }"),
        "Content/Models/Note.swift": """
        import ApusModels

        struct Note: Entry {
          @Key var title: String
          @Within(1...9) var stars: Int
          var author: String?
          var mood: Mood?
          var tags: [String] = []
          var friend: Reference<Note>?
          var price: Decimal?
          var day: Date?
          var prep: Duration?
          var sizes: [Int] = []
          @Body var text: Markdown
        }

        enum Mood: String, Choice { case good, bad }
        """,
        "Content/notes/apple.md":
          "---\ntitle: Apple\nstars: 3\nauthor: Anna\ntags: \(tags)\nfriend: Pear\nprice: 12.50\nday: 2026-03-01\nprep: 30 min\nsizes: [9, 10]\n---\nText.\n",
        "Content/notes/pear.md":
          "---\ntitle: Pear\nstars: 4\nauthor: Ben\nmood: good\n---\nText.\n",
      ]) { $1 })
  }

  @Test(arguments: [
    ("author == 'Annn'", "no entry has 'Annn' in 'author'", "there is 'Anna', 'Ben'", "'Anna'?"),
    ("'Annn' == author", "no entry has 'Annn' in 'author'", "there is 'Anna', 'Ben'", "'Anna'?"),
    ("'sweat' in tags", "no entry has 'sweat' in 'tags'", "there is 'red', 'sweet'", "'sweet'?"),
    (
      "friend.title == 'Peer'", "no entry has 'Peer' in 'friend.title'", "there is 'Pear'",
      "'Pear'?"
    ),
    (
      "stars > 2 and author == 'Annn'", "no entry has 'Annn' in 'author'", "there is 'Anna', 'Ben'",
      "'Anna'?"
    ),
    ("stars == 6", "no entry has '6' in 'stars'", "there is '3', '4'", "or leave the list out"),
    ("7 == stars", "no entry has '7' in 'stars'", "there is '3', '4'", "or leave the list out"),
    ("price == 12.05", "no entry has '12.05' in 'price'", "there is '12.50'", "'12.50'?"),
    ("day == '2026-03-10'", "no entry has '2026-03-10' in 'day'", "there is '2026-03-01'", "?"),
    ("prep == '45 min'", "no entry has '45 min' in 'prep'", "there is", "did you mean"),
    ("8 in sizes", "no entry has '8' in 'sizes'", "there is '9', '10'", "leave the list out"),
    (
      "day and day.year == 2027", "no entry has '2027' in 'day.year'", "there is '2026'", "'2026'?"
    ),
    (
      "author == 'Zzzz Yyyy'", "no entry has 'Zzzz Yyyy' in 'author'", "there is 'Anna', 'Ben'",
      "or leave the list out"
    ),
  ])
  func `a value that no entry has is told with those that there are`(
    condition: String, message: String, note: String, help: String
  ) throws {
    let said = try said(condition)
    #expect(said.contains("warning[W0603]: the list is empty: \(message)"), "\(said)")
    #expect(said.contains(note) && said.contains(help), "\(said)")
    #expect(said.contains("Content/site.yaml:"))
  }

  @Test(arguments: [
    ("['10', '9', '2']", "there is '2', '9', '10'"),
    ("['10', '9', 1a]", "there is '10', '1a', '9'"),
    ("['10', nan, '9']", "there is '10', '9', 'nan'"),
  ])
  func `values are told as numbers only where all of them are`(
    tags: String, note: String
  ) throws {
    let said = try said("'zzzz' in tags", tags: tags)
    #expect(said.contains(note), "\(said)")
  }

  @Test(arguments: [
    "author == 'Anna'", "'red' in tags", "stars > 8", "price == 12.5", "day == '2026-03-01'",
    "prep == 'PT30M'", "10 in sizes", "day and day.year == 2026", "stars == 3 and author == 'Ben'",
    "mood == 'bad'",
    "author == 'Anna' and 'sweet' in tags and stars > 5", "author == 'Anna' or author == 'Annn'",
    "author != 'Annn' and stars > 8", "friend.title == 'Pear'", "not author and stars > 8",
  ])
  func `a list that is empty by other conditions may become full`(condition: String) throws {
    #expect(try said(condition) == "")
  }
}
