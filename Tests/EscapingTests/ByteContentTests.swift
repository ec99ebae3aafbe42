import Escaping
import Testing

/// Texts in bytes.
struct ByteContentTests {
  @Test(
    arguments: [
      ("Exif\0\0", "a b Exif\0\0 c", true), ("Exif\0\0", "a b Exif\0 c", false),
      ("]:", "]]:", true), ("]:", "] :", false), ("]:", "]", false), ("abc", "", false),
      ("", "", true), ("a", "a", true), ("ab", "aab", true), ("é", "cafe", false),
    ])
  func `a text is found where its bytes stand`(text: String, bytes: String, isFound: Bool) {
    #expect(Array(bytes.utf8).contains(bytesOf: text) == isFound)
    // Bytes outside of a slice do not count.
    let padded = Array((text + bytes + text).utf8)
    let slice = padded[text.utf8.count..<padded.count - text.utf8.count]
    #expect(slice.contains(bytesOf: text) == isFound)
  }

  @Test(
    arguments: [
      ("ab", "aab ab", 1), ("-->", "<!-- -- ->-->", 10), ("", "abc", 0), ("b", "", nil),
      ("abc", "ab", nil), ("aa", "aba", nil), ("é", "cafe é", 5),
    ])
  func `the first place of bytes is found`(wanted: String, bytes: String, place: Int?) {
    let padded = ArraySlice(("<" + bytes + wanted).utf8).dropFirst().prefix(bytes.utf8.count)
    #expect(padded.firstIndex(ofBytes: ArraySlice(wanted.utf8)) == place.map { $0 + 1 })
  }
}
