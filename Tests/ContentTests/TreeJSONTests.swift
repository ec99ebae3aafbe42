import Content
import Diagnostics
import Documents
import Testing

/// Documents of any shape as JSON.
struct TreeJSONTests {
  private func json(_ text: String, isYAML: Bool = true) -> String {
    var sources = SourceMap()
    var log = DiagnosticLog()
    let source = sources.add(path: "a", text: text)
    let tree =
      isYAML ? DocumentTree(yaml: source, log: &log) : DocumentTree(json: source, log: &log)
    var output: [UInt8] = []
    TreeJSON(of: tree).append(.root, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: [
    ("a: 1\nb: [x, true]\n", #"{"a":1,"b":["x",true]}"#),
    ("- {}\n- []\n", "[{},[]]"),
    ("a: ~\nb:\nc: null\n", #"{"a":null,"b":null,"c":null}"#),
  ])
  func `a document is written without blanks, in its order`(text: String, expected: String) {
    #expect(json(text) == expected)
  }

  @Test(arguments: [
    ("'1'", #""1""#), ("'true'", #""true""#), ("'null'", #""null""#), ("''", #""""#),
  ])
  func `what stands in quotes stays a text`(text: String, expected: String) {
    #expect(json("a: \(text)\n") == #"{"a":\#(expected)}"#)
  }

  @Test(arguments: ["01", "1.", "+1", "0x1", "no", "True", ".5", "1_000"])
  func `what JSON does not write as a number or a truth is a text`(text: String) {
    #expect(json("a: \(text)\n") == #"{"a":"\#(text)"}"#)
  }

  @Test func `JSON stays what it was, numbers as they are written`() {
    let text = #"{"a":1e3,"b":-0.10,"c":"\u0041\n","d":{"e":[null,false]}}"#
    #expect(json(text, isYAML: false) == #"{"a":1e3,"b":-0.10,"c":"A\n","d":{"e":[null,false]}}"#)
  }
}
