import Diagnostics
import Markdown
import TestSupport
import Testing

/// Texts that try to run a program in the reader's browser, or are no text at all.
struct HostileMarkdownTests {
  static let attacks = SharedData.names(in: "hostile/markdown/xss")

  @Test(.enabled(if: SharedData.has("hostile")))
  func `there are 292 attacks`() { #expect(Self.attacks.count == 292) }

  @Test(arguments: attacks)
  func `nothing of an attack runs`(name: String) {
    let parsed = Parsed(SharedData.bytes(of: "hostile/markdown/xss/" + name))
    let html = parsed.html
    #expect(HTMLFaults.found(in: html) == [], "\(html)")
    var output: [UInt8] = []
    var anchors = AnchorSet()
    let holes = MarkdownPart(parsed.document).appendHTML(to: &output, anchors: &anchors).holes
    for hole in holes {
      let destination = parsed.document.string(of: hole.destination)
      #expect(HTMLFaults.scheme(of: destination) == nil, "\(destination)")
      #expect(!destination.hasPrefix("//") && !destination.hasPrefix("\\"))
    }
  }

  @Test(
    arguments: [
      "javascript:alert(1)", "JaVaScRiPt:alert(1)", "&#106;avascript:alert(1)",
      "java&#10;script:alert(1)", "java&Tab;script:alert(1)", "&#1;javascript:alert(1)",
      "javascript&colon;alert(1)", "vbscript:x", "data:text/html,x", "data:image/png;base64,AA",
      "file:///etc/passwd", "//evil.example", "/\\evil.example", "\\\\\\\\evil.example",
      "https:", "http:///x", "ftp://x", "blob:x", "view-source:x", "foo:bar", "feed:javascript:x",
    ])
  func `a destination that is not allowed is an error, and not written`(destination: String) {
    for text in ["[x](\(destination))", "[x](<\(destination)>)", "[x]\n\n[x]: \(destination)\n"] {
      let parsed = Parsed(text)
      #expect(parsed.log.hasErrors, "\(text)")
      #expect(parsed.html == "<p>x</p>\n", "\(text)")
    }
  }

  @Test(
    arguments: [
      "a/b.md", "/a", "#x", "?q", "javascript%3Aalert(1)", "./javascript:x", "a:b/c".description,
      "1:2", "mailto:a@b.c", "tel:+1", "https://x.org", "&#x2F;a",
    ])
  func `other destinations are links`(destination: String) {
    let isScheme = destination == "a:b/c"
    #expect(Parsed("[x](\(destination))").html.contains("<a href=") == !isScheme)
  }

  @Test(
    arguments: [
      ("nul.md", "0102"), ("cp1252-quotes.md", "0101"), ("truncated.md", "0101"),
      ("utf16le-bom.md", "0101"),
    ])
  func `bytes that are no text are an error and an empty document`(name: String, code: String) {
    guard SharedData.has("hostile") else { return }
    let parsed = Parsed(SharedData.bytes(of: "hostile/markdown/encoding/" + name))
    #expect(parsed.log.diagnostics.map(\.code.number) == [code])
    #expect(parsed.document.nodes.isEmpty)
  }

  @Test(
    arguments: [
      ("utf7.md", []), ("noncharacter.md", ["0402"]), ("c0-controls.md", ["0402"]),
      ("nel-ls-ps.md", ["0402"]), ("bidi-override.md", ["0104"]), ("rtl.md", []),
      ("no-eol.md", []), ("crlf.md", []), ("cr-only.md", []), ("huge-ol.md", []),
    ] as [(String, [String])])
  func `odd bytes are read, with a warning where they deceive`(name: String, codes: [String]) {
    guard SharedData.has("hostile") else { return }
    let parsed = Parsed(SharedData.bytes(of: "hostile/markdown/encoding/" + name))
    #expect(!parsed.log.hasErrors)
    #expect(Set(parsed.log.diagnostics.map(\.code.number)) == Set(codes))
    #expect(HTMLFaults.found(in: parsed.html) == [])
  }

  @Test func `line ends of any kind give the same HTML`() {
    let text =
      "# A\n\nb  \nc `d\ne`\n\n- f\n- g\n\n| h |\n| - |\n| i |\n\n```\nj\nk\n```\n\n    l\n\n    m\n"
    let html = Parsed(text).html
    for end in ["\r\n", "\r"] {
      let other = String(
        text.split(separator: "\n", omittingEmptySubsequences: false)
          .joined(separator: end))
      #expect(Parsed(other).html == html)
      #expect(misplacedNodes(in: Parsed(other).document) == [])
    }
  }

  @Test func `anchors do not hide names of the page's own`() {
    guard SharedData.has("hostile") else { return }
    let parsed = Parsed(
      SharedData.bytes(of: "hostile/markdown/encoding/heading-id-clobber.md"))
    let ids = parsed.html.split(separator: "id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(ids.count == Set(ids).count)
    for name in ["constructor", "__proto__", "body", "location", "title", "forms"] {
      #expect(!ids.contains { $0 == name })
    }
  }

  static let tooDeep: [String] = [
    String(repeating: ">", count: 101),
    String(repeating: "- ", count: 101) + "x",
    (0..<101).map { depth in String(repeating: "  ", count: depth) + "- x\n" }.joined(),
    (0..<101).map { depth in String(repeating: ">", count: depth + 1) + "\n" }.joined(),
    String(repeating: "[", count: 1001),
    String(repeating: "[a(\n", count: 1001),
  ]

  @Test(arguments: tooDeep)
  func `nesting beyond the bounds is an error`(text: String) {
    let parsed = Parsed(text)
    #expect(parsed.log.diagnostics.map(\.code.number) == ["0403"])
    #expect(parsed.html.isEmpty)
  }

  static let deepEnough: [String] = [
    String(repeating: "> ", count: 100) + "x",
    String(repeating: "- ", count: 99) + "x",
    String(repeating: "[", count: 1000),
    String(repeating: "[\n\n", count: 2000),
    "```\n" + String(repeating: "[", count: 2000) + "\n```\n",
    String(repeating: "\\[", count: 2000),
    String(repeating: "[x] ", count: 2000),
    "    " + String(repeating: ">", count: 200),
  ]

  @Test(arguments: deepEnough)
  func `what keeps the bounds is read`(text: String) {
    let parsed = Parsed(text)
    #expect(!parsed.log.hasErrors)
    #expect(!parsed.html.isEmpty)
  }

  @Test func `a long definition does not grow with each reference to it`() {
    let address = "https://example.org/" + String(repeating: "b", count: 20_000)
    let text = "[a]: \(address)\n\n" + String(repeating: "[a] ", count: 10_000)
    let parsed = Parsed(text)
    #expect(parsed.html.utf8.count <= 10 * text.utf8.count + 100_000)
    #expect(parsed.nodes(.link).count < 10)
  }

  @Test func `a hundred thousand combining marks are one short anchor`() {
    let parsed = Parsed("# a" + String(repeating: "\u{301}", count: 100_000) + "\n")
    #expect(parsed.html.utf8.count < 201_000)
  }
}

/// Looks for what must not be in HTML made of Markdown.
enum HTMLFaults {
  static let elements: [String: [String]] = [
    "p": [], "h1": ["id"], "h2": ["id"], "h3": ["id"], "h4": ["id"], "h5": ["id"], "h6": ["id"],
    "a": ["href", "title", "rel", "class", "id"], "img": ["src", "alt", "title"], "em": [],
    "strong": [], "del": [], "code": ["class"], "pre": [], "blockquote": [], "ul": [],
    "ol": ["start"], "li": ["class", "id"], "br": [], "hr": [], "table": [], "thead": [],
    "tbody": [], "tr": [], "th": ["class"], "td": ["class"], "sup": ["class"],
    "section": ["class"], "label": [], "input": ["type", "disabled", "checked"],
  ]

  /// A sentence for each tag or attribute that is not allowed, or not written as it should be.
  static func found(in html: String) -> [String] {
    var faults: [String] = []
    // A mark would join the sign before it to one character.
    let text = String(
      String.UnicodeScalarView(html.unicodeScalars.filter { !$0.properties.isGraphemeExtend }))
    for piece in text.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      guard let close = piece.firstIndex(of: ">") else {
        faults.append("no end: <\(piece)")
        continue
      }
      let tag = piece[..<close]
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      guard let allowed = elements[String(name)] else {
        faults.append("element: \(name)")
        continue
      }
      faults += attributeFaults(tag.drop { $0 == "/" }.dropFirst(name.count), allowed)
    }
    return faults
  }

  private static func attributeFaults(_ text: Substring, _ allowed: [String]) -> [String] {
    var rest = text
    var faults: [String] = []
    while !rest.isEmpty {
      guard rest.first == " " else { return faults + ["attributes: \(rest)"] }
      let name = rest.dropFirst().prefix { $0.isLetter }
      if !allowed.contains(String(name)) { faults.append("attribute: \(name)") }
      rest = rest.dropFirst(name.count + 1)
      guard rest.hasPrefix("=\"") else { continue }
      let value = rest.dropFirst(2).prefix { $0 != "\"" }
      rest = rest.dropFirst(value.count + 3)
      if ["href", "src"].contains(name), let scheme = scheme(of: String(value)),
        !["http", "https", "mailto", "tel"].contains(scheme)
      {
        faults.append("scheme: \(scheme)")
      }
    }
    return faults
  }

  /// The scheme as browsers see it: without controls and blanks, in lower case.
  static func scheme(of address: String) -> String? {
    let kept = address.unicodeScalars.filter { $0.value > 0x20 && $0 != "\u{7F}" }
    let scheme = kept.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
    guard scheme.count < kept.count, kept[scheme.endIndex] == ":",
      let first = scheme.first, ("a"..."z").contains(first) || ("A"..."Z").contains(first),
      scheme.allSatisfy({
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
      })
    else { return nil }
    return String(String.UnicodeScalarView(scheme)).lowercased()
  }
}
