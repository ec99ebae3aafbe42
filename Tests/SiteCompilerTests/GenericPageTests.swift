import Diagnostics
import FileSystem
import Publishing
import SiteCompiler
import TestSupport
import Testing
import Theme

/// Sites without any template of their own: only the theme inside shows them.
struct GenericPageTests {
  private static let home = "  home: { page: home, at: / }"

  /// A site with one model: its fields, and an entry as YAML.
  private func site(_ fields: String, _ entry: String, more: String = "") -> [String: String] {
    [
      "Content/site.yaml": """
      title: A site
      collections:
        things: { model: Thing, from: things.yaml#things }
      pages:
      \(Self.home)
      sections:
        things:
          title: Things
          at: /things/
          pages:
            list: { list: things }
            thing: { entry: things, at: "{slug}/" }
      \(more)
      """,
      "Content/Models/Thing.swift": "import ApusModels\n\nstruct Thing: Entry {\n\(fields)\n}\n"
        + Self.parts,
      "Content/things.yaml": "things:\n  - " + entry.replacing("\n", with: "\n    ") + "\n",
      "Content/picture.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\" width=\"4\" height=\"3\"/>",
    ]
  }

  private static let parts = """

    enum Size: String, Choice {
      case small
      /// Rather big
      case big
      case inBetween = "in between"
    }

    struct Row: Component { var name: String; var amount: Decimal }

    struct Step: Component {
      @Heading var title: String?
      var image: Image?
      @Body var text: Markdown
      var uses: [String]
    }

    struct Tally: Component { var n: Int; var parts: [Int] }

    struct Node: Component { var name: String; var children: [Node] }
    """

  @Test(arguments: [
    ("@Key var name: String", "name: x"),
    ("@Key var id: Int", "id: 7"),
    ("@Key var id: Int; var title: String", "{ id: 7, title: x }"),
    ("@Key var on: Date", "on: 2026-01-01"),
    ("@Key var mail: Email", "mail: a@example.org"),
    ("@Key var code: Slug", "code: x"),
    ("@Key var size: Size", "size: big"),
    ("@Key var name: String; var a: Double; var b: Decimal?", "{ name: x, a: 1.5, b: 12.50 }"),
    ("@Key var name: String; var a: Bool; var b: Bool?", "{ name: x, a: true }"),
    ("@Key var name: String; var a: Date?; var b: Duration?", "{ name: x, b: 1 h }"),
    ("@Key var name: String; var a: URL; var b: Email?", "{ name: x, a: 'https://a.example/' }"),
    ("@Key var name: String; var a: Markdown; var b: Markdown?", "{ name: x, a: '*b*' }"),
    ("@Key var name: String; var a: Image", "{ name: x, a: { src: picture.svg, alt: y } }"),
    ("@Key var name: String; var a: Image?; var b: [Image]", "name: x"),
    ("@Key var name: String; var a: File; var b: [File]", "{ name: x, a: picture.svg }"),
    ("@Key var name: String; var a: JSON; var b: JSON?", "{ name: x, a: { c: [1, no] } }"),
    ("@Key var name: String; var a: Size?; var b: [Size]", "{ name: x, b: [small, in between] }"),
    ("@Key var name: String; var a: [[Int]]; var b: [[String]]", "{ name: x, a: [[1], [2, 3]] }"),
    ("@Key var name: String; var a: Row; var b: Row?", "{ name: x, a: { name: y, amount: 1 } }"),
    ("@Key var name: String; var a: [Row]", "{ name: x, a: [{ name: y, amount: 1.50 }] }"),
    ("@Key var name: String; var a: [Step]; var b: Step?", "{ name: x, a: [{ text: y }] }"),
    (
      "@Key var name: String; var a: [Tally]",
      "{ name: x, a: [{ n: 1, parts: [] }, { n: 2, parts: [3] }] }"
    ),
    ("@Key var name: String; var a: [Node]", "{ name: x, a: [{ name: y, children: [] }] }"),
    ("@Key var name: String; var a: [[Row]]", "{ name: x, a: [[{ name: y, amount: 1 }]] }"),
    ("@Key var name: String; var a: Reference<Thing>?; var b: [Reference<Thing>]", "name: x"),
    (
      "@Key var name: String; var a: [URL]; var b: [Email]; var c: [Date]; var d: [Duration]",
      "{ name: x, a: ['https://a.example/'], c: [2026-01-01], d: [5 min] }"
    ),
    ("@Key var name: String; @Secret var word: String", "{ name: x, word: hush }"),
  ])
  func `any model makes pages without a word from us`(_ fields: String, _ entry: String) throws {
    let lines = fields.split(separator: "; ").joined(separator: "\n")
    let built = try ThemedSite(site(lines, entry))
    #expect(built.messages == "")
    #expect(built.paths.contains("things/index.html"))
    #expect(!built.all.contains("hush"))
  }

