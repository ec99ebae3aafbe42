import Diagnostics
import FileSystem
import Publishing
import SiteCompiler
import Testing

/// The bodies of Markdown files take no memory once they are HTML, and nobody sees that.
struct ReleasedBodyTests {
  /// Broken links, in the body of a file and below other text.
  private let wrong = site([
    "Content/notes/apple.md":
      "---\ntitle: Apple\nstars: 3\n---\nA [pear](pear.md).\n\nA [plum](plum.md), see [x](/none/).\n",
    "Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\n---\n[Nobody][] and [a](#b).\n",
  ])

  private func built(_ files: MemoryFileSystem) throws -> CheckedSite {
    var options = CompilerOptions(now: 0)
    options.program = "1"
    return try SiteCompiler(files, options: options).build { () throws(PublicationError) in
      try Publication(into: "public", in: MemoryFileSystem([]))
    }.site
  }

  private func stored(_ files: [String: String]) -> MemoryFileSystem {
    MemoryFileSystem(files.map { (path: $0.key, bytes: Array($0.value.utf8)) })
  }

  private func text(of site: CheckedSite) -> String {
    DiagnosticFormatter(sources: site.sources).text(of: site.log.diagnostics)
  }

  @Test func `a build shows what is wrong in a body as a check does`() throws {
    let built = try built(stored(wrong))
    let released = built.sources.sources.filter { $0.released != nil }.map(\.path)
    #expect(released.contains("Content/notes/apple.md"))
    let said = text(of: built)
    #expect(said == (try messages(about: wrong)))
    #expect(said.contains("7 │ A [plum](plum.md), see [x](/none/)."))
  }

  @Test func `only a file with something to show is read again, and once`() throws {
    let files = stored(wrong)
    let built = try built(files)
    files.clearLog()
    _ = text(of: built)
    let reads = files.log.filter { $0.operation == .read }.map(\.path)
    #expect(Set(reads).count == reads.count)
    #expect(!reads.contains("Content/notes/quince.md"))
  }

  @Test func `a file that is not one text is released too`() throws {
    let sections = site([
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry {
        @Heading var title: String
        @Within(1...9) var stars: Int
        @Body var text: Markdown
      }
      """,
      "Content/notes/apple.md": "---\nstars: 3\n---\n# Apple\n\nRed.\n",
      "Content/notes/pear.md": "---\nstars: 3\n---\n# Pear\n\n[All](/notes/).\n",
      "Content/notes/quince.md": "---\nstars: 3\n---\n# Quince\n\nHard.\n",
    ])
    let built = try built(stored(sections))
    #expect(built.log.diagnostics.isEmpty)
    let notes = built.sources.sources.filter { $0.path.hasSuffix(".md") }
    #expect(notes.count == 3 && notes.allSatisfy { $0.released != nil && $0.bytes.isEmpty })
  }
}
