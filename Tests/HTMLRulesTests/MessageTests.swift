import Diagnostics
import HTMLRules
import TestSupport
import Testing

/// How the messages are drawn: one of each code at least.
struct MessageTests {
  private static let sketches = [
    "<div>\n  <p>a</div>\n</section>", "[if a]<div>[end]x[if b]</div>[end]", "[for]<div>x[end]",
    "<p>a</br>", "<p>\n  <div>a</div>\n</p>", "<p>[markdown]</p>", "<table>[value]</table>",
    "<a href=\"x\">a <button>b</button></a>", "<details>a</details>", "<centre>a</centre>",
    "<font>a</font>", "<p class=\"a\"[if a] class=\"b\"[end]>x</p>", "<a herf=\"x\">a</a>",
    "<p align=\"center\">a</p>", "<p hx-get=\"x\">a</p>", "<button type=\"sumbit\">a</button>",
    "<img alt=\"a\">", "<html><body><h1>a</h1></body></html>",
    "<img src=\"a\"[if a] alt=\"\"[end]>",
    "<a href=\"x\"></a>",
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>a</title><main><input></main>",
    "<h2>a</h2><h4>b</h4><h3></h3>", "<p id=\"a\">a</p>\n<p id=\"a\">b</p>",
    "[for]<p id=\"a\">a</p>[end]",
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>a</title><h1 id=\"main\">a</h1><p aria-labelledby=\"mian\">b",
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>a</title><meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'\">\n<style>p {}</style>\n<h1 style=\"color: red\" onclick=\"go()\">a</h1><iframe src=\"https://example.net/\" title=\"a\"></iframe>",
    "<img src=\"main.css\" alt=\"\"><video src=\"clip.jpg\"></video>",
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>a</title><meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; img-src 'none'; media-src 'none'\"><h1>a</h1><img src=\"a.png\" alt=\"\"><img src=\"[address]\" alt=\"\">",
    "<meta http-equiv=\"Content-Security-Policy\" content=\"defalt-src 'self'; img-src self, 'slef' style-src; script-src 'none' *; img-src *; sandbox; x-y z\">",
    "<p class=\"a\"id=\"b\" title=a\"b =c d' lang=>a</p>\n<p[for] class=\"[value]\"[end] lang=\"english\">a</p>\n<button type=\"button\" disabled=\"[if a]true[else]false[end]\">a</button>",
    "<a href=\"\">a</a><img src=\" \" alt=\"\"><form action=\"\"></form><video poster=\"\"></video>",
    "<p title=\"&nsbp;\">&foo; &hellip &copy2026 &#160 x</p>",
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>a</title><body><h1>a</h1>\n<label>a <input name=\"b\"><input name=\"c\"></label>\n<form method=\"put\"></form>",
    "<p aria-lable=\"x\" role=\"buton\" tabindex=\"2\">a</p>",
  ]

  @Test func `messages are drawn with the place, its counterpart and what to write`() {
    var text = ""
    var sketches = Self.sketches
    let names = ["b", "i", "u", "s", "em", "small", "sub", "sup"]
    sketches.append(names.enumerated().map { "[if \($0)]<\($1)>[end]" }.joined())
    for sketch in sketches {
      var sources = SourceMap()
      let source = sources.add(path: "page.html", text: sketch)
      var log = DiagnosticLog()
      let end = Span(source.id, sketch.utf8.count, sketch.utf8.count)
      HTMLPage(HTMLSketch.parts(sketch), end: end).check(reportingTo: &log)
      #expect(!log.diagnostics.isEmpty)
      text +=
        "=== \(sketch)\n"
        + DiagnosticFormatter(sources: sources).text(of: log.diagnostics) + "\n"
    }
    for code in DiagnosticCode.html {
      #expect(text.contains("[E\(code.number)]") || text.contains("[W\(code.number)]"))
    }
    #expect(Golden.difference(of: text, from: "messages.txt") == nil)
  }
}