  @Test func `a list shows entries that have no pages`() throws {
    var files = site("@Key var title: String", "title: Pear")
    let yaml = files["Content/site.yaml"] ?? ""
    files["Content/site.yaml"] = yaml.replacing(
      "      thing: { entry: things, at: \"{slug}/\" }\n", with: ""
    ).replacing("title: A site", with: "title: A site\naddress: https://example.org/")
    let built = try ThemedSite(files)
    #expect(built.messages == "")
    #expect(built["things/index.html"].contains("Pear"))
    #expect(!built["things/index.html"].contains("ItemList"))
  }

  @Test func `every field is shown by its type`() throws {
    let fields = """
        @Key var title: String
        var summary: String?
        var image: Image?
        var size: Size
        /// Price
        var price: Decimal
        var isOpen: Bool
        var since: Date
        var lasts: Duration?
        var page: URL?
        var mail: Email?
        var owner: Reference<Thing>?
        var rows: [Row]
        var steps: [Step]
        var nodes: [Node]
        var pictures: [Image]
        var grid: [[Int]]
        var extra: JSON?
        @Secret var word: String?
        var text: Markdown
      """
    let entry = """
      title: One
      summary: What it is.
      image: { src: picture.svg, alt: A picture }
      size: in between
      price: 1299.50
      isOpen: true
      since: 2026-03-29
      lasts: 70 min
      page: https://example.org/path/
      mail: a@example.org
      owner: One
      rows: [{ name: First, amount: 12.50 }]
      steps: [{ title: Begin, text: Do *this*., uses: [nail] }]
      nodes: [{ name: root, children: [{ name: leaf }] }]
      pictures: [{ src: picture.svg, alt: Another }]
      grid: [[1, 2], [3]]
      extra: { a: 1 }
      word: hush
      text: The **body**.
      """
    let built = try ThemedSite(site(fields, entry))
    #expect(built.messages == "")
    let page = built["things/one/index.html"]
    let start = try #require(page.firstRange(of: "<main"))
    let difference = Golden.difference(
      of: String(page[start.lowerBound...]), from: "generic-entry.html")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `a list shows what its model has to show`() throws {
    let fields = "@Key var title: String\nvar day: Date\nvar image: Image?\nvar text: Markdown"
    let entry =
      "{ title: One, day: 2026-03-29, text: 'Some *words*.', image: { src: picture.svg, alt: P } }"
    let page = try ThemedSite(site(fields, entry))["things/index.html"]
    #expect(page.contains("<a href=\"one/\">One</a>"))
    #expect(page.contains("<p class=\"teaser\">Some words.</p>"))
    #expect(page.contains("March 29, 2026"))
    #expect(page.contains("alt=\"P\""))
  }

  @Test func `components, groups, feeds and the pages for programs need no template`() throws {
    let fields = "@Key var title: String\nvar day: Date\nvar size: Size\nvar steps: [Step]"
    let entry = "{ title: One, day: 2026-03-29, size: big, steps: [{ text: Do it. }] }"
    var files = site(
      fields, entry,
      more: """
              step: { entry: things.steps }
              sizes: { groups: things, by: size, at: sizes/ }
              size: { group: things, by: size, at: "sizes/{key}/" }
              feed: { feed: things, date: day }
              feed-json: { feed: things, date: day, at: feed.json }
              kept: { page: favourites, at: kept/ }
        """)
    let pages = """
      \(Self.home)
        not-found: { page: not-found, at: 404.html, template: 404.html }
        offline: { page: offline, at: /offline/ }
        sitemap: { page: sitemap, at: sitemap.xml }
        robots: { page: robots, at: robots.txt }
        manifest: { page: manifest, at: manifest.webmanifest, template: manifest.webmanifest }
        llms: { page: llms, at: llms.txt }
        all: { page: favourites, at: all/ }
      """
    files["Content/site.yaml"] = files["Content/site.yaml"]?
      .replacing("title: A site", with: "title: A site\naddress: https://a.example/\nid: a")
      .replacing("title: A site", with: "title: A site\noffline: true")
      .replacing("from: things.yaml#things", with: "from: things.yaml#things, favourites: true")
      .replacing(Self.home, with: pages)
    let built = try ThemedSite(files)
    #expect(built.messages == "")
    for path in [
      "things/one/step/1/index.html", "things/sizes/index.html", "things/sizes/big/index.html",
      "things/feed.xml", "things/feed.json", "404.html", "offline/index.html", "sitemap.xml",
      "robots.txt", "manifest.webmanifest", "llms.txt", "things/kept/index.html", "worker.js",
    ] {
      #expect(built.paths.contains(path), "\(path)")
    }
    let worker = try #require(built.paths.first { $0.hasPrefix("assets/device/worker.") })
    #expect(built["worker.js"].contains(worker))
    for path in ["things/kept/index.html", "all/index.html"] {
      #expect(built[path].contains("\"id\": \"one\", \"name\": \"One\""), "\(path)")
    }
  }

  @Test(arguments: [
    ("\"#{key}\"", "#red<"), ("\"Things in {key}, all\"", "Things in red, all<"),
    ("\"“{key}”\"", "“red”<"), ("Colours", "Colours · red<"),
    ("Tired things", "Tired things · red<"),
  ])
  func `the heading of a group names it once`(title: String, heading: String) throws {
    let page = "      tag: { group: things, by: tags, at: \"t/{key}/\", title: \(title) }"
    let built = try ThemedSite(
      site("@Key var name: String\nvar tags: [String]", "name: One\ntags: [red]", more: page))
    #expect(built["things/t/red/index.html"].contains(heading), "\(built.messages)")
  }

  @Test func `values lead to the pages of their groups where the site has some`() throws {
    let fields = "@Key var name: String\nvar tags: [String]\nvar size: Size\nvar text: Markdown"
    let entry = "name: One\ntags: [red]\nsize: big\ntext: \"![A dot](/picture.svg)\\n\\nWords.\""
    let pages = ["tags", "size"].map { "      \($0)-group: { group: things, by: \($0) }" }
    let grouped = try ThemedSite(site(fields, entry, more: pages.joined(separator: "\n")))
    #expect(grouped.messages == "")
    let page = grouped["things/one/index.html"]
    #expect(page.contains("<a class=\"chip\" href=\"../tags-group/red/\">red</a>"))
    #expect(page.contains("<a href=\"../size-group/big/\">Rather big</a>"))
    let plain = try ThemedSite(site(fields, entry))
    #expect(plain["things/one/index.html"].contains("<li class=\"chip\">red</li>"))
    #expect(plain["things/index.html"].contains(">Words.<") && plain.messages == "")
  }

  @Test func `translated values lead to the groups of their language, else of the first`() throws {
    var files = site("@Key var name: String\nvar tags: [String]\nvar by: Reference<Thing>?", "")
    files["Content/site.yaml"] =
      (files["Content/site.yaml"] ?? "")
      .replacing("title: A site\n", with: "title: A site\nlanguages: { sk: Stránka }\n")
      .replacing(
        "from: things.yaml#things", with: "from: a.yaml, translations: { sk: sk.yaml }"
      )
      .replacing(
        "at: /things/\n", with: "at: /things/\n    languages: { sk: { title: Veci, at: /sk/ } }\n"
      )
      .replacing(
        "list: { list: things }", with: "list: { list: things, languages: { sk: { title: V } } }"
      ) + "      tag: { group: things, by: tags }\n"
    files["Content/a.yaml"] = "- { name: one, tags: [red] }\n- { name: two, tags: [blue] }\n"
    files["Content/sk.yaml"] = "- { name: one, tags: [červená, red] }\n"
    let built = try ThemedSite(files)
    #expect(built["things/one/index.html"].contains("href=\"../tag/red/\">red</a>"))
    let page = built["sk/one/index.html"]
    #expect(page.contains("href=\"../tag/cervena/\">červená</a>"), "\(built.messages)")
    #expect(page.contains("href=\"../tag/red/\">red</a>"))
  }

  @Test func `facts have the time of a date that has one, and titles each name once`() throws {
    let fields = "@Key var name: String\nvar from: Date\nvar day: Date"
    let built = try ThemedSite(
      site(fields, "name: One\nfrom: 2026-03-29T14:30\nday: 2026-03-29")
        .mapValues { $0.replacing("title: Things", with: "title: A site") })
    #expect(built.messages == "")
    let page = built["things/one/index.html"]
    #expect(page.contains("March 29, 2026, 14:30</time>"))
    #expect(page.contains("March 29, 2026</time>"))
    #expect(page.contains("<title>One · A site</title>"))
    #expect(built["things/index.html"].contains("<title>A site</title>"))
  }

  @Test func `a page called after a template that is not there is named`() throws {
    func said(_ page: String, _ more: String = "") throws -> String {
      let files = site("@Key var name: String", "name: x")
      return try ThemedSite(
        files.mapValues { $0.replacing(Self.home, with: "  home: { page: \(page), at: /\(more) }") }
      ).messages
    }
    let misspelt = try said("hom")
    #expect(misspelt.contains("W0603") && misspelt.contains("did you mean 'home.html'?"))
    #expect(try said("about", ", description: Who we are.") == "")
    let named = try said("about", ", template: page.html")
    #expect(named.contains("W0603") && named.contains("give the page a 'description'"))
    #expect(try said("about", ", template: page.html, description: Who we are.") == "")
    #expect(try said("home") == "")
  }

  @Test func `a file of the site wins over the one inside`() throws {
    var files = site("@Key var name: String", "name: x")
    files["Templates/entry.html"] =
      "{% extends \"base.html\" %}{% block main %}<p>Mine: {{ thing | name }}</p>{% endblock %}"
    let built = try ThemedSite(files)
    #expect(built.messages == "")
    #expect(built["things/x/index.html"].contains("<p>Mine: x</p>"))
  }
}

/// A site built in memory above the theme that comes with Apus.
struct ThemedSite {
  /// What is said about it.
  let messages: String
  /// What has no part in it.
  let overlooked: [OverlookedFile]
  private let output: MemoryFileSystem

