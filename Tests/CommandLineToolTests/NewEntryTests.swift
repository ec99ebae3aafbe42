import FileSystem
import TestSupport
import Testing

/// `apus new MODEL "Title"`, in the folder of a site.
struct NewEntryTests {
  private let folder = TemporaryFolder()

  private func text(_ path: String) throws -> String {
    let bytes = try DiskFileSystem(root: folder.path).read(path, limit: 1 << 20)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a new entry has each field that has to be written, and today`() throws {
    _ = try Tool(in: folder.path).run("new", "site", "--starter", "recipes")
    let tool = Tool(in: folder.path + "/site")
    let made = try tool.run("new", "recipe", "Pea & leek soup", "--clock", "2026-11-22")
    #expect(made.status == 0)
    let difference = Golden.difference(
      of: try text("site/Content/recipes/pea-leek-soup.md"), from: "new-recipe.md")
    #expect(difference == nil, "\(difference ?? "")")
    let again = try tool.run("new", "Recipe", "Pea & leek soup")
    #expect(again.status == 2)
    #expect(again.errors.contains("nothing is ever overwritten"))
  }

  @Test func `a file gets no name that Windows keeps for a device`() throws {
    _ = try Tool(in: folder.path).run("new", "site", "--starter", "blank")
    let made = try Tool(in: folder.path + "/site").run("new", "note", "CON")
    #expect(made.output.hasPrefix("Content/notes/the-con.md: "), "\(made.output)\(made.errors)")
    #expect(try text("site/Content/notes/the-con.md").contains("title: CON\n"))
  }

  @Test func `entries of one file are refused with advice`() throws {
    _ = try Tool(in: folder.path).run("new", "site", "--starter", "shop")
    let outcome = try Tool(in: folder.path + "/site").run("new", "maker", "Bob")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("in one file, 'Content/makers.yaml'"))
  }

  @Test func `the one entry of a file of Markdown is named as that`() throws {
    _ = try Tool(in: folder.path).run("new", "site", "--starter", "blog")
    let outcome = try Tool(in: folder.path + "/site").start(["new", "about", "Us"]).outcome()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'about' has one entry, 'Content/about.md'"))
    #expect(outcome.errors.contains("such as 'about/*.md'"))
  }

  @Test(arguments: ["a\u{1}b", "a\u{7F}b", "a\u{85}b", "\u{1}ab", "a\u{FFFE}b"])
  func `a title loses the characters that no text may hold`(title: String) throws {
    _ = try Tool(in: folder.path).run("new", "site", "--starter", "blank")
    let tool = Tool(in: folder.path + "/site")
    #expect(try tool.run("new", "note", title).status == 0)
    let checked = try tool.run("check")
    #expect(!checked.errors.contains("E0103") && !checked.errors.contains("W0402"), "\(checked)")
    let made = try DiskFileSystem(root: folder.path).tree("site/Content/notes").files
    #expect(try made.contains { try text($0).contains("title: ab\n") })
  }
}
