import Content
import Diagnostics
import FileSystem
import Schema
import Testing

/// Files that were released, read again.
struct ReleasedTextTests {
  private static let path = "Content/notes/a.md"
  private static let text = "---\ntitle: A\n---\nOne *two* [three](/x/).\n"

  /// A store with one note, and the site that was loaded from it.
  private func loaded() -> (files: MemoryFileSystem, site: LoadedSite) {
    let model = """
      import ApusModels
      struct Note: Entry {
        var title: String
        @Body var text: Markdown
      }
      """
    let files = MemoryFileSystem([
      (path: "Content/Models/Note.swift", bytes: Array(model.utf8)),
      (path: Self.path, bytes: Array(Self.text.utf8)),
    ])
    let site = LoadedSite(files, ["notes: Note = notes/*.md"]) { $0.releasesSources = true }
    return (files, site)
  }

  private func note(of site: LoadedSite) throws -> Source {
    try #require(site.content.sources.sources.first { $0.path == Self.path })
  }

  @Test func `the bytes of a released file are those it had`() throws {
    let (_, site) = loaded()
    let held = try note(of: site)
    #expect(site.log.diagnostics.isEmpty)
    #expect(held.bytes.isEmpty)
    #expect(site.content.sources[held.id].bytes == Array(Self.text.utf8))
    #expect(site.content.sources.path(of: held.id) == Self.path)
  }

  @Test(arguments: [
    nil, "", "---\ntitle: A\n---\nOne *two* [other](/x/).\n", String(repeating: "x", count: 99),
  ])
  func `blanks replace a file that has changed since`(_ other: String?) throws {
    let (files, site) = loaded()
    let held = try note(of: site)
    try files.remove(Self.path)
    if let other { try files.write(Array(other.utf8).span, to: Self.path) }
    let read = site.content.sources[held.id].bytes
    #expect(read == Array(repeating: UInt8(ascii: " "), count: Self.text.utf8.count))
  }

  @Test func `a file is read again once`() throws {
    let (files, site) = loaded()
    let held = try note(of: site)
    files.clearLog()
    for _ in 0..<3 { _ = site.content.sources[held.id].bytes }
    #expect(files.log.filter { $0.operation == .read }.map(\.path) == [Self.path])
  }

  @Test func `the destination of a link is kept`() throws {
    let (_, site) = loaded()
    let store = site.content.store
    let hole = try #require(store.parts.holes.first)
    #expect(store.string(hole.destination) == "/x/")
  }
}
