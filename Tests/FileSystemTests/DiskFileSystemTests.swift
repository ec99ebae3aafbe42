import FileSystem
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What only a disk can do to a program.
struct DiskFileSystemTests {
  let folder = TemporaryFolder()

  @Test func `follows links to files and folders that stay below the root`() throws {
    folder.write("text", to: "a/file")
    folder.makeLink("link", to: "a/file")
    folder.makeLink("folder", to: "a")
    let files = try DiskFileSystem(root: folder.path)
    #expect(try files.read("link", limit: 9) == Array("text".utf8))
    let tree = try files.tree("")
    #expect(tree.files == ["a/file", "folder/file", "link"])
    #expect(tree.problems == [])
  }

  @Test(arguments: [true, false]) func `refuses what leads out of the root`(
    _ kernelStaysBelow: Bool
  ) throws {
    folder.write("secret", to: "secret")
    folder.write("", to: "site/file")
    folder.makeLink("site/up", to: "../secret")
    folder.makeLink("site/absolute", to: folder.path + "/secret")
    folder.makeLink("site/folder", to: "..")
    folder.makeLink("site/proc", to: "/proc/self/root")
    let files = try DiskFileSystem(
      root: folder.path + "/site", kernelStaysBelow: kernelStaysBelow)
    for path in ["up", "absolute", "folder/secret", "proc/etc/passwd", "../secret"] {
      #expect(throws: FileError.self) { try files.read(path, limit: 100) }
    }
    let tree = try files.tree("")
    #expect(tree.files == ["file"])
    #expect(tree.problems.map(\.path) == ["absolute", "folder", "proc", "up"])
    if kernelStaysBelow { #expect(tree.problems.allSatisfy { $0.reason == .leavesRoot }) }
  }

  @Test func `tells the status of a file behind links as it reads it`() throws {
    folder.write("outside", to: "secret")
    folder.write("some text", to: "site/a/file")
    folder.makeLink("site/link", to: "a/file")
    folder.makeLink("site/again", to: "link")
    folder.makeLink("site/folder", to: "a")
    folder.makeLink("site/out", to: "../secret")
    folder.makeLink("site/nothing", to: "nowhere")
    let disk = try DiskFileSystem(root: folder.path + "/site")
    let layered = LayeredFileSystem(disk, above: MemoryFileSystem([]))
    for files in [disk, layered, HashingFileSystem(disk), EditedFileSystem(disk, edits: [:])]
      as [any FileSystem]
    {
      for path in ["a/file", "link", "again", "folder/file"] {
        let status = try files.fileStatus(of: path)
        #expect(status.kind == .file && status.size == 9, "\(path)")
      }
      #expect(reason { _ = try files.fileStatus(of: "out") } == .leavesRoot)
      #expect(reason { _ = try files.fileStatus(of: "nothing") } == .missing)
      #expect(reason { _ = try files.fileStatus(of: "none") } == .missing)
      #expect(reason { _ = try files.fileStatus(of: "a") } == .isFolder)
      #expect(reason { _ = try files.fileStatus(of: "folder") } == .isFolder)
    }
  }

  @Test func `refuses a path with a NUL instead of cutting it there`() throws {
    folder.write("text", to: "x")
    let files = try DiskFileSystem(root: folder.path)
    #expect(reason { _ = try files.read("x\u{0}y", limit: 9) } == .nameIsNotText)
  }

  @Test func `ends loops of links and names links to nothing`() throws {
    folder.write("", to: "a/file")
    folder.makeLink("a/self", to: ".")
    folder.makeLink("a/up", to: "..")
    folder.makeLink("one", to: "two")
    folder.makeLink("two", to: "one")
    folder.makeLink("nothing", to: "nowhere")
    let tree = try DiskFileSystem(root: folder.path).tree("")
    #expect(tree.files == ["a/file"])
    #expect(tree.problems.map(\.path) == ["a/self", "a/up", "nothing", "one", "two"])
    #expect(
      tree.problems.map(\.reason) == [
        .linkLoop, .linkLoop, .linkToNothing, .linkLoop, .linkLoop,
      ])
  }

