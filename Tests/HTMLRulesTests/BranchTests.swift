import Diagnostics
import HTMLRules
import TestSupport
import Testing

/// Elements and attributes over branches, loops, values and fragments.
struct BranchTests {
  @Test(arguments: [
    // Branches that open and close under the same condition.
    "[if a]<a href=\"x\">[end]text[if a]</a>[end]",
    "[if a]<ul>[else]<ol>[end]<li>x</li>[if a]</ul>[else]</ol>[end]",
    "[if a]<div>[end][if b]<section>[end]x[if b]</section>[end][if a]</div>[end]",
    "[if a]<div class=\"a\">[else]<div class=\"b\">[end]x</div>",
    "[if !a]<div>[end]x[if a][else]</div>[end]",
    // Loops.
    "<ul>[for]<li>[value]</li>[end]</ul>",
    "<ul>[for]<li>[value][else]<li>none[end]</ul>",
    "[for][if first]<ul>[end]<li>[value]</li>[if last]</ul>[end][end]",
    "<table><tr>[for]<td>[value]</td>[if a]</tr><tr>[end][end]</tr></table>",
    "<ul><li>a[for]<li>[value]</li>[end]</ul>",
    "<div>[for][if a]<b>[end]x[if a]</b>[end][end]</div>",
    "<dl>[for]<dt>[value]</dt>[for]<dd>[value]</dd>[end][end]</dl>",
    "<table><thead><tr><th>a</th></tr></thead>[for]<tbody><tr><td>b</td></tr></tbody>[end]</table>",
    // Addresses that are filled later, or may be.
    "<template><a href=\"\">a</a><img src=\"\" alt=\"\"></template>",
    "<blockquote cite=\"\">a</blockquote>",
    "[if a]<a href=\"[if a]x[end]\">a</a>[end]", "<p data-src=\"[if a][value][end]\">x</p>",
    // Attributes.
    "<p[if a] class=\"x\"[end]>x</p>",
    "<p[if a] class=\"x\"[else] class=\"y\"[end]>x</p>",
    "<p[if a] class=\"x\"[end][if !a] class=\"y\"[end]>x</p>",
    "<p class=\"a[if a] b[end]\">x</p>",
    "<img src=\"x\"[if a] alt=\"\"[else] alt=\"[value]\"[end]>",
    "<button type=\"[if a]submit[else]button[end]\">x</button>",
    "<input type=\"[value]\">", "<img src=\"[value]\" alt=\"[value]\" width=\"[value]\">",
    // Ids.
    "[if a]<p id=\"x\">a</p>[else]<p id=\"x\">b</p>[end]",
    "[if a]<p id=\"x\">a</p>[end][if !a]<p id=\"x\">b</p>[end]",
    "[for]<p id=\"x-[value]\">a</p>[end]", "[for][if first]<p id=\"x\">a</p>[end][end]",
    // Names.
    "<a href=\"x\">[value]</a>", "<a href=\"x\">[markup]</a>",
    "<a href=\"x\"[if a] aria-label=\"x\"[end]></a>",
    "<button><svg viewBox=\"0 0 1 1\"><title>[value]</title></svg></button>",
    // Fragments.
    "<div>[markdown]</div>", "<ul>[for]<li>[markdown]</li>[end]</ul>", "<ul>[markup]</ul>",
    "<details>[markup]</details>", "<blockquote>[markdown]</blockquote>",
    "<template><li>x</li></template>", "<h2>a</h2>[markdown]<h5>b</h5>",
    // Texts that hold no tags.
    "<script>if (a < [value]) {}</script>", "<!-- <div> [value] -->",
    "<textarea>[value]</textarea>",
    "<title>a</title>",
  ])
  func `what is right on every way is not reported`(_ text: String) {
    let found = HTMLSource.diagnostics(of: HTMLSketch.parts(text)).filter {
      text != "<title>a</title>" && !text.hasPrefix("<input") || $0.code.number == "0801"
    }
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  @Test(arguments: [
    ("[if a]<div>[end]x", "'div' is not closed"),
    ("[if a]<div>[end]x</div>", "'</div>' closes an element that is opened in some branches only"),
    ("<div>x[if a]</div>[end]", "'div' is closed in some branches only"),
    (
      "[if a]<div>[end]x[if b]</div>[end]",
      "'</div>' closes an element that is opened in some branches only"
    ),
    ("<ul>[for]<li><b>x</li>[end]</ul>", "'b' is not closed"),
    ("[for]<div>x[end]", "'div' is opened in each iteration of a loop and not closed"),
    (
      "<div>[for]x</div>[end]",
      "'</div>' closes, in each iteration of a loop, an element opened before the loop"
    ),
    (
      "<p>[markdown]</p>",
      "Markdown cannot stand in 'p': it is printed as paragraphs and other blocks"
    ),
    (
      "<h2>[markdown]</h2>",
      "Markdown cannot stand in 'h2': it is printed as paragraphs and other blocks"
    ),
    (
      "<div><span>[markdown]</span></div>",
      "Markdown cannot stand in 'span': it is printed as paragraphs and other blocks"
    ),
    ("<ul>[value]</ul>", "a value cannot stand in 'ul'"),
    (
      "<p>a[if a]<div>b</div>[end]</p>",
      "'div' cannot stand in 'p': a browser ends the paragraph before it"
    ),
    (
      "<p>a<details><summary>S</summary></p><p>b</p></details>",
      "'details' cannot stand in 'p': a browser ends the paragraph before it"
    ),
    (
      "<p>a<div></p>b</div>",
      "'div' cannot stand in 'p': a browser ends the paragraph before it"
    ),
    ("<div><ul><li>a</p></li></ul></div>", "'</p>' closes nothing"),
    ("<a href=\"x\">a[if a]<a href=\"y\">b</a>[end]</a>", "'a' cannot stand inside 'a'"),
    ("<p class=\"x\"[if a] class=\"y\"[end]>a</p>", "'p' has the attribute 'class' twice"),
    (
      "<p[if a] class=\"x\"[end][if b] class=\"y\"[end]>a</p>",
      "'p' has the attribute 'class' twice"
    ),
    ("<img src=\"x\"[if a] alt=\"\"[end]>", "'img' without 'alt' in some branches"),
    (
      "<button type=\"[if a]submit[else]buton[end]\">x</button>",
      "'type' expects 'button', 'reset' or 'submit', found 'buton'"
    ),
    ("<p id=\"x\">a</p>[if a]<p id=\"x\">b</p>[end]", "the id 'x' stands on the page twice"),
    ("[for]<p id=\"x\">a</p>[end]", "the id 'x' is written in every iteration of a loop"),
    ("[for]<a href=\"x\"></a>[end]", "this link has no name for those who do not see it"),
    ("<table>[for]<caption>[value]</caption>[end]</table>", "'caption' stands in 'table' twice"),
  ])
  func `what is wrong on some way is reported once`(_ text: String, _ message: String) {
    let found = HTMLSource.diagnostics(of: HTMLSketch.parts(text))
    #expect(found.map(\.message) == [message])
  }

  @Test func `independent branches cost as much as their number, not its power`() {
    let branches = (0..<200).map { _ in "[if a]<b>x</b>[else]<i>y</i>[end]" }.joined()
    let steps = Self.steps(branches)
    #expect(steps < 20 * branches.utf8.count)
    let loops =
      String(repeating: "[for]<ul><li>", count: 30) + "x"
      + String(repeating: "</li></ul>[end]", count: 30)
    #expect(Self.steps(loops) < 300 * loops.utf8.count)
  }

  @Test func `conditional attributes of one tag cost as much as their number, not its square`() {
    func steps(_ count: Int) -> Int {
      let attributes = (0..<count).map { "[if \($0)] data-a\($0)=\"x\"[else] data-b\($0)[end]" }
      let values = (0..<count).map { "[if \($0)] y\($0)[else] z\($0)[end]" }
      return Self.steps("<p" + attributes.joined() + " class=\"" + values.joined() + "\">x</p>")
    }
    #expect(steps(1000) < 3 * steps(500))
  }

  @Test func `iterations that depend on their place cost a limited amount within each other`() {
    let open = "[for][if first]<ul>[end]<li>x"
    let text =
      String(repeating: open, count: 12) + String(repeating: "[if last]</ul>[end][end]", count: 12)
    var log = DiagnosticLog()
    let verdict = HTMLPage(HTMLSketch.parts(text), end: Span(SourceID(0), 0, 0)).check(
      reportingTo: &log)
    #expect(verdict.steps < 1_000_000)
    #expect(verdict.leavesToPages)
    #expect(log.diagnostics.isEmpty)
  }

  @Test func `too many combinations of open elements are reported, and end the check`() {
    let names = ["b", "i", "u", "s", "em", "small", "sub", "sup"]
    let text = names.enumerated().map { "[if \($0)]<\($1)>[end]" }
    let found = HTMLSource.diagnostics(of: HTMLSketch.parts(text.joined()))
    #expect(found.map(\.code.number) == ["0811"])
    #expect(Self.steps(text.joined()) < 100_000)
  }

  private static func steps(_ text: String) -> Int {
    var log = DiagnosticLog()
    return HTMLPage(HTMLSketch.parts(text), end: Span(SourceID(0), 0, 0)).check(
      reportingTo: &log
    ).steps
  }
}
