import Diagnostics
import Markdown
import TestSupport
import Testing

/// Tables, strikethrough, task lists, bare addresses and footnotes.
struct ExtensionTests {
  static let examples = SpecificationExample.all(in: "gfm/spec.txt").filter { example in
    ["table", "strikethrough", "autolink", "disabled"].contains(example.kind)
  }

  static var options: MarkdownOptions {
    var options = MarkdownOptions.commonMark
    options.readsExtensions = true
    return options
  }

  @Test(.enabled(if: SharedData.has("gfm")))
  func `the sections of the GFM specification have 23 examples`() {
    #expect(Self.examples.count == 23)
  }

  @Test(arguments: examples)
  func `an example of GFM gives its HTML`(example: SpecificationExample) {
    #expect(Parsed(example.markdown, options: Self.options).html == example.html)
  }

  @Test(arguments: CommonMarkTests.examples)
  func `the extensions change an example of CommonMark only where they have a say`(
    example: SpecificationExample
  ) {
    // What CommonMark refuses as an autolink, and two bare addresses.
    let changed = [607, 610, 611]
    let html = Parsed(example.markdown, options: Self.options).html
    #expect((html == example.html) == !changed.contains(example.number), "\(html)")
  }

  @Test(arguments: [
    ("mailto:a.b-c_d@e.f", "mailto:a.b-c_d@e.f", ""),
    ("mailto:a@b.c.", "mailto:a@b.c", "."),
    ("mailto:a@b.c/", "mailto:a@b.c", "/"),
    ("(mailto:a@b.c)", "mailto:a@b.c", ")"),
  ])
  func `an address with mailto is a link as a whole`(text: String, link: String, rest: String) {
    let html = "<p>\(text.prefix { $0 == "(" })<a href=\"\(link)\">\(link)</a>\(rest)</p>\n"
    #expect(Parsed(text + "\n").html == html)
    #expect(Parsed(text + "\n", options: Self.options).html == html)
  }

  @Test(arguments: [
    "mailto:a@b.c-", "mailto:a@b.c_", "mailto:@b.c", "xmpp:a@b.c", "xmpp:a@b.c/d",
  ])
  func `what is no address of mail stays text`(text: String) {
    #expect(Parsed(text + "\n").html == "<p>\(text)</p>\n")
  }

  @Test func `a word that ends like a scheme is no scheme`() {
    #expect(
      Parsed("emailto:a@b.cd\n").html == "<p>emailto:<a href=\"mailto:a@b.cd\">a@b.cd</a></p>\n")
  }
}
