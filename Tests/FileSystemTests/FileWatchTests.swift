import FileSystem
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

struct FileWatchTests {
  let folder = TemporaryFolder()

  /// The next change within five seconds.
  func next(_ watch: inout FileWatch) throws -> FileWatch.Change? {
    try watch.next(timeout: .seconds(5), quiet: .milliseconds(100))
  }

  @Test func `tells which files were written, made, moved and removed`() throws {
    folder.write("", to: "Content/a.md")
    folder.write("", to: "Content/deep/b.md")
    folder.write("", to: "other/c.md")
    let files = try DiskFileSystem(root: folder.path)
    var watch = try FileWatch(["Content", "Templates"], in: files)
    #expect(try watch.next(timeout: .milliseconds(20)) == nil)
    folder.write("new", to: "Content/deep/b.md")
    folder.write("new", to: "other/c.md")
    #expect(try next(&watch) == .paths(["Content/deep/b.md"]))
    try files.rename("Content/a.md", to: "Content/z.md")
    #expect(try next(&watch) == .paths(["Content/a.md", "Content/z.md"]))
    try files.remove("Content/z.md")
    #expect(try next(&watch) == .paths(["Content/z.md"]))
  }

  @Test func `watches folders that are made later`() throws {
    folder.write("", to: "Content/a.md")
    let files = try DiskFileSystem(root: folder.path)
    var watch = try FileWatch(["Content"], in: files)
    try files.makeFolder("Content/new")
    #expect(try next(&watch) == .paths(["Content/new"]))
    folder.write("", to: "Content/new/b.md")
    #expect(try next(&watch) == .paths(["Content/new/b.md"]))
    try files.rename("Content/new", to: "Content/newer")
    #expect(try next(&watch) == .paths(["Content/new", "Content/newer"]))
    folder.write("x", to: "Content/newer/b.md")
    #expect(try next(&watch) == .paths(["Content/newer/b.md"]))
  }

  @Test func `watches a folder again that is removed, replaced or made later`() throws {
    folder.write("", to: "Content/a.md")
    folder.write("", to: "spare/deep/b.md")
    let files = try DiskFileSystem(root: folder.path)
    var watch = try FileWatch(["Content", "Templates"], in: files)
    try files.rename("Content", to: "gone")
    #expect(try next(&watch) == .paths(["Content"]))
    folder.write("x", to: "gone/a.md")
    #expect(try watch.next(timeout: .milliseconds(50)) == nil)
    try files.rename("spare", to: "Content")
    #expect(try next(&watch) == .paths(["Content"]))
    folder.write("x", to: "Content/deep/b.md")
    #expect(try next(&watch) == .paths(["Content/deep/b.md"]))
    folder.write("x", to: "Templates/base.html")
    #expect(try next(&watch) != nil)
    folder.write("y", to: "Templates/base.html")
    #expect(try next(&watch) == .paths(["Templates/base.html"]))
    folder.write("x", to: "elsewhere/c.md")
    #expect(try watch.next(timeout: .milliseconds(50)) == nil)
  }

  @Test func `follows links to folders, and ends where they lead back`() throws {
    folder.write("", to: "Content/a/b/c.md")
    folder.write("", to: "shared/d.md")
    folder.makeLink("Content/shared", to: "../shared")
    folder.makeLink("Content/a/b/up", to: "../..")
    var watch = try FileWatch(["Content"], in: try DiskFileSystem(root: folder.path))
    folder.write("x", to: "shared/d.md")
    #expect(try next(&watch) == .paths(["Content/shared/d.md"]))
  }

  @Test func `takes many changes for one, and leaves out what tools write`() throws {
    folder.write("", to: "Content/a.md")
    var watch = try FileWatch(["Content"], in: try DiskFileSystem(root: folder.path))
    for name in [".a.md.swp", "a.md~", "4913"] { folder.write("", to: "Content/" + name) }
    for number in 0..<50 { folder.write("", to: "Content/\(number).md") }
    guard case .paths(let paths) = try next(&watch) else {
      Issue.record("no change")
      return
    }
    #expect(paths.count == 50)
    // A process that another test started meanwhile may hold a file open until it runs its program.
    while let late = try watch.next(timeout: .milliseconds(20)) {
      guard case .paths(let latePaths) = late else {
        Issue.record("more than can be told")
        return
      }
      #expect(Set(latePaths).isSubset(of: paths))
    }
  }
}
