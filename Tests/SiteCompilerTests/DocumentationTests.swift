import Diagnostics
import FileSystem
import Planning
import Schema
import SiteCompiler
import TestSupport
import Testing

/// The README and the guides show what the tool does, and name what there is.
struct DocumentationTests {
  private static func document(_ name: String) -> String {
    DataFile.text(of: "../../" + name)
  }

  /// The blocks of a language in a document.
  private static func blocks(_ language: String, in name: String) -> [String] {
    document(name).split(separator: "\n```" + language + "\n").dropFirst().map { rest in
      String(rest[..<(rest.firstRange(of: "\n```")?.lowerBound ?? rest.endIndex)])
    }
  }

  private static let models: Models = {
    var log = DiagnosticLog()
    var sources = SourceMap()
    var models = Models.builtIn
    for text in BuiltInModels.all {
      models.addBuiltIns(sources.add(path: text.path, text: text.text), log: &log)
    }
    return models
  }()

  // MARK: README

  @Test func `the README shows a mistake as it is drawn`() throws {
    let said = try messages(
      about: site([
        "Content/site.yaml": (smallSite["Content/site.yaml"] ?? "")
          .replacing("Note, from: notes/*.md", with: "Recipe, from: recipes/*.md"),
        "Content/Models/Note.swift": "",
        "Content/notes/apple.md": "", "Content/notes/pear.md": "", "Content/notes/quince.md": "",
        "Content/Models/Recipe.swift": """
        import ApusModels

        struct Recipe: Entry {
          @Key var title: String
          @Within(1...24) var servings: Int
          @Body var text: Markdown
        }
        """,
        "Content/recipes/pea-soup.md":
          "---\ntitle: Pea soup\nservings: four\n---\nSoak the peas.\n",
        "Templates/home.html": "{% extends \"base.html\" %}{% block main %}Home{% endblock %}",
        "Templates/list.html": "{% extends \"base.html\" %}{% block main %}List{% endblock %}",
        "Templates/entry.html":
          "{% extends \"base.html\" %}{% block main %}{{ recipe.text }}{% endblock %}",
      ]))
    let end = said.firstRange(of: "\n\n")?.lowerBound ?? said.endIndex
    let shown = said[..<end].trimmingSuffix("\n")
    #expect(shown.contains("pea-soup.md:3:11"))
    #expect(Self.document("README.md").contains("```\n" + shown + "\n```"), "\(shown)")
  }

  // MARK: What pages give their templates

  /// The structures that a row of the table tells of, by the names in its first cell.
  private static let structures: [(row: String, names: [String])] = [
    ("`site`", ["Site"]), ("`page`", ["Page", "Translation", "FeedLink"]),
    ("`section`", ["Section", "Tab"]), ("`pagination`", ["Pagination", "PaginationLink"]),
    ("`group`", ["Group"]), ("`items`, `feed`", ["Feed", "FeedItem"]),
  ]

