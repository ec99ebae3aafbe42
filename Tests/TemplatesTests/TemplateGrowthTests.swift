import TestSupport
import Testing

/// Templates made to be slow: the work grows as the text does.
struct TemplateGrowthTests {
  static let pieces = [
    "(", "[", "{'a': ", "({", "({}", "a(", "a[", "1 + (", "1 if (", "not ", "-", "a.", "a|",
  ]

  @Test(arguments: pieces)
  func `an expression is read in linear time`(piece: String) {
    let text = "{{ " + String(repeating: piece, count: 8_000)
    #expect(WorkGrowth.perByte(of: text) { _ = Kitchen.rendered($0 + " }}") } < WorkGrowth.linear)
  }

  static let parts = [
    "{%", "{{", "{{ a ~ ", "{{ a(", "{% x %}", "{% from \"x\" import ", "x{{ \"", "<", "<a ",
    "<p title=\"", "<!--", "<script>", "</script", "</", "{{ t is ", "{# ", "{% raw %}", "&", "{",
  ]

  @Test(arguments: parts)
  func `a template is read in linear time`(part: String) {
    let text = String(repeating: part, count: 8_000)
    #expect(WorkGrowth.perByte(of: text) { _ = Kitchen.rendered($0) } < WorkGrowth.linear)
  }
}
