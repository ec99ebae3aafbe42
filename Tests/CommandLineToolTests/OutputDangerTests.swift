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

  @Test(arguments: [
    ("Static/pub", "../public", "is 'Static/pub'"),
    ("Content/pub", "../public", "is 'Content/pub'"),
    ("Static/deep", "../public/notes", "holds 'Static/deep'"),
    ("Static/home.html", "../public/index.html", "holds 'Static/home.html'"),
  ])
  func `a link from the sources to the output is refused`(
    link: String, target: String, words: String
  ) throws {
    site.write("x", to: "Static/x.txt")
    #expect(try site.run("build").status == 0)
    let before = try site.files(below: "public")
    site.folder.makeLink("site/" + link, to: target)
    for command in ["build", "check"] {
      let outcome = try site.run(command)
      #expect(outcome.status == 2 && outcome.errors.contains("E0702"), "\(outcome.errors)")
      #expect(outcome.errors.contains("the output folder 'public' \(words), from which"))
      #expect(outcome.errors.contains("'\(link)' is a symbolic link"), "\(outcome.errors)")
    }
    #expect(try site.files(below: "public") == before)
    // Elsewhere nothing is read that is written.
    guard target == "../public" else { return }
    #expect(try !site.run("build", "--output", "other").errors.contains("E0702"))
  }

  @Test func `a link from the sources to the folder of the site is refused`() throws {
    site.write("x", to: "Static/x.txt")
    #expect(try site.run("build").status == 0)
    site.folder.makeLink("site/Static/all", to: "..")
    let outcome = try site.run("check")
    #expect(outcome.errors.contains("the output folder 'public' lies in 'Static/all', from which"))
    #expect(try site.run("build").status != 0)
  }

  @Test func `a link from the sources to another folder is followed`() throws {
    site.write("x", to: "shared/x.txt")
    site.folder.makeLink("site/Static", to: "shared")
    site.folder.makeLink("site/shared/more.txt", to: "x.txt")
    #expect(try site.run("build").status == 0)
    #expect(try site.run("build").status == 0)
    #expect(site.text(of: "public/more.txt") == "x")
  }

  @Test func `a file in place of the folder is refused`() throws {
    site.write("mine", to: "public")
    let outcome = try site.run("build", "--force")
    #expect(outcome.status == 2)
    #expect(site.text(of: "public") == "mine")
  }

  @Test(arguments: ["o/foreign", "o/foreign/"])
  func `an output folder is named as it was typed`(output: String) throws {
    site.write("mine", to: "o/foreign/letter.txt")
    let outcome = try site.run("build", "--output", output)
    #expect(outcome.errors.contains("error[E0701]: the output folder 'o/foreign' holds files"))
    #expect(outcome.errors.contains("'o/foreign/letter.txt' is one of them"), "\(outcome.errors)")
    site.write("mine", to: "o/file")
    let file = try site.run("build", "--output", "o/file")
    #expect(file.errors.contains("error[E0703]: the output path 'o/file' is a file"))
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

  @Test
  func `a disk without room leaves the old site and no work folder, and the next build goes on`()
    throws
  {
    #expect(try site.run("build").status == 0)
    let before = try site.files(below: "public")
    let long =
      "---\ntitle: Long\nstars: 3\n---\n" + String(repeating: "A long text. ", count: 9_000)
    site.write(long, to: "Content/notes/long.md")
    var tool = Tool(in: site.path)
    tool.before = "trap '' XFSZ; ulimit -f 32;"
    let outcome = try tool.run("build")
    #expect(outcome.status == 74, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("apus: error: ") || outcome.errors.contains("error["))
    #expect(try site.files(below: "public") == before)
    #expect(try DiskFileSystem(root: site.path).exists(".apus/public") == false)
    #expect(try site.run("build").status == 0)
    #expect(try site.files(below: "public/notes/long").isEmpty == false)
    #expect(try DiskFileSystem(root: site.path).exists(".apus/public") == false)
  }

  @Test func `the remains of a build that was killed are gone after the next one`() throws {
    site.write("x", to: ".apus/public/staging/notes/index.html")
    site.write("1\n", to: ".apus/public/lock")
    #expect(try site.run("build").status == 0)
    #expect(try DiskFileSystem(root: site.path).exists(".apus/public") == false)
  }
}
