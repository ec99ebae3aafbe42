import FileSystem
import Testing

/// What only a file system in memory does.
struct MemoryFileSystemTests {
  @Test func `a snapshot stays as it was, whatever happens to the files`() throws {
    let files: MemoryFileSystem = ["site/a/b": "old", "site/c": "kept", "other": "x"]
    let snapshot = try #require(files.snapshot(of: "site"))
    try files.remove("site/a/b")
    try files.write("new", to: "site/a/b")
    try files.append(Array("!".utf8).span, to: "site/c")
    try files.write("more", to: "site/d")
    #expect(snapshot.paths == ["a/b", "c"])
    #expect(snapshot["a/b"] == "old" && snapshot["c"] == "kept")
    try files.exchange("site", with: "other")
    #expect(snapshot["a/b"] == "old")
    #expect(files.snapshot(of: "none") == nil)
    #expect(files.snapshot(of: "site") == nil)
    #expect(files.snapshot(of: "")?.paths == ["other/a/b", "other/c", "other/d", "site"])
  }

  @Test func `a change of a snapshot is none of the files`() throws {
    let files: MemoryFileSystem = ["site/a": "old"]
    let snapshot = try #require(files.snapshot(of: "site"))
    try snapshot.remove("a")
    try snapshot.write("other", to: "b")
    #expect(files.paths == ["site/a"])
    #expect(files["site/a"] == "old")
  }

  @Test func `what all files hold together is limited, each counted once`() throws {
    let files = MemoryFileSystem(limit: 10) { 0 }
    try files.write("12345", to: "a")
    try files.link("a", as: "b")
    try files.write("12345", to: "c")
    #expect(!files.isFull)
    try files.remove("a")
    #expect(reason { try files.write("1", to: "d") } == .diskFull)
    #expect(files.isFull)
    #expect(files.paths == ["b", "c"])
    let others = MemoryFileSystem(limit: 10) { 0 }
    try others.write("12345", to: "a")
    try others.link("a", as: "b")
    try others.remove("a")
    try others.remove("b")
    try others.write("1234567890", to: "a")
    try others.write("", to: "b")
    #expect(reason { try others.append(Array("1".utf8).span, to: "b") } == .diskFull)
  }

  @Test func `each change is dated later than those before, by the clock or not`() throws {
    let files = MemoryFileSystem { 1_000 }
    try files.write("x", to: "a")
    try files.write("x", to: "b")
    let first = try #require(try files.status(of: "a")?.modified)
    let second = try #require(try files.status(of: "b")?.modified)
    #expect(first == 1_000 && second > first)
    try files.append(Array("1".utf8).span, to: "a")
    #expect(try #require(try files.status(of: "a")?.modified) > second)
    #expect(files.log.isEmpty)
  }

  @Test func `a folder takes the place of an empty one only`() throws {
    let files: MemoryFileSystem = ["a/x": "", "b/y": ""]
    #expect(throws: FileError(.rename, "b", .folderNotEmpty)) { try files.rename("a", to: "b") }
    #expect(try files.tree("").files == ["a/x", "b/y"])
    try files.remove("b/y")
    try files.rename("a", to: "b")
    #expect(try files.tree("").files == ["b/x"])
  }

  @Test func `a folder is not moved into itself`() throws {
    let files: MemoryFileSystem = ["a/b/c": "x"]
    #expect(reason { try files.rename("a", to: "a/d") } == .unsupported)
    #expect(reason { try files.exchange("a/b", with: "a") } == .unsupported)
    try files.rename("a/b", to: "a/b")
    #expect(files.paths == ["a/b/c"])
  }
}
