import FileSystem
import Testing

struct LayeredFileSystemTests {
  private let layers = LayeredFileSystem(
    ["a/both": "mine", "a/upper": "", "b/own/x": ""] as MemoryFileSystem,
    above: ["a/both": "theirs", "a/lower": "low", "c/x": "", "a/f/x": ""] as MemoryFileSystem)

  private func text(_ path: String) throws(FileError) -> String {
    String(decoding: try layers.read(path, limit: 99), as: UTF8.self)
  }

  @Test func `where both have a file, that of the upper one is read and examined`() throws {
    #expect(try text("a/both") == "mine")
    #expect(try text("a/lower") == "low")
    #expect(try layers.status(of: "a/both")?.size == 4)
    #expect(try layers.fileStatus(of: "a/both").size == 4)
    #expect(try layers.status(of: "a/lower")?.size == 3)
    #expect(try layers.status(of: "a/none") == nil)
  }

  @Test func `a file comes with Apus where only the lower one has it`() throws {
    #expect(
      try ["a/both", "a/upper", "a/lower", "none"].map { try layers.isBuiltIn($0) }
        == [false, false, true, false])
    #expect(
      try ["a/both", "a/upper", "a/lower"].map { try layers.hasBuiltIn($0) }
        == [true, false, true])
    #expect(try layers.readBuiltIn("a/both") == Array("theirs".utf8))
    #expect(try layers.readBuiltIn("a/upper") == nil)
  }

  @Test func `folders are merged, each name listed once`() throws {
    let tree = try layers.tree("")
    #expect(
      tree.files == ["a/both", "a/f/x", "a/lower", "a/upper", "b/own/x", "c/x"])
    #expect(tree.folders == ["a", "a/f", "b", "b/own", "c"])
    #expect(try layers.contents(of: "a").map(\.name) == ["both", "f", "lower", "upper"])
    #expect(try layers.tree("c").files == ["c/x"])
  }

  @Test func `an edited file has its new bytes, read whole or in pieces`() throws {
    let files = EditedFileSystem(["a": "old", "b": "b"] as MemoryFileSystem, edits: ["a": [1, 2]])
    var pieces: [UInt8] = []
    for path in ["a", "b"] {
      try files.readPieces(of: path) { piece throws(FileError) in pieces += Array(copying: piece) }
    }
    #expect(pieces == [1, 2, UInt8(ascii: "b")])
    #expect(try files.read("a", limit: 9) == [1, 2])
  }
}
