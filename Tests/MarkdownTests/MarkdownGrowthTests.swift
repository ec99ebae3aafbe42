import Markdown
import TestSupport
import Testing

/// Texts made to be slow: the work grows as the text does.
struct MarkdownGrowthTests {
  static let pieces = [
    "*", "_", "**a ", "*a ", "*a_", "~~a ", "*~~a*", "~~", "~~a~~", "`", "`a", "``a` ", "<", "<a ",
    "<!--", "<?", "<![CDATA[", "&", "&amp", "![a](b)", "[a](b)", "[a][b]", "](", "!", "\\", "\"",
    "'", "...", "--", "a@b.c ", "www.a.b ", "http://a.b/(", "[^a]", "[^a]: x\n\n", "| a ",
    "a | b\n",
    "\n\n", "# a\n", "* a\n", "1. a\n", "> a\n", "- [ ] a\n", "    a\n", "```\n", "~~~\na\n",
    "a\n=\n",
    "[a]: b\n", "<div>\n", "<pre>\n", "a  \n", "\t", "*a*\n\n~~a b\n\n", "a~~ ", "<b>", "</b>",
    "1. a\n3. a\n", "- a\n - b\n", "3*4*5 ", "__a__.b ", "$x_1$ ", "\\(x_1\\) ", "| a |\n|-|\n\n",
    "+-+-+\n", "-[ ] a\n", "[[a]] ", "\\[[", "\\`", "{{ a }} ",
  ]

  @Test(arguments: pieces)
  func `a text is read and written in linear time`(piece: String) {
    let text = String(repeating: piece, count: 16_000)
    #expect(WorkGrowth.perByte(of: text) { _ = Parsed($0).html } < WorkGrowth.linear)
  }

  @Test(arguments: ["*", "_", "**", "~~", "***", "_*", "*~~"])
  func `marks that open and close one in the other are read in linear time`(mark: String) {
    func nested(_ count: Int) -> String {
      let closing = String(mark.reversed())
      return String(repeating: mark, count: count) + "a" + String(repeating: closing, count: count)
    }
    let growth = WorkGrowth.perByte(ofRepeating: 16_000) { _ = Parsed(nested($0)).html }
    #expect(growth < WorkGrowth.linear)
  }

  @Test(arguments: ["[[a]] ", "[[", "[[a ", "\\\\", "\\[[a]] "])
  func `links of wikis are found in linear time`(piece: String) {
    let text = String(repeating: piece, count: 16_000)
    let growth = WorkGrowth.perByte(of: text) { _ = WikiLinkPlaces.all(in: Parsed($0).document) }
    #expect(growth < WorkGrowth.linear)
  }
}
