import Diagnostics
import Documents
import Testing

struct FrontMatterTests {
  /// Whether a text has front matter, or a beginning that was meant as some.
  private func reads(_ text: String) -> (hasFence: Bool, mistakes: Int) {
    var sources = SourceMap()
    var log = DiagnosticLog()
    let matter = FrontMatter(sources.add(path: "a.md", text: text), log: &log)
    return (matter.fence != nil, log.diagnostics.count)
  }

  @Test(arguments: [
    // Lines between words, lists, shapes and quotations.
    "--\nAnna\n", "--\nAnna: hello\n\nText.\n", "- - -\n\nText.\n", "---\n",
    "--- yaml is a language\n",
    "- - -\nNote: see below.\n\nText\n---\n", "-- a\ntitle: b\n---\n", "- a\n- b: c\n---\n",
    // Words, rules, examples and headings before lines without keys, or that nothing ends.
    "--- Note: see below.\n\nText.\n", "---json\n{}\n", "--- json and yaml\n---\n",
    "***\nNote: see below.\n***\n", "***\nText.\n***\n", "===\nnote: see below.\n\nText.\n",
    "```yaml\ndraft: true\n```\n", "# Title\n\n---\n\nText.\n",
    "# Title\n---\nnote: x\n\nText\n---\n",
    "# Title\n\n---\nStatus: old\n---\n", "<!-- a -->\n---\nNote: see below.\n\n---\nText.\n",
    "<!-- a -->\n\nText.\n", "\u{AD}\na: b\n", "—\n\nAnna: hello\n",
    "{a, b}\n", "{\"a\", \"b\"}\n", "{\"\n", "{\n", "{", "{\"a", "{{ \"a\": 1 }}\n", "\"a\": 1\n",
  ])
  func `a text that begins with hyphens or a bracket is a text`(text: String) {
    #expect(reads(text).hasFence == (text == "---\n"), "\(text)")
    #expect(reads(text).mistakes == (text == "---\n" ? 1 : 0), "\(text)")
  }

  @Test(arguments: [
    "--\na: b\n--\nText.\n", "--\na: b\n---\n", "- - -\na: b\n- - -\n", "---#\na: b\n---\n",
    "--- # data\na: b\nc:\n  - d\n---\n", "---yml\r\na: b\r\n---\r\n", "{\"a\": 1}\n",
    "  {\"a\":1}\nText.",
    "{\n\t\"a b\" : 1 }",
    "---json\n{\"a\": 1}\n---\n", "--- json\n{}\n---\n", "---toml\na = 1\n---\n",
    "---coffee\na: 1\n---\nText.\n", "--- a: b\n", "---a: b\nc: d\n---\n",
    "--- A: b\nc: d\n---\n", "***\na: b\n***\n", "===\na: b\nC: d\n===\n", ";;;\na: b\n;;;\n",
    "\u{2212}\u{2212}\u{2212}\na: b\n", "\u{2010}\u{2010}\u{2010}\na: b\n---\n",
    "---\u{A0}\na: b\n---\n", "\u{AD}---\na: b\n---\n", "\u{200B}---\na: b\n---\n",
    "<!-- a -->\n---\na: b\n---\n", "// a\n\n---\na: b\n---\n",
    "[//]: # (a)\n---\na: b\n---\n", "%YAML 1.2\n---\na: b\n---\n",
  ])
  func `data that nearly begins as front matter is an error`(text: String) {
    #expect(reads(text).hasFence, "\(text)")
    #expect(reads(text).mistakes == 1, "\(text)")
  }

  @Test(arguments: ["---\t\ntitle: A\n--- \t\nText\n", "---  \r\ntitle: A\r\n---\t\r\nText\n"])
  func `blanks behind the lines around front matter mean nothing`(_ text: String) {
    let (outcome, parts) = Outcome.frontMatter(text)
    #expect(outcome.messages == [] && !parts.tree.isEmpty)
    #expect(text.utf8.dropFirst(parts.body.lowerBound).elementsEqual("Text\n".utf8))
  }

  @Test func `front matter has a longest length`() {
    func messages(_ count: Int) -> [String] {
      Outcome.frontMatter("---\n" + String(repeating: "#", count: count) + "\n---\n").outcome
        .messages
    }
    #expect(messages(1 << 20 - 1) == [])
    #expect(messages(1 << 20).count == 1)
  }
}
