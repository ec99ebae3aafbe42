import Escaping
import Rendering
import Testing

struct PageScannerTests {
  private func findings(in html: String) -> [String] {
    let bytes = Array(html.utf8)
    var scanner = PageScanner(bytes)
    var found: [String] = []
    while let finding = scanner.next() {
      switch finding {
      case .anchor(let range): found.append("#" + String(decoding: bytes[range], as: UTF8.self))
      case .data(let range): found.append("{" + String(decoding: bytes[range], as: UTF8.self))
      case .addresses(let form, let range):
        if form == .style || form == .styleSheet {
          found.append("css:" + String(decoding: bytes[range], as: UTF8.self))
        }
        for place in form.places(in: range, of: bytes[...]) {
          found.append(String(decoding: bytes[place], as: UTF8.self))
        }
      }
    }
    return found
  }

  @Test(arguments: [
    ("<a href=\"x\">y</a>", ["x"]),
    ("<h1 id='top'>t</h1>", ["#top"]),
    (
      "<img alt=\"a > b\" src=\"p.svg\" srcset=\"a.png 1x, b.png 2x\">",
      ["p.svg", "a.png", "b.png"]
    ),
    ("<p data-href=\"no\" title=\"href=no\">x</p>", []),
    ("<!-- <a href=no> --><a href=yes>", ["yes"]),
    ("<script src=\"s.js\">if (a<b) x = '<a href=\"no\">'</script><a href=\"y\">", ["s.js", "y"]),
    ("<STYLE>a<b href=\"no\"</STYLE><a HREF=\"y\">", ["css:a<b href=\"no\"", "y"]),
    ("text < 3 and <3 <a href=z", ["z"]),
    ("<form action=\"send\"><video poster=\"p.jpg\"></video>", ["send", "p.jpg"]),
    ("<a\nhref = \"x\" title\n=\n'href=no'>", ["x"]),
    ("<a ping=\" a/ b/\n\"></a><p style=\"color: red\">", ["a/", "b/", "css:color: red"]),
    ("<img src=x srcset=\"a,b.png 1x,c.png, d.png 2x,\">", ["x", "a,b.png", "c.png", "d.png"]),
    ("<meta http-equiv=Refresh content=\"0; URL = 'a b' \">", ["a b"]),
    ("<meta content=\"3;x/\" http-equiv=\"refresh\">", ["x/"]),
    ("<meta http-equiv=\"refresh\" content=\"30\"><meta name=\"url\">", []),
    ("<meta name=\"twitter:image\" content=\"a.png\"><p content=\"no\">", ["a.png"]),
    ("<meta content=\"no\" name=\"description\"><meta charset=\"utf-8\">", []),
    ("<meta property=\"og:image\" name=\"x\" content=\"a.png\">", ["a.png"]),
    ("<meta name=\"x\" property=\"og:image\" content=\"a.png\">", ["a.png"]),
    ("<br/><a href=\"\">", [""]),
    ("<script type=\"application/ld+json\">[1]</script><a href=x>", ["{[1]", "x"]),
    ("<script type=module>[1]</script><script type='application/json'>2</SCRIPT>", ["{2"]),
  ])
  func `anchors and addresses are found where a browser sees them`(
    html: String, expected: [String]
  ) {
    #expect(findings(in: html) == expected)
  }

  @Test func `what is in a template is known`() {
    let html = """
      <a id=a></a><template id=b><p id=c><template><p id=d></template><p id=e></TEMPLATE ><p id=f>\
      <!-- <template> --><style></style></templates><p id=g></template></template><p id=h>
      """
    var scanner = PageScanner(Array(html.utf8))
    var found = ""
    while case .anchor(let range)? = scanner.next() {
      found += String(decoding: Array(html.utf8)[range], as: UTF8.self)
      if scanner.isInTemplate { found += "-" }
    }
    #expect(found == "abc-d-e-fgh")
  }

  @Test func `no text makes it trap`() {
    let pieces = ["<", ">", "a", " ", "\"", "'", "=", "href", "id", "<!--", "-->", "<script", "/"]
    var seed: UInt64 = 1
    for _ in 0..<2_000 {
      var html = ""
      for _ in 0..<12 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        html += pieces[Int(seed >> 33) % pieces.count]
      }
      _ = findings(in: html)
    }
  }
}
