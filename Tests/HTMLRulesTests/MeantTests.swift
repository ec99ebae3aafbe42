import Diagnostics
import HTMLRules
import Testing

/// What is certainly meant otherwise: encodings, tags in place of others, ids and printed values.
struct MeantTests {
  private static func messages(_ sketch: String) -> [String] {
    HTMLSource.diagnostics(of: HTMLSketch.parts(sketch)).map { "\($0.severity): \($0.message)" }
  }

  private static func page(head: String = "<meta charset=\"utf-8\">", _ body: String) -> String {
    "<!doctype html><html lang=\"en\"><head>\(head)<title>a</title></head><body><h1>a</h1>\(body)"
      + "</body></html>"
  }

  @Test(arguments: [
    "<meta charset=\"utf-8\">", "<meta charset=UTF-8>",
    "<meta http-equiv=\"Content-Type\" content=\"text/html; charset=utf-8\">",
    "[if a]<meta charset=\"utf-8\">[end]",
  ])
  func `a page says its encoding`(_ head: String) {
    #expect(Self.messages(Self.page(head: head, "")) == [])
  }

  @Test func `markup that is not known may say the encoding in 'head' only`() {
    let start = "<!doctype html><html lang=\"en\"><head>"
    #expect(Self.messages(start + "[markup]</head><body><h1>a</h1></body></html>") == [])
    #expect(Self.messages(Self.page(head: "", "[markup]")).count == 1)
  }

  @Test(arguments: [
    ("", "warning: the page does not say its encoding"),
    ("<meta charset=\"latin1\">", "error: 'charset' expects 'utf-8', found 'latin1'"),
    (
      "<meta http-equiv=\"content-type\" content=\"text/html\">",
      "error: 'content' expects 'text/html; charset=utf-8', found 'text/html'"
    ),
    (
      "<!--" + String(repeating: "x", count: 1000) + "--><meta charset=\"utf-8\">",
      "warning: the page says its encoding after the first 1024 bytes, in which a browser looks for it"
    ),
  ])
  func `a page without its encoding, or with another, is told`(_ head: String, _ message: String) {
    #expect(Self.messages(Self.page(head: head, "")) == [message])
  }

  /// A browser ignores a word that it does not know, but others may be for a program.
  @Test(arguments: [
    ("<link rel=\"styleshee\" href=\"a.css\">", "'rel' expects", "stylesheet"),
    ("<link rel=\"Alternate StyleSheets\" href=\"a.css\">", "'rel' expects", "stylesheet"),
    ("<link rel=\"cannonical\" href=\"/a\">", "'rel' expects", "canonical"),
    ("<script type=\"modul\" src=\"a.js\"></script>", "'type' expects", "module"),
    ("<script type=\"application/ld-json\">{}</script>", "'type' expects", "application/ld+json"),
    ("<script type=\"application/json+ld\">{}</script>", "'type' expects", "application/ld+json"),
    ("<link rel=\"stylesheet\" href=\"a.css\" media=\"scren\">", "'media' expects", "screen"),
    (
      "<link rel=\"stylesheet\" href=\"a.css\" media=\"screen and (min-widht: 40rem)\">",
      "'media' expects", "min-width"
    ),
    (
      "<link rel=\"stylesheet\" href=\"a.css\" media=\"(min-width: 40)\">", "'media' expects",
      "unit of 'min-width'"
    ),
  ])
  func `a slip of a word that a browser knows is told`(
    _ head: String, _ message: String, _ meant: String
  ) throws {
    let page = Self.page(head: "<meta charset=\"utf-8\">" + head, "")
    let found = HTMLSource.diagnostics(of: HTMLSketch.parts(page))
    #expect(found.map(\.severity) == [.error], "\(found)")
    let first = try #require(found.first)
    #expect(first.message.hasPrefix(message), "\(first.message)")
    #expect(first.help.first?.message.contains(meant) == true, "\(first.help)")
  }

  @Test(arguments: [
    "<a rel=\"externl\" href=\"x\">a</a>", "<a rel=\"me nofolow\" href=\"x\">a</a>",
    "<a rel=\"no-referrer\" href=\"x\">a</a>",
  ])
  func `a slip of a kind of link is told`(_ body: String) {
    let found = Self.messages(Self.page(body))
    #expect(found.count == 1 && found[0].hasPrefix("error: 'rel' expects"), "\(found)")
  }

