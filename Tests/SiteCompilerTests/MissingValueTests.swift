import TestSupport
import Testing

/// Filters that choose elements by values that some do not have, and that join them.
struct MissingValueTests {
  private func said(_ template: String) throws -> BuiltSite {
    try BuiltSite(
      site([
        "Content/Models/Note.swift": """
        import ApusModels

        struct Note: Entry {
          @Key var title: String
          @Within(1...9) var stars: Int
          var rank: Int?
          var mood: String?
          var friend: Reference<Note>?
          @Body var text: Markdown
        }
        """,
        "Content/notes/apple.md":
          "---\ntitle: Apple\nstars: 3\nrank: 1\nfriend: Pear\n---\nText.\n",
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\nrank: 2\nmood: good\n---\nText.\n",
        "Content/notes/quince.md": "---\ntitle: Quince\nstars: 5\nfriend: Apple\n---\nText.\n",
        "Templates/home.html":
          "{% extends \"base.html\" %}{% block main %}<p>\(template)</p>{% endblock %}",
      ]))
  }

  @Test(arguments: [
    (#"selectattr("rank", "gt", 1)"#, "Pear"), (#"rejectattr("rank", "gt", 1)"#, "Apple Quince"),
    (#"selectattr("rank", "odd")"#, "Apple"), (#"selectattr("rank", "le", 2)"#, "Apple Pear"),
    // Through an entry that may not be there.
    (#"selectattr("friend.rank", "gt", 1)"#, "Apple"), (#"selectattr("friend.mood")"#, "Apple"),
    (#"rejectattr("friend.mood")"#, "Pear Quince"),
    (#"rejectattr("friend.rank", "lt", 2)"#, "Apple Pear"),
    // Tests that none satisfies.
    (#"selectattr("rank", "none")"#, "Quince"), (#"selectattr("rank", "ne", 1)"#, "Pear Quince"),
  ])
  func `what is none satisfies no test that needs a value`(filter: String, expected: String) throws
  {
    let built = try said(
      "{{ collections.notes | \(filter) | map(attribute=\"title\") | join(\" \") }}")
    #expect(built.messages == "")
    #expect(built["index.html"].contains("<p>\(expected)</p>"), "\(built["index.html"])")
  }

  @Test func `elements that are none are left out by a test that needs a value`() throws {
    let built = try said(
      "{{ collections.notes | map(attribute=\"rank\") | select(\"ge\", 1) | map(\"string\") | join(\" \") }}"
    )
    #expect(built["index.html"].contains("<p>1 2</p>"), "\(built.messages)")
  }

  @Test(arguments: [
    // What is wrong, what is to be written, and what that prints.
    (
      #"map(attribute="mood") | join(", ")"#, "'… | select(\"defined\") | join(…)'",
      #"map(attribute="mood") | select("defined") | join(", ")"#, "good"
    ),
    (
      #"join(", ", attribute="mood")"#,
      "'… | map(attribute='mood') | select(\"defined\") | join(…)'",
      #"map(attribute='mood') | select("defined") | join(", ")"#, "good"
    ),
    (
      #"join(" ", attribute="mood")"#, "'… | map(attribute='mood', default=…) | join(…)'",
      #"map(attribute='mood', default="-") | join(" ")"#, "- good -"
    ),
    (
      #"sum("rank")"#, "'… | map(attribute='rank') | select(\"defined\") | sum(…)'",
      #"map(attribute='rank') | select("defined") | sum"#, "3"
    ),
  ])
  func `what needs all values says how to leave some out`(
    wrong: String, advice: String, right: String, expected: String
  ) throws {
    let said = try said("{{ collections.notes | \(wrong) }}").messages
    #expect(said.contains("error[E0514]: some of these values may be none"), "\(said)")
    #expect(said.contains(advice), "\(said)")
    let built = try self.said("{{ collections.notes | \(right) }}")
    #expect(built["index.html"].contains("<p>\(expected)</p>"), "\(built.messages)")
  }

  @Test(arguments: [
    (#"selectattr("rnak", "gt", 1)"#, "did you mean 'rank'?"),
    (#"selectattr("rank", "gtt", 1)"#, "did you mean 'gt'?"),
    (#"selectattr("friend.moood")"#, "did you mean 'mood'?"),
  ])
  func `another mistake is told once`(filter: String, advice: String) throws {
    let said = try said("{{ collections.notes | \(filter) | length }}").messages
    #expect(said.contains(advice), "\(said)")
    #expect(errorCount(said) == 1, "\(said)")
  }
}
