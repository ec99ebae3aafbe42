import TestSupport
import Testing

/// Advice where a collection's pattern takes none of the files that are there.
struct UnmatchedPatternTests {
  private func said(_ from: String, _ path: String) throws -> String {
    var files = site([
      "Content/site.yaml": (smallSite["Content/site.yaml"] ?? "").replacing(
        "from: notes/*.md", with: "from: \(from)"),
      path: "---\ntitle: T\nstars: 1\n---\nText.\n",
    ])
    for name in files.keys where name.hasPrefix("Content/notes/") && name != path {
      files[name] = nil
    }
    return try messages(about: files)
  }

  @Test func `names the pattern for inner folders`() throws {
    let said = try said("notes/*.md", "Content/notes/deep/a.md")
    #expect(said.contains("help: for files in inner folders, write 'notes/**/*.md'"), "\(said)")
  }

  @Test func `names a file that no pattern takes`() throws {
    let said = try said("notes/**/*.md", "Content/notes/_old/a.md")
    #expect(
      said.contains(
        "help: no pattern takes names that begin with '_' or '.': rename 'notes/_old/a.md'"),
      "\(said)")
  }

  @Test(arguments: ["'notes/*.md#items'", "'notes/a.md#items'"])
  func `a list by its name is refused in Markdown`(from: String) throws {
    let said = try said(from, "Content/notes/a.md")
    #expect(said.contains("error[E0333]: Markdown has no list by the name 'items'"), "\(said)")
    #expect(said.contains("= help: write 'notes/"))
    #expect(errorCount(said) == 1)
  }

  @Test func `a file that no collection takes is named by its whole path`() throws {
    let path = "Content/others/first-frost-on-the-marsh-of-the-long-north.md"
    let said = try messages(about: site([path: "---\ntitle: T\n---\nText.\n"]))
    #expect(said.contains("warning[W0337]: no collection takes '\(path)'"), "\(said)")
  }

  @Test func `says that names end otherwise`() throws {
    let said = try said("notes/*.md", "Content/notes/a.markdown")
    #expect(
      said.contains("help: there is no file in 'notes' whose name ends with '.md'"), "\(said)")
    #expect(said.contains("help: 'apus new notes \"A title\"' writes the first entry"), "\(said)")
  }

  @Test func `a collection without files has no other mistakes`() throws {
    let said = try said("notes/*.md, first: [a, b]", "Content/pictures/a.txt")
    #expect(said.contains("error[E0333]: no file matches 'notes/*.md'"), "\(said)")
    #expect(said.contains("help: 'apus new notes \"A title\"' writes the first entry"), "\(said)")
    #expect(errorCount(said) == 1, "\(said)")
  }
}
