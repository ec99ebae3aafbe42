import SiteCompiler
import Testing

struct PageDeclarationTests {
  private func said(_ yaml: String) throws -> String {
    try messages(about: site(["Content/site.yaml": yaml]))
  }

  private func page(_ declaration: String) -> String {
    """
    title: Small
    collections:
      notes: { model: Note, from: notes/*.md, order: title }
    sections:
      notes:
        title: Notes
        at: /notes/
        pages:
          note: \(declaration)
    """
  }

  @Test func `a site in order has nothing said about it`() throws {
    #expect(try messages(about: smallSite) == "")
  }

  @Test(arguments: [
    ("-stars", "Fig,Quince,Apple,Pear,"), ("[stars, -title]", "Pear,Apple,Quince,Fig,"),
    ("[-stars, title]", "Fig,Quince,Apple,Pear,"), ("[]", "Apple,Fig,Pear,Quince,"),
  ])
  func `entries are ordered by a field, or by several`(order: String, titles: String) throws {
    let settings = (smallSite["Content/site.yaml"] ?? "")
      .replacing("order: title", with: "order: \(order)")
    let built = try BuiltSite(
      site([
        "Content/site.yaml": settings,
        "Content/notes/fig.md": "---\ntitle: Fig\nstars: 5\n---\nx\n",
        "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\nx\n",
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\n---\nx\n",
        "Templates/home.html": """
        {% extends "base.html" %}
        {% block main %}<p>{% for note in collections.notes %}{{ note.title }},{% endfor %}</p>\
        {% endblock %}
        """,
      ]))
    #expect(built["index.html"].contains("<p>\(titles)</p>"), "\(built.messages)")
  }

  @Test func `a wrong field among several is underlined alone`() throws {
    let settings = (smallSite["Content/site.yaml"] ?? "")
      .replacing("order: title", with: "order: [-stras, title]")
    let said = try messages(about: site(["Content/site.yaml": settings]))
    #expect(said.contains("Content/site.yaml:3:51: error[E0336]: Note has no field 'stras'"))
    #expect(said.contains("write '-stars'"))
  }

  @Test func `a folder without a site says how to name one`() throws {
    let said = try messages(about: ["Content/readme.txt": "hello"])
    #expect(said.contains("error[E0607]: there is no 'Content/site.yaml' here"))
    #expect(said.contains("'apus new FOLDER' makes one"))
  }

