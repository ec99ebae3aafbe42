import FileSystem
import TestSupport
import Testing

/// Output folders in which a mistake would cost work.
struct OutputDangerTests {
  let site = SmallSite()

  @Test(arguments: [
    "Content", "Content/", "./Content", "Templates", ".", "..", "/", "Content/public",
    "Content/notes/public", "Templates/assets", "../site", "../site/.",
  ])
  func `an output among the sources is refused, and nothing is changed`(
    _ output: String
  ) throws {
    let before = try site.files(below: "")
    let outcome = try site.run("build", "--output", output, "--force")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("error"))
    #expect(try site.files(below: "") == before)
  }

  @Test func `the home folder and what holds it are refused`() throws {
    site.folder.write("mine", to: "home/me/letter.txt")
    for output in ["home/me", "home"] {
      var tool = Tool(in: site.folder.path)
      tool.before = "HOME=\"$PWD/home/me\"; export HOME;"
      let outcome = try tool.run("build", "site", "--output", output, "--force")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("home folder"))
    }
    #expect(site.folder.text(of: "home/me/letter.txt") == "mine")
  }

  @Test func `a link to the content is no way around`() throws {
    site.folder.makeLink("site/public", to: "Content")
    let before = try site.files(below: "Content")
    let outcome = try site.run("build", "--force")
    #expect(outcome.status == 2)
    #expect(try site.files(below: "Content") == before)
  }

  @Test func `a file in place of the folder is refused`() throws {
    site.write("mine", to: "public")
    let outcome = try site.run("build", "--force")
    #expect(outcome.status == 2)
    #expect(site.text(of: "public") == "mine")
  }

  @Test func `a folder with the files of others is kept, unless it is forced`() throws {
    site.write("mine", to: "public/letter.txt")
    let outcome = try site.run("build")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--force"))
    #expect(try site.files(below: "public").keys.sorted() == ["public/letter.txt"])
    #expect(try site.run("build", "--force").status == 0)
    #expect(site.text(of: "public/index.html") != nil)
  }
}
