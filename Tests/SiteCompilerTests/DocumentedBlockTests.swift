import Diagnostics
import FileSystem
import Foundation
import Planning
import Schema
import SiteCompiler
import TestSupport
import Testing

/// The blocks of JSON, YAML and CSS that the documents show can be read.
struct DocumentedBlockTests {
  /// A block of a document.
  struct Block: Sendable, CustomTestStringConvertible {
    let document: String
    let line: Int
    let text: String

    var testDescription: String { "\(document):\(line)" }
  }

  private static func blocks(_ language: String) -> [Block] {
    let guides = (try? DiskFileSystem(root: ".").tree("docs").files) ?? []
    var blocks: [Block] = []
    for document in ["README.md", "CONTRIBUTING.md"] + guides where document.hasSuffix(".md") {
      var open: [String]?
      let lines = DataFile.text(of: "../../" + document).components(separatedBy: "\n")
      for (number, line) in lines.enumerated() {
        if line == "```" + language {
          open = []
        } else if line == "```", let text = open {
          blocks.append(
            Block(
              document: document, line: number - text.count,
              text: text.joined(separator: "\n") + "\n"))
          open = nil
        } else {
          open?.append(line)
        }
      }
    }
    return blocks
  }

  static let json = blocks("json")
  static let yaml = blocks("yaml")
  static let css = blocks("css")

  @Test func `there are some of each`() {
    #expect(Self.json.count >= 4 && Self.yaml.count >= 13 && Self.css.count >= 1)
    #expect(Self.swift.count >= 8)
  }

  @Test(arguments: json)
  func `JSON can be read`(block: Block) {
    let text = block.text.replacing("[…]", with: "[]")
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(text.utf8))
    }
  }

  /// The blocks of Swift are models, except the one of a document about Apus's own code.
  static let swift = blocks("swift").filter { $0.document != "docs/documents.md" }

  @Test(arguments: swift)
  func `models can be read, though types of theirs may stand elsewhere`(block: Block) {
    var sources = SourceMap()
    sources.add(path: block.document, text: block.text)
    var log = DiagnosticLog()
    _ = Models.parse(sources.sources, log: &log)
    let wrong = log.diagnostics.filter { $0.code != .unknownType }
    #expect(DiagnosticFormatter(sources: sources).text(of: wrong) == "")
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

  /// What is said about a text as `site.yaml`.
  private static func messages(about text: String) -> [Diagnostic] {
    var log = DiagnosticLog()
    var sources = SourceMap()
    let source = sources.add(path: "Content/site.yaml", text: text)
    _ = SiteFile.read(
      source, of: sources, models: models, files: MemoryFileSystem([]), log: &log)
    return log.diagnostics
  }

  /// Pieces of `site.yaml` are settings, or pages of it; whatever else is YAML is YAML.
  @Test(arguments: yaml)
  func `YAML can be read, and settings are settings`(block: Block) throws {
    let first = block.text.prefix { $0 != ":" }
    let structure = try #require(Self.models.structure(named: "SiteFile"))
    let page = try #require(Self.models.structure(named: "PageFile"))
    let keys = Self.models[structure].fields(for: .checking).map(\.fileName)
    let shown = Self.models[page].fields(for: .checking).map(\.fileName)
    let isOfPipeline = block.text.contains("run:") || block.text.contains("script:")
    let isPage = shown.contains { block.text.contains("{ \($0): ") } && !keys.contains("\(first)")
    var text = block.text
    if isPage { text = "pages:\n" + text.split(separator: "\n").map { "  \($0)\n" }.joined() }
    if !isOfPipeline, !text.hasPrefix("title:") { text = "title: A site\n" + text }
    let found = Self.messages(about: text).filter { diagnostic in
      keys.contains("\(first)") && !isOfPipeline || isPage || diagnostic.code.number < "0120"
    }
    #expect(found.map(\.message) == [])
  }

  @Test(arguments: css)
  func `CSS is made of rules`(block: Block) {
    var open = 0
    var declaration = ""
    for letter in block.text {
      switch letter {
      case "{":
        open += 1
        declaration = ""
      case "}", ";":
        let isEmpty = declaration.allSatisfy(\.isWhitespace)
        #expect(open > 0 && (isEmpty || declaration.contains(":")), "\(declaration)")
        if letter == "}" { open -= 1 }
        declaration = ""
      default: declaration.append(letter)
      }
    }
    #expect(open == 0)
    let isWhole = declaration.allSatisfy(\.isWhitespace)
    #expect(isWhole)
  }
}