  @Test(arguments: [
    (["Content/site.yml"], "rename 'site.yml' to 'site.yaml'"),
    (["content/site.yaml"], "rename the folder 'content' to 'Content'"),
    (["site.yaml"], "move 'site.yaml' to 'Content/site.yaml'"),
    (
      ["site.yaml", "Models/Note.swift"],
      "this is the folder 'Content' of a site: run apus in the one above, or write 'apus build ..'"
    ),
  ])
  func `a site file that is called or lies otherwise is named`(
    _ paths: [String], _ help: String
  ) throws {
    let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "title: Small\n") })
    let said = try messages(about: files)
    #expect(said.contains("= help: \(help)"), "\(said)")
    #expect(!said.contains("apus new"))
  }

  @Test(arguments: [
    ("{ entry: note }", "there is no collection 'note'", "did you mean 'notes'?"),
    ("{ entry: notes.stars }", "'notes.stars' is of type Int, whose values cannot have pages", ""),
    ("{ entry: notes.step }", "Note has no field 'step'", ""),
    ("{ entry: notes, at: \"{slugg}/\" }", "there is no 'slugg' to put here", "'slug'?"),
    ("{ entry: notes, at: \"{text}/\" }", "'text' is of type Markdown", "use a field that always"),
    ("{ entry: notes, at: \"{slug/\" }", "'{' is not closed", "close the name with '}'"),
    ("{ entry: notes, at: \"slug}/\" }", "'}' closes nothing", ""),
    ("{ entry: notes, at: \"{slug}\" }", "ends neither with '/' nor with a file's name", ""),
    ("{ entry: notes, at: \"a//{slug}/\" }", "has an empty part", ""),
    ("{ entry: notes, at: \"../{slug}/\" }", "has the part '..'", "whole address: '/{slug}/'"),
    ("{ list: notes, at: ./ }", "has the part '.'", "write the whole address: '/notes/'"),
    ("{ list: notes, at: ./a }", "has the part '.'", "write the whole address: '/notes/a'"),
    ("{ list: notes, at: ../../a/ }", "has the part '..'", "from '/' on, without '..'"),
    ("{ list: notes, format: json, at: api }", "is not that of a JSON file", "with '.json'"),
    ("{ entry: notes, at: \"{slug}/index.html\" }", "of a folder's page", "write '{slug}/'"),
    ("{ page: home, at: index.html }", "of a folder's page", "write '/'"),
    ("{ list: notes, entry: notes }", "shows 'list' and 'entry', but a page shows one thing", ""),
    ("{ at: here/ }", "does not say what it shows", "write one of 'list', 'entry'"),
    ("{ group: notes }", "page 'note' with 'group' needs 'by'", ""),
    ("{ group: notes, by: text }", "is of type Markdown, and entries cannot be grouped", ""),
    ("{ entry: notes, per-page: 3 }", "'per-page' means nothing for a page with 'entry'", ""),
    ("{ list: notes, per-page: 0 }", "per-page", ""),
    ("{ list: notes, perpage: 3 }", "perpage", "per-page"),
    ("{ redirect: /notes/ }", "page 'note' with 'redirect' needs 'at'", ""),
    ("{ entry: notes, template: nots.html }", "nots.html", ""),
  ])
  func `a declaration that cannot be meant is told with its place`(
    declaration: String, message: String, help: String
  ) throws {
    let said = try said(page(declaration))
    #expect(said.contains(message))
    #expect(said.contains(help))
    #expect(said.contains("Content/site.yaml:9:"))
  }

  @Test func `one address for all entries is told where it is declared`() throws {
    let said = try said(page("{ entry: notes, at: same/ }"))
    #expect(
      said.contains(
        """
        Content/site.yaml:9:7: error[E0605]: all pages of 'note' would have the address \
        '/notes/same/'
        """))
    #expect(said.contains("such as '{slug}/'"))
  }

  @Test(arguments: [
    ("{ groups: notes, by: stars }", "page 'note' leads to groups that have no pages"),
    ("{ redirect: nots, at: old/ }", "there is no page or address 'nots'"),
    ("{ entry: notes }", "section 'notes' has no page at its address '/notes/'"),
  ])
  func `what leads nowhere in the whole plan is told`(
    declaration: String, message: String
  ) throws {
    #expect(try said(page(declaration)).contains(message))
  }

  @Test func `raw HTML is kept where the collection says so, and dropped with a word elsewhere`()
    throws
  {
    let file = "---\ntitle: Apple\nstars: 3\n---\nA <b>bold</b> word.\n"
    #expect(try messages(about: site(["Content/notes/apple.md": file])).contains("W0409"))
    let yaml = smallSite["Content/site.yaml"]?.replacing(
      "order: title }", with: "order: title, raw-html: true }")
    #expect(
      try messages(
        about: site(["Content/notes/apple.md": file, "Content/site.yaml": yaml ?? ""])) == "")
  }

  @Test func `an address that some records lack is explained`() throws {
    let yaml = (smallSite["Content/site.yaml"] ?? "").replacing(
      "{ entry: notes }", with: "{ entry: notes, where: \"stars > 4\" }")
    let said = try messages(about: site(["Content/site.yaml": yaml]))
    #expect(said.contains("'note.url' may be none"))
    #expect(said.contains("pages of 'site.yaml' show some of the Note values there are, not all"))
  }

  @Test func `an unknown model is told with the models there are`() throws {
    let said = try said("title: S\ncollections:\n  notes: { model: Nota, from: notes/*.md }\n")
    #expect(said.contains("there is no model 'Nota'"))
    #expect(said.contains("did you mean 'Note'?"))
  }

  @Test func `a tab that is no page of its section is told`() throws {
    let said = try said(
      "title: S\nsections:\n  a:\n    title: A\n    at: /a/\n    tabs: [lst]\n    pages:\n"
        + "      list: { page: home, at: \"\" }\n")
    #expect(said.contains("this section has no page 'lst'"))
    #expect(said.contains("did you mean 'list'?"))
  }

  @Test(arguments: [
    ("[x](quinse.md#a)", "did you mean 'quince.md#a'?"),
    ("[x](nowhere.md)", "'nowhere.md' leads to no page or file of the site"),
    ("[x](/nots/)", "'/nots/' leads to no page or file of the site"),
    ("[x](../../../etc/passwd)", "leads to no page or file of the site"),
    ("![x](missing.svg)", "missing.svg"),
  ])
  func `a link in Markdown that leads nowhere is told where it is written`(
    text: String, message: String
  ) throws {
    let file = "---\ntitle: Apple\nstars: 3\n---\nA \(text).\n"
    let said = try messages(about: site(["Content/notes/apple.md": file]))
    #expect(said.contains(message))
    #expect(said.contains("Content/notes/apple.md:5:"))
  }

  @Test func `a model of the site may be called like what pages give their templates`() throws {
    let note = """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        @Within(1...9) var stars: Int
        var parts: [Pagination] = []
        @Body var text: Markdown
      }

      struct Pagination: Component { var label: String }
      """
    let home = """
      {% extends "base.html" %}{% block main %}\
      {% for note in collections.notes %}{% for part in note.parts %}<i>{{ part.label }}</i>\
      {% endfor %}{% endfor %}{% endblock %}
      """
    let apple = "---\ntitle: Apple\nstars: 3\nparts: [{ label: core }]\n---\nSweet.\n"
    let built = try BuiltSite(
      site([
        "Content/Models/Note.swift": note, "Templates/home.html": home,
        "Content/notes/apple.md": apple,
      ]))
    #expect(built["index.html"].contains("<i>core</i>"), "\(built.messages)")
    #expect(built["notes/index.html"].contains("rel=\"next\""))
  }
}
