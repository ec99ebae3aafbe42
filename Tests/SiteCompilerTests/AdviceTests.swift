import Testing

/// Mistakes that people make, what they are advised to write, and that this, written literally, is
/// right.
struct AdviceTests {
  /// A slip in one file of a site.
  struct Slip: Sendable, CustomTestStringConvertible {
    let path: String
    let wrong: String
    /// The words of the message that say what to do.
    let advice: String
    let right: String

    var testDescription: String { "\(path): \(wrong)" }

    /// In the file at the path, which is `whole` where it holds `wrong`.
    init(_ path: String, _ wrong: String, _ advice: String, _ right: String, whole: String? = nil) {
      self.path = path
      self.wrong = whole.map { $0.replacing("HERE", with: wrong) } ?? wrong
      self.advice = advice
      self.right = whole.map { $0.replacing("HERE", with: right) } ?? right
    }
  }

  private static func matter(_ wrong: String, _ advice: String, _ right: String) -> Slip {
    Slip(
      "Content/notes/x.md", wrong, advice, right, whole: "---\ntitle: X\nHERE\n---\nRed.\n")
  }

  private static func title(_ wrong: String, _ advice: String, _ right: String) -> Slip {
    Slip("Content/notes/x.md", wrong, advice, right, whole: "---\ntitle: HERE\n---\nRed.\n")
  }

  private static func text(_ wrong: String, _ advice: String, _ right: String) -> Slip {
    Slip("Content/notes/x.md", wrong, advice, right, whole: "---\ntitle: X\n---\nHERE\n")
  }

  private static func json(_ wrong: String, _ advice: String, _ right: String) -> Slip {
    Slip("Content/notes/x.json", wrong, advice, right)
  }

  private static func csv(_ wrong: String, _ advice: String, _ right: String) -> Slip {
    Slip("Content/notes/x.csv", wrong, advice, right)
  }

  private static func settings(_ wrong: String, _ advice: String, _ right: String) -> Slip {
    let whole = files["Content/site.yaml"] ?? ""
    return Slip("Content/site.yaml", whole.replacing(right, with: wrong), advice, whole)
  }

  /// A slip in the address of notes.
  private static func address(_ wrong: String, _ advice: String, _ right: String) -> Slip {
    let whole = files["Content/site.yaml"]?.replacing(
      "entry: notes }", with: "entry: notes, at: \"HERE\" }")
    return Slip("Content/site.yaml", wrong, advice, right, whole: whole)
  }

  private static func model(_ wrong: String, _ advice: String, _ right: String) -> Slip {
    let whole = files["Content/Models/Note.swift"] ?? ""
    return Slip("Content/Models/Note.swift", whole.replacing(right, with: wrong), advice, whole)
  }

  /// A slip where `place` is in the model, for which `right` is written.
  private static func model(
    _ wrong: String, _ advice: String, _ place: String, as right: String
  ) -> Slip {
    let whole = files["Content/Models/Note.swift"] ?? ""
    return Slip(
      "Content/Models/Note.swift", whole.replacing(place, with: wrong), advice,
      whole.replacing(place, with: right))
  }

  private static func template(_ wrong: String, _ advice: String, _ right: String) -> Slip {
    Slip(
      "Templates/home.html", wrong, advice, right,
      whole: "{% extends \"base.html\" %}{% block main %}<h1>Home</h1>HERE{% endblock %}")
  }

