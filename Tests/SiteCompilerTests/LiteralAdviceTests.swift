import Diagnostics
import FileSystem
import SiteCompiler
import TestSupport
import Testing
import Theme

/// Slips of which the advice, taken to the letter, is right: what replaces a place is written there
/// as it is proposed.
struct LiteralAdviceTests {
  typealias Slip = AdviceTests.Slip

  private static func changed(
    _ path: String, _ wrong: String, _ advice: String, _ right: String
  ) -> Slip {
    let whole = files[path] ?? ""
    return Slip(path, whole.replacing(right, with: wrong), advice, whole)
  }

  private static func settings(_ wrong: String, _ advice: String, _ right: String) -> Slip {
    changed("Content/site.yaml", wrong, advice, right)
  }

  private static func model(_ wrong: String, _ advice: String, _ right: String) -> Slip {
    changed("Content/Models/Note.swift", wrong, advice, right)
  }

  private static func matter(_ wrong: String, _ advice: String, _ right: String) -> Slip {
    Slip(
      "Content/notes/x.md", wrong, advice, right,
      whole: "---\ntitle: X\nHERE\nkind: long\n---\nRed.\n\n## Tips\n\n- Eat it.\n")
  }

  private static func text(_ wrong: String, _ advice: String, _ right: String) -> Slip {
    Slip(
      "Content/notes/x.md", wrong, advice, right,
      whole: "---\ntitle: X\n---\nHERE\n\n## Tips\n\n- Eat it.\n")
  }

  private static func home(_ wrong: String, _ advice: String, _ right: String) -> Slip {
    Slip(
      "Templates/home.html", wrong, advice, right,
      whole: "{% extends \"base.html\" %}{% block main %}<h1>Home</h1>HERE{% endblock %}")
  }

  static let replaced: [Slip] = [
    settings("order: stars, title }", "write '[stars, title]'", "order: [stars, title] }"),
    settings("tabs: [list kinds]", "write 'list, kinds'", "tabs: [list, kinds]"),
    settings("kind == 'shrt'", "did you mean 'short'?", "kind == 'short'"),
    settings("note:{ entry", "write a space after it", "note: { entry"),
    settings("note { entry", "write 'note: {'", "note: { entry"),
    matter("\tstars: 3", "delete it", "stars: 3"),
    matter("size:\n\twidth: 3\n  unit: cm", "indent with spaces", "size:\n  width: 3\n  unit: cm"),
    matter("aliases: old", "write '[/old/]'", "aliases: [/old/]"),
    matter("aliases: old/pie.html", "write '[/old/pie.html]'", "aliases: [/old/pie.html]"),
    matter("stars = 3", "write a colon behind the key: 'stars: …'", "stars: 3"),
    matter("stars; 3", "write a colon behind the key: 'stars: …'", "stars: 3"),
    matter("stars: 3\n}", "remove it", "stars: 3\n"),
    matter("tags: [#c63]", "write \"#c63\"", "tags: [\"#c63\"]"),
    matter("tags: [a,#c63]", "write \"#c63\"", "tags: [a,\"#c63\"]"),
    matter(
      "size: { width: 9,5, unit: cm }", "write '9.5': the point of a number is '.'",
      "size: { width: 9.5, unit: cm }"),
    matter(
      "cover: { src: p.svg, alt: A thick, red, long line }", "write \"A thick, red, long line\"",
      "cover: { src: p.svg, alt: \"A thick, red, long line\" }"),
    matter(
      "size: { width: 9, unit: cm, high }", "write \"cm, high\"",
      "size: { width: 9, unit: \"cm, high\" }"),
    changed("Content/parts.json", "“name”: “Bolt”", "write straight quotes", "\"name\": \"Bolt\""),
    changed("Content/notes/apple.md", "## Tipps", "write 'Tips'", "## Tips"),
    changed("Content/messages/en.yaml", "othr:", "did you mean 'other'?", "other:"),
    home(
      "{% for p in collections.parts %}{{ p.price * 1.19 | round(2) }}{% endfor %}",
      "write '(p.price * 1.19) | round(2)'",
      "{% for p in collections.parts %}{{ (p.price * 1.19) | round(2) }}{% endfor %}"),
    model("var tags: [String\n", "write ']' here", "var tags: [String]\n"),
    model("var tags: String[]\n", "write '[String]'", "var tags: [String]\n"),
  ]

  @Test(arguments: replaced)
  func `what is proposed is right where it is written`(slip: Slip) throws {
    var files = Self.files
    files[slip.path] = slip.wrong
    let found = try Self.check(files)
    #expect(found.text.contains(slip.advice), "\(found.text)")
    files[slip.path] = Self.applied(found.site, to: slip.path, slip.wrong)
    #expect(files[slip.path] == slip.right)
    let after = try Self.check(files).text
    #expect(errorCount(after) == 0, "\(after)")
  }

