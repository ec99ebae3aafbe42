import FileSystem
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// A file system under test, with what must outlive it.
struct Specimen: CustomTestStringConvertible {
  let name: String
  let make: @Sendable () throws -> (any WritableFileSystem, keep: AnyObject)

  var testDescription: String { name }

  static let all = [
    Specimen(name: "memory") {
      let files: MemoryFileSystem = ["a/b.txt": "text", "a/c/d.txt": "", "z.txt": "last"]
      return (files, files)
    },
    Specimen(name: "disk") { try disk(kernelStaysBelow: true) },
    Specimen(name: "disk without openat2") { try disk(kernelStaysBelow: false) },
  ]

  private static func disk(
    kernelStaysBelow: Bool
  ) throws -> (any WritableFileSystem, keep: AnyObject) {
    let folder = TemporaryFolder()
    folder.write("text", to: "a/b.txt")
    folder.write("", to: "a/c/d.txt")
    folder.write("last", to: "z.txt")
    return (try DiskFileSystem(root: folder.path, kernelStaysBelow: kernelStaysBelow), folder)
  }
}

/// The reason for which `body` fails.
func reason(_ body: () throws -> Void) -> FileError.Reason? {
  do {
    try body()
    return nil
  } catch {
    return (error as? FileError)?.reason
  }
}

/// What every file system does, wherever its files are.
struct AnyFileSystemTests {
  @Test(arguments: Specimen.all) func `reads a file whole`(_ specimen: Specimen) throws {
    let (files, keep) = try specimen.make()
    #expect(try files.read("a/b.txt", limit: 4) == Array("text".utf8))
    #expect(try files.read("a/c/d.txt", limit: 0) == [])
    withExtendedLifetime(keep) {}
  }

  @Test(arguments: Specimen.all) func `reads a file together with its status`(
    _ specimen: Specimen
  ) throws {
    let (files, keep) = try specimen.make()
    let (bytes, status) = try files.readWithStatus("a/b.txt", limit: 4)
    #expect(bytes == Array("text".utf8))
    #expect(try status == files.status(of: "a/b.txt"))
    #expect(reason { _ = try files.readWithStatus("a/b.txt", limit: 3) } == .tooLarge(limit: 3))
    withExtendedLifetime(keep) {}
  }

  @Test(arguments: Specimen.all) func `says why a file cannot be read`(
    _ specimen: Specimen
  ) throws {
    let (files, keep) = try specimen.make()
    #expect(reason { _ = try files.read("a/b.txt", limit: 3) } == .tooLarge(limit: 3))
    #expect(reason { _ = try files.read("a/none", limit: 9) } == .missing)
    #expect(reason { _ = try files.read("a", limit: 9) } == .isFolder)
    withExtendedLifetime(keep) {}
  }