  static let yaml: [Slip] = [
    matter("tags: life, travel", "write '[life, travel]'", "tags: [life, travel]"),
    matter("stars: four", "write digits, such as 4", "stars: 4"),
    matter("stars:", "leave the key out to have the default, or write a value", ""),
    matter("kind: ~", "leave the key out to have the default, or write a value", "kind: short"),
    title("Pie: the best", "write \"Pie: the best\"", "\"Pie: the best\""),
    title("@home", "write \"@home\"", "\"@home\""),
    title("*star*", "write \"*star*\"", "\"*star*\""),
    title("% off", "write \"% off\"", "\"% off\""),
    matter("tags:\n\t- a", "indent with spaces", "tags:\n  - a"),
    matter("date: 29.3.2026", "'2026-03-29'", "date: '2026-03-29'"),
    matter("time: 15 min + 30 min", "'45 min'", "time: '45 min'"),
    matter("time: 1:30", "'1 h 10 min'", "time: '1 h 10 min'"),
    matter("kind: Long", "write 'long'", "kind: long"),
    matter("isNew: yes", "write 'true' or 'false'", "isNew: true"),
    matter("price: 12,50", "the point is '.'", "price: 12.50"),
    matter(
      "home: www.example.org", "'https://www.example.org/'", "home: https://www.example.org/"),
    matter("Stars: 3", "write 'stars'", "stars: 3"),
    matter("stars: 3\nstars: 4", "delete one of the two", "stars: 3"),
    matter("stars:3", "write a space after it", "stars: 3"),
    matter("tags: [a, b", "write ']' where it ends", "tags: [a, b]"),
    matter("alias: [/old/]", "write 'aliases'", "aliases: [/old/]"),
    matter("time: 01:15:00", "write '1 h 15 min'", "time: '1 h 15 min'"),
    matter("tags:\n  - a,\n  - b", "write 'a', without the comma", "tags:\n  - a\n  - b"),
    matter("tags: [a; b]", "write 'a, b'", "tags: [a, b]"),
    matter("tags: ['a **b** c']", "write it without the stars", "tags: ['a b c']"),
    matter("tags: ['{{ x }}']", "write its value, or print it in the template", "tags: [x]"),
    matter("tags: ['[a](apple.md)']", "write the words alone", "tags: [a]"),
    matter(
      "tags: [|\n  a]", "write the text on this line, between quotation marks", "tags: [\"a\"]"),
    Slip(
      "Content/notes/x.md", "---\ntitle: X\n\nRed.\n", "write a line of --- after the last line",
      "---\ntitle: X\n---\n\nRed.\n"),
    Slip(
      "Content/notes/x.md", "+++\ntitle = \"X\"\n+++\nRed.\n",
      "write '---' for '+++', and 'key: value' for 'key = value'", "---\ntitle: \"X\"\n---\nRed.\n"),
  ]

