import FileSystem
import Testing

struct ContentHashTests {
  static func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 131 &+ $0 >> 3) }
  }

  /// Lengths, and the hash that the reference library gives for that many of `bytes`.
  static let expected: [(count: Int, hash: UInt64)] = [
    (0, 0xEF46DB3751D8E999),
    (1, 0xE934A84ADB052768),
    (3, 0xA83378D1EB86EC62),
    (4, 0x9882E57ED36C4CFC),
    (5, 0xA4F368AD8DEC9BAD),
    (7, 0xF0AEF407B44730F8),
    (8, 0xA5BC8D8944331FE7),
    (12, 0xC1BD70275BE9EDBA),
    (15, 0x2A8663B55FDA5A5B),
    (31, 0xE79B7FC59A6F7F2E),
    (32, 0xBE472CFC7179D8DB),
    (33, 0x65BD87D627C99E22),
    (40, 0x69031567E4AC0509),
    (63, 0xE6B661C4E4DF5312),
    (64, 0xE76E9BB1FBD6E66D),
    (100, 0xCD2C9BDD087266B0),
    (1000, 0xB11DF323A4C93E5C),
    (65536, 0x989635443248E92B),
  ]

  @Test(arguments: expected) func `agrees with the reference implementation of XXH64`(
    _ row: (count: Int, hash: UInt64)
  ) {
    #expect(ContentHash(of: Self.bytes(row.count)).value == row.hash)
  }

  @Test(arguments: [0, 1, 31, 32, 33, 63, 64, 100, 1000])
  func `is the same however the bytes are cut`(_ count: Int) {
    let bytes = Self.bytes(count)
    for piece in [1, 3, 7, 31, 32, 33, 65] {
      var hasher = ContentHasher()
      var start = 0
      while start < count {
        let end = min(start + piece, count)
        hasher.update(bytes.span.extracting(start..<end))
        start = end
      }
      #expect(hasher.finish() == ContentHash(of: bytes))
    }
  }

  @Test func `is written as sixteen digits`() {
    #expect(ContentHash(0xABC).description == "0000000000000abc")
  }

  @Test(
    arguments: [
      ("0000000000000abc", 0xABC), ("fedcba9876543210", 0xFEDC_BA98_7654_3210),
      ("000000000000abc", nil), ("00000000000000abc", nil), ("0000000000000ABC", nil),
      ("000000000000 abc", nil), ("", nil),
    ] as [(String, UInt64?)])
  func `sixteen digits are read back, and nothing else`(digits: String, value: UInt64?) {
    #expect(ContentHash(digits: Array(digits.utf8)[...])?.value == value)
  }

  @Test(arguments: [0, 1, 1 << 20, (1 << 20) + 1, 3 << 20])
  func `a file has the hash and the size of its bytes, however large it is`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let fingerprint = try MemoryFileSystem([("a", bytes)]).fingerprint(of: "a")
    #expect(fingerprint.hash == ContentHash(of: bytes))
    #expect(fingerprint.size == count)
  }
}
