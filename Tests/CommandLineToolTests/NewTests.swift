import FileSystem
import TestSupport
import Testing

/// `apus new` and `apus theme`, run as a stranger runs them: in an empty folder, the tool alone.
struct NewTests {
  private let folder = TemporaryFolder()

  private func text(_ path: String) throws -> String {
    let bytes = try DiskFileSystem(root: folder.path).read(path, limit: 1 << 20)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a new site is made, and builds, and is not made over`() throws {
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "my blog", "--starter", "blog")
    #expect(made.status == 0)
    #expect(made.output.contains("  cd 'my blog'\n  apus serve\n"))
    #expect(made.errors == "")
    let built = try tool.run("build", "my blog", "--strict")
    #expect(built.status == 0, "\(built.errors)")
    let again = try tool.run("new", "my blog")
    #expect(again.status == 2)
    #expect(again.errors.contains("'my blog' is not empty"))
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

  @Test(arguments: [
    (["new"], "a folder for the new site is expected"),
    (["new", "a", "--starter", "blok"], "did you mean 'blog'?"),
    (["new", "recipe", "Pea", "soup"], "apus new recipe \"Pea soup\""),
    (["new", "recipe", "Pea soup"], "apus new FOLDER"),
    (["theme"], "'apus theme list' names the files"),
    (["theme", "copy", "lst.html"], "did you mean 'list.html'?"),
  ])
  func `a slip is answered with what to write`(_ arguments: [String], _ answer: String) throws {
    let outcome = try Tool(in: folder.path).start(arguments).outcome()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(answer), "\(outcome.errors)")
  }

  @Test func `entries of one file are refused with advice`() throws {
    _ = try Tool(in: folder.path).run("new", "site", "--starter", "shop")
    let outcome = try Tool(in: folder.path + "/site").run("new", "maker", "Bob")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("in one file, 'Content/makers.yaml'"))
  }

  @Test func `a file of the theme is brought out once, and wins`() throws {
    _ = try Tool(in: folder.path).run("new", "site")
    let tool = Tool(in: folder.path + "/site")
    #expect(try tool.run("theme", "list").output.contains("inside\tlist.html\n"))
    #expect(try tool.run("theme", "copy", "list.html").status == 0)
    #expect(try tool.run("theme", "list").output.contains("site, over inside\tlist.html\n"))
    #expect(try tool.run("theme", "copy", "list.html").status == 2)
    #expect(try tool.run("build", "--strict").status == 0)
  }
}
