import Escaping
import TestSupport
import Testing

/// The escaper of a value after static text of HTML; nil where every one would be unsafe.
private func escaper(after text: String, for kind: HoleKind = .text) -> Escaper? {
  var context = HTMLContext.start(for: .html)
  _ = context.advance(over: Array(text.utf8)[...])
  return try? context.escaper(forHoleOf: kind).get()
}

/// What mutations of the tokenizer showed to be untested.
struct EscapingEdgeTests {
  @Test(arguments: [
    ("%41b%63", "Abc"), ("a%2Fb", "a/b"), ("%4", "%4"), ("%", "%"), ("%zz", "%zz"), ("%41", "A"),
    ("%25%32%35", "%25"), ("", ""),
  ])
  func `percent-encoding is undone once, and what encodes nothing stays`(
    _ text: String, _ expected: String
  ) {
    let decoded = PercentEncoding.decoded(Array(text.utf8)[...])
    #expect(String(decoding: decoded, as: UTF8.self) == expected)
  }

  @Test(
    arguments: [
      ("two%20words.md", "two words.md"), ("%C3%A9", "é"), ("a%00b", nil), ("a%2Fb", nil),
      ("%FF", nil), ("plain", nil), ("%zz", nil),
    ] as [(String, String?)])
  func `a path is decoded where that gives another path`(_ path: String, _ decoded: String?) {
    #expect(PercentEncoding.decodedPath(path) == decoded)
  }

  @Test(arguments: [
    ("?a=%41", "?a=%41"), ("?a=%4", "?a=%254"), ("#%", "#%25"), ("?a b", "?a%20b"),
    ("?%g1", "?%25g1"),
  ])
  func `what is not encoded yet is encoded, at the end too`(_ text: String, _ encoded: String) {
    #expect(String(decoding: PercentEncoding.encoded(text.utf8), as: UTF8.self) == encoded)
  }

  @Test(arguments: [
    ("https://bücher.example", "https://xn--bcher-kva.example"),
    ("https://münchenößtra.org", "https://xn--mnchentra-l1a6wkc.org"),
    ("https://ÄÄB.org", "https://xn--b-zfaa.org"),
    ("https://日本語.jp", "https://xn--wgv71a119e.jp"),
    (
      "https://" + String(repeating: "é", count: 64) + ".org",
      "https://" + String(repeating: "é", count: 64) + ".org"
    ),
  ])
  func `the host of a site is spelled as name servers know it`(_ address: String, _ spelled: String)
  {
    #expect(SiteAddress.spelled(address) == spelled)
  }

  @Test(arguments: [
    ("red", true), ("1.5rem", true), ("10vmin", true), ("1abcde", false), ("100%", true),
    ("#abc", true), ("#ab", false), ("#aabbccdd", true), ("#aabbccdd0", false), ("url(x)", false),
  ])
  func `a value of a style is a keyword, a number with its unit or a colour`(
    _ value: String, _ isKept: Bool
  ) {
    var output: [UInt8] = []
    Escaper.append(Array(value.utf8).span, to: &output, using: .styleValue)
    #expect(String(decoding: output, as: UTF8.self) == (isKept ? value : "unset"))
    let isDiscarded = Escaper.styleValue.discards(Array(value.utf8).span)
    #expect(isDiscarded != isKept)
  }

  @Test(arguments: [Escaper.styleValue, .url, .styleURL, .srcsetURL, .urlAfterPrefix])
  func `of an empty text nothing is lost`(_ escaper: Escaper) {
    let isDiscarded = escaper.discards([UInt8]().span)
    #expect(!isDiscarded)
  }

