import Diagnostics
import FileSystem
import Planning
import Schema
import SiteCompiler
import TestSupport
import Testing

/// What the documents name is there: members of what pages give their templates, codes of messages,
/// files of the theme.
struct DocumentedNameTests {
  private static let documents: [(name: String, text: String)] = {
    let guides = (try? DiskFileSystem(root: ".").tree("docs").files) ?? []
    return (["README.md", "CONTRIBUTING.md"] + guides.filter { $0.hasSuffix(".md") }.sorted())
      .map { ($0, DataFile.text(of: "../../" + $0)) }
  }()

  /// The lines of a document that are code, and the pieces of code in the others.
  private static func codes(of text: String) -> [Substring] {
    text.split(separator: "```", omittingEmptySubsequences: false).enumerated().flatMap { block in
      block.offset % 2 == 1
        ? [block.element]
        : block.element.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map(\.element)
    }
  }

  // MARK: Members

  /// The structures that the value of a name may have.
  private static let structures = [
    "site": ["Site"], "page": ["Page"], "section": ["Section"], "pagination": ["Pagination"],
    "group": ["Group"], "feed": ["Feed", "FeedLink"], "search": ["Search"],
  ]
  /// Guides that quote templates of other programs, and what they quote.
  private static let quoted = ["page.date", "site.author", "section.pages"]
  /// What follows a name that is that of a file: `search.html`.
  private static let extensions = ["html", "json", "md", "xml", "yaml"]

  private static let members: [String: Set<String>] = {
    var log = DiagnosticLog()
    var sources = SourceMap()
    var models = Models.builtIn
    for text in BuiltInModels.all {
      models.addBuiltIns(sources.add(path: text.path, text: text.text), log: &log)
    }
    return structures.mapValues { names in
      Set(
        names.compactMap { models.structure(named: $0) }
          .flatMap { models[$0].fields(for: .output).map(\.name) })
    }
  }()

  @Test func `every member of what pages give their templates that a document names is there`() {
    #expect(Self.members.values.allSatisfy { $0.count > 3 })
    let use = /(?:^|[^\w.\/"-])(site|page|section|pagination|group|feed|search)\.([a-z]\w*)/
    var count = 0
    for (document, text) in Self.documents {
      for code in Self.codes(of: text) {
        for match in code.matches(of: use) {
          let (name, member) = (String(match.output.1), String(match.output.2))
          guard !Self.extensions.contains(member), !Self.quoted.contains("\(name).\(member)") else {
            continue
          }
          count += 1
          #expect(Self.members[name]?.contains(member) == true, "\(document): \(name).\(member)")
        }
      }
    }
    #expect(count > 30)
  }

  // MARK: Codes and files

  @Test func `every code of a message that a document names is one`() {
    let known = Set(DiagnosticCode.all.map(\.number))
    var count = 0
    for (document, text) in Self.documents {
      for match in text.matches(of: /\b[EW]([0-9]{4})\b/) {
        count += 1
        let number = String(match.output.1)
        // The pattern of all codes.
        if number != "0000" { #expect(known.contains(number), "\(document): \(number)") }
      }
    }
    #expect(count > 10)
  }

  /// Files that the reader of a guide makes.
  private static let own = [
    "Templates/shops/list.html", "Templates/blog/blog.html", "Templates/assets/site.css",
    "Templates/assets/site.js", "Templates/assets/fonts", "Templates/assets/logo.svg",
    "Templates/partials/mark.html", "Templates/calendar.html",
  ]

  @Test func `every template and asset of the theme that a document names is there`() throws {
    let disk = try DiskFileSystem(root: ".")
    let path = /^(?:Templates\/|partials\/)[\w\/.-]+$/
    var count = 0
    for (document, text) in Self.documents {
      for code in Self.codes(of: text) where code.wholeMatch(of: path) != nil {
        let name = code.hasPrefix("Templates/") ? String(code) : "Templates/" + code
        if Self.own.contains(name) { continue }
        count += 1
        let trimmed = name.hasSuffix("/") ? String(name.dropLast()) : name
        #expect(try disk.exists(trimmed), "\(document): \(code)")
      }
    }
    #expect(count > 30)
  }
}
