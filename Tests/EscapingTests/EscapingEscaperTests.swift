import Escaping
import TestSupport
import Testing

private func escaped(_ text: String, _ escaper: Escaper) -> String {
  var output: [UInt8] = []
  Escaper.append(Array(text.utf8).span, to: &output, using: escaper)
  return String(decoding: output, as: UTF8.self)
}

struct EscapingEscaperTests {
  @Test(arguments: [
    (Escaper.html, "a<b>&\"'\r\0é", "a&lt;b&gt;&amp;&#34;&#39;&#13;\u{FFFD}é"),
    (.xml, "\u{FFFF}\u{FFFE}\u{1}\t\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}\t\u{FFFD}"),
    (.url, "HTTPS://a/b c", "HTTPS://a/b%20c"), (.url, "\u{1}\u{2}", ""),
    (.url, "a%zz%4", "a%25zz%254"), (.url, "http:", "http:"), (.url, "ftp://a", URLs.blocked),
    (.url, "?a=\\b", "?a=%5Cb"), (.url, "a/b:c", "a/b:c"), (.url, ":a", URLs.blocked),
    (.url, "mailto:a@b", "mailto:a@b"), (.url, "ht\ttp:a", "http:a"),
    (.urlAfterPrefix, "a:b", URLs.blocked), (.urlAfterPrefix, "a/b:c", "a/b:c"),
    (.urlSegment, "..", "%252E%252E"), (.urlSegment, ".", "%252E"), (.urlSegment, "", ""),
    (.urlSegment, "...", "..."), (.urlRootSegment, "", "."), (.urlRootSegment, "a", "a"),
    (.urlOpaque, "a+b@c.d?e", "a+b@c.d%3Fe"), (.urlPart, "~a-b_c.d", "~a-b_c.d"),
    (.srcsetURL, "a,b", "a%2Cb"), (.srcsetAddress, "../a,b&c.png", "../a%2Cb&amp;c.png"),
    (.styleValue, "-12.5px", "-12.5px"), (.styleValue, "100%", "100%"),
    (.styleValue, "#a0F9", "#a0F9"), (.styleValue, "#ggg", "unset"),
    (.styleValue, "1.px", "unset"), (.styleValue, "1e5", "unset"), (.styleValue, "--a", "unset"),
    (.styleValue, "", "unset"), (.styleValue, "inline-block", "inline-block"),
    (.styleString, "é\u{10FFFF}a", "\\0000e9\\10ffffa"), (.styleURLPart, "/", "\\0000252F"),
    (.styleString, "Café au & lait &", "Caf\\0000e9  au \\000026  lait \\000026"),
    (.json, "\u{7F}\u{8}\u{2028}", "\"\u{7F}\\b\u{2028}\""),
    (.scriptJSON, "\u{2028}\u{2029}\u{2027}é", "\"\\u2028\\u2029\u{2027}é\""),
    (.htmlJSON, "a\"'<", "&#34;a\\&#34;&#39;\\u003c&#34;"),
    (.xmlJSON, "a\"'<", "&quot;a\\&quot;&apos;\\u003c&quot;"),
    (.jsonContent, "a\"\\<", "a\\\"\\\\<"), (.scriptJSONContent, "a\"<", "a\\\"\\u003c"),
    (.scriptAddress, "assets/a.js", "./assets/a.js"), (.scriptAddress, "../a&b", "../a\\u0026b"),
    (.scriptAddress, "/a.js", "/a.js"), (.scriptAddress, "", ""),
    (.verbatim, "<&", "<&"),
  ])
  func `an escaper writes what is safe in its place`(
    _ escaper: Escaper, _ input: String, _ expected: String
  ) {
    #expect(escaped(input, escaper) == expected)
  }

  @Test func `HTML is escaped alike at every offset of a word`() {
    for special in [
      "&", "<", ">", "\"", "'", "\r", "\0", "#", "\t", "\u{1}", "é", "=", "?", "\u{9E}",
    ] {
      for position in 0..<40 {
        let text = String(repeating: "x", count: position) + special + "\(special)yyyyyyyyy"
        #expect(escaped(text, .html) == plainlyEscaped(text))
      }
    }
  }

  @Test(arguments: 0..<20)
  func `HTML of any text is escaped as byte by byte`(_ seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    for _ in 0..<100 {
      let scalars = (0..<Int(random.next() % 60)).map { _ in
        UnicodeScalar(UInt8(random.next() % 256))
      }
      let text = String(String.UnicodeScalarView(scalars))
      #expect(escaped(text, .html) == plainlyEscaped(text))
    }
  }

  @Test(arguments: 0..<20)
  func `no escaper traps on any bytes`(_ seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    let choices: [UInt8] = [
      0, 9, 13, 32, 34, 37, 38, 39, 46, 47, 58, 60, 92, 97, 0xE2, 0x80, 0xA8, 0xEF, 0xBF, 0xF0,
      0xFF,
    ]
    for _ in 0..<200 {
      let bytes = (0..<Int(random.next() % 12)).map { _ in
        choices[Int(random.next() % UInt64(choices.count))]
      }
      for raw in UInt8(0)...30 {
        guard let escaper = Escaper(rawValue: raw) else { continue }
        var output: [UInt8] = []
        Escaper.append(bytes.span, to: &output, using: escaper)
      }
    }
  }

  @Test(arguments: 0..<20)
  func `a writer is given what an array is given`(_ seed: Int) {
    var random = SeededGenerator(UInt64(seed) &+ 500)
    let pieces = [
      "a", "https://a.bc/d?e=f#g", "http:", "mailto:", "x:", "/", "\\", "%41", "%", "&", "<", "'",
      "\"",
      " ", "\t", "\r", "\0", "é", "?", "#", ":", ",", "javascript:", "://", "tel:1",
    ]
    var scratch: [UInt8] = []
    for _ in 0..<200 {
      let text = Array(
        (0..<Int(random.next() % 5)).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }
          .joined().utf8)
      for raw in UInt8(0)...30 {
        guard let escaper = Escaper(rawValue: raw) else { continue }
        var expected = Array("before".utf8)
        Escaper.append(text.span, to: &expected, using: escaper)
        var writer = ByteWriter(capacity: 1)
        writer.append("before")
        Escaper.append(text.span, to: &writer, using: escaper, by: &scratch)
        var written: [UInt8] = []
        writer.append(to: &written)
        #expect(written == expected, "\(escaper) of \(String(decoding: text, as: UTF8.self))")
        #expect(scratch.isEmpty)
      }
    }
  }

  private func plainlyEscaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&#34;"
      case "'": result += "&#39;"
      case "\r": result += "&#13;"
      case "\0": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

private enum URLs {
  static let blocked = "about:invalid#blocked"
}
