import FileSystem
import SiteCompiler
import Testing

/// The date in the file of a new entry.
struct NewEntryDateTests {
  @Test(arguments: [(-180, "2026-11-26"), (0, "2026-11-27"), (780, "2026-11-27")])
  func `it is the day by the clock of the author`(offset: Int, day: String) throws {
    let files = site([
      "Content/Models/Note.swift": """
      import ApusModels

      struct Note: Entry { @Key var title: String; var day: Date; @Body var text: Markdown }
      """
    ]).map { (path: $0.key, bytes: Array($0.value.utf8)) }
    // 2026-11-27T01:30Z
    let entry = try NewEntry(
      of: "note", titled: "Plum", in: MemoryFileSystem(files),
      options: CompilerOptions(now: 1_795_743_000), minutesAheadOfUTC: offset)
    #expect(entry.path == "Content/notes/plum.md")
    #expect(entry.text.contains("day: \(day)"), "\(entry.text)")
  }
}
