import TestSupport
import Testing

/// What is wrong in the settings of a search is reported where it is written.
struct SearchMistakeTests {
  @Test(arguments: [
    ("search: [nots]", "E0602", "'nots'"),
    ("search: [notes.stars]", "E0931", "of type Int, not a list of components"),
    ("search: [notes.pages]", "E0602", "'pages'"),
    ("search: [notes], filters: [text]", "E0930", "of type Markdown, by which nothing"),
    ("search: [notes], filters: [starz]", "E0602", "'starz'"),
    ("search: [notes], anchor: \"v{stars}\"", "E0603", "'anchor'"),
    ("list: notes, filters: [stars]", "E0603", "'filters'"),
    ("search: [notes], per-page: 3", "E0603", "'per-page'"),
    ("search: [notes], where: \"stars > 3\"", "E0603", "'where'"),
  ])
  func `a wrong setting is told once`(search: String, code: String, words: String) throws {
    let said = try messages(about: searchSite(search))
    #expect(said.contains("error[\(code)]") && said.contains(words), "\(said)")
    #expect(errorCount(said) == 1, "\(said)")
  }

  @Test func `a filter by a secret field is a mistake`() throws {
    let model = (smallSite["Content/Models/Note.swift"] ?? "")
      .replacing("@Within(1...9) var", with: "@Secret var")
    let said = try messages(
      about: searchSite(
        "search: [notes], filters: [stars]",
        [
          "Content/Models/Note.swift": model,
          "Templates/entry.html":
            "{% extends \"base.html\" %}{% block main %}{{ note.text }}{% endblock %}",
        ]))
    #expect(said.contains("error[E0220]: the field 'stars' of Note is secret"), "\(said)")
    #expect(errorCount(said) == 1, "\(said)")
  }

  @Test func `each filter by a field that is not there is told`() throws {
    let said = try messages(about: searchSite("search: [notes], filters: [starz, tittle]"))
    #expect(said.contains("'starz'") && said.contains("'tittle'"), "\(said)")
    #expect(errorCount(said) == 2, "\(said)")
  }

  @Test func `what has no page cannot be found`() throws {
    var files = verseSite(anchor: "v{number}")
    files["Content/site.yaml"]?.replace(
      "part: { entry: books.chapters, at: \"books/{book.slug}/part/{number}/\", title: \"{book.title} {number}\" }",
      with: "")
    files["Templates/part.html"] = nil
    let said = try messages(about: files)
    #expect(said.contains("error[E0932]: what is found in 'books' leads nowhere"), "\(said)")
    #expect(errorCount(said) == 1, "\(said)")
  }

  @Test(arguments: ["[notes, notes.steps]", "[notes.steps]"])
  func `a list of components that no entry has yet is an empty part of a search`(
    subjects: String
  ) throws {
    let model = (smallSite["Content/Models/Note.swift"] ?? "")
      .replacing("var stars: Int", with: "var stars: Int\n  var steps: [Step]")
    let step = "\nstruct Step: Component { var text: String }\n"
    let files = searchSite("search: \(subjects)", ["Content/Models/Note.swift": model + step])
    #expect(try messages(about: files) == "")
  }

  @Test func `how the mistakes of a search are drawn`() throws {
    let anchor = try messages(about: verseSite(anchor: "verse-{number}"))
    let filter = try messages(about: searchSite("search: [notes], filters: [text, stars, title]"))
    let subject = try messages(about: searchSite("search: [notes.title]"))
    var files = verseSite(anchor: "v{number}")
    files["Content/site.yaml"]?.replace("entry: books.chapters", with: "page: part")
    files["Content/site.yaml"]?.replace(
      "at: \"books/{book.slug}/part/{number}/\", title: \"{book.title} {number}\"",
      with: "at: part/")
    files["Templates/part.html"] = "{% extends \"base.html\" %}"
    let said = [anchor, filter, subject, try messages(about: files)].joined(separator: "\n")
    let difference = Golden.difference(of: said, from: "search.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `a filter has at most 200 values`() throws {
    var files: [String: String] = [:]
    for number in 0..<201 {
      files["Content/notes/n\(number).md"] = "---\ntitle: N \(number)\nstars: 3\n---\nText.\n"
    }
    let said = try messages(about: searchSite("search: [notes], filters: [title]", files))
    #expect(said.contains("error[E0930]: 'title' has 204 different values"), "\(said)")
  }
}