  static let written: [Slip] = [
    matter("stars 3", "write a colon behind the key: 'stars: …'", "stars: 3"),
    matter("- stars: 3", "for a key, leave '- ' out before 'stars:'", "stars: 3"),
    matter(
      "sizes:\n  { width: 1, unit: cm }\n  { width: 2, unit: cm }",
      "write '- ' before it, and before those on the lines below",
      "sizes:\n  - { width: 1, unit: cm }\n  - { width: 2, unit: cm }"),
    matter(
      "size: { width: 1,234, unit: cm }", "digits stand without anything between them",
      "size: { width: 1234, unit: cm }"),
    matter("time = 10:30", "write a colon behind the key: 'time: …'", "stars: 3"),
    home(
      "{{ t(\"hello\", site.title) }}", "write 't(\"hello\", name=…)'",
      "{{ t(\"hello\", name=site.title) }}"),
    home("{{ t(\"home\", site.title) }}", "the text 'home' has no parameters", "{{ t(\"home\") }}"),
    home(
      "{{ t(\"many\", n=\"x\") }}", "write t(\"many\", n=…, count=…)",
      "{{ t(\"many\", count=2, n=\"x\") }}"),
    home("{{ jsonify . }}", "write '… | json'", "<p data-x=\"{{ [1] | json }}\">x</p>"),
    home(
      "{{ range .Pages }}x{{ end }}", "write '{% for x in list %}' and '{% endfor %}'",
      "{% for x in [1] %}x{% endfor %}"),
    home(
      "{{ if eq .Kind \"a\" }}x{{ end }}", "write '{% if … %}' and '{% endif %}'",
      "{% if site.title == \"a\" %}x{% endif %}"),
    home(
      "{{ partial \"a.html\" . }}", "write '{% include \"…\" %}'",
      "{% include \"a.html\" ignore missing %}"),
    home("{{ i18n \"home\" }}", "write 't(\"key\")'", "{{ t(\"home\") }}"),
    home("{{ end }}", "write '{% endif %}'", ""),
    text(
      "[a](apple.md and [b](pear.md) more.", "write ')' behind the destination",
      "[a](apple.md) and [b](pear.md) more."),
    text("![b] (p.svg)", "write '(' right behind ']'", "![b](p.svg)"),
    text(
      "The apple](apple.md) is red.", "write '[words](destination)'",
      "[The apple](apple.md) is red."),
    settings(
      "at: \"n/x/\"", "write a field of the entry in 'at', such as '{slug}/'", "at: \"n/{slug}/\""),
    changed("Content/notes/pear.md", "- \n", "write something there", "- Eat it.\n"),
    changed(
      "Content/messages/en.yaml", "other: \"{n}: {cuont}\"", "write '{count}' in the text",
      "other: \"{n}: {count}\""),
    model(
      "struct Part: Component", "write 'struct Part: Entry' in the model", "struct Part: Entry"),
    home(
      "{{ now | date }}", "show it only where it is present: '{% if now %}…{% endif %}'",
      "{% if now %}{{ now | date }}{% endif %}"),
    settings(
      "about: { page: about, at: about/ }", "write 'Templates/about.html'",
      "about: { page: about, at: about/, description: About }"),
  ]

  @Test(arguments: written)
  func `what is advised is right`(slip: Slip) throws {
    var files = Self.files
    files[slip.path] = slip.wrong
    let said = try Self.check(files).text
    #expect(said.contains(slip.advice), "\(said)")
    files[slip.path] = slip.right
    let after = try Self.check(files).text
    #expect(errorCount(after) == 0, "\(after)")
  }

  @Test func `no text is proposed for the date of a build, in whose place no date can be written`()
    throws
  {
    var files = Self.files
    files["Templates/home.html"] =
      "{% extends \"base.html\" %}{% block main %}<h1>Home</h1>{{ now | date }}{% endblock %}"
    let said = try Self.check(files).text
    #expect(said.contains("'now' may be none") && !said.contains("default("), "\(said)")
  }

  @Test func `a page without a template is not advised to take that of another kind`() throws {
    var files = Self.files
    files["Content/site.yaml"]?.replace("description: About", with: "title: About")
    let said = try Self.check(files).text
    #expect(said.contains("write 'Templates/about.html'"), "\(said)")
    #expect(!said.contains("did you mean"), "\(said)")
  }

  @Test func `a parameter beside the other one is not its slip`() throws {
    var files = Self.files
    files["Content/messages/en.yaml"]?.replace("{n}: {count}\" }", with: "{n} {m}: {count}\" }")
    let said = try Self.check(files).text
    #expect(said.contains("needs its parameter, 'm'"), "\(said)")
    #expect(!said.contains("did you mean"), "\(said)")
  }

