import Diagnostics
import Templates
import TestSupport
import Testing

/// The examples of `docs/templates.md` show what they say, and it names all that there is.
struct ReferenceTests {
  /// A row of a table that shows an example.
  struct Example: Sendable, CustomTestStringConvertible {
    let name: String
    let template: String
    let result: String
    var testDescription: String { name + ": " + template }
  }

  private static let guide = DataFile.text(of: "../../docs/templates.md")

  /// The cells of the rows of all tables of a document.
  private static func rows(of document: String) -> [[String]] {
    document.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.hasSuffix(" |") }
      .map { line in
        String(line.dropFirst(2).dropLast(2)).replacing("\\|", with: "\u{0}").split(
          separator: " | "
        )
        .map { String($0).replacing("\u{0}", with: "|") }
      }
  }

  /// The texts between backticks of a cell.
  private static func codes(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  static let examples: [Example] = rows(of: guide).compactMap { cells in
    guard cells.count >= 4, let template = codes(cells[cells.count - 2]).first,
      template.contains("{")
    else { return nil }
    let result = codes(cells[cells.count - 1]).first ?? ""
    return Example(name: cells[0], template: template, result: result)
  }

  @Test(arguments: examples)
  func `an example gives what the guide says`(example: Example) {
    #expect(Kitchen.rendered(example.template, .reference) == example.result)
  }

  @Test func `there are examples of all that the language has`() {
    let named = Self.examples.map(\.name).joined(separator: " ")
    for name in TemplateVocabulary.filters where !["random", "xmlattr"].contains(name) {
      #expect(named.contains("`\(name)"), "the filter \(name)")
    }
    for name in TemplateVocabulary.tests {
      #expect(named.contains("`\(name)"), "the test \(name)")
    }
    for name in TemplateVocabulary.tags {
      #expect(named.contains("{% \(name)"), "the tag \(name)")
    }
    for name in TemplateVocabulary.functions {
      #expect(named.contains("`\(name)("), "the function \(name)")
    }
    for name in DateMember.allCases.map(\.rawValue) {
      #expect(named.contains("`\(name)`"), "the member \(name) of a date")
    }
    for name in TemplateVocabulary.durationMembers {
      #expect(named.contains("`\(name)`"), "the member \(name) of a duration")
    }
    #expect(Self.examples.count >= 90)
  }

  @Test func `all departures from Jinja2 are listed, and nothing else`() {
    let start =
      Self.guide.firstRange(of: "## Where Apus departs")?.upperBound ?? Self.guide.startIndex
    let section = Self.guide[start...].prefix { $0 != "#" }
    let listed = section.split(separator: "\n").filter { $0.hasPrefix("- ") }.map { line in
      line.firstRange(of: " (`").map { String(line[..<$0.lowerBound].dropFirst(2)) }
        ?? String(line.dropFirst(2))
    }
    #expect(Set(listed) == Set(ConformanceCase.all.compactMap(\.reason)))
    #expect(listed.count == Set(listed).count)
  }

  /// The templates that the documents show.
  static let templates: [Example] = ["device", "escaping", "search", "site", "templates", "theme"]
    .flatMap { name in
      DataFile.text(of: "../../docs/\(name).md").split(separator: "\n```html\n").dropFirst().map {
        let end = $0.firstRange(of: "\n```")?.lowerBound ?? $0.endIndex
        return Example(name: name, template: String($0[..<end]), result: "")
      }
    }

  @Test(arguments: templates)
  func `a template that a document shows can be read, and what it uses is in the theme`(
    example: Example
  ) {
    var log = DiagnosticLog()
    var sources = SourceMap()
    let source = sources.add(path: example.name, text: example.template)
    var set = TemplateSet()
    set.add(source, named: "page.html", reportingTo: &log)
    #expect(DiagnosticFormatter(sources: sources).text(of: log.diagnostics) == "")
    let use = /\{% (?:include|extends|from|import) "([^"]+)"/
    for match in example.template.matches(of: use) {
      #expect(DataFile.text(of: "../../Templates/" + match.output.1) != "", "\(match.output.1)")
    }
  }

  @Test func `there are many templates in the documents`() {
    #expect(Self.templates.count >= 15)
  }

  static let translations: [Example] = rows(
    of: DataFile.text(of: "../../docs/templates-from.md")
  ).flatMap { cells in
    codes(cells.last ?? "").filter { $0.hasPrefix("{") || $0.hasPrefix("<") }
      .map { Example(name: cells[0], template: $0, result: "") }
  }

  @Test(arguments: translations)
  func `what is written for those who know another language is right`(example: Example) {
    var kitchen = Kitchen([
      "page.html": example.template, "base.html": "{% block main %}{% endblock %}",
      "m.html": "{% macro card(item) %}{{ item.title }}{% endmacro %}",
    ])
    _ = kitchen.render("page.html", .reference)
    let errors = kitchen.log.diagnostics.filter { $0.severity == .error }
    let needsBlock = example.template.contains("super()")
    #expect(errors.isEmpty != needsBlock, "\(kitchen.messages)")
  }

  @Test func `there are tables for all languages`() {
    #expect(Self.translations.count >= 60)
  }
}

extension Datum {
  /// The page that the examples of the guide are run on.
  static let reference = Datum.pie.with(
    "recipe",
    Datum.recipe("Apple <pie>", "dessert", 8).with("published", .int(1_772_323_200))
      .with("price", "12.50").with("rating", 4.5))
}
