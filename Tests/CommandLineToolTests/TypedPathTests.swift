import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Paths in messages lead from the current folder to the file, as they were typed.
struct TypedPathTests {
  private let site = SmallSite()

  private func run(_ arguments: String...) throws -> Tool.Outcome {
    try Tool(in: site.folder.path).start(arguments).outcome()
  }

  @Test(arguments: ["site", "./site", "site/", "../HERE/site", "ABSOLUTE/site"])
  func `a mistake is told at the path from the working folder`(typed: String) throws {
    site.write("---\ntitle: Wrong\nstars: many\n---\nText.\n", to: "Content/notes/wrong.md")
    let here = site.folder.path
    let name = String(here[here.index(after: here.lastIndex(of: "/") ?? here.startIndex)...])
    let folder = typed.replacing("HERE", with: name).replacing("ABSOLUTE", with: here)
    let shown = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    for command in ["build", "check", "list"] {
      let outcome = try run(command, folder)
      #expect(outcome.errors.hasPrefix(shown + "/Content/notes/wrong.md:3:8: error["))
    }
    let json = try run("check", folder, "--format", "json")
    #expect(json.output.contains("\"path\": \"Content/notes/wrong.md\""))
  }

  @Test(
    arguments: ["Templates/other.html", "Templates/assets", "Content/notes/x.md", "Static/x.txt"])
  func `a symbolic link out of the site is told wherever it stands`(path: String) throws {
    site.write("", to: "Static/empty.txt")
    site.folder.makeLink("site/" + path, to: "/etc/passwd")
    let outcome = try run("check", "site")
    #expect(outcome.errors.contains("'site/\(path)': a link on the way to it leads out"))
  }

  @Test func `what is told of a whole file names it so that its advice can be followed`() throws {
    site.folder.makeLink("site/Content/notes/gone.md", to: "nowhere")
    site.write("x", to: "Static/.hidden")
    let check = try run("check", "./site")
    #expect(check.errors.contains("cannot read './site/Content/notes/gone.md': it is a symbolic"))
    #expect(check.errors.contains("'./site/Static/.hidden' is not published"))
    let json = try run("check", "site", "--format", "json")
    #expect(json.output.contains("'site/Static/.hidden' is not published"))
  }

  @Test func `what a command prints of files leads to them, too`() throws {
    let list = try run("list", "./site").output
    #expect(list.contains("\t./site/Content/notes/"))
    let check = try run("check", "site").output
    #expect(check.contains("left out: site/Content/notes/"))
    site.write("---\ntitle: Wrong\nstras: 3\n---\nText.\n", to: "Content/notes/wrong.md")
    let fixed = try run("check", "--fix", "site")
    #expect(fixed.output.contains("+++ site/Content/notes/wrong.md"))
  }

  @Test func `an output folder is named as it was typed`() throws {
    let inside = try run("build", "site", "--output", "site/o/../Content")
    #expect(inside.errors.contains("the output folder 'site/o/../Content' is 'Content'"))
    let named = try run("build", "site/", "--output", "out/").output
    #expect(named.contains(" in out ("))
    let usual = try run("build", "site/").output
    #expect(usual.contains(" in site/public ("))
  }

  @Test(arguments: ["~", "~/site", "~somebody/site"])
  func `a tilde that the shell left is no folder`(path: String) throws {
    for arguments in [["build", "site", "--output=\(path)"], ["build", path]] {
      let outcome = try Tool(in: site.folder.path).start(arguments).outcome()
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("'\(path)' was not expanded by the shell"))
    }
    #expect(try run("build", "site", "--output", "./~").status == 0)
  }

  @Test func `an output of the same size with an older date is found to be changed`() throws {
    #expect(try run("build", "site").status == 0)
    let path = site.folder.path + "/site/public/index.html"
    let written = try #require(site.text(of: "public/index.html"))
    let changed = String(repeating: "x", count: written.utf8.count)
    site.write(changed, to: "public/index.html")
    var times = [timespec(tv_sec: 1_000_000, tv_nsec: 0), timespec(tv_sec: 1_000_000, tv_nsec: 0)]
    try #require(unsafe utimensat(AT_FDCWD, path, &times, 0) == 0)
    #expect(try run("build", "site").status == 0)
    #expect(site.text(of: "public/index.html") == written)
  }
}
