import FileSystem
import Publishing
import TestSupport
import Testing

struct PublicationTests {
  static let site: Site = [
    "index.html": "home", "a/index.html": "page a", "a/b/index.html": "page b",
    "style.css": "body{}", ".nojekyll": "",
  ]

  @Test func `a first build writes every file and leaves nothing else behind`() throws {
    let disk: MemoryFileSystem = [:]
    let summary = try publish(Self.site, in: disk)
    #expect(summary.written == 5 && summary.unchanged == 0 && summary.removed == 0)
    #expect(summary.bytesWritten == 22)
    let found = try everything(in: disk)
    #expect(files(of: found) == Self.site)
    #expect(Set(found.keys.filter { !$0.hasPrefix("public") }) == [])
  }

  @Test func `an unchanged site is not touched`() throws {
    let disk: MemoryFileSystem = [:]
    try publish(Self.site, in: disk)
    disk.clearLog()
    let summary = try publish(Self.site, in: disk)
    #expect(summary.written == 0 && summary.unchanged == 5)
    let changing: Set<FileError.Operation> = [.write, .rename, .exchange, .link]
    #expect(disk.log.filter { changing.contains($0.operation) } == [])
  }

  @Test(arguments: [
    ["index.html": "new home"], ["a/c/d/index.html": "new page"], ["new.html": "new page"],
  ]) func `one changed file is one move, and no other file is touched`(
    _ change: Site
  ) throws {
    let disk: MemoryFileSystem = [:]
    try publish(Self.site, in: disk)
    let before = try disk.status(of: "public/style.css")
    disk.clearLog()
    let site = Self.site.merging(change) { $1 }
    let summary = try publish(site, in: disk)
    #expect(summary.written == 1)
    #expect(disk.log.filter { $0.operation == .link } == [])
    #expect(disk.log.filter { [.rename, .exchange].contains($0.operation) }.count == 3)
    #expect(try everything(in: disk) == cleanBuild(site))
    #expect(try disk.status(of: "public/style.css") == before)
  }

  @Test func `few changed files are moved, many exchanged with the whole folder`() throws {
    let site = Dictionary(uniqueKeysWithValues: (0..<20).map { ("p/\($0)", "page \($0)") })
    let changed = site.mapValues { $0 + "!" }
    for limit in [19, 20] {
      let disk: MemoryFileSystem = [:]
      try publish(site, in: disk)
      disk["public/own"] = "mine"
      let identity = try disk.status(of: "public/own")
      disk.clearLog()
      try publish(changed, in: disk) { $0.moveLimit = limit }
      #expect(disk.log.contains { $0.operation == .link } == (limit == 19))
      #expect(try disk.status(of: "public/own") == identity)
      #expect(files(of: try everything(in: disk)) == changed.merging(["own": "mine"]) { $1 })
    }
  }

  @Test(arguments: [
    ["index.html": "new", "new/deep/index.html": "x"], ["a/index.html": nil],
    ["a/b/index.html": nil], ["a/index.html": nil, "a/b/index.html": nil],
    ["a/b/index.html": nil, "a/b": "a file where a folder was"],
    ["style.css": nil, "style.css/index.html": "a folder where a file was"],
    ["index.html": nil, "a/index.html": nil, "a/b/index.html": nil, "style.css": nil],
  ]) func `a changed site is what a clean build of it is`(_ changes: [String: String?]) throws {
    for limit in [0, 500] {
      let disk: MemoryFileSystem = [:]
      try publish(Self.site, in: disk)
      var site = Self.site
      for (path, text) in changes { site[path] = text }
      try publish(site, in: disk) { $0.moveLimit = limit }
      #expect(try everything(in: disk) == cleanBuild(site))
      try publish(Self.site, in: disk) { $0.moveLimit = limit }
      #expect(try everything(in: disk) == cleanBuild(Self.site))
    }
  }

  @Test func `a page that somebody has changed or removed is written again`() throws {
    let disk: MemoryFileSystem = [:]
    try publish(Self.site, in: disk)
    disk["public/a/index.html"] = "page X"
    disk["public/style.css"] = nil
    let summary = try publish(Self.site, in: disk)
    #expect(summary.written == 2 && summary.unchanged == 3)
    #expect(try everything(in: disk) == cleanBuild(Self.site))
  }

