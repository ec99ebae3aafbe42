import Rendering
import SiteCompiler
import TestSupport
import Testing

/// Pages are checked by what is noted while they are made. A scan of the page has to find the same,
/// whatever a template and the Markdown on the page write.
struct PageNotesTests {
  private static let base = smallSite["Templates/base.html"] ?? ""

  private func notes(of markup: String, text: String = "Hard.") throws -> NotesComparison? {
    let built = try BuiltSite(
      site([
        "Templates/base.html": Self.base.replacing("<body>", with: "<body>\n  " + markup),
        "Content/notes/quince.md": "---\ntitle: Quince\nstars: 5\n---\n\(text)\n",
      ]))
    return built.site.comparedNotes(isPortable: false)
  }

  @Test(arguments: [
    ##"<a href="/notes/{{ page.number }}" id="a{{ page.number }}">x</a>"##,
    ##"<a{% if page.number == 1 %} href="{{ page.url }}"{% endif %}>x</a>"##,
    ##"<input{% if page.number == 1 %} checked{% endif %} type="checkbox">"##,
    ##"<a {% if page.number == 1 %}id="x"{% else %}href="#x"{% endif %}>x</a>"##,
    ##"<img alt="" src="/a.svg" srcset="{{ page.url }} 1x, /b/{{ page.number }}.svg 2x">"##,
    ##"<script type="application/ld+json">{"a": {{ page.title | tojson }}}</script><i id="i"></i>"##,
    ##"<script>let a = "<a href='no'>"</script><p id="p"></p>"##,
    ##"<style>a { color: red }</style><p id="{{ page.title }}"></p>"##,
    ##"<!-- <a href="{{ page.url }}"> --><a href="{{ page.url }}#top" id="top">x</a>"##,
    ##"<a HREF='{{ page.url }}?x'>x</a><ul>{% for n in range(3) %}<li id="n{{ n }}">{% endfor %}</ul>"##,
    ##"{% set x %}<b id="kept"></b>{% endset %}{{ x }}<a href="#kept">y</a>"##,
    ##"{% set x %}<b id="lost"></b>{% endset %}<a href="#lost">y</a>"##,
    ##"{% macro m(n) %}<b id="m{{ n }}"></b>{% endmacro %}{{ m(1) }}{{ m(2) }}<a href="#m3">y</a>"##,
    ##"<object data="{{ page.url }}"></object><img alt="x>y" src="{{ page.url }}">"##,
    ##"<a href="{{ page.url }}" href="/twice/">x</a><a href="">y</a>"##,
    ##"<a href=/plain/>x</a><b id=b></b>"##,
    ##"<a href = "/gone/" id ="x">x</a><a{% if page.number == 1 %} href{% endif %} ="/x/">y</a>"##,
    ##"<input checked{% if page.number == 1 %} {% endif %}required {% if page %}id="q"{% endif %}>"##,
    ##"<meta http-equiv="refresh" content="{{ page.number }}; url=/gone/">"##,
    ##"<meta property="og:image" content="/gone/{{ page.number }}.png"><b id="x"></b>"##,
    ##"<meta content="/gone/{{ page.number }}.png" property="og:image"><b id="x"></b>"##,
    ##"<meta name="x" content="/gone/" property="og:image"><meta name=url content="/gone/2/">"##,
    ##"<p style="background: url(&quot;/gone/{{ page.number }}.png&quot;)"><b id="x"></b></p>"##,
    ##"<style>p { background: url(/gone/{{ page.number }}.png) }</style><b id="x"></b>"##,
    ##"<a href="/" ping="{{ page.url }} /gone/">x</a><rect fill="url(#no)"/>"##,
    ##"{% if page.number == 1 %}<i id="one">{% else %}<i id="two">{% endif %}</i><a href="#one">x</a>"##,
  ])
  func `a scan finds what the notes of a template say`(_ markup: String) throws {
    let found = try #require(try notes(of: markup))
    #expect(found.wrong == [])
    #expect(found.files == [])
  }

  @Test(arguments: [
    "# One\n\n## One\n\n[a](#one) [b](#two) [c](/notes/#one) [d](apple.md#x) [e](https://a.b/#c)",
    "A note[^1] and[^two].\n\n[^1]: The [first](/notes/).\n[^two]: # Second",
    "<a id=\"raw\" href=\"/gone/\">x</a>\n\n[x](#raw)",
    "![Gone](gone.png) <https://a.b/> [apple](apple.md) [none](none.md)",
    "| a | b |\n|---|--:|\n| [c](apple.md \"t\") | `<a id=\"x\">` |",
  ])
  func `a scan finds what the notes of Markdown say`(_ text: String) throws {
    let found = try #require(try notes(of: "", text: text))
    #expect(found.wrong == [])
    #expect(found.files == [])
  }

  @Test func `pages without anything that only a scan understands are not scanned`() throws {
    let noted = try #require(try notes(of: ##"<a id="x" href="{{ page.url }}#x">x</a>"##))
    #expect(noted.complete == 6)
    let scanned = try #require(try notes(of: "{% set x %}<b></b>{% endset %}{{ x }}"))
    #expect(scanned.complete == 0)
  }

  @Test func `templates put together by chance are understood, or their pages scanned`() throws {
    let pieces = [
      "<a ", "href=\"", "id=\"", "{{ page.title }}", "{{ page.url }}", "{{ page.number }}", "\"",
      ">",
      "</a>", " ", "<b", "<!-- ", " -->", "{% if page.number == 1 %}", "{% endif %}", "x", "#", "/",
      "{% for n in range(2) %}", "{% endfor %}", "<script>", "</script>", "srcset='", "'", "=", "-",
      "<img alt=\"\" src=\"", "\">", "checked", "type=\"application/json\"", "<", "&amp;",
      "<meta ", "content=\"", "property=\"og:image\"", "http-equiv=refresh", "0; url=",
      "style=\"", "url(", ")", "<style>", "</style>", "ping =",
    ]
    var random = SeededGenerator(7)
    var complete = 0
    for _ in 0..<400 {
      let markup = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      guard let found = try notes(of: markup) else { continue }
      #expect(found.wrong == [], "\(markup)")
      complete += found.complete
    }
    #expect(complete > 0)
  }
}