  @Test(arguments: [
    "<link rel=\"alternate stylesheet\" href=\"a.css\">", "<link rel=\"me\" href=\"/a\">",
    "<link rel=\"webmention\" href=\"/a\">", "<link rel=\"EditURI\" href=\"/a\">",
    "<link rel=\"SHORTCUT ICON\" href=\"a.png\">", "<link rel=\"mystyle\" href=\"/a\">",
    "<link rel=\"previous\" href=\"/a\">", "<link rel=\"[value]\" href=\"/a\">",
    "<script type=\"text/plain\" src=\"a.js\"></script>",
    "<script type=\"text/x-template\">a</script>", "<script type=\"py\">a</script>",
    "<script type=\"Module\" src=\"a.js\"></script>",
    "<style media=\"print\"></style>", "<style media=\"\"></style>",
    "<style media=\"not all and (hover), only screen and (400px <= width < 60rem)\"></style>",
    "<style media=\"(min-width: 0) and (not (orientation:landscape))\"></style>",
    "<style media=\"screen and (-webkit-min-device-pixel-ratio: 2)\"></style>",
    "<style media=\"(prefers-color-scheme: dark) and (min-resolution: 2dppx)\"></style>",
    "<style media=\"(min-aspect-ratio: 16/9), (color), (--narrow)\"></style>",
    "<style media=\"(min-width: calc(10px + 2em))\"></style>",
  ])
  func `words of other programs are no slips`(_ head: String) {
    #expect(Self.messages(Self.page(head: "<meta charset=\"utf-8\">" + head, "")) == [])
  }

  /// Whether Markdown has an id is known when the page is made.
  @Test(arguments: ["[markdown]", "[markup]"])
  func `an id that markup may have is left to finished pages`(_ markup: String) {
    func leaves(_ body: String) -> Bool {
      var log = DiagnosticLog()
      let verdict = HTMLPage(
        HTMLSketch.parts(Self.page(body)), end: Span(SourceID(0), 0, 0)
      ).check(reportingTo: &log)
      #expect(log.diagnostics.isEmpty, "\(log.diagnostics)")
      return verdict.leavesToPages
    }
    let section = "<section aria-labelledby=\"b\"><h2 id=\"b\">a</h2>\(markup)</section>"
    #expect(!leaves(section))
    #expect(leaves(section + "<section aria-labelledby=\"c\"><h2>a</h2></section>"))
  }

