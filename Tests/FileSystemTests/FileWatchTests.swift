import FileSystem
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

struct FileWatchTests {
  let folder = TemporaryFolder()

  /// The next change within a minute.
  func next(_ watch: inout FileWatch) throws -> FileWatch.Change? {
    try watch.next(timeout: .seconds(60), quiet: .milliseconds(100))
  }

  @Test func `tells which files were written, made, moved and removed`() throws {
    folder.write("", to: "Content/a.md")
    folder.write("", to: "Content/deep/b.md")
    folder.write("", to: "other/c.md")
    let files = try DiskFileSystem(root: folder.path)
    var watch = try FileWatch(["Content", "Templates"], in: files)
    // A process that another test started meanwhile may hold a file open that was written before.
    while try watch.next(timeout: .milliseconds(20)) != nil {}
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

  @Test func `notices what links to files lead to`() throws {
    folder.write("", to: "shared/deep/a.md")
    folder.write("", to: "Content/b.md")
    folder.makeLink("Content/a.md", to: "../shared/middle.md")
    folder.makeLink("shared/middle.md", to: "deep/a.md")
    folder.makeLink("Content/same.md", to: "b.md")
    let files = try DiskFileSystem(root: folder.path)
    var watch = try FileWatch(["Content"], in: files)
    folder.write("x", to: "shared/deep/other.md")
    #expect(try watch.next(timeout: .milliseconds(50)) == nil)
    folder.write("x", to: "shared/deep/a.md")
    #expect(try next(&watch) == .anything)
    try files.remove("shared/deep/a.md")
    #expect(try next(&watch) == .anything)
    folder.write("y", to: "shared/deep/a.md")
    #expect(try next(&watch) == .anything)
    try files.remove("shared/middle.md")
    #expect(try next(&watch) == .anything)
    folder.write("y", to: "Content/b.md")
    #expect(try next(&watch) == .anything)
  }

  @Test func `notices what links lead to that are made later`() throws {
    folder.write("", to: "shared/a.md")
    folder.write("", to: "Content/b.md")
    let files = try DiskFileSystem(root: folder.path)
    var watch = try FileWatch(["Content"], in: files)
    folder.makeLink("Content/shared", to: "../shared")
    #expect(try next(&watch) == .anything)
    folder.write("x", to: "shared/a.md")
    #expect(try next(&watch) == .paths(["Content/shared/a.md"]))
    folder.write("x", to: "shared/new.md")
    #expect(try next(&watch) == .paths(["Content/shared/new.md"]))
    try files.rename("shared", to: "other")
    #expect(try next(&watch) == .anything)
    folder.makeLink("Content/a.md", to: "../other/a.md")
    #expect(try next(&watch) == .anything)
    folder.write("y", to: "other/a.md")
    #expect(try next(&watch) == .anything)
  }

  @Test func `a file with two paths has changed at both`() throws {
    folder.write("", to: "Content/real/deep/a.md")
    folder.makeLink("Content/also", to: "real")
    var watch = try FileWatch(["Content"], in: try DiskFileSystem(root: folder.path))
    folder.write("x", to: "Content/real/deep/a.md")
    #expect(try next(&watch) == .anything)
  }

  @Test func `hidden names count where that is wanted`() throws {
    folder.write("", to: "Static/.well-known/a.txt")
    let files = try DiskFileSystem(root: folder.path)
    var watch = try FileWatch(["Static"], in: files, heeding: [".well-known", ".nojekyll"])
    folder.write("x", to: "Static/.well-known/a.txt")
    #expect(try next(&watch) == .paths(["Static/.well-known/a.txt"]))
    folder.write("", to: "Static/.other")
    folder.write("", to: "Static/.nojekyll")
    #expect(try next(&watch) == .paths(["Static/.nojekyll"]))
  }

  @Test(arguments: [true, false])
  func `the end of the folder from which all are is an error`(isMoved: Bool) throws {
    folder.write("", to: "site/Content/a.md")
    let files = try DiskFileSystem(root: folder.path)
    var watch = try FileWatch(["Content"], in: try DiskFileSystem(root: folder.path + "/site"))
    if isMoved {
      try files.rename("site", to: "gone")
    } else {
      try files.remove("site/Content/a.md")
      try files.removeFolder("site/Content")
      try files.removeFolder("site")
    }
    #expect(throws: FileError.self) {
      while try next(&watch) != nil {}
    }
  }

  @Test func `takes many changes for one, and leaves out what tools write`() throws {
    folder.write("", to: "Content/a.md")
    var watch = try FileWatch(["Content"], in: try DiskFileSystem(root: folder.path))
    for name in [".a.md.swp", "a.md~", "4913", "~$a.md"] { folder.write("", to: "Content/" + name) }
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
