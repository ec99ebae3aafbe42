import Diagnostics
import Testing

/// The search for the lines that a version control system leaves in a file.
struct MergeConflictTests {
  private func source(_ text: String) -> Source {
    var map = SourceMap()
    return map.add(path: "note.md", bytes: Array(text.utf8))
  }

  private func first(in source: Source) -> MergeConflict? {
    MergeConflict.first(in: source, 0..<source.bytes.count)
  }

  /// Words of four bytes are read first; a conflict may begin at each byte of them.
  @Test(arguments: 0..<40)
  func `a conflict is found wherever it begins`(_ offset: Int) throws {
    let before = offset == 0 ? "" : String(repeating: "a", count: offset - 1) + "\n"
    let text = before + "<<<<<<< ours\nmine\n=======\ntheirs\n>>>>>>> main\n"
    let whole = try #require(first(in: source(text)))
    #expect(whole.isWhole && whole.span.start == offset)
    let end = before + ">>>>>>> main"
    let rest = try #require(first(in: source(end)))
    #expect(!rest.isWhole && rest.span.start == offset)
  }

  @Test(arguments: 0..<40)
  func `fewer than seven signs are none`(_ offset: Int) {
    let before = offset == 0 ? "" : String(repeating: "a", count: offset - 1) + "\n"
    for text in ["<<<<<< ours", ">>>>>> main", "<<<<<<>>>>>> main", "<>><<>><< a"] {
      #expect(first(in: source(before + text + "\n\nwords that follow it\n")) == nil)
    }
  }

  @Test func `only what begins in the range is found`() throws {
    let source = source("one\n<<<<<<< ours\nmine\n=======\ntheirs\n>>>>>>> main\n")
    #expect(MergeConflict.first(in: source, 0..<4) == nil)
    #expect(MergeConflict.first(in: source, 0..<16)?.span.start == 4)
  }

  @Test(arguments: [
    "<<<<<<<ours\nmine\n=======\ntheirs\n>>>>>>>main\n", "> a\n>>>>>>> main\n",
    ">>>>>>> main\n> a\n", ">>>>>>> main\r\n> a\n", ">>>>>>> they said so\n", "=======\n",
  ])
  func `signs without a blank, quotations and lines are none`(_ text: String) {
    #expect(first(in: source(text)) == nil)
  }
}