  @Test func `XHTML needs no encoding`() {
    var log = DiagnosticLog()
    let text = HTMLSource.text(Self.page(head: "", ""))
    HTMLPage([text], isXML: true, end: Span(SourceID(0), 0, 0)).check(reportingTo: &log)
    #expect(log.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("<h2>a<h2><p>b</p><h2>c</h2>", ["error: 'h2' cannot stand in 'h2'"]),
    ("<h2>[value]<h2><div>b</div>", ["error: 'h2' cannot stand in 'h2'"]),
    ("<h2>a <h2>b</h2></h2><p>c</p>", ["error: 'h2' cannot stand in 'h2'"]),
    ("<p><a href=\"x\">a<a> b</p>", ["error: 'a' cannot stand in 'a'"]),
    ("<pre>a<pre><p>b</p>", ["error: 'pre' cannot stand in 'pre'"]),
    ("<div>a<div>", ["error: 'div' is not closed"]),
    ("<p>a<p>b</p><ul><li>a<li>b</ul>", []),
    ("<div>a<div>b</div></div>", []), ("<p><em>a<em>b</em></em></p>", []),
  ])
  func `a start tag in place of an end tag is one mistake`(_ body: String, _ messages: [String]) {
    #expect(Self.messages(Self.page(body)) == messages)
  }

  @Test func `the help says which end tag is missing`() {
    let found = HTMLSource.diagnostics(of: Self.page("<h2>a<h2><div>a<div></body>"))
    #expect(
      found.first?.help.first?.message.hasPrefix("if this is to close it, write '</h2>'") == true)
    #expect(found.last?.places.contains { $0.label.contains("write '</div>' here") } == true)
  }

  @Test(arguments: [
    ("<h2>a\n[markdown]", ["error: 'h2' is not closed"]),
    ("<h2>a <em>b\n[markdown]", ["error: 'h2' is not closed"]),
    ("<h2>a\n<div>b</div>\n<section><h3>c</h3></section>", ["error: 'h2' is not closed"]),
    ("[if a]<h2>a[end]<div>b</div>[if a]</h2>[end]", ["error: 'div' cannot stand in 'h2'"]),
    ("<h2><div>b</div></h2>", ["error: 'div' cannot stand in 'h2'"]),
  ])
  func `what cannot stand in an element that is not closed tells where it ends`(
    _ body: String, _ messages: [String]
  ) {
    #expect(Self.messages(Self.page(body)) == messages)
    let found = HTMLSource.diagnostics(of: HTMLSketch.parts(Self.page(body)))
    let isUnclosed = found.first?.message.hasSuffix("is not closed") == true
    let advice = found.first?.help.first?.message
    #expect((advice == "write '</h2>' before what cannot stand in it") == isUnclosed)
  }

  @Test(arguments: [
    ("<label>a <input name=\"b\"><input name=\"c\"></label>", true),
    ("<label>a <select><option>x</option></select> <textarea>x</textarea></label>", true),
    ("<label>a <input name=\"b\"></label> <label>c <input name=\"d\"></label>", false),
    ("<label>a <input type=\"hidden\" name=\"b\"><input name=\"c\"></label>", false),
    ("<label>a <input type=\"[value]\" name=\"b\"><input name=\"c\"></label>", false),
    ("<label>a <input name=\"b\"><input name=\"c\" aria-label=\"d\"></label>", false),
    ("<label>a <input name=\"b\"><input id=\"c\"></label><label for=\"c\">d</label>", false),
    ("<label>a [if a]<input name=\"b\">[else]<input name=\"c\">[end]</label>", false),
    ("<label>a [if a]<input name=\"b\">[end]<input name=\"c\"></label>", false),
    ("<label>a [for]<input name=\"b\">[end]</label>", false),
  ])
  func `a label is that of its first control`(_ form: String, _ isTold: Bool) {
    let found = Self.messages(Self.page(form))
    #expect(found.contains { $0.hasSuffix("has no label") } == isTold, "\(found)")
  }

  @Test(arguments: [
    ("<option selected>a</option><option selected>b</option>", 1),
    ("<option selected>a</option><option>b</option>", 0),
    ("<option[if a] selected[end]>a</option><option[if !a] selected[end]>b</option>", 0),
    ("[if a]<option selected>a</option>[else]<option selected>b</option>[end]", 0),
    ("[for]<option[if a] selected[end]>a</option>[end]", 0),
    ("<optgroup label=\"x\"><option selected>a</option></optgroup><option selected>b</option>", 1),
  ])
  func `a select has one selected option`(_ options: String, _ count: Int) {
    let one = Self.messages("<label>x <select>\(options)</select></label>")
    #expect(one.count == count, "\(one)")
    #expect(Self.messages("<label>x <select multiple>\(options)</select></label>") == [])
  }

  @Test(arguments: [
    ("<p id=\"a [value]\">x</p>", "error: 'id' expects a name without spaces, found 'a …'"),
    ("<p id=\"a[value] b\">x</p>", "error: 'id' expects a name without spaces, found 'a …'"),
    (
      "<p id=\"b[value]\"><label for=\"c[value]\">x</label></p>",
      "error: 'for' names an id that begins with 'c', which nothing on the page has"
    ),
    (
      "<p><label for=\"[value]\">x</label></p>",
      "error: 'for' names an id, and nothing on the page has one"
    ),
  ])
  func `ids with spaces and references to no id are told, where values complete them`(
    _ body: String, _ message: String
  ) {
    #expect(Self.messages(Self.page(body)) == [message])
  }

  @Test(arguments: [
    ("<p><label for=\"a[value]\">x</label><input id=\"a[value]\"></p>", false),
    ("<p><label for=\"a[value]\">x</label><input id=\"a-[value]\"></p>", true),
    ("<p><label for=\"[value]\">x</label><input id=\"a\"></p>", true),
  ])
  func `what a value may name is left to finished pages, but where an id begins alike`(
    _ body: String, _ isLeft: Bool
  ) {
    var log = DiagnosticLog()
    let parts = HTMLSketch.parts(Self.page(body))
    let verdict = HTMLPage(parts, end: Span(SourceID(0), 0, 0)).check(reportingTo: &log)
    #expect(log.diagnostics.isEmpty && verdict.leavesToPages == isLeft)
  }

  @Test(arguments: [
    ("width=\"[height]\" height=\"[width]\"", 1), ("width=\"[width]\" height=\"[height]\"", 0),
    ("width=\"[width]\" height=\"[width]\"", 0), ("height=\"[width]\" width=\"[height]\"", 1),
  ])
  func `the sides of a picture are not exchanged`(_ sides: String, _ count: Int) {
    #expect(Self.messages("<img src=\"a.png\" alt=\"\" \(sides)>").count == count)
  }

  @Test func `an address is no text`() {
    let message = "warning: 'alt' is a text that is read out, and this is an address"
    #expect(Self.messages("<img src=\"[address]\" alt=\"[address]\">") == [message])
    #expect(Self.messages("<img src=\"[address]\" alt=\"[value]\">") == [])
  }

  @Test(arguments: [
    ("property=\"og:url\" content=\"[address]\"", 1),
    ("property=\"og:image\" content=\"/a.png\"", 1),
    ("name=\"twitter:image\" content=\"[if a][address][else]https://example.org/[end]\"", 1),
    ("property=\"og:url\" content=\"https://example.org/\"", 0),
    ("property=\"og:url\" content=\"[value]\"", 0),
    ("property=\"og:title\" content=\"[address]\"", 0),
  ])
  func `addresses for other programs are whole`(_ attributes: String, _ count: Int) {
    let found = Self.messages(Self.page(head: "<meta charset=\"utf-8\"><meta \(attributes)>", ""))
    #expect(found.count == count, "\(found)")
  }
}
