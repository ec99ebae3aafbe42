import FileSystem
import Testing

/// Files whose hashes are known once they were read.
struct HashingFileSystemTests {
  private let files = MemoryFileSystem([(path: "a", bytes: [1, 2, 3]), (path: "b/c", bytes: [4])])

  @Test func `the hash and the status of a file that was read are known`() throws {
    let hashing = HashingFileSystem(files)
    #expect(hashing.hashedFile("a") == nil)
    #expect(try hashing.read("a", limit: 3) == [1, 2, 3])
    let file = try #require(hashing.hashedFile("a"))
    #expect(file.hash == ContentHash(of: [1, 2, 3]))
    #expect(file.status == (try files.status(of: "a")))
    #expect(hashing.isUnchanged)
  }

  @Test func `what identifies a file is not kept for who gets it`() throws {
    let hashing = HashingFileSystem(files)
    let (bytes, file) = try hashing.readHashed("a", limit: 3)
    #expect(bytes == [1, 2, 3] && file.hash == ContentHash(of: bytes))
    #expect(hashing.hashedFile("a") == nil)
  }

  @Test func `a file that has other bytes when it is read again is noticed`() throws {
    let hashing = HashingFileSystem(files)
    for _ in 0..<2 { _ = try hashing.read("a", limit: 9) }
    #expect(hashing.isUnchanged)
    try files.remove("a")
    try files.write([1, 2, 4], to: "a")
    #expect(try hashing.read("a", limit: 9) == [1, 2, 4])
    #expect(!hashing.isUnchanged)
    #expect(hashing.hashedFile("a")?.hash == ContentHash(of: [1, 2, 3]))
  }

  @Test func `a file that could not be read is not known`() {
    let hashing = HashingFileSystem(files)
    #expect(throws: FileError.self) { try hashing.read("a", limit: 2) }
    #expect(throws: FileError.self) { try hashing.read("d", limit: 2) }
    #expect(hashing.hashedFile("a") == nil && hashing.hashedFile("d") == nil)
  }

  @Test func `a folder is listed once`() throws {
    let hashing = HashingFileSystem(files)
    for _ in 0..<2 { #expect(try hashing.tree("b").files == ["b/c"]) }
    #expect(files.log.filter { $0.operation == .list }.map(\.path) == ["b"])
  }
}
