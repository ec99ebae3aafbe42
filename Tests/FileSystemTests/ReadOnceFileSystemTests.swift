import FileSystem
import Testing

/// Files that are needed twice and read once.
struct ReadOnceFileSystemTests {
  private let files = MemoryFileSystem([(path: "a", bytes: [1, 2, 3]), (path: "b", bytes: [4])])

  private func reads() -> [String] { files.log.filter { $0.operation == .read }.map(\.path) }

  @Test func `bytes are kept for one more reader`() throws {
    let once = ReadOnceFileSystem(files, keeping: .bytes)
    for _ in 0..<2 { #expect(try once.read("a", limit: 3) == [1, 2, 3]) }
    #expect(reads() == ["a"])
    #expect(once.note(of: "a") == nil)
    _ = try once.read("b", limit: 3)
    #expect(throws: FileError.self) { try once.read("b", limit: 0) }
  }

  @Test func `what a file held is noted as it is read`() throws {
    let once = ReadOnceFileSystem(files, keeping: .notes)
    #expect(once.note(of: "a") == nil)
    _ = try once.read("a", limit: 3)
    #expect(once.note(of: "a")?.hash == ContentHash(of: [1, 2, 3]))
    #expect(once.note(of: "a")?.status == (try files.status(of: "a")))
    #expect(once.note(of: "b") == nil)
  }

  @Test func `a file that held one thing and then another is not known`() throws {
    let once = ReadOnceFileSystem(files, keeping: .notes)
    _ = try once.read("a", limit: 3)
    _ = try once.read("a", limit: 3)
    #expect(once.note(of: "a") != nil)
    try files.remove("a")
    try files.write([1, 2].span, to: "a")
    _ = try once.read("a", limit: 3)
    #expect(once.note(of: "a") == nil)
    _ = try once.read("a", limit: 3)
    #expect(once.note(of: "a") == nil)
  }

  @Test func `nothing is kept of what is read later`() throws {
    for mode: ReadOnceFileSystem<MemoryFileSystem>.Mode in [.bytes, .notes] {
      let once = ReadOnceFileSystem(files, keeping: mode)
      once.stopKeeping()
      files.clearLog()
      for _ in 0..<2 { _ = try once.read("a", limit: 3) }
      #expect(reads() == ["a", "a"] && once.note(of: "a") == nil)
    }
  }
}
