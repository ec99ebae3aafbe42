import Diagnostics
import Markdown
import Testing

/// Addresses without brackets: what is in them is no markup.
struct BareAddressTests {
  private func link(_ address: String) -> String {
    "<a href=\"\(address)\" rel=\"noopener\">\(address)</a>"
  }

  @Test(arguments: [
    "https://e.example/_x_/y", "https://e.example/a*b*c", "https://e.example/__init__/py",
    "https://e.example/x?a=*b*/c", "https://e.example/**/x/**/y", "https://e.example/_x_y_z",
    "https://e.example/_x_/*y*z",
  ])
  func `the stars and underscores of an address are part of it`(address: String) {
    let parsed = Parsed("see \(address), and *that*\n")
    #expect(parsed.html == "<p>see \(link(address)), and <em>that</em></p>\n")
    #expect(Parsed("- \(address)\n").html == "<ul>\n<li>\(link(address))</li>\n</ul>\n")
    var part = MarkdownPart(Parsed("Site: \(address)\n").document)
    #expect(part.takeLabelled("site")?.value.string == address)
    let table = Parsed("| a |\n|---|\n| \(address) |\n").html
    #expect(table.contains("<td>\(link(address))</td>"))
    #expect(parsed.document.nodes.contains { parsed.document.string(of: $0.text) == address })
    for index in parsed.nodes(.link) { #expect(parsed.written(index) == address) }
  }

  @Test(arguments: [
    ("*see https://e.example/a*b c*", "<em>see @https://e.example/a*b@ c</em>"),
    ("**https://e.example/c**。x", "<strong>@https://e.example/c@</strong>。x"),
    ("**Site: https://e.example/c**, x", "<strong>Site: @https://e.example/c@</strong>, x"),
    ("_https://e.example/a_b_", "<em>@https://e.example/a_b@</em>"),
    ("https://e.example/`a*b*c`", "@https://e.example/@<code>a*b*c</code>"),
    ("`https://e.example/_x_/y`", "<code>https://e.example/_x_/y</code>"),
    ("x*y* https://e.example/a", "x<em>y</em> @https://e.example/a@"),
  ])
  func `emphasis around an address stays`(text: String, expected: String) {
    let parts = expected.split(separator: "@", omittingEmptySubsequences: false)
    let html = parts.enumerated().map { $0 % 2 == 1 ? link(String($1)) : String($1) }.joined()
    #expect(Parsed(text + "\n").html == "<p>\(html)</p>\n")
  }
}
