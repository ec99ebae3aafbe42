import Diagnostics
import FileSystem
import SiteCompiler
import Testing

/// What will be wrong with a site once its scheduled entries are published.
struct ScheduleCheckTests {
  private func said(_ front: String, body: String = "Later.") throws -> String {
    let files = site([
      "Content/notes/later.md":
        "---\ntitle: Later\nstars: 1\npublish: 2030-01-01\n\(front)---\n\(body)\n"
    ]).map { (path: $0.key, bytes: Array($0.value.utf8)) }
    let checked = try ScheduleCheck(
      MemoryFileSystem(files), options: CompilerOptions(now: 0)
    ).check()
    return DiagnosticFormatter(sources: checked.sources).text(of: checked.log.diagnostics)
  }

  @Test(arguments: [
    ("aliases: [/notes/apple/]\n", "Later.", "/notes/apple/"),
    ("", "See [a pear](pear.md#nowhere).", "nowhere"),
  ])
  func `it is found before they are published`(front: String, body: String, word: String) throws {
    let said = try said(front, body: body)
    #expect(said.contains(word), "\(said)")
    #expect(said.contains("Content/notes/later.md:"), "\(said)")
    #expect(said.contains("this holds once all scheduled entries are published"), "\(said)")
  }

  @Test func `an entry that will be right is not mentioned`() throws {
    #expect(try said("aliases: [/notes/old/]\n", body: "See [a pear](pear.md).") == "")
  }
}
