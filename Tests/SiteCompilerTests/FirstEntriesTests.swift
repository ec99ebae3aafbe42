import SiteCompiler
import Testing

/// Entries that a collection names before all others.
struct FirstEntriesTests {
  private static let home = """
    {% extends "base.html" %}
    {% block main %}<p>{% for note in collections.notes %}{{ note.title }},{% endfor %}</p>\
    {% endblock %}
    """

  private func files(first: String, _ more: [String: String] = [:]) -> [String: String] {
    let settings = (smallSite["Content/site.yaml"] ?? "")
      .replacing("order: title", with: "order: title, first: \(first)")
    let own = [
      "Content/site.yaml": settings,
      "Content/notes/fig.md": "---\ntitle: Fig\nstars: 1\n---\nx\n",
      "Content/notes/apple.md": "---\ntitle: Apple\nstars: 1\n---\nx\n",
      "Content/notes/pear.md": "---\ntitle: Pear\nstars: 1\nslug: conference\n---\nx\n",
      "Templates/home.html": Self.home,
    ]
    return site(own.merging(more) { $1 })
  }

  @Test(arguments: [
    ("[]", "Apple,Fig,Pear,Quince,"),
    ("[Pear]", "Pear,Apple,Fig,Quince,"), ("conference", "Pear,Apple,Fig,Quince,"),
    ("[quince, Fig]", "Quince,Fig,Apple,Pear,"),
    ("[conference, quince, fig, apple]", "Pear,Quince,Fig,Apple,"),
  ])
  func `entries are named by key or slug, and the others follow in order`(
    first: String, titles: String
  ) throws {
    let built = try BuiltSite(files(first: first))
    #expect(built["index.html"].contains("<p>\(titles)</p>"), "\(built.messages)")
  }

  @Test func `a name that no entry has is an error at its place`() throws {
    let said = try messages(about: files(first: "[fig, aple]"))
    #expect(
      said.contains("error[E0336]: no entry of 'notes' is called 'aple'; did you mean 'Apple'?"))
    #expect(said.contains("write 'Apple'"))
    #expect(said.hasSuffix("1 error\n"), "\(said)")
  }

  @Test func `an entry that is named twice is an error`() throws {
    for second in ["Fig", "fig"] {
      let said = try messages(about: files(first: "[fig, \(second)]"))
      #expect(said.contains("error[E0336]: 'first' names the entry '\(second)' twice"), "\(said)")
      #expect(said.hasSuffix("1 error\n"), "\(said)")
    }
  }

  @Test func `a draft may be named`() throws {
    let built = try BuiltSite(
      files(
        first: "[quince, fig, apple]",
        ["Content/notes/fig.md": "---\ntitle: Fig\nstars: 1\ndraft: true\n---\nx\n"]))
    #expect(built["index.html"].contains("<p>Quince,Apple,Pear,</p>"), "\(built.messages)")
  }

  @Test func `translations are in the order of the first language`() throws {
    let settings = (smallSite["Content/site.yaml"] ?? "")
      .replacing(
        "order: title",
        with: "order: title, first: [quince, pear], translations: { sk: notes/sk/*.md }"
      ).replacing(
        "at: /notes/", with: "at: /notes/\n    languages: { sk: { title: Sk, at: /sk/ } }")
    let built = try BuiltSite(
      site([
        "Content/site.yaml": settings,
        "Content/notes/sk/apple.md": "---\ntitle: Jablko\nstars: 1\n---\nx\n",
        "Content/notes/sk/pear.md": "---\ntitle: Hruška\nslug: hruska\nstars: 1\n---\nx\n",
        "Content/notes/sk/quince.md": "---\ntitle: Dula\nslug: dula\nstars: 1\n---\nx\n",
      ]))
    let list = built["sk/index.html"] + built["sk/page/2/index.html"]
    let titles = ["Dula", "Hruška", "Jablko"].map { list.firstRange(of: $0)?.lowerBound }
    #expect(titles.allSatisfy { $0 != nil }, "\(built.messages)\(list)")
    #expect(titles.compactMap(\.self) == titles.compactMap(\.self).sorted())
  }

  @Test func `a file with a mistake is not a name that no entry has`() throws {
    let said = try messages(
      about: files(
        first: "[quince, fig]", ["Content/notes/fig.md": "---\ntitle: [Fig\nstars: 1\n---\nx\n"]))
    #expect(!said.contains("is called"), "\(said)")
  }
}