  @Test func `an abandoned publication leaves the old site and nothing else`() throws {
    let disk: MemoryFileSystem = [:]
    try publish(Self.site, in: disk)
    let before = try everything(in: disk)
    let publication = try Publication(into: "public", in: disk)
    try publication.add(Array("other".utf8), at: "index.html")
    publication.abandon()
    publication.abandon()
    #expect(try everything(in: disk) == before)
    #expect(throws: PublicationError.self) { try publication.add([1], at: "late.html") }
  }

  @Test func `a publication ends once`() throws {
    let disk: MemoryFileSystem = [:]
    let publication = try Publication(into: "public", in: disk)
    try publication.add(Array("page".utf8), at: "index.html")
    _ = try publication.finish()
    #expect(throws: PublicationError.self) { try publication.finish() }
    publication.abandon()
    #expect(try everything(in: disk) == cleanBuild(["index.html": "page"]))
  }

  @Test func `nobody waits for the disk unless it is asked for`() {
    #expect(!PublicationOptions().isDurable)
  }

  @Test func `a publication that nobody ends is abandoned`() throws {
    let disk: MemoryFileSystem = [:]
    do {
      let publication = try Publication(into: "public", in: disk)
      try publication.add([1, 2], at: "index.html")
    }
    #expect(try everything(in: disk) == [:])
  }

  @Test(arguments: [
    "../up.html", "/abs.html", "a//b", "a/./b", "", "a\nb", ".apus-manifest",
    ".apus-next/x",
  ]) func `no file is written to a path that is not its own`(_ path: String) throws {
    let disk: MemoryFileSystem = [:]
    let publication = try Publication(into: "public", in: disk)
    #expect(throws: PublicationError.self) { try publication.add([1], at: path) }
    #expect(throws: PublicationError.self) { try publication.finish() }
    #expect(try everything(in: disk) == [:])
  }

  @Test func `the same path twice is an error and nothing is published`() throws {
    for again in ["one", "two"] {
      let disk: MemoryFileSystem = [:]
      try publish(["index.html": "one"], in: disk)
      let before = try everything(in: disk)
      let publication = try Publication(into: "public", in: disk)
      #expect(throws: PublicationError.self) {
        try publication.add(Array("one".utf8), at: "index.html")
        try publication.add(Array(again.utf8), at: "index.html")
        _ = try publication.finish()
      }
      publication.abandon()
      #expect(try everything(in: disk) == before)
    }
  }

  @Test func `copies files of any size by their content`() throws {
    let source: MemoryFileSystem = [:]
    let large = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 4) }
    try source.write(large, to: "film.mp4")
    try source.write("x", to: "dot.svg")
    let disk: MemoryFileSystem = [:]
    for expected in [2, 0] {
      let publication = try Publication(into: "public", in: disk)
      try publication.copy("film.mp4", from: source, to: "media/film.mp4")
      try publication.copy("dot.svg", from: source, to: "media/dot.svg")
      #expect(try publication.finish().written == expected)
    }
    #expect(try disk.read("public/media/film.mp4", limit: 1 << 30) == large)
    #expect(disk["public/media/dot.svg"] == "x")
  }

  @Test func `the tree is the same whatever the number of threads`() async throws {
    let pages = (0..<300).map { ("p/\($0 % 7)/\($0)/index.html", "page \($0)") }
    let expected = try cleanBuild(Dictionary(uniqueKeysWithValues: pages))
    for threads in [1, 2, 3, 8] {
      let folder = TemporaryFolder()
      let disk = try DiskFileSystem(root: folder.path)
      let publication = try Publication(into: "public", in: disk)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for thread in 0..<threads {
          group.addTask {
            for index in stride(from: thread, to: pages.count, by: threads) {
              try publication.add(Array(pages[index].1.utf8), at: pages[index].0)
            }
          }
        }
        try await group.waitForAll()
      }
      _ = try publication.finish()
      #expect(try everything(in: disk) == expected)
    }
  }
}