  static let others: [Slip] = [
    text("[a](javascript:alert(1))", "a path", "[a](apple.md)"),
    text("[a]()", "leave the brackets out", "a"),
    text("[a](aple.md)", "did you mean 'apple.md'?", "[a](apple.md)"),
    text("<div>a", "HTML", "a"),
    text(
      "Note[^a b].\n\n[^a b]: One.", "write '-' for each space of its name",
      "Note[^a-b].\n\n[^a-b]: One."),
    text("An Array<Int>.", "write a backslash before it: '\\<Int>'", "An Array\\<Int>."),
    template("{{ 'it''s' }}", "for a quotation mark, write '\\''", "{{ 'it\\'s' }}"),
    json(
      "{\"title\": \"X\", \"stars\": 3,}", "delete the comma", "{\"title\": \"X\", \"stars\": 3}"),
    json("{'title': 'X'}", "write \"key\" for 'key'", "{\"title\": \"X\"}"),
    json("{title: \"X\"}", "write \"title\"", "{\"title\": \"X\"}"),
    json(
      "{\"title\": \"X\"\n \"stars\": 3}", "write a comma between the two",
      "{\"title\": \"X\",\n \"stars\": 3}"),
    json(
      "{\"title\": \"X\", \"tags\": \"a, b\"}", "write '[\"a\", \"b\"]'",
      "{\"title\": \"X\", \"tags\": [\"a\", \"b\"]}"),
    json("{\"title\": 3}", "put it in quotes: \"3\"", "{\"title\": \"3\"}"),
    json(
      "{\"title\": \"X\", \"isNew\": True}", "write true", "{\"title\": \"X\", \"isNew\": true}"),
    json("{\"title\": \"X\" // note\n}", "delete the comment", "{\"title\": \"X\" \n}"),
    csv("title,tags\nX,\"a, b\"\n", "a cell holds one value", "title\nX\n"),
    csv("title,isNew\nX,\n", "write a value in the cell", "title,isNew\nX,true\n"),
    csv("stars\n3\n", "in the column 'title'", "stars,title\n3,X\n"),
    settings("model: Nte", "did you mean 'Note'?", "model: Note"),
    settings("from: note/*", "write 'notes/*'", "from: notes/*"),
    settings("order: titel", "write 'title'", "order: title"),
    settings("order: title asc", "write 'title'", "order: title"),
    settings("order: [title DESC]", "write '-title'", "order: title"),
    settings("order: stars:desc", "write '-stars'", "order: title"),
    settings("perPage: 2", "write 'per-page'", "per-page: 2"),
    settings("entry: note }", "did you mean 'notes'?", "entry: notes }"),
    settings("at: notes\n", "write '/notes/'", "at: /notes/\n"),
    address("../n/{slug}/", "write the whole address: '/n/{slug}/'", "/n/{slug}/"),
    address("./{slug}/", "write the whole address: '/notes/{slug}/'", "/notes/{slug}/"),
    address("n//{slug}/", "write one '/' between two parts", "n/{slug}/"),
    address("n/{slug}", "write folders with '/' at their end: 'n/{slug}/'", "n/{slug}/"),
    settings("per-page: 2\n", "write '}' where it ends", "per-page: 2 }\n"),
    model("stars: Integer", "write 'Int'", "stars: Int"),
    model("@key", "write '@Key'", "@Key"),
    model("var stars = 1", "'var stars: Int'", "var stars: Int = 1"),
    model("class Note", "write it as a 'struct'", "struct Note"),
    model(".shrt", "write '.short'", ".short"),
    model("Markdown?\n\nenum", "write '}' on a line before this", "Markdown?\n}\n\nenum"),
    template(
      "{{ url(\"list\") }}", "did you mean 'notes.list'?", "{{ url(\"notes.list\") }}"),
    template(
      "{% for n in collections.notes | sort(attribute=\"-stars\") %}{{ n.title }}{% endfor %}",
      "write 'sort(attribute=\"stars\", reverse=true)'",
      "{% for n in collections.notes | sort(attribute=\"stars\", reverse=true) %}{{ n.title }}{% endfor %}"
    ),
    template(
      "{% for n in collections.notes | sort(attribute=\"title,-stars\") %}{{ n.title }}{% endfor %}",
      "write 'sort(attribute=\"stars\", reverse=true) | sort(attribute=\"title\")'",
      "{% for n in collections.notes | sort(attribute=\"stars\", reverse=true) | sort(attribute=\"title\") %}{{ n.title }}{% endfor %}"
    ),
    template(
      "{% if 3 is neq(4) %}a{% endif %}", "write 'is ne(…)'", "{% if 3 is ne(4) %}a{% endif %}"),
    template(
      "{% if 3 is nin([4]) %}a{% endif %}", "write 'is not in(…)'",
      "{% if 3 is not in([4]) %}a{% endif %}"),
    template(
      "{% if 3 is uneven %}a{% endif %}", "write 'is not even'",
      "{% if 3 is not even %}a{% endif %}"),
    template(
      "{% if site.title is notempty %}a{% endif %}", "write 'is not empty'",
      "{% if site.title is not empty %}a{% endif %}"),
    template(
      "{{ collections.notes | selectattr(\"stars\", \"neq\", 3) | length }}", "write 'ne'",
      "{{ collections.notes | selectattr(\"stars\", \"ne\", 3) | length }}"),
    template(
      "{{ collections.notes | selectattr(\"stars\", \"nin\", [3]) | length }}",
      "write 'rejectattr' for 'selectattr', with the test 'in'",
      "{{ collections.notes | rejectattr(\"stars\", \"in\", [3]) | length }}"),
    template(
      "{{ [2, 3] | reject(\"notodd\") | length }}",
      "write 'select' for 'reject', with the test 'odd'",
      "{{ [2, 3] | select(\"odd\") | length }}"),
    template(
      "{{ collections.notes | sort(attribute=\"-stars, -title\") | length }}",
      "write 'sort(attribute=\"stars,title\", reverse=true)'",
      "{{ collections.notes | sort(attribute=\"stars,title\", reverse=true) | length }}"),
    template("{{ [3, 1] | mix }}", "did you mean 'max' or 'min'?", "{{ [3, 1] | max }}"),
    template("{{ site.titel }}", "did you mean 'title'?", "{{ site.title }}"),
    template("{{ site.title | uper }}", "did you mean 'upper'?", "{{ site.title | upper }}"),
    template(
      "{% if site.title %}a", "write '{% endif %}' where it ends",
      "{% if site.title %}a{% endif %}"),
    template(
      "{% if site.title && site.id %}a{% endif %}", "write 'and'",
      "{% if site.title and site.id %}a{% endif %}"),
    template(
      "{% if site.id %}a{% elseif site.title %}b{% endif %}", "write 'elif'",
      "{% if site.id %}a{% elif site.title %}b{% endif %}"),
    template("{{ site.title }", "write '}}' here", "{{ site.title }}"),
    template("{{ 'a' + 1 }}", "write '~'", "{{ 'a' ~ 1 }}"),
    template("{{ site.address }}", "| default(…)", "{{ site.address | default(\"none\") }}"),
    template("<p><b>x</p>", "write '</b>' before '</p>'", "<p><b>x</b></p>"),
    template("{% include 'bas.html' %}", "did you mean 'base.html'?", "{{ site.title }}"),
  ]

