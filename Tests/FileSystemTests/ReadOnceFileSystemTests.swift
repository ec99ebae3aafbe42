import FileSystem
import Testing

/// Files that are needed twice and read once.
struct ReadOnceFileSystemTests {
  private let files = MemoryFileSystem([(path: "a", bytes: [1, 2, 3]), (path: "b", bytes: [4])])

  private func reads() -> [String] { files.log.filter { $0.operation == .read }.map(\.path) }

  @Test func `bytes are kept for one more reader`() throws {
    let once = ReadOnceFileSystem(files)
    for _ in 0..<2 { #expect(try once.read("a", limit: 3) == [1, 2, 3]) }
    #expect(reads() == ["a"])
    #expect(try once.read("a", limit: 3) == [1, 2, 3])
    #expect(reads() == ["a", "a"])
  }

  @Test func `a second reader may set a lower limit`() throws {
    let once = ReadOnceFileSystem(files)
    _ = try once.read("b", limit: 3)
    #expect(throws: FileError.self) { try once.read("b", limit: 0) }
  }

  @Test func `what was kept can be forgotten`() throws {
    let once = ReadOnceFileSystem(files)
    _ = try once.read("a", limit: 3)
    once.forget()
    for _ in 0..<2 { #expect(try once.read("a", limit: 3) == [1, 2, 3]) }
    #expect(reads() == ["a", "a", "a"])
  }

  @Test func `nothing is kept of what is read later`() throws {
    let once = ReadOnceFileSystem(files)
    once.stopKeeping()
    for _ in 0..<2 { _ = try once.read("a", limit: 3) }
    #expect(reads() == ["a", "a"])
  }
}
