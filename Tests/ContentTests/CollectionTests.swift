import Content
import Diagnostics
import FileSystem
import Schema
import Tables
import Testing

/// Which files a collection is made of, how its entries are named and ordered, what is left out.
struct CollectionTests {
  static let model = """
    import ApusModels

    struct Note: Entry {
      @Key var title: String
      var weight: Int?
      var price: Decimal?
      var size: Size = .small
      @Body var text: Markdown?
    }

    enum Size: String, Choice { case small, large }

    struct Item: Entry {
      @Key var id: Int
      var name: String?
    }
    """

  private func site(_ files: [String: String], _ collections: String...) -> LoadedSite {
    var files = files
    files["Models/Note.swift"] = Self.model
    return LoadedSite(files, collections)
  }

  private static func note(_ title: String, _ more: String = "") -> String {
    "---\ntitle: \(title)\n\(more)---\n"
  }

  @Test(arguments: [
    ("notes/*.md", ["a", "b", "bundle"]),
    ("notes/**/*.md", ["a", "b", "bundle", "deep", "deeper"]),
    ("notes/**", ["a", "b", "bundle", "deep", "deeper", "y"]),
    ("notes", ["a", "b", "bundle", "deep", "deeper", "y"]),
    ("notes/a.md", ["a"]),
    ("notes/_hidden.md", ["_hidden"]),
    ("notes/sub/*", ["deep"]),
    ("*/*.md", ["a", "b", "bundle", "o"]),
    ("notes/b*", ["b", "bundle"]),
  ])
  func `a pattern takes the files it says, folders with an index as pages`(
    pattern: String, slugs: [String]
  ) {
    let site = site(
      [
        "notes/a.md": Self.note("A"), "notes/b.md": Self.note("B"),
        "notes/_hidden.md": Self.note("Hidden"), "notes/picture.svg": "<svg/>",
        "notes/bundle/index.md": Self.note("Bundle"), "notes/sub/deep.md": Self.note("Deep"),
        "notes/sub/down/deeper.md": Self.note("Deeper"), "notes/y.yaml": "title: Y\n",
        "other/o.md": Self.note("O"),
      ], "notes: Note = \(pattern)")
    #expect(site.log.diagnostics.allSatisfy { $0.code == .untakenFile })
    #expect(site.slugs("notes") == slugs)
  }

  @Test(arguments: [
    ("notes", ["a", "deep"]), ("notes/", ["a", "deep"]), ("notes/sub", ["deep"]),
    ("note", []), ("not", []), ("notes/su", []), ("notes-", []),
  ])
  func `a folder is one by its whole name`(pattern: String, slugs: [String]) {
    let site = site(
      [
        "notes/a.md": Self.note("A"), "notes/sub/deep.md": Self.note("Deep"),
        "notes-old/k.md": Self.note("K"), "notes.d/l.md": Self.note("L"),
      ], "notes: Note = \(pattern)")
    #expect(site.slugs("notes") == slugs)
    #expect(site.log.diagnostics.contains { $0.code == .noContent } == slugs.isEmpty)
  }

  @Test(arguments: [
    ("notes/*.md", ["notes/a.md"], []),
    ("notes/*.md", ["notes/_a.md", "notes/_in/a.md", "notes/.a.md", "notes/a.svg"], []),
    ("notes/*.md", ["notes/table.csv", "settings.yaml", "other/a.json"], []),
    ("notes/*", ["notes/sub/a.svg"], []),
    (
      "notes/*.md", ["notes/in/a.md"],
      ["'Content/notes/in/a.md': for the files in inner folders of 'notes', write 'notes/**/*.md'"]
    ),
    (
      "notes/*.json", ["notes/in/a.json", "notes/in/b.json", "notes/in/c.json"],
      [
        "'Content/notes/in/a.json' and 2 others like it: "
          + "for the files in inner folders of 'notes', write 'notes/**/*.json'"
      ]
    ),
    (
      "notes/**/*.md", ["notes/in/a.markdown", "notes/in/b.markdown"],
      [
        "'Content/notes/in/a.markdown' and another like it: the files of 'notes' end with '.md'"
      ]
    ),
    (
      "notes/n*.md", ["notes/a.md"],
      ["'Content/notes/a.md': the files of 'notes' are 'notes/n*.md'"]
    ),
    ("notes/*.md", ["notes/a.MD"], ["'Content/notes/a.MD': write its ending as '.md'"]),
    ("notes/*.md", ["notes/a.md.txt"], ["'Content/notes/a.md.txt': write its ending as '.md'"]),
    ("notes/*.md", ["notes/a.txt", "notes/b.csv.txt"], []),
    (
      "notes/*.md", ["a.md"],
      ["'Content/a.md': move it to the folder of a collection, or give the site one for it"]
    ),
  ])
  func `a file that looks like an entry and is none is named`(
    pattern: String, paths: [String], said: [String]
  ) {
    var files = ["notes/n.md": Self.note("N"), "notes/n.json": #"{"title": "N"}"#]
    for path in paths { files[path] = Self.note("A") }
    let site = site(
      files, "notes: Note = \(pattern)", "all: Note = notes/n.json", "md: Note = notes/n.md")
    let untaken = site.log.diagnostics.filter { $0.code == .untakenFile }
    #expect(
      untaken.map { diagnostic in
        diagnostic.message.replacing("no collection takes ", with: "") + ": "
          + (diagnostic.help.first?.message ?? "")
      } == said)
    #expect(untaken.allSatisfy { $0.severity == .warning })
  }

