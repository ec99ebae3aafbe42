import FileSystem
import TestSupport
import Testing

/// The twelve mistakes of the folder `SeededSite`.
struct SeededMistakesTests {
  private var folder: String { FilePaths.folder(of: #filePath) + "/SeededSite" }

  @Test func `all twelve are told in one run, each at its place, and nothing else is`() throws {
    let outcome = try Tool(in: folder).run("check", "--clock", "2026-11-21")
    #expect(outcome.status == 1)
    let difference = Golden.difference(
      of: outcome.errors + "---\n" + outcome.output, from: "seeded-mistakes.txt")
    #expect(difference == nil, Comment(rawValue: difference ?? ""))
    let headlines = outcome.errors.split(separator: "\n").filter { $0.contains(": error[") }
    #expect(
      headlines.map { $0.prefix { $0 != "]" } + "]" } == [
        "Content/notes/bad-date.md:4:6: error[E0310]",
        "Content/notes/broken-link.md:6:18: error[E0606]",
        "Content/notes/broken-yaml.md:2:8: error[E0110]",
        "Content/notes/missing-image.md:5:15: error[E0330]",
        "Content/notes/misspelt-field.md:3:1: error[E0301]",
        "Content/notes/second-twin.md:3:7: error[E0321]",
        "Content/notes/wrong-type.md:3:8: error[E0310]",
        "Templates/entry.html:3:13: error[E0504]",
        "Templates/home.html:3:4: error[E0501]",
        "Templates/list.html:3:73: error[E0505]",
      ])
    #expect(outcome.output.contains("left out: Content/notes/future-date.md: not published yet"))
  }
}
