import FileSystem
import Publishing
import TestSupport
import Testing

/// What `apus clean` removes.
struct SiteRemovalTests {
  let folder = TemporaryFolder()

  private func remove() throws -> SiteRemoval {
    let surroundings = OutputLocation.Surroundings(
      project: folder.path, inputs: ["Content"], mayLeaveProject: false)
    return try SiteRemoval(
      at: try OutputLocation("public", in: surroundings), lockTimeout: .zero)
  }

  @Test func `the site and its cache are removed, and what others put there stays`() throws {
    let disk = try DiskFileSystem(root: folder.path)
    try publish(["index.html": "home", "a/index.html": "page a"], in: disk)
    folder.write("mine", to: "public/a/own")
    folder.write("cache", to: ".apus/cache/x")
    let removal = try remove()
    #expect(removal.files == 2 && removal.others == 1 && removal.hadCache)
    #expect(files(of: try everything(in: disk)) == ["a/own": "mine"])
    #expect(try !disk.exists(".apus/cache"))
  }

  @Test func `nothing is left of a site in which others have no files`() throws {
    let disk = try DiskFileSystem(root: folder.path)
    try publish(["index.html": "home"], in: disk)
    let removal = try remove()
    #expect(removal.files == 1 && removal.others == 0 && !removal.hadCache)
    #expect(try everything(in: disk) == [:])
    #expect(try remove().files == 0)
  }

  @Test func `a site that a build is at work on is not removed`() throws {
    let disk = try DiskFileSystem(root: folder.path)
    try publish(["index.html": "home"], in: disk)
    let build = try Publication(into: "public", in: disk)
    #expect(throws: PublicationError.self) { try remove() }
    #expect(files(of: try everything(in: disk)) == ["index.html": "home"])
    build.abandon()
    #expect(try remove().files == 1)
  }

  @Test func `no folder is left that only pages were in`() throws {
    let disk = try DiskFileSystem(root: folder.path)
    try publish(["index.html": "home", "a/b/index.html": "page b"], in: disk)
    folder.write("mine", to: "public/own")
    #expect(try remove().files == 2)
    #expect(try everything(in: disk, below: "public") == ["public/own": "mine"])
  }
}