  @Test func `one file holds one entry, a list, or several named lists`() {
    let site = site(
      [
        "one.json": #"{"title": "One"}"#,
        "list.yaml": "- title: First\n- title: Second & third\n",
        "db.json": #"{"notes": [{"title": "N"}], "data": {"items": [{"id": 7}]}}"#,
      ],
      "one: Note = one.json", "list: Note = list.yaml", "named: Note = db.json#notes",
      "items: Item = db.json#data.items")
    #expect(site.text == "")
    #expect(site.slugs("one") == ["one"])
    #expect(site.slugs("list") == ["first", "second-third"])
    #expect(site.slugs("named") == ["n"])
    #expect(site.slugs("items") == ["7"])
  }

  @Test(arguments: [
    ("notes/Óleo & Água.md", "", "oleo-agua"), ("notes/my_note.md", "", "my_note"),
    ("notes/v1.5.md", "", "v1.5"), ("notes/About.md", "", "about"),
    ("notes/x.md", "slug: my-own\n", "my-own"), ("notes/pie/index.md", "", "pie"),
    ("notes/ﬁn.md", "", "fin"),
  ])
  func `a file is named by its slug, or else by its name`(
    path: String, more: String, slug: String
  ) {
    let site = site([path: Self.note("A title", more)], "notes: Note = notes/*.md")
    #expect(site.text == "")
    #expect(site.slugs("notes") == [slug])
    #expect(site.value("notes").hasPrefix("Note(slug: '\(slug)', title: 'A title'"))
  }

  @Test(arguments: [
    ("title", ["1", "10", "2", "A-Bomb", "abc", "Ábd", "zebra"]),
    ("-title", ["zebra", "Ábd", "abc", "A-Bomb", "2", "10", "1"]),
    ("weight", ["2", "1", "10", "A-Bomb", "abc", "Ábd", "zebra"]),
    ("-weight", ["1", "2", "10", "A-Bomb", "abc", "Ábd", "zebra"]),
    ("price", ["abc", "1", "zebra", "10", "2", "A-Bomb", "Ábd"]),
    ("-size", ["10", "1", "2", "A-Bomb", "abc", "Ábd", "zebra"]),
  ])
  func `order is by numbers as numbers and texts without marks and case, ties by key`(
    order: String, titles: [String]
  ) {
    let site = site(
      [
        "list.yaml": """
        - { title: "10", size: large }
        - { title: abc, price: "-2" }
        - { title: zebra, price: 2.50 }
        - { title: "1", weight: 10, price: 1.9 }
        - { title: A-Bomb }
        - { title: "2", weight: 9 }
        - { title: Ábd }
        """
      ], "notes: Note = list.yaml, \(order)")
    #expect(site.text == "")
    #expect(site.entries("notes").map { site.content.store.string($0.key) } == titles)
  }

  @Test func `drafts, scheduled and expired entries are left out and named`() {
    var files = [
      "notes/draft.md": Self.note("Draft", "draft: true\n"),
      "notes/later.md": Self.note("Later", "publish: 2031-01-01\n"),
      "notes/past.md": Self.note("Past", "expires: 2020-01-01\n"),
      "notes/now.md": Self.note("Now", "draft: false\npublish: 2020-01-01\nexpires: 2040-01-01\n"),
    ]
    files["Models/Note.swift"] = Self.model
    let site = LoadedSite(files, ["notes: Note = notes/*.md"])
    #expect(site.text == "")
    #expect(site.slugs("notes") == ["now"])
    #expect(
      site.content.omitted.map { "\($0.collection)/\($0.name): \($0.reason)" } == [
        "notes/Draft: draft", "notes/Later: scheduled(1924992000)",
        "notes/Past: expired(1577836800)",
      ])
    let all = LoadedSite(files, ["notes: Note = notes/*.md"]) { options in
      options.includesDrafts = true
      options.includesScheduled = true
      options.includesExpired = true
    }
    #expect(all.slugs("notes").count == 4)
  }

  @Test func `unknown keys are warnings when the check is lenient`() {
    let files = ["Models/Note.swift": Self.model, "a.md": Self.note("A", "wieght: 4\n")]
    #expect(LoadedSite(files, ["notes: Note = a.md"]).log.hasErrors)
    let lenient = LoadedSite(files, ["notes: Note = a.md"]) { $0.isLenient = true }
    #expect(!lenient.log.hasErrors)
    #expect(lenient.text.contains("warning[W0301]: unknown field 'wieght'"))
  }

  @Test func `the entry of a file is found by its path`() {
    let site = site(
      ["notes/a.md": Self.note("A"), "notes/b.md": Self.note("B"), "l.yaml": "- title: X\n"],
      "notes: Note = notes/*.md, -title", "list: Note = l.yaml")
    let entry = EntryReference(collection: CollectionIndex(0), entry: EntryIndex(1))
    #expect(site.content.role(ofFile: "Content/notes/a.md") == .entry(entry))
    #expect(site.content.role(ofFile: "Content/l.yaml") == .data)
    #expect(site.content.role(ofFile: "Content/notes/c.md") == .free)
  }

  @Test func `the content is the same for any number of threads`() {
    var files = ["Models/Note.swift": Self.model]
    for index in 0..<200 {
      files["notes/\(index).md"] =
        Self.note(
          "Title \(index)", "weight: \(index % 7)\n") + "Text *\(index)* [link](\(index + 1).md)\n"
    }
    let one = LoadedSite(files, ["notes: Note = notes/*.md, weight"])
    for threads in [2, 3, 8] {
      let many = LoadedSite(files, ["notes: Note = notes/*.md, weight"]) { $0.threads = threads }
      #expect(many.content.store.slots == one.content.store.slots)
      #expect(many.content.store.buffers == one.content.store.buffers)
      #expect(many.slugs("notes") == one.slugs("notes"))
    }
  }
}
