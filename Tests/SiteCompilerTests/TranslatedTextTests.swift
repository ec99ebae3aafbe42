import TestSupport
import Testing

/// Texts that pages in a second language show in the first, and conditions that leave them empty.
struct TranslatedTextTests {
  /// Days in English and Portuguese, with settings of the site and pages of their section.
  private func site(
    _ pages: String = "", settings: String = "languages: { pt: { title: Longe } }",
    tabs: String = "[list]", day condition: String = ""
  ) throws -> ThemedSite {
    func day(_ title: String, _ tag: String, _ mood: String) -> String {
      "---\ntitle: \(title)\nwhen: 2026-01-02\ntags: [\(tag)]\nmood: \(mood)\n---\nText.\n"
    }
    return try ThemedSite([
      "Content/site.yaml": """
      title: Away
      address: https://example.org/
      \(settings)
      collections:
        days: { model: Day, from: days/*.md, translations: { pt: days/pt/*.md } }
      pages: { home: { page: home, at: /, languages: { pt: { title: Casa, at: /pt/ } } } }
      sections:
        days:
          title: Days
          at: /days/
          languages: { pt: { title: Dias, at: /pt/dias/ } }
          tabs: \(tabs)
          pages:
            list: { list: days }
            day: { entry: days\(condition) }
      \(pages)
      """,
      "Content/Models/Day.swift": """
      import ApusModels

      struct Day: Entry {
        @Key var title: String
        var when: Date
        var tags: [String]
        var mood: Mood
        @Body var text: Markdown
      }

      enum Mood: String, Choice { case calm, wild }
      """,
      "Content/days/a.md": day("One", "sea", "calm"),
      "Content/days/b.md": day("Two", "city", "wild"),
      "Content/days/pt/a.md": day("Um", "mar", "calm"),
      "Content/days/pt/b.md": day("Dois", "cidade", "wild"),
    ])
  }

  @Test func `a condition that no entry of one language fulfils is told with the language`() throws
  {
    let list = "      sea: { list: days, at: sea/, title: Sea, languages: { pt: { title: Mar } }"
    let said = try site(list + ", where: \"'sea' in tags\" }").messages
    #expect(
      said.contains("warning[W0603]: the list is empty in 'pt': no entry has 'sea' in 'tags'"),
      "\(said)")
    #expect(said.contains("ask for a value of each language, with 'or' between them"), "\(said)")
    #expect(said.ranges(of: "W0603").count == 1, "\(said)")
    let both = try site(list + ", where: \"'sea' in tags or 'mar' in tags\" }").messages
    #expect(!both.contains("W0603"), "\(both)")
  }

  @Test func `a feed and a search without pages are told with their language`() throws {
    let said = try site(
      "      feed: { feed: days, date: when, content: text }\n"
        + "      find: { search: [days], at: find/, title: Find, languages: { pt: { title: Ver } } }",
      day: ", where: \"'sea' in tags\""
    ).messages
    #expect(said.contains("the feed 'feed' has no item in 'pt'"), "\(said)")
    #expect(said.contains("'day', which no entry satisfies in 'pt'"), "\(said)")
  }

  @Test func `the description of the site has to be in each language`() throws {
    let said = try site(
      settings: "description: Notes from a trip.\nlanguages: { pt: { title: Longe } }"
    ).messages
    #expect(
      said.contains("W0609]: the description of the site is not translated into 'pt'"), "\(said)")
    let both = try site(
      settings: "description: Notes from a trip.\n"
        + "languages: { pt: { title: Longe, description: Notas. } }"
    ).messages
    #expect(!both.contains("W0609"), "\(both)")
  }

  @Test(arguments: [
    ("years: { archive: days, by: when }", "[list, years]", true),
    ("years: { archive: days, by: when }", "[list]", false),
    (
      "years: { archive: days, by: when, title: Years, languages: { pt: { title: Anos } } }",
      "[list, years]", false
    ),
  ])
  func `an archive among the tabs has a title in each language`(
    page: String, tabs: String, isTold: Bool
  ) throws {
    let said = try site("      " + page, tabs: tabs).messages
    #expect(
      said.contains("the title of page 'years' is not translated into 'pt'") == isTold, "\(said)")
    #expect(said.contains("W0609") == isTold, "\(said)")
  }

  @Test func `titles of groups are told where they stay in the first language`() throws {
    let page = "      mood: { group: days, by: mood, at: \"mood/{key}/\", values: "
    let said = try site(page + "{ calm: { title: Peaceful } } }").messages
    #expect(
      said.contains("W0609]: the title of the group 'calm' is not translated into 'pt'"), "\(said)")
    #expect(said.ranges(of: "W0609").count == 1, "\(said)")
    let both = try site(
      page + "{ calm: { title: Peaceful } }, "
        + "languages: { pt: { values: { calm: { title: Sereno } } } } }")
    #expect(!both.messages.contains("W0609"), "\(both.messages)")
    #expect(both["pt/dias/mood/calm/index.html"].contains("Sereno"))
    #expect(both["days/mood/calm/index.html"].contains("Peaceful"))
  }

  @Test(arguments: [
    ("tag: { group: days, by: tags, values: { mar: { title: The sea } } }", ""),
    (
      "x: { list: days, at: x/, title: X, "
        + "languages: { pt: { title: Xx, values: { calm: { title: A } } } } }",
      "'values' means nothing for a page with 'list'"
    ),
    (
      "mood: { group: days, by: mood, at: \"mood/{key}/\", values: { calm: { title: A } }, "
        + "languages: { pt: { values: { calm: { title: B } } } } }\n"
        + "      moods: { groups: days, by: mood, at: moods/, title: Moods, "
        + "languages: { pt: { title: Humores, values: { calm: { title: C } } } } }",
      "the group 'calm' is named twice, and not alike"
    ),
  ])
  func `groups of one language are no mistake, and contradictions are`(
    page: String, message: String
  ) throws {
    let said = try site("      " + page).messages
    #expect(message.isEmpty ? !said.contains("W0609") : said.contains(message), "\(said)")
  }
}