  private static func home(_ wrong: String, _ advice: String, _ right: String) -> Slip {
    template("{% if \(wrong) %}a{% endif %}", advice, "{% if \(right) %}a{% endif %}")
  }

  static let templates: [Slip] = [
    Slip(
      "Templates/home.html", "{% extends 'base.html' %}{% block main %}<h1>a</h1>{% endblok %}",
      "write 'endblock'", "{% extends 'base.html' %}{% block main %}<h1>a</h1>{% endblock %}"),
    template(
      "{% if site.id %}a{% end %}", "write 'endif'", "{% if site.id %}a{% endif %}"),
    template(
      "{% for x in [1] %}{% if x %}a{% endfi %}{% endfor %}", "write 'endif'",
      "{% for x in [1] %}{% if x %}a{% endif %}{% endfor %}"),
    template(
      "{% for x in [1] %}a{% endfro %}", "write 'endfor'", "{% for x in [1] %}a{% endfor %}"),
    template(
      "{% foreach x in [1] %}a{% endforeach %}", "write 'for'", "{% for x in [1] %}a{% endfor %}"),
    template("{% for x of [1] %}a{% endfor %}", "write 'in'", "{% for x in [1] %}a{% endfor %}"),
    template(
      "{% for x collections.notes %}a{% endfor %}", "write 'in' before it",
      "{% for x in collections.notes %}a{% endfor %}"),
    template(
      "{% if site.id %}a{% else if site.title %}b{% endif %}", "write 'elif'",
      "{% if site.id %}a{% elif site.title %}b{% endif %}"),
    template(
      "{% if site.id %}a{% else %}b{% elif site.title %}c{% endif %}",
      "write '{% elif … %}' before '{% else %}'",
      "{% if site.id %}a{% elif site.title %}c{% else %}b{% endif %}"),
    home("site.title = 'a'", "write '=='", "site.title == 'a'"),
    home("site.title === 'a'", "write '=='", "site.title == 'a'"),
    home("site.title !== 'a'", "write '!='", "site.title != 'a'"),
    home("site.title <> 'a'", "write '!='", "site.title != 'a'"),
    home("2 => 1", "write '>='", "2 >= 1"),
    home("site.title || site.id", "write 'or'", "site.title or site.id"),
    home("!site.title", "write 'not'", "not site.title"),
    home("site.address == null", "write 'none'", "site.address == none"),
    home("site.address != nil", "write 'none'", "site.address != none"),
    home("site.title then", "leave 'then' out", "site.title"),
    home("site.title:", "leave ':' out", "site.title"),
    template("{{ site.title. }}", "leave '.' out", "{{ site.title }}"),
    template("{{ (site.title }}", "write ')' here", "{{ (site.title) }}"),
    template("{{ [1, 2 | json }}", "write ']' here", "{{ [1, 2] | length }}"),
    template("{{ “abc” }}", "write a straight quote", "{{ \"abc\" }}"),
    template("{{ 2 × 3 }}", "write '*'", "{{ 2 * 3 }}"),
    template("{{ }}", "leave them out", ""),
    template(
      "{{ site.address ?? 'b' }}", "write '… | default(…)'", "{{ site.address | default('b') }}"),
    template(
      "{{ site.title ? 'a' : 'b' }}", "'a if condition else b'",
      "{{ 'a' if site.title else 'b' }}"),
    template("{% set a == 1 %}{{ a }}", "write '='", "{% set a = 1 %}{{ a }}"),
    template("{% set a 1 %}{{ a }}", "write '=' before it", "{% set a = 1 %}{{ a }}"),
    template("{% let a = 1 %}{{ a }}", "write 'set'", "{% set a = 1 %}{{ a }}"),
  ]

