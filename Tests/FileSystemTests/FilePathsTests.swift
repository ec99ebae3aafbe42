import FileSystem
import TestSupport
import Testing

struct FilePathsTests {
  @Test(arguments: 0..<20)
  func `a path is proper whose names are names of something below the root`(seed: Int) {
    var generator = SeededGenerator(UInt64(seed))
    let parts = ["a", "b.c", "/", "/", ".", "..", "é", "long-enough-for-many-bytes", "\0"]
    for _ in 0..<200 {
      let path = (0..<Int.random(in: 0...8, using: &generator))
        .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let names = path.split(separator: "/", omittingEmptySubsequences: false)
      let isProper =
        !path.utf8.contains(0) && names.allSatisfy { !["", ".", ".."].contains($0) }
      #expect(FilePaths.isProper(path) == isProper, "\(path)")
    }
  }

  @Test(arguments: [
    ("a/b", "a", true), ("a/b/c", "a/b", true), ("a", "", true), ("a/", "a", false),
    ("a", "a", false), ("ab/c", "a", false), ("", "", false),
  ])
  func `a path lies in a folder where names follow that of the folder`(
    path: String, folder: String, isBelow: Bool
  ) {
    #expect(FilePaths.isBelow(path, folder) == isBelow)
  }

  @Test(
    arguments: [
      ("../x", "a", "x"), ("./b/./c", "a", "a/b/c"), ("b/../../c", "a", "c"), ("..", "a", ""),
      ("../x", "", nil), ("../../x", "a", nil), ("b/../../../a", "a", nil),
    ] as [(String, String, String?)])
  func `a relative path is followed, and never out of the root`(
    relative: String, folder: String, path: String?
  ) {
    #expect(FilePaths.path(of: relative, from: folder) == path)
  }

  @Test(arguments: [
    ("/a/b", "/a/b", "."), ("/a/b/c", "/a/b", "c"), ("/a", "/a/b", ".."),
    ("/a/c", "/a/b", "../c"), ("/ab/c", "/a/c", "../../ab/c"),
  ])
  func `a path is told from a folder on`(path: String, folder: String, relative: String) {
    #expect(FilePaths.relative(path, from: folder) == relative)
  }

  @Test(arguments: [
    (".git", true), ("#draft#", true), ("#draft", false), ("draft#", false), ("a.md~", true),
    ("~$letter.docx", true), ("~letter", false), ("a.swp", true), ("swp", false),
    ("Thumbs.db", true), ("thumbs.md", false), ("", true),
  ])
  func `what tools keep for themselves is left out`(name: String, isIgnored: Bool) {
    #expect(FileTree.isIgnored(name) == isIgnored)
  }

  @Test func `files and folders with control characters in their paths are none`() {
    let folder = FileTree(files: ["a"], folders: ["b", "c\nd"]).refusingControls
    #expect(folder == FileTree(files: ["a"], folders: ["b"]))
    let file = FileTree(files: ["a", "b\u{7F}"], folders: ["c"]).refusingControls
    #expect(file.files == ["a"] && file.folders == ["c"])
    #expect(file.problems == [FileError(.read, "b\u{7F}", .nameHoldsControl)])
  }

  @Test(arguments: [
    ("**/c", "a/b/c", true), ("**/c", "c", true), ("a/**/c", "a/b/d/c", true),
    ("a/**", "a", true), ("a/b", "a", false), ("a/*", "a/b/c", false), ("a", "a/b", false),
    ("**/b/**/d", "a/b/c/b/d", true), ("[a-c]?.md", "bx.md", true), ("**/c", "a/b", false),
  ])
  func `a pattern fits a path name by name`(pattern: String, path: String, fits: Bool) {
    #expect(PathPattern(pattern).matches(path) == fits)
  }
}