  @Test func `no entry is proposed for a picture`() throws {
    var files = Self.files
    files["Content/notes/x.md"] = "---\ntitle: X\n---\n![Cups](../apple.md)\n\n## Tips\n\n- Eat.\n"
    let said = try Self.check(files).text
    #expect(said.contains("'../apple.md' leads to no page or file"), "\(said)")
    #expect(!said.contains("did you mean"), "\(said)")
  }

  @Test func `one address of all entries is told once, where it is declared`() throws {
    var files = Self.files
    files["Content/site.yaml"]?.replace("n/{slug}/", with: "n/x/")
    files["Content/notes/x.md"] = "---\ntitle: X\n---\nRed.\n\n## Tips\n\n- Eat it.\n"
    let said = try Self.check(files).text
    #expect(errorCount(said) == 1, "\(said)")
    #expect(said.contains("Content/site.yaml:"), "\(said)")
  }

  @Test func `a bracket that is missing in a model hides no field`() throws {
    var files = Self.files
    files["Content/Models/Note.swift"]?.replace("Reference<Note>?", with: "Reference<Note")
    files["Content/Models/Note.swift"]?.replace(
      "  @Body", with: "  @Inverse(\\Note.next) var before: [Note]\n  @Body")
    let said = try Self.check(files).text
    #expect(said.contains("found the end of the line"), "\(said)")
    #expect(!said.contains("has no field 'next'"), "\(said)")
  }

  // MARK: Sites

  private static func check(_ files: [String: String]) throws -> (site: CheckedSite, text: String) {
    let stored = files.map { (path: $0.key, bytes: Array($0.value.utf8)) }
    let site = try SiteCompiler(
      LayeredFileSystem(MemoryFileSystem(stored), above: Theme.files),
      options: CompilerOptions(now: 0)
    ).check()
    return (
      site, DiagnosticFormatter(sources: site.sources).text(of: site.log.diagnostics)
    )
  }

  /// A file with the first replacement of each diagnostic about it, the last place first.
  private static func applied(_ site: CheckedSite, to path: String, _ text: String) -> String {
    let edits = site.log.diagnostics.compactMap { diagnostic in
      diagnostic.help.first { $0.replacement != nil }
    }
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { ($0.span?.start ?? 0) > ($1.span?.start ?? 0) }) {
      guard let span = edit.span, site.sources.path(of: span.source) == path,
        let replacement = edit.text(in: site.sources[span.source])
      else { continue }
      bytes.replaceSubrange(span.range, with: Array(replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let picture =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\" width=\"4\" height=\"3\"/>"

  private static let files: [String: String] = [
    "Content/site.yaml": """
    title: A site
    collections:
      notes: { model: Note, from: notes/*.md, order: [stars, title] }
      parts: { model: Part, from: parts.json, order: name }
    pages:
      home: { page: home, at: / }
      about: { page: about, at: about/, description: About }
    sections:
      notes:
        title: Notes
        at: /notes/
        tabs: [list, kinds]
        pages:
          list: { list: notes, where: "kind == 'short'" }
          kinds: { groups: notes, by: kind, at: kinds/ }
          kind: { group: notes, by: kind, at: "kinds/{key}/" }
          note: { entry: notes, at: "n/{slug}/" }
          part: { entry: parts, at: "part/{slug}/" }

    """,
    "Content/Models/Note.swift": """
    import ApusModels

    struct Note: Entry {
      @Key var title: String
      var stars: Int = 1
      var kind: Kind = .short
      var tags: [String]
      var size: Size?
      var sizes: [Size]
      var cover: Image?
      var next: Reference<Note>?
      @Section("Tips") var tips: [String]
      @Body var text: Markdown
    }

    struct Size: Component { var width: Double; var unit: String }

    struct Part: Entry { @Key var name: String; var price: Decimal = 2 }

    enum Kind: String, Choice { case short, long }

    """,
    "Content/notes/apple.md": "---\ntitle: Apple\n---\nRed.\n\n## Tips\n\n- Eat it.\n",
    "Content/notes/pear.md": "---\ntitle: Pear\n---\nGreen.\n\n## Tips\n\n- Wash it.\n- Eat it.\n",
    "Content/notes/p.svg": picture, "Content/parts.json": "[{ \"name\": \"Bolt\" }]\n",
    "Content/messages/en.yaml":
      "hello: Hello {name}\nhome: Home\nmany: { one: \"{n}: {count}\", other: \"{n}: {count}\" }\n",
    "Templates/home.html":
      "{% extends \"base.html\" %}{% block main %}<h1>{{ t(\"home\") }}</h1>"
      + "<p>{{ t(\"hello\", name=site.title) }} {{ t(\"many\", count=2, n=\"x\") }}</p>{% endblock %}",
  ]
}