  static let models: [Slip] = [
    model("@Within(1-9) var stars", "write '1...9'", "var stars", as: "@Within(1...9) var stars"),
    model("@Within(1..9) var stars", "write '1...9'", "var stars", as: "@Within(1...9) var stars"),
    model("@Within(1…9) var stars", "write '1...9'", "var stars", as: "@Within(1...9) var stars"),
    model(
      "@Within(-9..9) var stars", "write '-9...9'", "var stars", as: "@Within(-9...9) var stars"),
    model("case short long", "write ',' before it", "case short, long"),
    model("case short | long", "write ','", "case short, long"),
    model("case \"short\", \"long\"", "without quotes: short", "case short, long"),
    model("tags: String[]", "write '[String]'", "tags: [String]"),
    model("home: URL | nil", "write 'URL?'", "home: URL?"),
    model("home: URL? = null", "write 'nil'", "home: URL?", as: "home: URL? = nil"),
    model("isNew: Bool = False", "write 'false'", "isNew: Bool = false"),
    model(
      "@Inverse(Note.other) var notes: [Note]\n  var other: Reference<Note>?\n  var home",
      "write '\\' before a model and its field: '\\Note.…'", "var home",
      as: "@Inverse(\\Note.other) var notes: [Note]\n  var other: Reference<Note>?\n  var home"),
    model(
      "time: Duration = \"P1M\"", "as in \"PT20M\" or \"PT1H10M\"", "time: Duration?",
      as: "time: Duration = \"PT20M\""),
    model(
      "time: Duration = \"20\"", "as in \"PT20M\" or \"PT1H10M\"", "time: Duration?",
      as: "time: Duration = \"PT1H10M\""),
    model("@Named('home') var home", "double quotes", "var home", as: "@Named(\"home\") var home"),
    model(
      "@Matches(/[a-z]+/) var title", "write a pattern as a text", "var title",
      as: "@Matches(#\"[A-Za-z]+\"#) var title"),
    Slip(
      "Content/Models/Note.swift",
      "import ApusModels\n\nstruct Note: Entry {\n  title: String\n  @Body var text: Markdown?\n}\n",
      "write 'var' before it",
      "import ApusModels\n\nstruct Note: Entry {\n  var title: String\n  @Body var text: Markdown?\n}\n"
    ),
  ]

  @Test(arguments: yaml + others + templates + models)
  func `what is advised is right`(slip: Slip) throws {
    var changed = Self.files
    changed[slip.path] = slip.wrong
    let said = try messages(about: changed)
    #expect(said.contains(slip.advice), "\(said)")
    #expect(said.contains("error[") || said.contains("warning["))
    changed[slip.path] = slip.right
    let after = try messages(about: changed)
    #expect(errorCount(after) == 0, "\(after)")
  }

  @Test func `a heading that a part lacks is advised below the one of its section`() throws {
    var files = Self.files
    files["Content/Models/Note.swift"] = """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        @Section("Stops") var stops: [Stop]
      }

      struct Stop: Component { @Heading var name: String }
      """
    files["Content/notes/apple.md"] = "---\ntitle: Apple\n---\n\n## Stops\n\n- Wien\n"
    let said = try BuiltSite(files).messages
    #expect(
      said.contains("write '### ' and a title, with more '#' than the heading above has"), "\(said)"
    )
    files["Content/notes/apple.md"] = "---\ntitle: Apple\n---\n\n## Stops\n\n### Wien\n"
    #expect(try BuiltSite(files).messages == "")
  }

  private static let files: [String: String] = [
    "Content/site.yaml": """
    title: Small
    collections:
      notes: { model: Note, from: notes/*, order: title }
    pages:
      home: { page: home, at: / }
    sections:
      notes:
        title: Notes
        at: /notes/
        pages:
          list: { list: notes, per-page: 2 }
          note: { entry: notes }

    """,
    "Content/Models/Note.swift": """
    import ApusModels

    struct Note: Entry {
      @Key var title: String
      var stars: Int = 1
      var tags: [String]
      var time: Duration?
      var date: Date?
      var kind: Kind = .short
      var isNew: Bool = false
      var price: Decimal?
      var home: URL?
      @Body var text: Markdown?
    }

    enum Kind: String, Choice { case short, long }

    """,
    "Content/notes/apple.md": "---\ntitle: Apple\n---\nRed.\n",
    "Templates/base.html": """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>{{ page.title }}</title></head>
    <body>{% block main %}{% endblock %}</body></html>
    """,
    "Templates/home.html": "{% extends \"base.html\" %}{% block main %}<h1>Home</h1>{% endblock %}",
    "Templates/list.html":
      "{% extends \"base.html\" %}{% block main %}<h1>Notes</h1>{% endblock %}",
    "Templates/entry.html":
      "{% extends \"base.html\" %}{% block main %}<h1>{{ note.title }}</h1>{% endblock %}",
  ]
}
