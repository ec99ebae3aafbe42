import Diagnostics
import Foundation
import Schema
import TestSupport
import Testing

private func complaint(
  _ text: String, _ check: (ByteSpan) throws(ScalarMistake) -> Void
) -> String? {
  do throws(ScalarMistake) {
    try check(Array(text.utf8).span)
    return nil
  } catch {
    return error.message(typed: text.utf8)
  }
}

@Suite struct AddressTests {
  @Test(arguments: [
    "https://example.org", "http://example.org/", "HTTPS://Example.org/a?b=c#d",
    "https://example.org:8080/%20x", "https://münchen.example/straße", "https://[2001:db8::1]:443/",
    "https://127.0.0.1/", "https://localhost/x",
    "https://example.org:65535/", "https://\(String(repeating: "a", count: 63)).org/",
    "mailto:a@example.org", "mailto:a@b.org?subject=x",
    "tel:+55-11-99999-0000", "https://example.org/a(b)'c;d,e!f*g$h&i=j+k~l@m",
  ])
  func `an address of the web, a mailbox or a telephone is a URL`(_ text: String) {
    #expect(complaint(text, Scalar.checkURL) == nil)
  }

  @Test(arguments: [
    ("", "found nothing"), ("example.org", "does not say of what kind"),
    ("/a/b", "does not say of what kind"),
    ("javascript:alert(1)", "only 'https:'"), ("JaVaScRiPt:alert(1)", "only 'https:'"),
    ("data:text/html,x", "only 'https:'"), ("vbscript:x", "only 'https:'"),
    ("ftp://a.b/", "only 'https:'"),
    ("java\tscript:alert(1)", "character"), (" https://a.b/", "blank"),
    ("https://a.b/ c", "character"),
    ("https://a.b/\"", "character"), ("https://a.b/<x>", "character"),
    ("https://a.b\\c", "character"),
    ("https://a.b/\u{202E}x", "character"), ("https://a.b/\u{200B}", "character"),
    ("https://a.b/%zz", "'%'"),
    ("https://1.2.3.4.5/", "host"), ("https://1.2.3.256", "host"), ("http://a.1/", "host"),
    ("https://a.b/%2", "'%'"), ("https:a.b", "host"), ("https://", "host"), ("https:///x", "host"),
    ("https://a..b/", "host"), ("https://-a.b/", "host"), ("https://user:pw@a.b/", "user name"),
    ("https://a.b:99999/", "port"), ("https://a.b:65536/", "port"), ("https://a.b:/", "port"),
    ("https://a.b:x/", "port"),
    ("https://[::1/", "host"), ("https://[x]/", "host"), ("mailto:", "no '@'"),
    ("mailto:a", "no '@'"), ("tel:", "found"),
    ("tel:abc", "found"), (":", "does not say"), ("1https://a.b", "does not say"),
  ])
  func `what is no URL is told why`(_ text: String, _ reason: String) {
    #expect(
      complaint(text, Scalar.checkURL)?.contains(reason) == true,
      "\(complaint(text, Scalar.checkURL) ?? "")")
  }

  @Test(arguments: [
    "a@example.org", "first.last+tag@sub.example.co", "o'neil@example.org", "1@2.org",
  ])
  func `a mailbox at a domain is an e-mail address`(_ text: String) {
    #expect(complaint(text, Scalar.checkEmail) == nil)
  }

  @Test(arguments: [
    "", "a", "@", "a@", "@b.org", "a@b", "a b@c.org", "a..b@c.org", ".a@c.org", "a.@c.org",
    "a@c..org",
    "a@-c.org", "a@c.org.", "a@b@c.org", "ä@c.org", "a@ü.org", "a\n@c.org", "<a@c.org>",
    String(repeating: "a", count: 65) + "@c.org",
    "a@" + String(repeating: "b.", count: 200) + "org",
  ])
  func `what is no e-mail address is refused`(_ text: String) {
    #expect(complaint(text, Scalar.checkEmail) != nil)
  }

  @Test func `no bytes trap a reader, and the place of a mistake lies in the text`() {
    var generator = SeededGenerator(3)
    let seeds = [
      "https://[::1]:80/%20?#", "a.b@c.d", "1 1/2 h - 2½ days.", "-12.50e+3",
      "2026-03-29T07:05:30.1+01:00",
      "ação-1.5", "PT1H/PT2H", "~≈ about 1 h 30–40 min",
    ].map { Array($0.utf8) }
    for _ in 0..<20_000 {
      var bytes = seeds.randomElement(using: &generator) ?? []
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        let index = Int.random(in: 0...bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
        case 1: bytes.removeSubrange(index..<min(bytes.count, index + 2))
        default: bytes.insert(contentsOf: seeds.randomElement(using: &generator) ?? [], at: index)
        }
      }
      for mistake in mistakes(bytes) {
        #expect(mistake.start <= mistake.end && mistake.end <= bytes.count)
        #expect(!mistake.message(typed: bytes).isEmpty)
      }
    }
  }

  private func mistakes(_ bytes: [UInt8]) -> [ScalarMistake] {
    var found: [ScalarMistake] = []
    func note(_ read: (ByteSpan) throws(ScalarMistake) -> Void) {
      do throws(ScalarMistake) { try read(bytes.span) } catch { found.append(error) }
    }
    note { (text) throws(ScalarMistake) in _ = try Scalar.int(text) }
    note { (text) throws(ScalarMistake) in _ = try Scalar.double(text) }
    note { (text) throws(ScalarMistake) in
      var output: [UInt8] = []
      try Scalar.decimal(text).appendNormalText(of: text, to: &output)
    }
    note { (text) throws(ScalarMistake) in _ = try Scalar.bool(text) }
    note { (text) throws(ScalarMistake) in _ = try Scalar.date(text) }
    note { (text) throws(ScalarMistake) in _ = try Scalar.duration(text) }
    note(Scalar.checkURL)
    note(Scalar.checkEmail)
    note(Scalar.checkSlug)
    return found
  }
}

