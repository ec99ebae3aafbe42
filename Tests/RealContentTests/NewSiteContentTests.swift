import Content
import Importing
import Diagnostics
import Testing

/// Content of which a site is made that builds: what would be a mistake in it is told or corrected.
struct NewSiteContentTests {
  private func inferred(_ files: [(String, String)]) -> ModelInference {
    ModelInference(of: files.map { (path: $0.0, bytes: Array($0.1.utf8)) })
  }

  private func completed(_ files: [(String, String)]) -> CompletedFiles {
    CompletedFiles(files.map { ($0.0, Array($0.1.utf8)) })
  }

  private func text(_ completed: CompletedFiles) -> String {
    String(decoding: completed.files.first?.bytes ?? [], as: UTF8.self)
  }

  // MARK: Sections

  @Test(arguments: [
    ("[see](#tools)", true), ("[see](n2.md#tools)", true), ("<a href=\"#tools\">see</a>", true),
    ("[see][x]\n\n[x]: #tools", true), ("[see](#big-tools)", true), ("[see](#TOOLS)", false),
    ("[see](https://a.example/#tools)", false), ("see #tools and (#tools)", false),
  ])
  func `a section to which a link leads stays in the text`(_ line: String, _ stays: Bool) {
    let body = "\n## Tools\n\n- saw\n\n### Big tools\n\n- axe\n\n## Steps\n\n1. Cut.\n2. Nail.\n"
    let inference = inferred(
      (1...4).map { number in
        ("notes/n\(number).md", "# N\(number)\n\n\(number == 1 ? line : "Text.")\n\(body)")
      })
    #expect(inference.model.contains("@Section(\"Tools\")") != stays, "\(inference.model)")
    #expect(inference.model.contains("@Section(\"Steps\")"), "\(inference.model)")
    let note = "'Tools' stays in the text, because links lead to the heading: notes/n1.md"
    #expect(inference.notes.contains { $0.hasPrefix(note) } == stays, "\(inference.notes)")
  }

  // MARK: Names

  private static let rows = "[{\"id\": 1, \"word\": \"a\"}, {\"id\": 2, \"word\": \"b\"}]"