  @Test(arguments: Specimen.all) func `reads a large file in pieces`(
    _ specimen: Specimen
  ) throws {
    let (files, keep) = try specimen.make()
    let bytes = (0..<2_500_000).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 3) }
    try files.write(bytes, to: "large")
    var read: [UInt8] = []
    var pieces = 0
    try files.readPieces(of: "large") { piece throws(FileError) in
      read += [UInt8](copying: piece)
      pieces += 1
    }
    #expect(read == bytes)
    #expect(pieces == 3)
    withExtendedLifetime(keep) {}
  }

  @Test(arguments: Specimen.all) func `lists files in the order of the bytes of their paths`(
    _ specimen: Specimen
  ) throws {
    let (files, keep) = try specimen.make()
    for name in ["a.txt", "a-b", "é", "e\u{301}", "B", "a/.hidden", "a/notes~", "a/c0"] {
      try files.write([], to: name)
    }
    let tree = try files.tree("")
    #expect(
      tree.files == [
        "B", "a-b", "a.txt", "a/b.txt", "a/c/d.txt", "a/c0", "e\u{301}", "z.txt", "é",
      ])
    #expect(zip(tree.files, tree.files.dropFirst()).allSatisfy { $0.precedesByBytes($1) })
    #expect(tree.ignored == ["a/.hidden", "a/notes~"])
    #expect(tree.problems == [])
    #expect(try files.tree("a/c").files == ["a/c/d.txt"])
    #expect(try files.tree("").folders == ["a", "a/c"])
    #expect(reason { _ = try files.tree("none") } == .missing)
    withExtendedLifetime(keep) {}
  }

  @Test(arguments: Specimen.all) func `lists one folder with hidden files and kinds`(
    _ specimen: Specimen
  ) throws {
    let (files, keep) = try specimen.make()
    try files.write([], to: "a/.hidden")
    #expect(
      try files.contents(of: "a") == [
        FolderEntry(name: ".hidden", kind: .file), FolderEntry(name: "b.txt", kind: .file),
        FolderEntry(name: "c", kind: .folder),
      ])
    withExtendedLifetime(keep) {}
  }

  @Test(arguments: Specimen.all) func `tells what stands at a path`(
    _ specimen: Specimen
  ) throws {
    let (files, keep) = try specimen.make()
    let file = try #require(try files.status(of: "a/b.txt"))
    #expect(file.kind == .file && file.size == 4 && file.permissions == 0o644)
    #expect(try files.status(of: "a")?.kind == .folder)
    #expect(try files.status(of: "a/none") == nil)
    #expect(try files.status(of: "a/b.txt/none") == nil)
    withExtendedLifetime(keep) {}
  }

  @Test(arguments: Specimen.all) func `writes nothing over what is there`(
    _ specimen: Specimen
  ) throws {
    let (files, keep) = try specimen.make()
    #expect(reason { try files.write([1], to: "a/b.txt") } == .exists)
    #expect(reason { try files.makeFolder("a") } == .exists)
    #expect(reason { try files.link("z.txt", as: "a/b.txt") } == .exists)
    #expect(reason { try files.write([1], to: "none/file") } == .missing)
    #expect(reason { try files.removeFolder("a") } == .folderNotEmpty)
    #expect(try files.read("a/b.txt", limit: 9) == Array("text".utf8))
    withExtendedLifetime(keep) {}
  }

  @Test(arguments: Specimen.all) func `gives a file a second name`(_ specimen: Specimen) throws {
    let (files, keep) = try specimen.make()
    try files.link("z.txt", as: "a/z")
    let (one, other) = (try files.status(of: "z.txt"), try files.status(of: "a/z"))
    #expect(one != nil && one?.identity == other?.identity)
    try files.remove("z.txt")
    #expect(try files.read("a/z", limit: 9) == Array("last".utf8))
    withExtendedLifetime(keep) {}
  }

  @Test(arguments: Specimen.all) func `moves and swaps files and folders`(
    _ specimen: Specimen
  ) throws {
    let (files, keep) = try specimen.make()
    try files.rename("z.txt", to: "a/b.txt")
    #expect(try files.read("a/b.txt", limit: 9) == Array("last".utf8))
    try files.makeFolder("n")
    try files.append(Array("!".utf8).span, to: "a/b.txt")
    try files.exchange("n", with: "a")
    #expect(try files.tree("").files == ["n/b.txt", "n/c/d.txt"])
    try files.removeFolder("a")
    try files.rename("n/c", to: "c")
    #expect(try files.tree("").files == ["c/d.txt", "n/b.txt"])
    #expect(try files.read("n/b.txt", limit: 9) == Array("last!".utf8))
    withExtendedLifetime(keep) {}
  }

  @Test(arguments: Specimen.all) func `makes all of several moves or none`(
    _ specimen: Specimen
  ) throws {
    let (files, keep) = try specimen.make()
    try files.perform([])
    let moves = [
      FileMove("z.txt", to: "a/z"), FileMove("a/b.txt", with: "a/c"),
      FileMove("a/b.txt/d.txt", to: "d"),
    ]
    try files.perform(moves)
    #expect(try files.tree("").files == ["a/c", "a/z", "d"])
    #expect(
      reason { try files.perform([FileMove("d", with: "a/z"), FileMove("none", to: "x")]) }
        == .missing)
    #expect(try files.read("a/z", limit: 9) == Array("last".utf8))
    #expect(reason { try files.perform([FileMove("d", to: "../d")]) } != nil)
    try files.perform(moves.reversed().map(\.inverse))
    #expect(try files.tree("").files == ["a/b.txt", "a/c/d.txt", "z.txt"])
    withExtendedLifetime(keep) {}
  }

  @Test(arguments: Specimen.all) func `locks a file against everybody else`(
    _ specimen: Specimen
  ) throws {
    let (files, keep) = try specimen.make()
    let lock = try files.lock("a/lock", lockTimeout: .zero)
    #expect(lock != nil)
    #expect(try files.lock("a/lock", lockTimeout: .milliseconds(30)) == nil)
    lock?.release()
    #expect(try files.status(of: "a/lock") == nil)
    #expect(try files.lock("a/lock", lockTimeout: .zero) != nil)
    withExtendedLifetime(keep) {}
  }

  @Test(arguments: Specimen.all, ["", "/etc", "..", "a/../b", "a//b", "./a", "a/", "a\u{0}b"])
  func `changes nothing at a path that is not below the root`(
    _ specimen: Specimen, _ path: String
  ) throws {
    let (files, keep) = try specimen.make()
    #expect(reason { try files.makeFolder(path) } != nil)
    #expect(reason { try files.write([], to: path) } != nil)
    #expect(reason { try files.rename("z.txt", to: path) } != nil)
    #expect(reason { try files.link("z.txt", as: path) } != nil)
    #expect(try files.tree("").files == ["a/b.txt", "a/c/d.txt", "z.txt"])
    withExtendedLifetime(keep) {}
  }

  @Test func `memory logs what was asked of it`() throws {
    let files: MemoryFileSystem = ["Content/site.yaml": "title: Recipes"]
    _ = try files.read("Content/site.yaml", limit: 100)
    _ = try files.tree("Content")
    #expect(files.log.map(\.operation) == [.read, .list])
    #expect(files.log.map(\.path) == ["Content/site.yaml", "Content"])
    #expect(files["Content/site.yaml"] == "title: Recipes")
  }
}