  /// A site of these files, as it is on a date where one is given.
  init(_ files: [String: String], on date: String? = nil) throws {
    var options = CompilerOptions(now: 0)
    if let date { options.setDate(try #require(BuildDate(iso: date))) }
    try self.init(
      files: files.map { (path: $0.key, bytes: Array($0.value.utf8)) }, options: options)
  }

  init(
    files: [(path: String, bytes: [UInt8])], options: CompilerOptions = CompilerOptions(now: 0)
  ) throws {
    let memory = MemoryFileSystem([])
    let site = LayeredFileSystem(MemoryFileSystem(files), above: Theme.files)
    let report = try SiteCompiler(site, options: options)
      .build { () throws(PublicationError) in try Publication(into: "public", in: memory) }
    messages = DiagnosticFormatter(sources: report.site.sources)
      .text(of: report.site.log.diagnostics)
    overlooked = report.site.overlooked
    output = memory
  }

  /// The paths of all outputs.
  var paths: [String] {
    output.paths.filter { $0.hasPrefix("public/") }.map { String($0.dropFirst("public/".count)) }
  }

  /// The text of an output by its path, empty where there is none.
  subscript(path: String) -> String {
    guard let bytes = try? output.read("public/" + path, limit: 1 << 24) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// All that is published.
  var all: String { paths.map { self[$0] }.joined(separator: "\n") }
}