@Suite struct SlugTests {
  private struct Case: Decodable {
    let slug: String
    let expected: String
  }

  @Test(.enabled(if: SharedData.has("hostile/paths/slugs.json")))
  func `hostile slugs are refused, and all others taken`() throws {
    // A lone surrogate is no text at all; the reader of the file replaces it by U+FFFD.
    let json = String(decoding: SharedData.bytes(of: "hostile/paths/slugs.json"), as: UTF8.self)
      .replacing(#"\ud800""#, with: #"\ufffd""#)
    let cases = try JSONDecoder().decode([Case].self, from: Data(json.utf8))
    #expect(cases.count == 113)
    // Files that only some sites write are found as collisions of pages.
    let departures = ["404"]
    for item in cases {
      let isRefused = complaint(item.slug, Scalar.checkSlug) != nil
      let isDeparture = departures.contains { Array($0.utf8) == Array(item.slug.utf8) }
      let mayBeEither = item.expected.contains(" or ")
      let isExpected = !item.expected.hasPrefix("ok") && !item.expected.hasPrefix("warning")
      #expect(
        mayBeEither || isRefused == (isExpected != isDeparture),
        "'\(item.slug)': \(item.expected)")
    }
  }

  @Test(arguments: [
    ("a b", "this character is not allowed"), ("a/b", "this character"),
    ("-a", "a hyphen stands at its edge"),
    ("a.html", "between digits only"), ("..", "between digits only"), ("con", "Windows"),
    ("LPT1", "Windows"),
    ("index", "every folder"), ("a\u{200B}", "cannot be seen"),
    ("\u{301}a", "this character"), ("\u{3164}", "cannot be seen"), ("", "found nothing"),
    ("क" + String(repeating: "\u{93F}", count: 9), "more than 8 marks"), ("😀", "this character"),
  ])
  func `a wrong slug is told why`(_ text: String, _ reason: String) {
    #expect(complaint(text, Scalar.checkSlug)?.contains(reason) == true)
  }

  @Test(arguments: [
    ("cafe\u{301}", "café"), ("\u{212B}ngstrom", "Ångstrom"), ("\u{212A}", "K"),
    ("x\u{302}", nil), ("Łódź", nil), ("ascii", nil), ("한", nil), ("\u{1112}\u{1161}\u{11AB}", "한"),
    ("a\u{323}\u{301}", "ạ\u{301}"), ("a\u{301}\u{323}", "ạ\u{301}"), ("\u{FB01}n", nil),
  ])
  func `a name is put into normal form C, and left alone where it has it`(
    _ text: String, _ composed: String?
  ) {
    #expect(UTF8Text.composed(Array(text.utf8)[...]) == composed.map { Array($0.utf8) })
    #expect(UTF8Text.composedText(Array(text.utf8)[...]) == composed.map { Array($0.utf8) })
  }

  @Test(arguments: [
    ("“Ёлка – й”", nil), ("\u{FA19}\u{2F800}", nil), ("起初神創造", nil), ("a\u{2000}b", "a\u{2002}b"),
    ("\u{FA19}e\u{301}", "\u{FA19}é"), ("日e\u{301}本", "日é本"), ("И\u{306}", "Й"),
    ("か\u{3099}日", "が日"), ("\u{301}x e\u{301}", "\u{301}x é"), ("😀o\u{308}😀", "😀ö😀"),
  ])
  func `a text is put into normal form C, except ideographs for compatibility`(
    _ text: String, _ composed: String?
  ) {
    #expect(UTF8Text.composedText(Array(text.utf8)[...]) == composed.map { Array($0.utf8) })
  }

  @Test func `a long text is composed piece by piece, and one of marks alone is left alone`() {
    let words = Array(repeating: "cafe\u{301}", count: 10_000).joined(separator: " ")
    let composed = Array(repeating: "café", count: 10_000).joined(separator: " ")
    #expect(UTF8Text.composedText(Array(words.utf8)[...]) == Array(composed.utf8))
    let marks = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(UTF8Text.composedText(Array(marks.utf8)[...]) == nil)
  }

  @Test func `a name too long to be one is left alone`() {
    let text = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(UTF8Text.composed(Array(text.utf8)[...]) == nil)
  }

  @Test(arguments: [
    ("con", true), ("NUL.txt", true), ("com1", true), ("lpt9.md", true), ("com¹", true),
    ("LPT³.txt", true), ("com", false), ("com10", false), ("com⁴", false), ("console", false),
    ("abc1", false),
  ])
  func `names that Windows keeps for devices are known`(_ name: String, _ isReserved: Bool) {
    let isKept = Scalar.isReservedOnWindows(Array(name.utf8).span)
    #expect(isKept == isReserved)
  }

  @Test func `a label of a host has 63 bytes at most`() {
    let host = "https://" + String(repeating: "a", count: 64) + ".org/"
    #expect(complaint(host, Scalar.checkURL) != nil)
  }

  @Test(arguments: ["a", "1.5", "apple-pie", "snake_case", "中文", "Łódź", "हिन्दी", "x--y", "A"])
  func `letters and digits of every script are a slug`(_ text: String) {
    #expect(complaint(text, Scalar.checkSlug) == nil)
  }
}
