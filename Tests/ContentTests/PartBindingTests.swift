import Content
import Diagnostics
import FileSystem
import Markdown
import Schema
import Tables
import Testing

/// Which field of a record takes which part of a text.
struct PartBindingTests {
  private static let model = """
    struct Recipe: Entry {
      @Heading var title: String
      @FirstImage var image: Image?
      @Labelled("Serves") var serves: Int?
      @Section("Notes") var notes: String
      @Body var intro: Markdown?
    }
    struct Card: Entry { @Section("Notes") var notes: String }
    struct Line: Component { @Key var text: String }
    struct Guide: Entry {
      @Heading var title: String
      @FirstImage var image: Image?
      @Labelled("By") var by: String?
      @Labelled("With") var with: Reference<Card>?
      @Section("See") var see: [Reference<Card>] = []
    }
    struct List: Entry { @Section("Tips") var tips: [String] }
    struct Step: Component { @Heading var title: String @Body var text: Markdown }
    struct Groups: Entry { @Section("Steps") var steps: [Step] }
    """
  private static let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='3'/>"

  /// A record of a model that is bound from texts, and what was said of them.
  private struct Trial {
    var binder: Binder
    let record: RecordTarget
    let structure: Structure
    private let file: SourceID
    private var bytes: [UInt8] = []

    init(_ name: String) throws {
      var log = DiagnosticLog()
      var sources = SourceMap()
      let source = sources.add(path: "Recipe.swift", text: PartBindingTests.model)
      let models = Models.parse([source], log: &log)
      let id = try #require(models.structure(named: name))
      structure = models[id]
      let files: MemoryFileSystem = ["Content/a.svg": PartBindingTests.drawing]
      let text = sources.add(path: "Content/pie.md", text: "")
      file = text.id
      binder = DocumentBinder(models: models, files: files, options: ContentOptions(now: 0))
        .binder(of: text, buffer: BufferIndex(sources.sources.count))
      record = binder.addRecord(of: id, at: Span(text.id, 0, 0))
    }

    private func binding(of text: String) -> PartBinding {
      var log = DiagnosticLog()
      let source = Source(id: file, path: "Content/pie.md", bytes: Array(text.utf8))
      let part = MarkdownPart(MarkdownDocument(parsing: source, log: &log))
      return PartBinding(part, to: record, at: Span(file, 0, 0), plan: binder.plan)
    }

    mutating func bind(_ text: String) {
      bytes = Array(text.utf8)
      binding(of: text).bind(by: &binder)
    }

    mutating func reportMissing(in text: String) { binding(of: text).reportMissing(by: &binder) }

    /// The fields that have a value, in the order of the model.
    var written: [String] {
      structure.fields(for: .checking).filter { field in
        !binder.chunk.slots[record.slot + field.slot].isNone
      }.map(\.name)
    }

    var said: [String] { binder.log.diagnostics.map(\.message) }

    /// What was said, with the line that it is about.
    var placed: [String] {
      binder.log.diagnostics.map { diagnostic in
        let line = diagnostic.span.map { span in
          bytes[Int(span.start)...].prefix { $0 != UInt8(ascii: "\n") }
        }
        return "\(diagnostic.message) | \(String(decoding: line ?? [], as: UTF8.self))"
      }
    }
  }

  @Test func `each place takes its own, and what is left is the body`() throws {
    var trial = try Trial("Recipe")
    trial.bind("# Pie\n\n![A pie](a.svg)\n\n- Serves: 4\n\nGood.\n\n## Notes\n\nEat it.\n")
    #expect(trial.said == [])
    #expect(trial.written == ["title", "image", "serves", "notes", "intro"])
  }

  @Test func `what nobody writes is not taken from another place`() throws {
    var trial = try Trial("Recipe")
    trial.bind("# Pie\n\n## Notes\n\nEat it.\n")
    #expect(trial.said == [])
    #expect(trial.written == ["title", "notes"])
  }

