import Escaping
import TestSupport
import Testing

struct ByteWordsTests {
  private func isWord(_ text: String, _ word: StaticString) -> Bool {
    Array(text.utf8).span.isWord(word)
  }

  @Test func `a word is the same in any case`() {
    for text in ["json", "JSON", "Json", "jSoN"] { #expect(isWord(text, "json")) }
    for text in ["jso", "jsonp", "jso\u{0E}", "yson", ""] { #expect(!isWord(text, "json")) }
  }

  @Test(arguments: [
    ("", 0..<0), (" ", 1..<1), (" \n\t ", 4..<4), ("a", 0..<1), (" a b\n", 1..<4), ("a ", 0..<1),
    ("\u{1F}!", 1..<2),
  ])
  func `white space is trimmed at both ends, and may be all`(_ text: String, _ kept: Range<Int>) {
    #expect(Array(text.utf8).span.trimmedIndices == kept)
  }

  @Test func `bytes start with what is no longer than they are`() {
    func starts(_ text: String, with start: String) -> Bool {
      Array(text.utf8).span.starts(with: Array(start.utf8))
    }
    for start in ["", "a", "abc"] { #expect(starts("abc", with: start)) }
    for start in ["b", "abd", "abcd"] { #expect(!starts("abc", with: start)) }
  }

  @Test func `signs and digits are the same only as they are`() {
    #expect(isWord("TEXT/HTML", "text/html"))
    #expect(isWord("utf-8", "utf-8"))
    // What differs by the bit that tells the cases of letters apart.
    #expect(!isWord("text\u{0F}html", "text/html"))
    #expect(!isWord("utf\u{0D}8", "utf-8"))
    #expect(!isWord("[", "{"))
  }

  @Test(arguments: 0..<20)
  func `shared bytes and single bytes are counted as one after the other`(_ seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    for _ in 0..<200 {
      let bytes = (0..<Int(random.next() % 40)).map { _ in
        UInt8(random.next() % 3 == 0 ? 0x2F : 0xAF)
      }
      var other = bytes + (0..<Int(random.next() % 3)).map { _ in UInt8(0x2E) }
      if !other.isEmpty { other[Int(random.next() % UInt64(other.count))] = 0x2F }
      let shared = zip(bytes, other).prefix { $0 == $1 }.count
      #expect(bytes.span.countOfSharedBytes(with: other.span) == shared)
      #expect(bytes.span.isEqual(to: other.span) == (bytes == other))
      let start = Int(random.next() % UInt64(bytes.count + 1))
      let slashes = bytes[start...].count { $0 == 0x2F }
      #expect(bytes.span.count(of: 0x2F, from: start) == slashes)
    }
  }
}
