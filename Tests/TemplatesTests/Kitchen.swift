import Diagnostics
import Escaping
import Languages
import Schema
import Tables
import Templates

/// Templates, models and data of a small site, to try the template language on.
struct Kitchen {
  /// The model files and what pages give their templates, as a site has them.
  static let models: (sources: SourceMap, models: Models, log: DiagnosticLog) = {
    var sources = SourceMap()
    var log = DiagnosticLog()
    let recipe = sources.add(path: "Content/Models/Recipe.swift", text: recipeModel)
    let page = sources.add(path: "pages", text: pageModel)
    var models = Models.parse([recipe], log: &log)
    models.addBuiltIns(page, log: &log)
    return (sources, models, log)
  }()

  private static let recipeModel = """
    import ApusModels

    /// A dish.
    struct Recipe: Entry {
        @Key var title: String
        var description: Markdown?
        var course: Course = .main
        var servings: Int
        var rating: Double?
        @Currency("EUR") var price: Decimal?
        var isVegan: Bool = false
        var prepTime: Duration?
        var published: Date?
        var image: Image?
        var tags: [String]
        @Count(1...) var steps: [Step]
        var author: Reference<Cook>?
        var homepage: URL?
        @Secret var cost: Int?
    }

    struct Step: Component {
        var title: String?
        var text: Markdown
    }

    /// Who cooks.
    struct Cook: Entry {
        @Key var name: String
        var motto: String?
    }

    enum Course: String, Choice { case starter, main, dessert }
    """

  private static let pageModel = """
    struct Site {
        var title: String
        var language: String
        var sections: [Link]
    }

    struct Link {
        var title: String
        var url: Address
        var isCurrent: Bool
    }

    struct PageContext {
        var site: Site
        var section: Link?
        var recipe: Recipe
        var items: [Recipe]
        var pages: [Link]
        var number: Int
        var ratio: Double
        var text: String
        var home: Address
    }
    """

  var sources = Kitchen.models.sources
  var log = Kitchen.models.log
  var templates = TemplateSet()
  let models = Kitchen.models.models
  /// Whether mistakes in the HTML count: most tests are about other things.
  var checksHTML = false

  /// Makes a kitchen with these templates, by name.
  init(_ files: KeyValuePairs<String, String>) {
    self.init(files: files.map { ($0.key, $0.value) })
  }

  init(files: [(String, String)]) {
    for (name, text) in files {
      let source = sources.add(path: name, text: text)
      templates.add(source, named: name, reportingTo: &log)
    }
  }

  /// What the templates may use.
  var environment: TemplateEnvironment {
    var messages = MessageCatalogue(siteLanguage: "en")
    var ignored = DiagnosticLog()
    let span = Span(SourceID(0), 0, 0)
    func text(_ text: String) -> MessageEntry.Text {
      MessageEntry.Text(Array(text.utf8), at: span)
    }
    let entries = [
      MessageEntry(key: "next", at: span, .text(text("Next step"))),
      MessageEntry(key: "back", at: span, .text(text("Back to {title}"))),
      MessageEntry(
        key: "count", at: span,
        .plural([
          MessageEntry.Form(.one, at: span, text("{count} recipe")),
          MessageEntry.Form(.other, at: span, text("{count} recipes")),
        ])),
    ]
    messages.add(entries, language: "en", isBuiltIn: false, reportingTo: &ignored)
    var site = TemplateEnvironment.Site()
    if let recipe = models.structure(named: "Recipe") { site.pages[recipe] = .always }
    if let cook = models.structure(named: "Cook") { site.pages[cook] = .sometimes }
    site.functions = [
      HostFunction(
        name: "asset", argument: "file of Templates/assets",
        names: ["theme.css", "icon.svg"], result: .address),
      HostFunction(
        name: "url", argument: "page", names: ["home", "course"],
        values: ["course": .string], result: .address),
    ]
    return TemplateEnvironment(
      models: models, site: site, messages: messages, checksHTML: checksHTML)
  }

  /// The program of a template; nil when a mistake was reported.
  mutating func compile(_ name: String = "page.html", present: Set<String> = []) -> Program? {
    guard let context = models.structure(named: "PageContext") else { return nil }
    var compiler = TemplateCompiler(templates: templates, environment: environment)
    let program = compiler.compile(
      TemplateUse(of: name, context: context, present: present), reportingTo: &log)
    if program != nil {
      var unused = DiagnosticLog()
      compiler.reportUnused(to: &unused)
      for diagnostic in unused.diagnostics where diagnostic.code == .unusedTemplatePart {
        log.report(diagnostic)
      }
    }
    return program
  }

