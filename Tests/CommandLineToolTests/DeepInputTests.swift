import TestSupport
import Testing

/// Input made to exhaust the stack: every recursion over what is read ends by itself, however
/// small the stack is that the shell gives, because all work is done on stacks that the program
/// chooses.
struct DeepInputTests {
  /// A site with one part that is nested as deep as can be.
  struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    /// A part of what is reported; nil where the site is built.
    let message: String?

    init(_ name: String, _ files: [String: String], _ message: String? = nil) {
      testDescription = name
      self.files = files
      self.message = message
    }

    /// A start page with this in it.
    init(page name: String, _ text: String, _ message: String? = nil) {
      self.init(name, ["Templates/home.html": DeepInputTests.page(text)], message)
    }

    /// A start page that includes templates, one within the other, with tags around each.
    init(included name: String, _ open: String, _ close: String) {
      var files = ["Templates/home.html": DeepInputTests.page("{% include 'p0.html' %}")]
      for level in 0..<30 {
        let inner = level == 29 ? "x" : "{% include 'p\(level + 1).html' %}"
        files["Templates/p\(level).html"] =
          DeepInputTests.repeated(open, 60) + inner + DeepInputTests.repeated(close, 60)
      }
      self.init(name, files, "are nested deeper than 128")
    }

    /// A model file beside that of the site.
    init(model name: String, _ text: String, _ message: String? = nil) {
      self.init(name, ["Content/Models/Deep.swift": "import ApusModels\n" + text], message)
    }

