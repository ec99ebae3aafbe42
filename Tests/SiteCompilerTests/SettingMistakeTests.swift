import TestSupport
import Testing

/// What is said of mistakes in `site.yaml`, in the words of its authors.
struct SettingMistakeTests {
  @Test("Nothing that Apus declares itself is shown to the author of site.yaml")
  func words() throws {
    let said = try messages(
      about: site([
        "Content/site.yaml": """
        title: Small
        colections: {}
        collections:
          notes: { model: Note, form: notes/*.md }
        pages:
          home: { page: home, at: /, per-page: many }
          other: { page: home, at: [x], view: tiles }
          notes: home
          rest: { list: notes, at: /rest/, limit: 0 }
        sections:
          notes:
            title: Notes
            pages: [list]
        """
      ]))
    #expect(Golden.difference(of: said, from: "settings.txt") == nil)
    #expect(!said.contains("<Apus>") && !said.contains("PageFile"))
  }

  @Test("Pages of components of components are refused with what can be had")
  func nestedTooDeep() throws {
    let said = try messages(
      about: site([
        "Content/Models/Note.swift": """
        import ApusModels

        struct Note: Entry { @Key var title: String; var stars: Int; @Body var text: Markdown
          var parts: [Part] }
        struct Part: Component { @Key var name: String; var verses: [Verse] }
        struct Verse: Component { @Key var number: Int }
        """,
        "Content/site.yaml": """
        title: Small
        collections:
          notes: { model: Note, from: notes/*.md }
        pages:
          home: { list: notes, at: / }
          verse: { entry: notes.parts.verses }
        """,
      ]))
    #expect(said.contains("'notes.parts.verses' goes more than one level deep"))
    #expect(said.contains("write 'notes.parts'"), "\(said)")
  }
}