  /// The number of mistakes that pages of several templates report together.
  mutating func compileAll(_ names: [String]) -> Int {
    guard let context = models.structure(named: "PageContext") else { return 0 }
    var compiler = TemplateCompiler(templates: templates, environment: environment)
    _ = compiler.compile(
      names.map { TemplateUse(of: $0, context: context) }, threads: 2, reportingTo: &log)
    return log.diagnostics.count
  }

  /// The page that a template makes.
  mutating func render(_ name: String = "page.html", _ data: Datum = .pie) -> String? {
    guard let program = compile(name), let context = models.structure(named: "PageContext") else {
      return nil
    }
    var store = ValueStore()
    for source in sources.sources { store.buffers.append(source.bytes) }
    let value = store.add(data, as: .structure(context), models)
    var layer = Layer(above: store)
    var output: [UInt8] = []
    let fault = program.render(
      context: value, store: store, host: KitchenHost(store: store), layer: &layer,
      output: &output)
    if let fault {
      log.report(fault)
      return nil
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// All messages, drawn.
  var messages: String { DiagnosticFormatter(sources: sources).text(of: log.diagnostics) }

  /// What the page `page.html` of this text becomes, or the messages about it.
  static func rendered(_ template: String, _ data: Datum = .pie) -> String {
    var kitchen = Kitchen(["page.html": template])
    let output = kitchen.render("page.html", data)
    return kitchen.log.diagnostics.isEmpty ? output ?? "" : kitchen.messages
  }

  /// What the page `page.html` of these templates becomes, or the messages about it.
  static func rendered(
    _ files: KeyValuePairs<String, String>, _ data: Datum = .pie
  ) -> String {
    var kitchen = Kitchen(files)
    let output = kitchen.render("page.html", data)
    return kitchen.log.diagnostics.isEmpty ? output ?? "" : kitchen.messages
  }
}

/// A host whose pages have made-up addresses.
final class KitchenHost: TemplateHost {
  let store: ValueStore
  var pageName: String { "/test/" }
  var language: String { "en" }

  init(store: ValueStore) { self.store = store }

  func appendAddress(of value: Value, to output: inout [UInt8]) {
    output += Array(
      (value.tag == .page ? "../page-\(value.first)/" : "../file-\(value.first)").utf8)
  }

  func appendAbsoluteAddress(of value: Value, to output: inout [UInt8]) {
    output += Array("https://example.org/page-\(value.first)/?a&b".utf8)
  }

  func page(of header: Value, slot: SlotIndex) -> Value {
    .page(number: Int(header.second))
  }

  func appendFragment(_ text: Value, to output: inout [UInt8], notes: inout PageNotes) {
    notes.isComplete = false
    output += store.html(of: store.fragments[text.fragment], below: text.outerHeading)
  }

  func appendFragment(_ text: Value, to output: inout ByteWriter, notes: inout PageNotes) {
    notes.isComplete = false
    output.append(store.html(of: store.fragments[text.fragment], below: text.outerHeading).span)
  }

  func result(
    of function: HostFunctionIndex, for name: HostNameIndex, value: Value, text: Swift.Span<UInt8>
  ) -> Value {
    if text.isEqual(to: Array("none".utf8).span) { return .none }
    return function.position == 0
      ? .file(FileReferenceIndex(name.position)) : .page(number: name.position + text.count)
  }
}

extension Datum {
  /// A page about a pie.
  static let pie: Datum = [
    "site": [
      "title": "Kitchen & Co", "language": "en",
      "sections": [["title": "Recipes", "url": .page(1), "isCurrent": true]],
    ],
    "section": ["title": "Recipes", "url": .page(1), "isCurrent": true],
    "recipe": recipe("Apple <pie>", "dessert", 8),
    "items": [
      recipe("Soup", "starter", 4), recipe("apple pie", "dessert", 8), recipe("Risotto", "main", 2),
    ],
    "pages": [
      ["title": "1", "url": .page(1), "isCurrent": true],
      ["title": "2", "url": .page(2), "isCurrent": false],
    ],
    "number": 7, "ratio": 2.5, "text": "one two three", "home": .page(0),
  ]

  /// A recipe with two steps.
  static func recipe(_ title: String, _ course: String, _ servings: Int) -> Datum {
    [
      "slug": .text(title.lowercased()), "title": .text(title), "course": .text(course),
      "servings": .int(servings), "tags": ["sweet", "quick"], "prepTime": 35,
      "steps": [
        ["title": "Dough", "text": "<p>Mix &amp; knead.</p>"], ["text": "<p>Bake.</p>"],
      ],
    ]
  }
}

extension Value {
  /// A page of no plan.
  static func page(number: Int) -> Value { Value(tag: .page, first: UInt32(number), second: 0) }
}