  @Test(arguments: [
    ("0; url = a/", "a/"), ("3,URL='a b'", "a b"), ("5 a/", "a/"), ("5; url", "url"), ("5", ""),
  ])
  func `a page that is loaded again may name another`(_ content: String, _ address: String) {
    let bytes = Array(content.utf8)
    let places = AddressForm.refresh.places(in: 0..<bytes.count, of: bytes[...])
    #expect(
      places.map { String(decoding: bytes[$0], as: UTF8.self) }
        == (address.isEmpty ? [] : [address]))
  }

  @Test(arguments: [
    ("", true), ("a%41", true), ("%4g", false), ("%g4", false), ("a%4", false), ("a%", false),
    ("%41%", false), ("%41%7E", true),
  ])
  func `a percent sign that encodes no byte is found, at the end too`(
    _ text: String, _ isRight: Bool
  ) {
    let bytes = Array("%4\(text)".utf8)
    #expect(PercentEncoding.isWellFormed(bytes[2...]) == isRight)
    #expect(PercentEncoding.isWellFormed(Array("\(text)12".utf8)[..<text.utf8.count]) == isRight)
  }

  @Test func `JSON is indented, and what is empty takes no line`() {
    let node = JSONNode.object([
      ("a", .array([.integer(-1), .null, .bool(true)])), ("b", .object([])), ("c", .array([])),
      ("d", .object([("e", .number("1.50"))])),
    ])
    #expect(
      node.written() == """
        {
          "a": [
            -1,
            null,
            true
          ],
          "b": {},
          "c": [],
          "d": {
            "e": 1.50
          }
        }
        """)
  }

  @Test func `characters of JSON that are named are escaped, in keys too`() {
    let node = JSONNode.object([("é", .string("a\u{1F600}\u{1}"))])
    #expect(
      node.written { $0.value > 0x7F } == "{\n  \"\\u00e9\": \"a\\ud83d\\ude00\\u0001\"\n}")
    #expect(node.written() == "{\n  \"é\": \"a\u{1F600}\\u0001\"\n}")
  }

  @Test(arguments: [
    ("<a href=\"&#300;", Escaper.urlAfterPrefix), ("<a href=\"&#0;", .urlAfterPrefix),
    ("<a href=\"&#x3f;", .urlPart), ("<a href=\"&#99999999999;", .urlAfterPrefix),
    ("<a href=\"&#128;", .urlAfterPrefix),
  ])
  func `a character reference counts as its character, whatever its number`(
    _ text: String, _ expected: Escaper
  ) {
    #expect(escaper(after: text) == expected)
  }

  @Test(arguments: [
    "<script>a=/'/;b=", "<script>a\u{0B}=/'/;b=", "<script>a = (/\"/) ;b=",
    "<script>a=b/c;d='/';e=",
  ])
  func `a slash behind an operator begins a regular expression, behind a name it divides`(
    _ text: String
  ) {
    #expect(escaper(after: text, for: .json) == .scriptJSON)
  }

  @Test(arguments: [
    "<script><!--<script></script></script>", "<script><!--<script> </script\n></script>",
    "<script><!--<script></script><script></script></script>",
  ])
  func `a script inside a comment of a script ends before the script does`(_ text: String) {
    #expect(escaper(after: text) == .html)
  }

  @Test func `the end of a script inside a comment of a script ends that alone`() {
    #expect(escaper(after: "<script><!--<script></script>") != .html)
    #expect(escaper(after: "<script><!--<script></script>a</script>") == .html)
  }

  @Test func `the address of what a page loads is refused, that of a relation is not`() {
    #expect(escaper(after: "<link rel=icon href=\"") == .url)
    #expect(escaper(after: "<link rel='next alternate' href=\"") == .url)
    #expect(escaper(after: "<link rel=stylesheet href=\"") == nil)
    #expect(escaper(after: "<link rel='icon stylesheet' href=\"") == nil)
    #expect(escaper(after: "<link rel='' href=\"") == nil)
  }

  @Test(arguments: 0..<50)
  func `eight bytes at once have as many plain ones as one by one`(_ seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    let special: [UInt8] = [0x26, 0x3C, 0x3E, 0x22, 0x7F, 0x00, 0x1F]
    for _ in 0..<200 {
      let bytes = (0..<8).map { _ -> UInt8 in
        let choice = Int(random.next() % 10)
        return choice == 0
          ? special[Int(random.next() % UInt64(special.count))]
          : [0x20, 0x41, 0x7E, 0x27, 0x3D][Int(random.next() % 5)]
      }
      let word = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let plain = bytes.firstIndex { special.contains($0) } ?? 8
      #expect(CommonMarkText.countOfPlainBytes(word) == plain)
    }
  }
}
