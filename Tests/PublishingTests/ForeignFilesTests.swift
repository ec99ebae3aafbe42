import Diagnostics
import FileSystem
import Publishing
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The code of the diagnostic with which `body` is refused.
func refusal(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch PublicationError.refused(let diagnostic) {
    return diagnostic.code.number
  } catch {
    return "\(error)"
  }
}

/// What is not Apus's stays, whatever happens.
struct ForeignFilesTests {
  let site: Site = ["index.html": "home", "a/index.html": "page", "b/index.html": "page"]

  @Test func `a folder with files of others is refused without a manifest`() throws {
    let disk: MemoryFileSystem = ["public/thesis.tex": "three years"]
    let before = try everything(in: disk)
    #expect(refusal { try publish(site, in: disk) } == "0701")
    #expect(try everything(in: disk) == before)
  }

  @Test func `an empty folder is taken`() throws {
    let disk: MemoryFileSystem = [:]
    try disk.makeFolder("public")
    try publish(site, in: disk)
    #expect(try everything(in: disk) == cleanBuild(site))
  }

  @Test func `force adds the site and keeps the files`() throws {
    let disk: MemoryFileSystem = ["public/thesis.tex": "three years", "public/a/own": "x"]
    try publish(site, in: disk) { $0.isForced = true }
    let expected = site.merging(["thesis.tex": "three years", "a/own": "x"]) { $1 }
    #expect(files(of: try everything(in: disk)) == expected)
    try publish([:], in: disk)
    #expect(
      files(of: try everything(in: disk)) == ["thesis.tex": "three years", "a/own": "x"])
  }

  @Test func `where the manifest is missing, force leaves what is right as it is`() throws {
    let disk: MemoryFileSystem = [:]
    try publish(PublicationTests.site, in: disk)
    disk["public/.apus-manifest"] = nil
    let summary = try publish(PublicationTests.site, in: disk) { $0.isForced = true }
    #expect(summary.written == 0 && summary.unchanged == PublicationTests.site.count)
  }

  @Test func `files of others outlive every kind of change, byte for byte`() throws {
    let disk: MemoryFileSystem = [:]
    try publish(site, in: disk)
    disk["public/CNAME"] = "example.org"
    disk["public/a/note"] = "mine"
    disk["public/own/deep/file"] = "mine too"
    try disk.makeFolder("public/empty")
    let others = ["CNAME": "example.org", "a/note": "mine", "own/deep/file": "mine too"]
    let identities = try others.keys.sorted().map { try disk.status(of: "public/" + $0) }
    for changed: Site in [
      site, ["index.html": "home"], ["a/index.html": "1", "b/index.html": "2"], [:], site,
    ] {
      try publish(changed, in: disk)
      #expect(files(of: try everything(in: disk)) == changed.merging(others) { $1 })
      #expect(try disk.status(of: "public/empty")?.kind == .folder)
      #expect(try others.keys.sorted().map { try disk.status(of: "public/" + $0) } == identities)
    }
  }

  @Test(arguments: [
    ["new.html": "page"], ["new.html/index.html": "page"], ["dir": "page"],
    ["new.html": "page", "other.html": "page"],
    ["dir": "page", "other.html": "page"], ["new.html/index.html": "p", "index.html": "p"],
  ]) func `a file of somebody else at the path of a page is refused and kept`(
    _ change: Site
  ) throws {
    let disk: MemoryFileSystem = [:]
    try publish(site, in: disk)
    disk["public/new.html"] = "mine"
    disk["public/dir/file"] = "mine"
    let before = try everything(in: disk)
    let changed = site.merging(change) { $1 }
    #expect(refusal { try publish(changed, in: disk) } == "0704")
    #expect(try everything(in: disk) == before)
    try publish(changed, in: disk) { $0.isForced = true }
    let after = files(of: try everything(in: disk))
    #expect(after.filter { changed[$0.key] != nil } == changed)
  }

  @Test func `a page that somebody has changed is found, whatever date it has`() throws {
    let folder = TemporaryFolder()
    let disk = try DiskFileSystem(root: folder.path)
    try publish(site, in: disk)
    let text = try #require(folder.text(of: "public/index.html"))
    // The clock of the disk goes in steps: this is a later one than that of the manifest.
    func now() throws -> Int64? {
      folder.write("", to: "clock")
      return try disk.status(of: "clock")?.changed
    }
    let start = try now()
    while try now() == start {}
    folder.write(String(text.reversed()), to: "public/index.html")
    var dates = [timespec(), timespec()]
    _ = unsafe utimensat(AT_FDCWD, folder.path + "/public/index.html", &dates, 0)
    #expect(try disk.status(of: "public/index.html")?.modified == 0)
    #expect(try publish(site, in: disk).written == 1)
    #expect(folder.text(of: "public/index.html") == text)
  }

  @Test func `links, pipes and permissions of others stay what they are`() throws {
    let folder = TemporaryFolder()
    let disk = try DiskFileSystem(root: folder.path)
    try publish(site, in: disk)
    folder.makeLink("public/link", to: "../nowhere")
    folder.write("#!/bin/sh", to: "public/tool")
    _ = unsafe chmod(folder.path + "/public/tool", 0o755)
    _ = unsafe mkfifo(folder.path + "/public/pipe", 0o600)
    try publish(["x": "1", "y": "2"], in: disk)
    #expect(try disk.status(of: "public/tool")?.permissions == 0o755)
    #expect(try disk.status(of: "public/link")?.kind == .symbolicLink)
    #expect(try disk.status(of: "public/pipe")?.kind == .other)
    #expect(try disk.status(of: "public/index.html") == nil)
  }

  @Test func `an output that is a file or a link is refused`() throws {
    let folder = TemporaryFolder()
    let disk = try DiskFileSystem(root: folder.path)
    folder.write("x", to: "public")
    #expect(refusal { try publish(site, in: disk) } == "0703")
    try disk.remove("public")
    folder.write("x", to: "elsewhere/file")
    folder.makeLink("public", to: "elsewhere")
    #expect(refusal { try publish(site, in: disk) } == "0703")
    #expect(folder.text(of: "elsewhere/file") == "x")
  }

  @Test func `a damaged manifest is told, and nothing is lost`() throws {
    let disk: MemoryFileSystem = [:]
    try publish(site, in: disk)
    let text = try #require(disk["public/.apus-manifest"])
    let bytes = Array(text.utf8)
    var damaged = stride(from: 0, to: bytes.count, by: 7).map { index in
      var bytes = bytes
      bytes[index] ^= 1
      return bytes
    }
    damaged += [[], Array(bytes.dropLast(5)), bytes + bytes, Array("apus manifest 2\n".utf8)]
    for manifest in damaged {
      let disk: MemoryFileSystem = [:]
      try publish(site, in: disk)
      disk["public/own"] = "mine"
      try disk.remove("public/.apus-manifest")
      try disk.write(manifest, to: "public/.apus-manifest")
      let publication = try Publication(into: "public", in: disk)
      #expect(publication.warnings.map(\.code.number) == ["0705"])
      publication.abandon()
      var changed = site
      changed["b/index.html"] = "other"
      #expect(refusal { try publish(changed, in: disk) } == "0705")
      try publish(changed, in: disk) { $0.isForced = true }
      #expect(files(of: try everything(in: disk)) == changed.merging(["own": "mine"]) { $1 })
      #expect(disk["public/.apus-manifest"] == (try cleanBuild(changed))["public/.apus-manifest"])
    }
  }

  @Test func `a file of somebody else is theirs, even where a page would hold the same`() throws {
    let disk: MemoryFileSystem = [:]
    try publish(["index.html": "home"], in: disk)
    disk["public/a.html"] = "page a"
    #expect(refusal { try publish(["index.html": "home", "a.html": "page a"], in: disk) } != nil)
    try publish(["index.html": "home"], in: disk)
    #expect(files(of: try everything(in: disk)) == ["index.html": "home", "a.html": "page a"])
  }

  @Test func `a file at the place of the work folders is left, and told`() throws {
    let disk: MemoryFileSystem = [".apus": "mine"]
    #expect(refusal { try publish(["index.html": "home"], in: disk) } == "0703")
    #expect(try everything(in: disk) == [".apus": "mine"])
  }

  /// A site that was joined of parts has its home page; a part has only its record.
  @Test(arguments: [(["record"], true), (["record", "index.html"], false)])
  func `a part of a site and a whole one do not replace each other`(
    paths: [String], isPart: Bool
  ) throws {
    let disk: MemoryFileSystem = [:]
    try publish(Site(uniqueKeysWithValues: paths.map { ($0, "old") }), in: disk)
    func publishAgain(asPart: Bool) throws {
      try publish(["record": "new"], in: disk) {
        $0.partRecord = "record"
        $0.isPart = asPart
      }
    }
    #expect(refusal { try publishAgain(asPart: !isPart) } == "0701")
    #expect(refusal { try publishAgain(asPart: isPart) } == nil)
  }

  @Test func `a page whose permissions were changed is one that all may read again`() throws {
    let folder = TemporaryFolder()
    let disk = try DiskFileSystem(root: folder.path)
    try publish(site, in: disk)
    #expect(unsafe chmod(folder.path + "/public/index.html", 0o600) == 0)
    try publish(site, in: disk)
    #expect(try disk.status(of: "public/index.html")?.permissions == 0o644)
  }

  @Test func `a file that had to give way to a folder of pages is not kept beside them`() throws {
    let disk: MemoryFileSystem = [:]
    try publish(["index.html": "home"], in: disk)
    disk["public/a"] = "mine"
    let summary = try publish(["index.html": "home", "a/index.html": "page"], in: disk) {
      $0.isForced = true
    }
    #expect(summary.warnings.isEmpty)
    let found = try everything(in: disk)
    #expect(files(of: found) == ["index.html": "home", "a/index.html": "page"])
    #expect(!found.keys.contains { $0.hasPrefix(".apus") })
  }
}
