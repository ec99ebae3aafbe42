import Documents
import TestSupport
import Testing

/// Front matter of other generators, read to be written as YAML.
struct TOMLReaderTests {
  private func shown(_ text: String) -> String? {
    TOMLReader.table(of: Array(text.utf8)).map { show(.table($0)) }
  }

  private func show(_ value: TOMLValue) -> String {
    switch value {
    case .text(let text): "'\(text)'"
    case .plain(let written): written
    case .list(let elements): "[\(elements.map(show).joined(separator: " "))]"
    case .table(let table):
      "{\(table.pairs.map { "\($0.key)=\(show($0.value))" }.joined(separator: " "))}"
    }
  }

  @Test(arguments: [
    ("a = 1\nb.c = true # so\n", "{a=1 b={c=true}}"),
    ("a = \"\\u00e9\\\"\\n\"\r\n'b c' = 'x\\y'", "{a='é\"\n' b c='x\\y'}"),
    ("a = \"\"\"\nx\n  y \\\n   z\"\"\"\"", "{a='x\n  y z\"'}"),
    ("a = [1, # one\n 2,\n]\nb = {c = 1, d.e = []}\n", "{a=[1 2] b={c=1 d={e=[]}}}"),
    (
      "n = [+1_000, -0.5, 0xFF, 1e3]\nd = 1979-05-27 07:32:00Z",
      "{n=[1000 -0.5 255 1e3] d=1979-05-27T07:32:00Z}"
    ),
    ("[a.b]\nc = 1\n[a]\nd = 07:32\n[e]\n", "{a={b={c=1} d=07:32} e={}}"),
    ("[[a]]\nb = 1\n[[a]]\n[a.c]\nd = 2\n", "{a=[{b=1} {c={d=2}}]}"),
    ("a = [inf, -nan]", "{a=[inf -nan]}"), ("", "{}"),
  ])
  func `documents are tables in their order`(_ text: String, _ expected: String) {
    #expect(shown(text) == expected)
  }

  @Test(arguments: [
    "a", "a =", "a = 1 b = 2", "a = 1\na = 2", "a = tru", "a = \"x", "a = \"\\q\"", "[a", "[[a]",
    "a = [1", "a = {b = 1", "= 1", "a = 1979-5-27", "a = \"x\ny\"", "a = 1\n[a]\nb = 1", "a = +",
    "a = \"\\uD800\"",
  ])
  func `what is none is refused`(_ text: String) { #expect(shown(text) == nil) }

  @Test func `front matter keeps its comments, each before its pair`() {
    let matter = """
      +++
      # Ask Jo
      title = "Tea" # provisional
      tags = [
        "food", # always
      ]
      # the rest
      [extra]
      rank = 1  # of ten \r
      # by hand
      [author]
      name = "Jo"
      # of the file
      [[links]]
      # first
      at = "x"
      to = "y"
      # end
      +++
      Text.

      """
    let expected = """
      ---
      # Ask Jo
      # provisional
      title: "Tea"
      # always
      tags: ["food"]
      # the rest
      # of ten
      rank: 1
      author:
        # by hand
        name: "Jo"
      links:
        # of the file
        # first
        - at: "x"
          to: "y"
      # end
      ---
      Text.

      """
    let yaml = TOMLFrontMatter(Array(matter.utf8))?.bytes ?? []
    #expect(String(decoding: yaml, as: UTF8.self) == expected)
    let emptyTable = TOMLFrontMatter(Array("+++\n[a]\n# none yet\n+++\n".utf8))?.bytes ?? []
    #expect(String(decoding: emptyTable, as: UTF8.self) == "---\na: {}\n# none yet\n---\n")
    let empty = TOMLFrontMatter(Array("+++\n# nothing yet\n+++\n".utf8))?.bytes ?? []
    #expect(String(decoding: empty, as: UTF8.self) == "---\n# nothing yet\n---\n")
  }

  @Test func `of a table that only separates, what is beside it already stays`() {
    let matter =
      "+++\nauthors = ['Ana']\nyear = 1\n[taxonomies]\nauthors = [\"Ana\"]\n"
      + "tags = ['food']\n[extra]\nyear = 2\nmood = 'good'\n+++\n"
    let read = TOMLFrontMatter(Array(matter.utf8))
    #expect(
      String(decoding: read?.bytes ?? [], as: UTF8.self)
        == "---\nauthors: [\"Ana\"]\nyear: 1\ntags: [\"food\"]\nmood: \"good\"\nextra:\n  year: 2\n---\n"
    )
    #expect(read?.openedTables == ["taxonomies", "extra"])
  }

  @Test func `shapes that lead deep end`() {
    let count = 100_000
    #expect(shown("a = " + String(repeating: "[", count: count)) == nil)
    #expect(shown(String(repeating: "a.", count: count) + "a = 1") == nil)
    #expect(shown(String(repeating: "[[a]]\n", count: count)) != nil)
  }

  @Test(arguments: [
    ("", "[[a]]"), ("[[a]]", "[[a.b]]"), ("", "[a.bNUMBER]"), ("[[a]]", "[a.bNUMBER]"),
    ("", "a.bNUMBER = 1"),
  ])
  func `tables that grow are read in linear time`(_ first: String, _ line: String) {
    let growth = WorkGrowth.perByte(ofRepeating: 40_000) { count in
      let lines = (0..<count).map { line.replacing("NUMBER", with: "\($0)") }
      _ = TOMLReader.table(of: Array(([first] + lines).joined(separator: "\n").utf8))
    }
    #expect(growth < WorkGrowth.linear)
  }

  @Test(arguments: 0..<10)
  func `random changes never trap`(seed: Int) {
    var random = RandomInput(seed: seed)
    let alphabet = Array("ab=.[]{}\"'\\#,\n\r\t 01-:TuU+_é".utf8)
    let document = Array(
      "a = \"x\\u00e9\"\n[b.'c']\nd = [1, {e = 'f'}]\n[[g]]\nh = \"\"\"\ni\"\"\"\nj = 2026-01-01 10:00\n"
        .utf8)
    for _ in 0..<300 {
      _ = TOMLReader.table(of: random.mutated(document, alphabet: alphabet))
      _ = TOMLReader.table(of: random.bytes(from: alphabet, count: 60))
    }
  }

  @Test(arguments: [
    ("1a = 1", "\"1a\": 1"), ("a_b-1 = 1", "a_b-1: 1"), ("-a = 1", "\"-a\": 1"),
    ("\"a b\" = 1", "\"a b\": 1"), ("\"a:b\" = 1", "\"a:b\": 1"), ("\"\" = 1", "\"\": 1"),
    ("2026-01-02 = 1", "\"2026-01-02\": 1"),
  ])
  func `a key that YAML could read otherwise is in quotation marks`(_ toml: String, _ yaml: String)
  {
    let read = TOMLFrontMatter(Array("+++\n\(toml)\n+++\n".utf8))?.bytes ?? []
    #expect(String(decoding: read, as: UTF8.self) == "---\n\(yaml)\n---\n")
  }

  @Test func `the lines of front matter end as those of the file do`() {
    let read = TOMLFrontMatter(Array("+++\r\na = 1\r\n+++\r\nText\r\n".utf8))?.bytes ?? []
    #expect(String(decoding: read, as: UTF8.self) == "---\r\na: 1\r\n---\r\nText\r\n")
  }
}
