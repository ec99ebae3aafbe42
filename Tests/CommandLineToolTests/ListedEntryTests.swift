import FileSystem
import TestSupport
import Testing

/// Entries in lists, and titles that YAML would read as something else.
struct ListedEntryTests {
  private let folder = TemporaryFolder()

  private func site(_ table: String) {
    folder.write(
      """
      title: Small
      collections:
        things: { model: Thing, from: things.csv }
        notes: { model: Note, from: notes/*.md }
      sections:
        things:
          title: Things
          at: /
          pages:
            list: { list: things }
            thing: { entry: things }
      """, to: "Content/site.yaml")
    folder.write(
      "import ApusModels\n\nstruct Thing: Entry { @Key var name: String }\n",
      to: "Content/Models/Thing.swift")
    folder.write(
      "import ApusModels\n\nstruct Note: Entry { @Key var title: String; @Body var text: Markdown? }\n",
      to: "Content/Models/Note.swift")
    folder.write(table, to: "Content/things.csv")
    folder.write("---\ntitle: One\n---\n", to: "Content/notes/one.md")
  }

  @Test func `an entry without a slug in a table that has some is named by its key`() throws {
    site("name,slug\nApple,\nPear,conference\n")
    let built = try Tool(in: folder.path).run("build")
    #expect(built.status == 0, "\(built.errors)")
    let disk = try DiskFileSystem(root: folder.path + "/public")
    #expect(try disk.exists("apple/index.html"))
    #expect(try disk.exists("conference/index.html"))
  }

  @Test func `what is left out of a list is named`() throws {
    site("name,draft\nApple,true\nPear,\nQuince,true\n")
    let built = try Tool(in: folder.path).run("build")
    let said = built.output + built.errors
    #expect(said.contains("left out: Content/things.csv (Apple): a draft"), "\(said)")
    #expect(said.contains("left out: Content/things.csv (Quince): a draft"), "\(said)")
  }

  @Test(arguments: ["null", "True", "Null", "false", "Nullable"])
  func `a new entry has the title that was asked for`(title: String) throws {
    site("name\nApple\n")
    let tool = Tool(in: folder.path)
    let made = try tool.run("new", "Note", title)
    #expect(made.status == 0, "\(made.errors)")
    let checked = try tool.run("check")
    #expect(checked.status == 0, "\(checked.errors)")
  }
}