  @Test func `a field that has a value keeps it, and the second text is reported`() throws {
    var trial = try Trial("Recipe")
    trial.bind("# Pie\n\n- Serves: 4\n\n## Notes\n\nEat it.\n")
    let slots = trial.binder.chunk.slots
    trial.bind("# Cake\n\n- Serves: 8\n\n## Notes\n\nKeep it.\n")
    #expect(trial.binder.chunk.slots == slots)
    #expect(
      trial.said == [
        "'notes' is written twice", "'serves' is written twice", "'title' is written twice",
      ])
  }

  @Test func `a place that stands twice in one text is reported, and the first one counts`() throws
  {
    var trial = try Trial("Recipe")
    trial.bind("# Pie\n\n- Serves: 4\n- Serves: 8\n\n## Notes\n\nA.\n\n## Notes\n\nB.\n")
    let serves = try #require(trial.structure.fields(for: .checking).first { $0.name == "serves" })
    #expect(trial.binder.chunk.slots[trial.record.slot + serves.slot].int == 4)
    #expect(
      trial.said == [
        "the section 'Notes' stands twice", "the label 'Serves' stands twice",
      ])
  }

  @Test func `a heading that is almost the missing one is reported as that, and as nothing else`()
    throws
  {
    var trial = try Trial("Card")
    trial.bind("## Note\n\nEat it.\n")
    #expect(trial.said == ["the section 'Notes' is missing, which gives 'notes'"])
    #expect(trial.binder.log.diagnostics[0].label == "did you mean 'Notes'?")
  }

  @Test func `what is missing is reported once`() throws {
    var trial = try Trial("Recipe")
    trial.reportMissing(in: "")
    #expect(trial.said.count == 2, "\(trial.said)")
    trial.reportMissing(in: "")
    #expect(trial.said.count == 2, "\(trial.said)")
    #expect(trial.written == [])
  }

  @Test func `a component without places takes all of a text as the field it has to have`() throws {
    var trial = try Trial("Line")
    trial.bind("One *line*.\n")
    #expect(trial.said == [])
    #expect(trial.written == ["text"])
  }

  @Test(arguments: [
    ("# A *pie* `x` **y** <https://a.org>", "Eat it.", nil),
    ("# Pie", "https://a.org and [https://a.org](https://a.org) \\[x]", nil),
    ("# A [pie](b.md)", "Eat it.", "the address of this link is left out: 'title'"),
    ("# Pie", "Eat[^1] it.\n\n[^1]: Now.", "the footnote is left out: 'notes'"),
    ("# Pie", "- [ ] Eat it.", nil),
    ("# Pie", "- [x] Eat it.", "the mark of this task is left out: 'notes'"),
    ("# Pie", "24. December", "this number is left out: it begins a list, and 'notes'"),
    ("# Pie", "- 2) now", "this number is left out: it begins a list, and 'notes'"),
    ("# Pie", "24\\. December", nil),
    ("# Pie", "- Eat it.", nil),
    ("# Pie", "Eat ~~it~~ all.", "the line through this text is left out: 'notes'"),
    ("# Pie", "See ![it](b.svg)", "the picture is left out: 'notes'"),
    ("# Pie", "![it](b.svg)", "the picture is left out: 'notes'"),
  ])
  func `what a plain text would lose is named`(
    heading: String, notes: String, said: String?
  ) throws {
    var trial = try Trial("Recipe")
    trial.bind("\(heading)\n\n![A pie](a.svg)\n\n- Serves: 4\n\n## Notes\n\n\(notes)\n")
    #expect(trial.said == (said.map { [$0 + " takes plain text"] } ?? []))
    #expect(trial.binder.log.diagnostics.allSatisfy { $0.code == .lostMarkup })
  }

  @Test func `what stands in a heading or label that only names a field is named`() throws {
    var trial = try Trial("Recipe")
    trial.bind(
      """
      # Pie

      - [Serves](a.md): 4[^1]

      ## [Notes](b.md)

      Eat it.

      [^1]: Or five.
      """)
    #expect(
      trial.said == [
        "the address of this link is left out: this text only names 'notes'",
        "the address of this link is left out: this text only names 'serves'",
        "the footnote is left out: 'serves' takes plain text",
      ])
  }

  @Test(arguments: [
    (
      "Recipe", "#\n\n![A pie](a.svg)\n\n- Serves: 4\n\n## Notes\n\nA.\n",
      "'title' is blank, but it needs a text | #"
    ),
    ("Recipe", "# Pie\n\n## Notes\n\n\n", "'notes' is empty, but it is required | ## Notes"),
    ("List", "# Tips\n\n- a\n-\n", "an element of 'tips' is empty | -"),
    (
      "Groups", "## Steps\n\n###\n\nMix.\n\n### Bake\n\nBake.\n",
      "'title' is blank, but it needs a text | ###"
    ),
  ])
  func `what is empty is named where it stands`(model: String, text: String, said: String) throws {
    var trial = try Trial(model)
    trial.bind(text)
    #expect(trial.placed == [said])
  }

  @Test(arguments: [
    ("- Serve: 4", "'Serve' is nearly the label 'Serves'"),
    ("- Serves-: 4", ""), ("- Server: 4", "'Server' is nearly the label 'Serves'"),
    ("- Nerves: 4", ""), ("- Observe: 4", ""), ("- Time: 4 min", ""),
  ])
  func `a label that is nearly that of an optional field is named`(
    line: String, said: String
  ) throws {
    var trial = try Trial("Recipe")
    trial.bind("# Pie\n\nGood.\n\n\(line)\n\n## Notes\n\nEat it.\n")
    #expect(trial.said.joined().contains("nearly") == !said.isEmpty, "\(trial.said)")
    if !said.isEmpty { #expect(trial.said.first?.hasPrefix(said) == true, "\(trial.said)") }
  }

  @Test func `a text that the front matter gives as well is named as that`() throws {
    var trial = try Trial("Recipe")
    trial.bind("# Pie\n\nGood.\n\n## Notes\n\nEat it.\n")
    trial.bind("Better.\n")
    #expect(trial.said == ["'intro' is written twice"])
  }

  @Test func `the list below a label is not the label again`() throws {
    var trial = try Trial("Recipe")
    trial.bind("# Pie\n\n- Serves: 4\n  - at noon\n\n## Notes\n\nEat it.\n")
    #expect(trial.said == [])
    #expect(trial.written == ["title", "serves", "notes", "intro"])
  }

  @Test(arguments: ["[^1]\n\n[^1]: A.", "![](a.svg \"decorative\")", "<!-- x -->"])
  func `a text that has no words left is none, which a required field is not`(text: String) throws {
    var trial = try Trial("Card")
    trial.bind("## Notes\n\n\(text)\n")
    #expect(trial.said.contains("'notes' is empty, but it is required"))
  }

  @Test(arguments: [
    ("![A](a.svg \"At home\")", ["the title 'At home' of this image is left out"]),
    ("![](a.svg \"decorative\")", []), ("![A](a.svg)", []),
  ])
  func `the title of a picture that a field takes is not lost in silence`(
    image: String, said: [String]
  ) throws {
    var trial = try Trial("Guide")
    trial.bind("# Pie\n\n\(image)\n")
    #expect(trial.said.count == said.count, "\(trial.said)")
    #expect(
      zip(trial.said, said).allSatisfy { found, start in found.hasPrefix(start) }, "\(trial.said)")
    #expect(trial.written == ["title", "image"])
  }

  @Test func `a picture in a heading that another field takes is neither lost nor in the title`()
    throws
  {
    var trial = try Trial("Guide")
    trial.bind("# Pie ![A crust](a.svg)\n")
    #expect(trial.said == [])
    #expect(trial.written == ["title", "image"])
    let title = try #require(trial.structure.fields(for: .checking).first { $0.name == "title" })
    let text = trial.binder.chunk.slots[trial.record.slot + title.slot].text
    #expect(text.count == 3)
  }

  @Test(arguments: [
    ("- By: [^1]\n\n[^1]: A.", ["the footnote is left out: 'by' takes plain text"]),
    ("- With: [B](b.md)", []), ("- With: [B](b.md).", []), ("- With: Bob", []),
    ("- With: [B](b.md) and Carl", ["the text beside the link is left out: 'with' takes an entry"]),
    ("- With: [B](b.md)[^1]\n\n[^1]: A.", ["the footnote is left out: 'with' takes an entry"]),
    ("## See\n\n- [B](b.md)\n- C", []),
    (
      "## See\n\n- [B](b.md), our best",
      ["the text beside the link is left out: 'see' takes an entry"]
    ),
    (
      "## See\n\n- [B](b.md), [C](c.md)",
      ["the address of this link is left out: 'see' takes an entry"]
    ),
  ])
  func `what stands beside the text or the link of a field is named`(
    text: String, said: [String]
  ) throws {
    var trial = try Trial("Guide")
    trial.bind("# Pie\n\n\(text)\n")
    #expect(trial.said == said)
  }
}
