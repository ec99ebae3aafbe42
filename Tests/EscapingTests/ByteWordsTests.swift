import Escaping
import Testing

struct ByteWordsTests {
  private func isWord(_ text: String, _ word: StaticString) -> Bool {
    Array(text.utf8).span.isWord(word)
  }

  @Test func `a word is the same in any case`() {
    for text in ["json", "JSON", "Json", "jSoN"] { #expect(isWord(text, "json")) }
    for text in ["jso", "jsonp", "jso\u{0E}", "yson", ""] { #expect(!isWord(text, "json")) }
  }

  @Test func `signs and digits are the same only as they are`() {
    #expect(isWord("TEXT/HTML", "text/html"))
    #expect(isWord("utf-8", "utf-8"))
    // What differs by the bit that tells the cases of letters apart.
    #expect(!isWord("text\u{0F}html", "text/html"))
    #expect(!isWord("utf\u{0D}8", "utf-8"))
    #expect(!isWord("[", "{"))
  }
}