  @Test(
    arguments: [
      (["hi.md", "plants.csv", "orders.json"], ["stuff", "orders", "plants"]),
      (["plants.csv", "orders.json"], ["orders", "plants"]),
      (["hi.md", "plants.csv"], ["stuff", "plants"]),
      // Entries that are files have nothing in common but their format.
      (["a.yaml", "b.yaml", "hi.md"], ["stuff_yaml", "stuff"]),
      (["plants.csv", "plants.json", "hi.md"], ["plants", "plants_json", "stuff"]),
      (["plants.csv"], ["stuff"]), (["hi.md"], ["stuff"]),
    ] as [([String], [String])])
  func `each kind of a folder has the name that tells it from the others`(
    files: [String], names: [String]
  ) throws {
    let texts = [
      "md": "---\ntitle: Hi\n---\nText.\n", "csv": "name,height\nIvy,3\nOak,20\n",
      "json": Self.rows, "yaml": "title: A\nheight: 3\n",
    ]
    let inference = inferred(
      try files.map { file in
        ("stuff/" + file, try #require(texts[String(file.split(separator: ".")[1])]))
      })
    #expect(Set(inference.collections.map(\.name)) == Set(names), "\(inference.siteLines)")
    #expect(inference.log.diagnostics.isEmpty)
  }

  // MARK: Groups

  private static let tagged = (1...40).map { number in
    (
      "posts/\(number).md",
      "---\ntitle: P\(number)\ntags: [t\(number % 3), all]\nkinds: [k\(number % 3), all]\n---\nText.\n"
    )
  }

  @Test func `few tags of many entries are no choice, of any number, and have pages`() {
    let inference = inferred(Self.tagged)
    #expect(inference.model.contains("\n  var tags: [String]"), "\(inference.model)")
    #expect(inference.model.contains("\n  var kinds: [Kind]"), "\(inference.model)")
    #expect(inference.siteLines.contains("tag: { group: posts, by: tags,"))
  }

  @Test(
    arguments: [
      (["C", "C++", "C#"], "{ \"C++\": { slug: c-plus-plus }, \"C#\": { slug: c-sharp } }"),
      (["c++", "C", "c"], "{ \"c++\": { slug: c-plus-plus } }"),
      (["NET", ".NET"], "{ \".NET\": { slug: dot-net } }"), (["R&D"], nil),
      (["jo", "jó", "Jo"], nil),
      (["§", "+"], "{ \"§\": { slug: group }, \"+\": { slug: plus } }"),
    ] as [([String], String?)])
  func `tags that differ by signs have addresses of their own`(_ tags: [String], _ values: String?)
  {
    let inference = inferred(
      tags.enumerated().map { number, tag in
        ("posts/\(number).md", "---\ntitle: P\(number)\ntags: ['\(tag)']\n---\nText.\n")
      })
    let line = inference.siteLines.split(separator: "\n").first { $0.contains("groups: posts") }
    let end = values.map { ", title: Tags, values: \($0) }" } ?? ", title: Tags }"
    #expect(line?.hasSuffix(end) == true, "\(inference.siteLines)")
  }

  // MARK: Data

  @Test(
    arguments: [
      (",name,x\n0,A,1\n1,B,2\n", "name,x\nA,1\nB,2\n", "numbers the lines from 0 on, is left out"),
      ("\"\";name\n\"1\";\"A\"\n\"2\";B\n", "name\n\"A\"\nB\n", "numbers the lines from 1 on"),
      (",a,b\nX,1,2\nY,3,4\n", "name,a,b\nX,1,2\nY,3,4\n", "is called 'name' here"),
      (",name,b\nX,1,2\nY,3,4\n", "key,name,b\nX,1,2\nY,3,4\n", "is called 'key' here"),
      (",a\n0,1\n2,3\n", "name,a\n0,1\n2,3\n", "is called 'name' here"),
      ("a,,b\n1,2,3\n", "a,,b\n1,2,3\n", nil), (",,b\n1,2,3\n", ",,b\n1,2,3\n", nil),
      ("a\n\nb\n", "a\n\nb\n", nil), (",\n1,2\n", ",\n1,2\n", nil), (",", ",", nil),
    ] as [(String, String, String?)])
  func `a first column without a name is left out or gets one`(
    _ table: String, _ new: String, _ note: String?
  ) {
    let made = completed([("t.csv", table)])
    #expect(text(made) == new)
    #expect(made.notes.contains { $0.hasPrefix("the first column of t.csv") } == (note != nil))
    if let note { #expect(made.notes.contains { $0.contains(note) }, "\(made.notes)") }
  }

  @Test(arguments: [
    ("l.csv", "name,n\nC,1\nC++,1\n", "slug,name,n\nc,C,1\nc-plus-plus,C++,1\n"),
    (
      "l.yaml", "- name: jó\n- name: jo\n- name: '!'\n",
      "- slug: \"jo\"\n  name: jó\n- slug: \"jo-2\"\n  name: jo\n- slug: \"not\"\n  name: '!'\n"
    ),
    (
      "l.json", #"[{"y":1,"name":"C"},{"y":2,"name":"C#"}]"#,
      #"[{"slug": "c", "y":1,"name":"C"},{"slug": "c-sharp", "y":2,"name":"C#"}]"#
    ),
  ])
  func `names that give one address, or none, get slugs`(
    _ path: String, _ list: String, _ new: String
  ) {
    let made = completed([(path, list)])
    #expect(text(made) == new)
    let note =
      "the entries of \(path) have a 'slug' of 'name', because some of these texts give no address, or "
      + "the same one"
    #expect(made.notes == [note])
  }

  private static let answers = [
    ("api/carts.json", #"{"carts":[{"id":1,"n":2},{"id":2,"n":3}],"total":2,"limit":9}"#),
    ("api/quote.json", #"{"author":"Ann","quote":"Hi","year":1880}"#),
    ("api/users.json", #"{"users":[{"id":1,"who":"A"},{"id":2,"who":"B"}],"total":2,"limit":9}"#),
  ]

  @Test func `files of different things are collections of their own`() {
    let inference = inferred(Self.answers)
    #expect(
      inference.collections.map(\.from)
        == ["api/carts.json#carts", "api/quote.json", "api/users.json#users"])
    #expect(!inference.log.hasErrors, "\(inference.log.diagnostics.map(\.message))")
    #expect(
      inference.notes.contains {
        $0.hasPrefix("the files of api/*.json have different keys, so that each is a collection")
      }, "\(inference.notes)")
  }

  @Test(arguments: [
    ["{\"bio\":\"a\",\"web\":\"b\"}", "{\"bio\":\"a\",\"mail\":\"b\"}"],
    ["{\"name\":\"a\",\"web\":\"b\",\"x\":1}", "{\"name\":\"a\",\"mail\":\"b\",\"y\":1}"],
    ["{\"l\":[{\"a\":1},{\"a\":2}]}", "{\"l\":[{\"b\":1},{\"b\":2}]}"], ["{\"a\":1}", "{}"],
  ])
  func `files with something in common are one collection`(_ files: [String]) {
    let inference = inferred(files.enumerated().map { ("x/f\($0).json", $1) })
    #expect(inference.collections.map(\.from) == ["x/*.json"], "\(inference.notes)")
  }

  @Test func `a slug that a list of an answer needs is added beside other answers`() {
    let made = completed(
      Self.answers + [("api/w.json", #"{"words":[{"name":"C"},{"name":"C++"}],"total":2}"#)])
    let text = String(decoding: made.files.last?.bytes ?? [], as: UTF8.self)
    #expect(text.contains("\"slug\": \"c-plus-plus\""), "\(text)")
  }

  // MARK: Files and HTML

  @Test(arguments: [
    ("a.pdf", "posts/a.pdf", "File"), ("docs/a.pdf", "posts/docs/a.pdf", "File"),
    ("/docs/a.pdf", "docs/a.pdf", "File"), ("a.pdf", "posts/docs/a.pdf", "String"),
    ("/docs/a.pdf", "posts/docs/a.pdf", "String"), ("a.pdf", "posts/b.pdf", "String"),
  ])
  func `a text is a file where that is found as it is written`(
    _ written: String, _ path: String, _ type: String
  ) {
    let files = (1...3).map { number in
      (
        path: "posts/p\(number).md",
        bytes: Array("---\ntitle: P\(number)\npaper: '\(written)'\n---\nText.\n".utf8)
      )
    }
    let inference = ModelInference(of: files, beside: [(path: path, bytes: Array("x".utf8))])
    #expect(inference.model.contains("var paper: \(type)\n"), "\(inference.model)")
    #expect(!inference.log.hasErrors)
  }

  @Test(arguments: [
    ("The <quick> fox", false), ("List<String> of it", false), ("<T>\n\nText", false),
    ("<!-- x -->", false), ("2<sup>8</sup>", true), ("<DIV>\nx\n</DIV>", true), ("a<br/>b", true),
    ("<my-card>x</my-card>", true), ("<font>x</font>", true),
  ])
  func `only elements of HTML and of a page are kept`(_ line: String, _ isKept: Bool) {
    let inference = inferred([("notes/a.md", "# A\n\n\(line)\n"), ("notes/b.md", "# B\n\nText.\n")])
    #expect(inference.siteLines.contains("raw-html: true") == isKept)
  }
}