  @Test func `does not multiply folders that link to one another`() throws {
    for name in 0..<20 {
      folder.write("", to: "\(name)/file")
      for other in 0..<20 where other != name {
        folder.makeLink("\(name)/to\(other)", to: "../\(other)")
      }
    }
    let tree = try DiskFileSystem(root: folder.path).tree("")
    #expect(tree.files.count == 20 + 20 * 19)
    #expect(tree.problems.contains { $0.reason == .linkWithinLink })
  }

  @Test func `never waits for a pipe`() throws {
    _ = unsafe mkfifo(folder.path + "/pipe", 0o644)
    let files = try DiskFileSystem(root: folder.path)
    #expect(reason { _ = try files.read("pipe", limit: 9) } == .notRegular)
    #expect(reason { try files.readPieces(of: "pipe") { _ in } } == .notRegular)
    #expect(try files.tree("").problems.map(\.reason) == [.notRegular])
  }

  @Test func `names files whose names are not UTF-8`() throws {
    let name: [CChar] = Array((folder.path + "/bad").utf8CString.dropLast()) + [-1, 0]
    unsafe fclose(fopen(name, "w"))
    let files = try DiskFileSystem(root: folder.path)
    let problem = FileError(.list, "bad\\xFF", .nameIsNotText)
    #expect(try files.tree("").problems == [problem])
    #expect(throws: problem) { try files.contents(of: "") }
  }

  @Test func `gives up on folders that lie too deep`() throws {
    folder.write("", to: (0..<100).map { _ in "d" }.joined(separator: "/") + "/file")
    let tree = try DiskFileSystem(root: folder.path).tree("")
    #expect(tree.files == [])
    #expect(tree.problems.map(\.reason) == [.tooDeep])
  }

  @Test func `gives files and folders the same permissions under any mask`() throws {
    let mask = umask(0o077)
    defer { umask(mask) }
    let files = try DiskFileSystem(root: folder.path)
    try files.makeFolder("folder")
    try files.write([], to: "folder/file")
    #expect(try files.status(of: "folder")?.permissions == 0o755)
    #expect(try files.status(of: "folder/file")?.permissions == 0o644)
  }

  @Test func `writes through no symbolic link`() throws {
    folder.write("", to: "outside/file")
    folder.write("", to: "root/file")
    folder.makeLink("root/out", to: "../outside")
    folder.makeLink("root/to", to: "../outside/made")
    let files = try DiskFileSystem(root: folder.path + "/root")
    #expect(throws: FileError.self) { try files.write([], to: "out/made") }
    #expect(throws: FileError.self) { try files.write([], to: "to") }
    #expect(folder.text(of: "outside/made") == nil)
  }

  @Test func `takes over the lock file of a process that is gone`() throws {
    folder.write("999999\n", to: "lock")
    let files = try DiskFileSystem(root: folder.path)
    let lock = try #require(try files.lock("lock", lockTimeout: .zero))
    #expect(folder.text(of: "lock") == "\(getpid())\n")
    lock.release()
    #expect(folder.text(of: "lock") == nil)
  }

  @Test func `words an error for the user`() throws {
    let error = FileError(.write, "public/index.html", FileError.Reason(errno: ENOSPC))
    #expect("\(error)" == "cannot write 'public/index.html': the disk is full")
    #expect(
      "\(FileError(.read, "x", .init(errno: 9999)))" == "cannot read 'x': error 9999 of the system")
  }

  @Test(arguments: [(64, true), (65, false)])
  func `folders are listed 64 deep`(_ depth: Int, _ isListed: Bool) throws {
    folder.write("", to: (0..<depth).map { _ in "d" }.joined(separator: "/") + "/file")
    let tree = try DiskFileSystem(root: folder.path).tree("")
    #expect(tree.files.count == (isListed ? 1 : 0))
    #expect(tree.problems.isEmpty == isListed)
  }

  @Test func `the links that a listing has followed are known`() throws {
    folder.write("text", to: "a/file")
    folder.makeLink("z", to: "a/file")
    folder.makeLink("b", to: "a")
    let files = try DiskFileSystem(root: folder.path)
    #expect(files.followedLinks == [])
    _ = try files.tree("")
    #expect(files.followedLinks == ["b", "z"])
  }
}
