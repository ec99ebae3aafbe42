import Testing

/// Lists whose condition asks for a text that no entry has.
struct UnmetConditionTests {
  private func said(_ condition: String, list: String = "list") throws -> String {
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
          @Body var text: Markdown
        }

        enum Mood: String, Choice { case good, bad }
        """,
        "Content/notes/apple.md":
          "---\ntitle: Apple\nstars: 3\nauthor: Anna\ntags: [sweet, red]\nfriend: Pear\n---\nText.\n",
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
    (
      "author == 'Zzzz Yyyy'", "no entry has 'Zzzz Yyyy' in 'author'", "there is 'Anna', 'Ben'",
      "or leave the list out"
    ),
  ])
  func `a text that no entry has is told with those that there are`(
    condition: String, message: String, note: String, help: String
  ) throws {
    let said = try said(condition)
    #expect(said.contains("warning[W0603]: the list is empty: \(message)"), "\(said)")
    #expect(said.contains(note) && said.contains(help), "\(said)")
    #expect(said.contains("Content/site.yaml:"))
  }

  @Test(arguments: [
    "author == 'Anna'", "'red' in tags", "stars > 8", "mood == 'bad'",
    "author == 'Anna' and 'sweet' in tags and stars > 5", "author == 'Anna' or author == 'Annn'",
    "author != 'Annn' and stars > 8", "friend.title == 'Pear'", "not author and stars > 8",
  ])
  func `a list that is empty by other conditions may become full`(condition: String) throws {
    #expect(try said(condition) == "")
  }
}
