import Tables
import Testing

struct FNVHashTests {
  /// The test vectors that the authors of FNV publish.
  @Test(
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8),
    ] as [(String, UInt64)])
  func `texts have the hashes that the authors of FNV publish`(text: String, expected: UInt64) {
    var hash = FNVHash()
    hash.add(text.utf8)
    #expect(hash.value == expected)
    var rest = FNVHash()
    for byte in text.utf8 { rest = FNVHash(rest.value); rest.add(byte) }
    #expect(rest.value == expected)
    var span = FNVHash()
    span.add(Array(text.utf8).span)
    #expect(span.value == expected)
  }
}
