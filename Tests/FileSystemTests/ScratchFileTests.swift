import FileSystem
import TestSupport
import Testing

/// Files without a name on a disk.
struct ScratchFileTests {
  @Test func `bytes are read as they were added`() throws {
    let folder = TemporaryFolder()
    let disk = try DiskFileSystem(root: folder.path)
    let scratch = try #require(disk.makeScratchFile())
    let pieces = (0..<50).map { [UInt8](repeating: UInt8($0), count: $0 * 997) }
    let starts = try pieces.map { try scratch.append($0.span) }
    for (piece, start) in zip(pieces, starts) {
      #expect(scratch.bytes(in: start..<start + piece.count) == piece)
    }
    #expect(scratch.failure == nil)
    #expect(try disk.contents(of: "").isEmpty)
  }

  @Test func `bytes that are not there are blanks, and a failure`() throws {
    let folder = TemporaryFolder()
    let disk = try DiskFileSystem(root: folder.path)
    let scratch = try #require(disk.makeScratchFile())
    _ = try scratch.append([1, 2, 3].span)
    #expect(scratch.bytes(in: 1..<3) == [2, 3])
    #expect(scratch.failure == nil)
    #expect(scratch.bytes(in: 2..<5) == Array(repeating: UInt8(ascii: " "), count: 3))
    #expect(scratch.failure != nil)
  }
}
