import Diagnostics
import Markdown
import Testing

/// A backslash that is itself escaped escapes nothing (CommonMark 0.30, section 2.4).
struct EscapedSignTests {
  @Test(
    arguments: [
      "`code without end", "{{ site.title }}", "[[Page]] there", "==marked== here", "<terms.md>",
    ], 0...4)
  func `a sign behind an even number of backslashes is a sign`(_ text: String, _ count: Int) {
    let parsed = Parsed("a " + String(repeating: "\\", count: count) + text + "\n")
    #expect(
      parsed.log.diagnostics.isEmpty != count.isMultiple(of: 2),
      "\(parsed.log.diagnostics.map(\.message))")
  }

  @Test(arguments: 0...4)
  func `a link of a wiki is found behind an even number of backslashes`(_ count: Int) {
    let parsed = Parsed("a " + String(repeating: "\\", count: count) + "[[Page]] there\n")
    #expect(WikiLinkPlaces.all(in: parsed.document).count == (count.isMultiple(of: 2) ? 1 : 0))
  }
}
