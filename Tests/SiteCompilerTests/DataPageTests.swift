import SiteCompiler
import Testing

@Suite struct `Pages that are data` {
  private static let picture =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"3\"></svg>"

  private static let everything = site([
    "Content/site.yaml": """
    title: Small
    collections:
      notes: { model: Note, from: notes/*.md, order: title }
      things: { model: Thing, from: things.yaml }
    pages:
      home: { page: home, at: / }
      thing: { entry: things, format: json, at: "api/{slug}.json" }
      part: { entry: things.parts, format: json }
      all: { list: things, format: json }
    sections:
      notes:
        title: Notes
        at: /notes/
        pages:
          data: { list: notes, format: json, per-page: 2 }
          list: { list: notes }
          stars: { group: notes, by: stars, format: json }
          starred: { group: notes, by: stars, template: list.html }
          one: { entry: notes, format: json }
          note: { entry: notes }
    """,
    "Content/things.yaml": #"""
    - code: a"b\
      count: 3
      ratio: 0.5
      price: 12.50
      flag: true
      day: 2026-03-29
      moment: 2026-03-29T07:05+01:00
      lasts: 30-40 min
      size: very big
      sizes: [small, very big]
      note: Pear
      notes: [Apple, Quince]
      picture: { src: a.svg, alt: "A </script>" }
      home: https://example.org/
      password: hunter2
      grid: [[1, 2], []]
      words: [[a b, "c"]]
      free: { a: 1, "b": [1.50, no, "1", ~, true, 1e400, 012], c: { d: "x\"y\n</script>" } }
      rest: [null, 1]
      parts: [{ name: x, sub: [{ name: y, hidden: z }] }, {}]
      text: "See [pear](notes/pear.md#x), [all](/notes/) & *more*."
    """#,
    "Content/a.svg": picture,
    "Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\n---\n# X\n\nSee [all](/notes/).\n",
    "Content/Models/Thing.swift": """
    import ApusModels

    struct Thing: Entry {
      @Key var code: String
      var count: Int
      var ratio: Double
      var price: Decimal
      var flag: Bool
      var day: Date
      var moment: Date
      var lasts: Duration
      var size: Size
      var sizes: [Size]
      var note: Reference<Note>
      var notes: [Reference<Note>]
      var picture: Image
      var home: URL
      var missing: String?
      var tags: [String]
      @Secret var password: String
      var parts: [Part]
      @Named("text") var body: Markdown
      var grid: [[Int]]
      var words: [[String]]
      var free: JSON
      var rest: [JSON]
      var none: JSON?
    }

    struct Part: Component {
      var name: String = "none"
      @Secret var hidden: String?
      var sub: [Part]
    }

    enum Size: String, Choice { case small, big = "very big" }
    """,
  ])

  @Test func `an entry is the object of its model`() throws {
    let files = try BuiltSite(Self.everything)
    #expect(files.messages == "")
    #expect(
      files["api/a-b.json"] == #"""
        {"slug":"a-b","code":"a\"b\\","count":3,"ratio":0.5,"price":"12.50","flag":true,\#
        "day":"2026-03-29","moment":"2026-03-29T07:05:00+01:00","lasts":"PT30M/PT40M",\#
        "size":"very big","sizes":["small","very big"],"note":"pear","notes":["apple","quince"],\#
        "picture":{"src":"a.svg","alt":"A </script>","width":4,"height":3},\#
        "home":"https://example.org/","tags":[],\#
        "parts":[{"name":"x","sub":[{"name":"y","sub":[]}]},{"name":"none","sub":[]}],\#
        "body":"<p>See <a href=\"notes/pear/#x\">pear</a>, <a href=\"notes/\">all</a> &amp; \#
        <em>more</em>.</p>\n",\#
        "grid":[[1,2],[]],"words":[["a b","c"]],\#
        "free":{"a":1,"b":[1.50,"no","1",null,true,1e400,"012"],\#
        "c":{"d":"x\"y\n</script>"}},"rest":[null,1]}
        """#)
  }

  @Test func `a part of an entry is a file of its own where that is declared`() throws {
    let files = try BuiltSite(Self.everything)
    #expect(files["part/a-b/1.json"] == #"{"name":"x","sub":[{"name":"y","sub":[]}]}"#)
    #expect(files["part/a-b/2.json"] == #"{"name":"none","sub":[]}"#)
  }

  @Test func `a list is an envelope with the entries of one page`() throws {
    let files = try BuiltSite(Self.everything)
    let first = files["notes/data.json"]
    #expect(
      first.hasPrefix(
        #"{"first":1,"prev":null,"next":2,"last":2,"pages":2,"items":3,"data":[{"slug":"apple","#
          + #""url":"notes/apple/","title":"Apple","stars":3,"text":"<p>A <a href=\"notes/pear/\">"#
      ))
    #expect(first.hasSuffix("}]}"))
    let second = files["notes/data/page/2.json"]
    #expect(
      second.hasPrefix(
        #"{"first":1,"prev":1,"next":null,"last":2,"pages":2,"items":3,"data":[{"slug":"quince","#))
    #expect(files["all.json"].contains(#""pages":1,"items":1,"data":[{"slug":"a-b","#))
    #expect(
      files["notes/stars/4.json"].contains(#""items":1,"data":[{"slug":"pear","#))
  }

  @Test func `ids in a text of a list are those of the entry, wherever it is in the list`() throws {
    let texts = ["Apple", "Pear", "Quince"].map { name in
      (
        "Content/notes/\(name.lowercased()).md",
        "---\ntitle: \(name)\nstars: 3\n---\n# X\n\nSee [x](#x).\n"
      )
    }
    let files = try BuiltSite(Self.everything.merging(texts) { $1 })
    for path in ["notes/data.json", "notes/data/page/2.json", "notes/stars/3.json"] {
      let count = files[path].ranges(of: "\"slug\":").count
      #expect(files[path].ranges(of: #"id=\"x\""#).count == count, "\(files[path])")
      #expect(files[path].ranges(of: ##"href=\"#x\""##).count == count, "\(files[path])")
    }
  }

  @Test func `an empty list has one page`() throws {
    let files = try BuiltSite(
      Self.everything.merging(["Content/things.yaml": "[]"]) { $1 })
    #expect(
      files["all.json"]
        == #"{"first":1,"prev":null,"next":null,"last":1,"pages":1,"items":0,"data":[]}"#)
  }

  @Test func `what is secret is in no file`() throws {
    let files = try BuiltSite(Self.everything)
    for path in files.paths { #expect(files[path].contains("hunter2") == false, "\(path)") }
  }

  @Test func `data takes no part in what readers see`() throws {
    var changed = Self.everything
    changed["Templates/home.html"] = """
      {% extends "base.html" %}
      {% block main %}{% for each in site.pages %}<a href="{{ each }}">x</a>{% endfor %}
      {% for note in collections.notes %}<a href="{{ url("notes.data") }}">{{ note.url }}</a>\
      {% endfor %}{% endblock %}
      """
    let files = try BuiltSite(changed)
    #expect(files.messages == "")
    let home = files["index.html"]
    #expect(home.ranges(of: ".json").count == 3)
    #expect(home.contains(#"<a href="notes/data.json">notes/apple/</a>"#))
  }

  @Test func `the same data is written whatever the number of threads`() throws {
    let one = try BuiltSite(Self.everything)
    let four = try BuiltSite(Self.everything) { $0.threads = 4 }
    #expect(one.paths == four.paths)
    for path in one.paths where path.hasSuffix(".json") { #expect(one[path] == four[path]) }
  }

  @Test(arguments: [
    ("{ groups: notes, by: stars, format: json }", "'format' means nothing for a page with"),
    ("{ page: home, format: json }", "'format' means nothing for a page with 'page'"),
    ("{ redirect: /notes/, at: x/, format: html }", "'format' means nothing for a page with"),
    ("{ list: notes, format: json, template: list.html }", "'template' means nothing for a page"),
    ("{ list: notes, format: json, view: [rows] }", "'view' means nothing for a page"),
    ("{ entry: notes, format: json, title: x }", "'title' means nothing for a page"),
    ("{ entry: notes, format: jsonn }", "did you mean 'json'?"),
    ("{ entry: notes, format: json, at: \"{slug}/\" }", "is not that of a JSON file"),
    ("{ entry: notes, format: json, at: data.json }", "is taken by page 'data'"),
  ])
  func `a declaration that cannot be meant is told`(page: String, message: String) throws {
    let settings = (Self.everything["Content/site.yaml"] ?? "") + "\n      one: " + page
    let said = try messages(
      about: Self.everything.merging([
        "Content/site.yaml": settings.replacing(
          "      one: { entry: notes, format: json }", with: "")
      ]) { $1 })
    #expect(said.contains(message), "\(said)")
  }

  @Test func `data cannot be a tab`() throws {
    let settings = (Self.everything["Content/site.yaml"] ?? "")
      .replacing("at: /notes/\n", with: "at: /notes/\n    tabs: [list, data]\n")
    let said = try messages(
      about: Self.everything.merging(["Content/site.yaml": settings]) { $1 })
    #expect(said.contains("'data' is data for programs, and cannot be a tab"))
  }
}
