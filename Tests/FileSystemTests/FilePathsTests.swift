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
}
