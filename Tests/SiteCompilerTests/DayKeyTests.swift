import Testing

/// Entries whose key is a day and that have no other name.
struct DayKeyTests {
  @Test func `are called by it on lists, on their pages, in feeds and in searches`() throws {
    let built = try ThemedSite([
      "Content/site.yaml": """
      title: A site
      address: https://example.org/
      collections:
        days: { model: Day, from: days/*.md }
      pages:
        home: { page: home, at: / }
        find: { search: days, at: /find/ }
      sections:
        days:
          title: Days
          at: /days/
          pages:
            list: { list: days }
            day: { entry: days }
            feed: { feed: days, date: day, content: text }
      """,
      "Content/Models/Day.swift":
        "struct Day: Entry { @Key var day: Date; @Body var text: Markdown }",
      "Content/days/x.md": "---\nday: 2026-03-01\n---\nA day.\n",
    ])
    #expect(built.messages == "")
    #expect(built["days/index.html"].contains(">2026-03-01</a>"))
    #expect(built["days/x/index.html"].contains("<title>2026-03-01 · "))
    #expect(built["days/x/index.html"].contains("<h1>2026-03-01</h1>"))
    #expect(built["days/feed.xml"].contains("<title>2026-03-01</title>"))
  }
}
