import FileSystem
import Parallel
import Publishing
import Synchronization
import TestSupport
import Testing

struct FoldersAheadTests {
  private static let paths = (0..<600).map { "notes/\($0)/index.html" } + ["robots.txt"]

  private static func ahead(
    for publication: Publication<MemoryFileSystem>, threads: Int = 2
  ) -> FoldersAhead<MemoryFileSystem>? {
    FoldersAhead(for: publication, count: paths.count, threads: threads) { paths[$0] }
  }

  @Test func `each folder is made once, well before its page comes`() throws {
    let disk: MemoryFileSystem = [:]
    let publication = try Publication(into: "public", in: disk)
    let folders = try #require(Self.ahead(for: publication))
    disk.clearLog()
    for (position, path) in Self.paths.enumerated() {
      #expect(folders.reach(position))
      try publication.add([1].span, at: path, hasFolder: true)
    }
    let made = disk.log.filter { $0.operation == .makeFolder && $0.path.contains("notes/") }
    #expect(Set(made.map(\.path)).count == 600)
    #expect(made.count <= 602, "the first is tried again once the folder of all is there")
    _ = try publication.finish()
    #expect(try files(of: everything(in: disk)).count == Self.paths.count)
  }

  @Test(arguments: [2, 3, 8])
  func `pages that overtake their folders make them`(threads: Int) throws {
    let disk: MemoryFileSystem = [:]
    let publication = try Publication(into: "public", in: disk)
    let folders = try #require(Self.ahead(for: publication, threads: threads))
    // Each thread begins far from the others, where no folder is yet.
    let step = Self.paths.count / threads + 1
    let failures = Parallel.mapChunks(of: Self.paths.count, size: step, threads: threads) { range in
      range.filter { position in
        let hasFolder = folders.reach(position)
        do throws(PublicationError) {
          try publication.add([1].span, at: Self.paths[position], hasFolder: hasFolder)
          return false
        } catch {
          return true
        }
      }
    }
    #expect(failures.joined().isEmpty)
    _ = try publication.finish()
    #expect(try files(of: everything(in: disk)).count == Self.paths.count)
  }

  @Test func `while one thread makes folders, no other does`() throws {
    let publication = try Publication(into: "public", in: [:] as MemoryFileSystem)
    let asked = Mutex(0)
    let made = Mutex<FoldersAhead<MemoryFileSystem>?>(nil)
    let folders = FoldersAhead(for: publication, count: 100, threads: 2) { position in
      let isFirst = asked.withLock { count in
        count += 1
        return count == 1
      }
      // Another thread comes to a page while this one makes the first folder.
      if isFirst { #expect(made.withLock { $0 }?.reach(1) == false) }
      return Self.paths[position]
    }
    made.withLock { $0 = folders }
    #expect(folders?.reach(0) == true)
    #expect(asked.withLock { $0 } == 100)
  }

  @Test func `a folder that could not be made ahead is made with its page`() throws {
    let base: MemoryFileSystem = [:]
    let disk = FaultyFileSystem(
      base,
      refusals: { operation, path, _ in
        operation == .makeFolder && path.hasSuffix("notes/7") ? .diskFull : nil
      })
    let publication = try Publication(into: "public", in: disk)
    let folders = try #require(
      FoldersAhead(for: publication, count: 10, threads: 2) { Self.paths[$0] })
    #expect(folders.reach(0))
    try publication.add([1].span, at: Self.paths[6], hasFolder: true)
    #expect(throws: PublicationError.self) {
      try publication.add([1].span, at: Self.paths[7], hasFolder: true)
    }
  }

  @Test func `an abandoned publication gets no folders any more`() throws {
    let disk: MemoryFileSystem = [:]
    let publication = try Publication(into: "public", in: disk)
    let folders = try #require(Self.ahead(for: publication))
    publication.abandon()
    _ = folders.reach(0)
    #expect(try everything(in: disk) == [:])
    #expect(try !disk.exists(".apus"))
  }

  @Test func `one thread makes each folder itself, and so do builds over a site`() throws {
    let disk: MemoryFileSystem = [:]
    let first = try Publication(into: "public", in: disk)
    #expect(Self.ahead(for: first, threads: 1) == nil)
    try first.add([1].span, at: "index.html")
    _ = try first.finish()
    #expect(Self.ahead(for: try Publication(into: "public", in: disk)) == nil)
  }
}