  @Test(arguments: structures.indices)
  func `the table of names holds every field of what pages give, and no other`(
    _ index: Int
  ) throws {
    let (row, names) = Self.structures[index]
    let table = Self.document("docs/contexts.md").split(separator: "\n")
    let line = try #require(table.first { $0.hasPrefix("| \(row) |") })
    let cell = line.split(separator: " | ")[2]
    let codes = cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element.prefix { $0 != ":" }) }
    var known: [String] = []
    for name in names {
      let structure = try #require(Self.models.structure(named: name))
      known += Self.models[structure].fields(for: .output).map(\.name)
    }
    for name in known { #expect(codes.contains(name), "\(row): \(name) is missing") }
    let words = ["ltr", "rtl", "site.yaml", "Section?"] + names
    for code in codes where !words.contains(code) {
      #expect(known.contains(code), "\(row): there is no \(code)")
    }
  }

  // MARK: Models

  @Test func `the first model of the guide takes the document beside it`() throws {
    let model = try #require(Self.blocks("swift", in: "docs/models.md").first)
    let document = try #require(Self.blocks("markdown", in: "docs/models.md").first)
    let said = try messages(
      about: [
        "Content/site.yaml": """
        title: Kitchen
        collections:
          recipes: { model: Recipe, from: recipes/*.md }
          cooks: { model: Cook, from: cooks.yaml }
        pages:
          list: { list: recipes, at: /, template: list.html, title: Recipes }
          recipe: { entry: recipes, at: "recipes/{slug}/", template: entry.html }
        """,
        "Content/Models/Recipe.swift": model, "Content/recipes/pancakes.md": document,
        "Content/recipes/images/pancakes.svg":
          "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='3'/>",
        "Content/cooks.yaml": "- name: Ana\n",
        "Templates/list.html": "<h1>{{ items | length }}</h1>",
        "Templates/entry.html": "<h1>{{ recipe.title }}</h1>{{ recipe.steps | length }}",
      ])
    #expect(said == "")
  }

  // MARK: site.yaml

  @Test func `the guide of site.yaml names every key`() throws {
    let guide = ["site", "data", "files", "device", "search", "theme"]
      .map { Self.document("docs/\($0).md") }.joined()
    for name in ["SiteFile", "CollectionFile", "SectionFile", "PageFile"] {
      let structure = try #require(Self.models.structure(named: name))
      for field in Self.models[structure].fields(for: .checking) where !field.isKey {
        let key = field.fileName
        #expect(guide.contains("`\(key)`") || guide.contains("`\(key):"), "\(name): \(key)")
      }
    }
  }

  @Test(arguments: ["docs/site.md", "docs/data.md"])
  func `settings that the guides show are read without a mistake`(_ name: String) {
    let settings = Self.blocks("yaml", in: name).filter { $0.contains("pages:") }
    #expect(!settings.isEmpty)
    for block in settings {
      var log = DiagnosticLog()
      var sources = SourceMap()
      let text = block.hasPrefix("title:") ? block : "title: A site\n" + block
      let source = sources.add(path: name, text: text)
      _ = SiteFile.read(
        source, of: sources, models: Self.models, files: MemoryFileSystem([]), log: &log)
      #expect(DiagnosticFormatter(sources: sources).text(of: log.diagnostics) == "")
    }
  }

  @Test func `templates that the guide of site.yaml shows are compiled`() throws {
    let templates = Self.blocks("html", in: "docs/site.md")
    #expect(!templates.isEmpty)
    for block in templates {
      let said = try messages(
        about: site([
          "Content/site.yaml":
            "address: https://example.org/\n" + (smallSite["Content/site.yaml"] ?? ""),
          "Templates/home.html": block,
        ]))
      #expect(!said.contains("error[E05"), "\(said)")
    }
  }

  // MARK: Links

  /// A document without its blocks and pieces of code.
  private static func prose(of name: String) -> String {
    ["```", "`"].reduce(document(name)) { text, mark in
      text.split(separator: mark, omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined()
    }
  }

  @Test(arguments: [
    "README.md", "CONTRIBUTING.md", "docs/README.md", "docs/architecture.md", "docs/ci.md",
    "docs/commands.md", "docs/content.md", "docs/contexts.md", "docs/data.md", "docs/deploying.md",
    "docs/escaping.md", "docs/files.md", "docs/how-to.md", "docs/markdown.md", "docs/models.md",
    "docs/output-folder.md", "docs/search.md", "docs/serve.md", "docs/site.md",
    "docs/start.md", "docs/templates.md", "docs/theme.md",
  ])
  func `links between documents lead somewhere`(_ name: String) {
    let text = Self.prose(of: name)
    let folder = name.hasPrefix("docs/") ? "docs/" : ""
    for link in text.split(separator: "](").dropFirst() {
      let target = link.prefix { $0 != ")" && $0 != " " }
      guard !target.contains(":"), target.hasSuffix(".md") || target.contains(".md#") else {
        continue
      }
      let parts = target.split(separator: "#")
      let found = Self.document(folder + String(parts[0]))
      #expect(!found.isEmpty, "\(name): \(target)")
      guard parts.count == 2 else { continue }
      let headings = found.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
        heading.drop { $0 == "#" || $0 == " " }.lowercased().replacing("`", with: "")
          .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
          .replacing(" ", with: "-")
      }
      #expect(headings.contains(String(parts[1])), "\(name): \(target)")
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ suffix: Character) -> Substring {
    var text = self
    while text.last == suffix { text.removeLast() }
    return text
  }
}