    /// An entry.
    init(entry name: String, _ text: String, _ message: String? = nil) {
      self.init(name, ["Content/notes/deep.md": "---\ntitle: Deep\n---\n" + text], message)
    }
  }

  static let templates: [Shape] = [
    Shape(page: "tags", repeated("{% if true %}", 60) + repeated("{% endif %}", 60)),
    Shape(page: "tags without an end", repeated("{% if true %}", 50_000), "deeper than 64"),
    Shape(included: "conditions", "{% if site.title %}", "{% endif %}"),
    Shape(included: "loops", "{% for a in [1, 2] %}<b>", "</b>{% endfor %}"),
    Shape(included: "scopes", "{% with a = 1 %}", "{% endwith %}"),
    Shape(included: "filters", "{% filter upper %}", "{% endfilter %}"),
    Shape(included: "texts", "{% set a %}", "{% endset %}"),
    Shape(page: "parentheses", "{{ " + repeated("(", 60) + "1" + repeated(")", 60) + " }}"),
    Shape(page: "lists", "{{ " + repeated("[", 60) + repeated("]", 60) + " | json }}"),
    Shape(page: "calls", "{{ " + repeated("a(", 50_000) + " }}", "deeper than 64"),
    Shape(page: "blocks", blocks),
    Shape(page: "macros", macros, "deeper than 32"),
    Shape(page: "a macro in itself", recursion("250")),
    Shape(page: "an endless macro", recursion("100000"), "more than 256 times"),
    Shape(page: "elements", repeated("<div>", 30_000) + repeated("</div>", 30_000)),
    Shape(page: "a script", "<script>" + repeated("`${", 30_000) + "</script>"),
    Shape("extended templates", extended, "deeper than 32"),
    Shape(
      "a page of XML",
      [
        "Content/site.yaml": site("pages: { deep: { page: deep, at: deep.xml } }"),
        "Templates/deep.xml": repeated("<a>", 30_000) + repeated("</a>", 30_000),
      ]),
  ]

  static let content: [Shape] = [
    Shape(entry: "quotations", repeated(">", 99_999) + "x\n", "more than 100 block quotes"),
    Shape(entry: "items", (0..<99).map { repeated("  ", $0) + "- a\n" }.joined()),
    Shape(entry: "emphasis", repeated("*a **b ", 20_000) + repeated("** *", 20_000)),
    Shape(entry: "brackets", repeated("[", 90_000), "more than 1000 brackets"),
    Shape(
      "YAML", ["Content/notes/deep.yaml": "title: Deep\ndata: " + repeated("[", 60_000)],
      "deeper than 64"),
    Shape(
      "JSON",
      ["Content/notes/deep.json": "{\"title\": \"Deep\", \"data\": " + repeated("[", 60_000)],
      "deeper than 64"),
    Shape("texts", ["Content/messages/en.yaml": "a: \"" + repeated("{", 20_000) + "\"\n"]),
    Shape("site.yaml", ["Content/site.yaml": "title: " + repeated("[", 50_000)], "deeper than 64"),
    Shape(
      model: "brackets of types", "struct M: Component { var a: \(repeated("[", 50_000)) }\n", "16"),
    Shape(model: "optionals", "struct M: Component { var a: Int\(repeated("?", 50_000)) }\n", "16"),
    Shape(model: "comments", repeated("/*", 50_000) + repeated("*/", 50_000) + "\n"),
    Shape(
      model: "components", components(3_000), "components nest at most 64 deep"),
    Shape(
      model: "a pattern",
      "struct M: Component { @Matches(\"\(repeated("(", 900))\") var a: String }\n",
      "32"),
    Shape(
      "style sheets",
      [
        "Templates/home.html": page("<link rel='stylesheet' href='{{ asset(\"a.css\") }}'>"),
        "Templates/assets/a.css": repeated("a{(", 30_000),
      ], "the block does not end"),
    Shape(
      "style sheets with all ends",
      [
        "Templates/home.html": page("<link rel='stylesheet' href='{{ asset(\"a.css\") }}'>"),
        "Templates/assets/a.css": repeated("a{(", 30_000) + repeated(")}", 30_000),
      ]),
    Shape(
      "scripts",
      [
        "Templates/home.html": page("<script src='{{ asset(\"a.js\") }}'></script>"),
        "Templates/assets/a.js": repeated("`${", 30_000) + repeated("[{(", 30_000),
      ]),
  ]

  @Test(arguments: templates + content)
  func `deep input ends in a page or in a message`(shape: Shape) throws {
    let folder = TemporaryFolder()
    for (name, text) in Self.files.merging(shape.files, uniquingKeysWith: { $1 }) {
      folder.write(text, to: name)
    }
    var tool = Tool(in: folder.path)
    tool.before = "ulimit -s \(Self.stack); SWIFT_BACKTRACE=enable=no; export SWIFT_BACKTRACE;"
    let outcome = try tool.run("build", "--output", "public")
    #expect(outcome.status == (shape.message == nil ? 0 : 1), "\(outcome.errors.prefix(400))")
    #expect(outcome.errors.contains(shape.message ?? ""), "\(outcome.errors.prefix(400))")
  }

  /// A tree of components that hold lists of themselves is written whole, or not at all.
  @Test func `no level of a deep value is left out of JSON`() throws {
    let folder = TemporaryFolder()
    for (name, text) in Self.files { folder.write(text, to: name) }
    let levels = 30
    let tree =
      Self.repeated("{\"name\": \"a\", \"children\": [", levels) + Self.repeated("]}", levels)
    folder.write("{\"title\": \"Deep\", \"tree\": [\(tree)]}", to: "Content/notes/deep.json")
    folder.write(
      Self.page(
        "{% for note in collections.notes %}<script type=\"application/json\">{{ note.tree | json }}</script>{% endfor %}"
      ),
      to: "Templates/home.html")
    let outcome = try Tool(in: folder.path).run("build", "--output", "public")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let page = folder.text(of: "public/index.html") ?? ""
    #expect(page.ranges(of: "\"name\"").count == levels)
    #expect(!page.contains("null"))
  }

  /// The stack that the shell gives in KiB, a thirty-second of what is usual.
  private static let stack = 256

  // MARK: Sites

  private static let files = [
    "Content/site.yaml": site("pages: {}"),
    "Content/Models/Note.swift": """
    import ApusModels

    struct Note: Entry {
      @Key var title: String
      var data: JSON?
      var tree: [Node]
      @Body var text: Markdown?
    }

    struct Node: Component {
      var name: String
      var children: [Node]
    }

    """,
    "Content/notes/apple.md": "---\ntitle: Apple\n---\nRed.\n",
    "Templates/base.html": """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>{{ page.title }}</title></head>
    <body>{% block main %}{% endblock %}</body></html>

    """,
    "Templates/home.html": page("x"),
  ]

  private static func site(_ pages: String) -> String {
    """
    title: Deep
    collections: { notes: { model: Note, from: "notes/*" } }
    sections: { home: { title: Home, at: /, pages: { home: { page: home, at: / } } } }
    \(pages)

    """
  }

  private static func page(_ text: String) -> String {
    "{% extends \"base.html\" %}{% block main %}<h1>Deep</h1>\(text){% endblock %}"
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static func recursion(_ count: String) -> String {
    "{% macro m(n) %}{{ n }}{% if n > 0 %}{{ m(n - 1) }}{% endif %}{% endmacro %}{{ m(\(count)) }}"
  }

  private static let blocks =
    (0..<60).map { "{% block b\($0) %}" }.joined() + repeated("{% endblock %}", 60)

  private static let macros =
    "{% macro m0() %}x{% endmacro %}"
    + (1..<3_000).map { "{% macro m\($0)() %}{{ m\($0 - 1)() }}{% endmacro %}" }.joined()
    + "{{ m2999() }}"

  private static let extended: [String: String] = {
    var files = ["Templates/home.html": "{% extends 'e0.html' %}"]
    for level in 0..<100 {
      files["Templates/e\(level).html"] = "{% extends 'e\(level + 1).html' %}"
    }
    files["Templates/e100.html"] = "x"
    return files
  }()

  private static func components(_ count: Int) -> String {
    (0..<count).map { "struct C\($0): Component { var c: C\($0 + 1)? }\n" }.joined()
      + "struct C\(count): Component { var a: String }\n"
  }
}
