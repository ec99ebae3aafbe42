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

  @Test func `an entry called index is not the page of its folder`() throws {
    _ = try Tool(in: folder.path).run("new", "site", "--starter", "blank")
    let made = try Tool(in: folder.path + "/site").run("new", "note", "Index")
    #expect(made.output.hasPrefix("Content/notes/the-index.md: "), "\(made.output)\(made.errors)")
  }

  @Test func `a title that begins as options do comes after two hyphens`() throws {
    _ = try Tool(in: folder.path).run("new", "site", "--starter", "blank")
    let tool = Tool(in: folder.path + "/site")
    let refused = try tool.run("new", "note", "- dash = x")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("apus new … -- '- dash = x'"), "\(refused.errors)")
    let made = try tool.run("new", "note", "--", "- dash")
    #expect(made.output.hasPrefix("Content/notes/dash.md: "), "\(made.output)\(made.errors)")
  }

  @Test func `entries of one file are refused with advice`() throws {
    _ = try Tool(in: folder.path).run("new", "site", "--starter", "shop")
    let outcome = try Tool(in: folder.path + "/site").run("new", "maker", "Bob")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("in one file, 'Content/makers.yaml'"))
    // Without a title it is no folder for a site either.
    for name in ["maker", "makers"] {
      let untitled = try Tool(in: folder.path + "/site").run("new", name)
      #expect(untitled.status == 2)
      #expect(untitled.errors.contains("in one file, 'Content/makers.yaml'"))
      #expect(untitled.errors.contains("for a site in this folder, 'apus new ./\(name)'"))
    }
  }

  @Test func `a list in a file of JSON gets an element, and no copy`() throws {
    let disk = try DiskFileSystem(root: folder.path)
    _ = try Tool(in: folder.path).run("new", "site", "--starter", "blank")
    let site = try text("site/Content/site.yaml").replacing("notes/*.md", with: "notes/*.json")
    try disk.remove("site/Content/site.yaml")
    try disk.write(Array(site.utf8).span, to: "site/Content/site.yaml")
    let tool = Tool(in: folder.path + "/site")
    try disk.write(Array("{\"title\": \"A\"}".utf8).span, to: "site/Content/notes/z.json")
    #expect(try tool.run("new", "note", "B").errors.contains("copy a file of 'Content/notes'"))
    try disk.write(Array("\n[{\"title\": \"A\"}]".utf8).span, to: "site/Content/notes/all.json")
    let outcome = try tool.run("new", "note", "B")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("add an element to the list in 'Content/notes/all.json'"))
  }

  @Test func `bounds with one end are in words`() throws {
    let disk = try DiskFileSystem(root: folder.path)
    _ = try Tool(in: folder.path).run("new", "site", "--starter", "blank")
    let path = "site/Content/Models/Note.swift"
    let model = """
      import ApusModels

      struct Note: Entry {
        @Key var title: String
        /// Which it is.
        @Within(1...) var number: Int
        /// How much.
        @Within(...9) var size: Int
        @Within(1...9) var stars: Int
      }
      """
    try disk.remove(path)
    try disk.write(Array(model.utf8).span, to: path)
    #expect(try Tool(in: folder.path + "/site").run("new", "note", "B").status == 0)
    let made = try text("site/Content/notes/b.md")
    #expect(made.contains("# a whole number, at least 1. Which it is."), "\(made)")
    #expect(made.contains("# a whole number, at most 9. How much."), "\(made)")
    #expect(made.contains("# a whole number, within 1...9\n"), "\(made)")
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
