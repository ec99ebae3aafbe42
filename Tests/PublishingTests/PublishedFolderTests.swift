import FileSystem
import Publishing
import TestSupport
import Testing

/// What a process that finds a published folder knows about it.
struct PublishedFolderTests {
  private static let site: Site = ["index.html": "home", "a/index.html": "page a"]

  @Test(arguments: ["public", ""])
  func `its files are those of the manifest, and all others are foreign`(_ folder: String) throws {
    let built: MemoryFileSystem = [:]
    try publish(Self.site, in: built)
    // A folder that was copied to the root of another disk is the same folder.
    let disk = MemoryFileSystem(
      try everything(in: built, below: "public").filter { $0.value != "/" }.map { path, text in
        let name = folder.isEmpty ? String(path.dropFirst("public/".count)) : path
        return (path: name, bytes: Array(text.utf8))
      })
    let place = folder.isEmpty ? "" : folder + "/"
    disk[place + "own"] = "mine"
    disk[place + "a/own.html"] = "mine"
    let published = try #require(try PublishedFolder(folder, in: disk))
    #expect(published.files.map(\.path) == ["a/index.html", "index.html"])
    let foreign = try published.foreignPaths(in: folder, of: disk)
    #expect(foreign.sorted() == ["a/own.html", "own"])
  }

  @Test func `a folder without a manifest was not published`() throws {
    let disk: MemoryFileSystem = ["public/index.html": "home"]
    #expect(try PublishedFolder("public", in: disk) == nil)
  }

  @Test func `a file in a folder whose name tools have is listed, and not foreign`() throws {
    let folder = TemporaryFolder()
    let disk = try DiskFileSystem(root: folder.path)
    try publish(["index.html": "home", ".well-known/a": "a"], in: disk)
    folder.write("mine", to: "public/.mine/x")
    let published = try #require(try PublishedFolder("public", in: disk))
    #expect(try published.foreignPaths(in: "public", of: disk) == [".mine"])
  }
}
