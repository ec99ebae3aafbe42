import Diagnostics
import Documents
import Testing

/// Separated values.
struct CSVReaderTests {
  /// What a text holds, a line an entry, its values between bars; or what is wrong.
  private func read(_ text: String) -> String {
    var sources = SourceMap()
    let source = sources.add(path: "a.csv", text: text)
    var log = DiagnosticLog()
    let tree = DocumentTree(csv: source, log: &log)
    guard log.diagnostics.isEmpty else {
      return log.diagnostics.map(\.message).joined(separator: "\n")
    }
    return tree.children(of: .root).map { line in
      tree.pairs(of: line).map { key, value in
        tree.string(of: key) + "=" + (tree[value].kind == .null ? "none" : tree.string(of: value))
      }.joined(separator: "|")
    }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("a,b\n1,2\n", "a=1|b=2"), ("a,b\r\n1,2\r\n3,4", "a=1|b=2\na=3|b=4"),
    ("a,b\nnull,\"~\"\n", "a=null|b=~"),
    ("a,b\n,\n", ""),
    ("a,b\n,1\n,\n", "a=none|b=1"), ("a;b\n1,5;2\n", "a=1,5|b=2"), ("a\tb\n1\t2\n", "a=1|b=2"),
    ("a,b\n\n 1 , 2\n\n", "a=1|b=2"),
    ("a, \"b\"\nx , \" y, z \" \n  ,  \n", "a=x|b= y, z "),
    ("a\n\"x, \"\"y\"\"\nz\"\n", "a=x, \"y\"\nz"),
    ("\"a,b\",c\n\"\",5\" pipe\n", "a,b=none|c=5\" pipe"), ("\u{FEFF}a\n1\n", "a=1"), ("a,b\n", ""),
    ("a;b;\n1,5;2;\n", "a=1,5|b=2"), ("sep=;\r\na;b\r\n1,5;2\r\n", "a=1,5|b=2"),
    ("sep=,\na;b,c\n1,2\n", "a;b=1|c=2"), ("a|b\n1|2\n", "a=1|b=2"),
    ("\"a;b\",c\n1,2\n", "a;b=1|c=2"), ("\"a|b\"\n1\n", "a|b=1"), ("a|b,c\n1,2\n", "a|b=1|c=2"),
  ])
  func `are entries by the names of the first line`(_ text: String, _ entries: String) {
    #expect(read(text) == entries)
  }

  @Test(
    arguments: [
      ("null", .string), ("\"~\"", .string), ("Null", .plain), ("1", .plain), ("\"\"", .null),
    ] as [(String, DocumentNode.Kind)])
  func `words with which YAML writes nothing are texts`(
    _ cell: String, _ kind: DocumentNode.Kind
  ) {
    var sources = SourceMap()
    var log = DiagnosticLog()
    let source = sources.add(path: "a.csv", text: "a,b\n1,\(cell)\n")
    let tree = DocumentTree(csv: source, log: &log)
    let kinds = tree.children(of: .root).flatMap { line in
      tree.pairs(of: line).map { tree[$0.value].kind }
    }
    #expect(kinds == [.plain, kind])
  }

  @Test(arguments: [
    ("", "the file is empty, where CSV was expected"),
    ("a,a\n1,2\n", "'a' is given twice"),
    ("sep=:\na:b\n1\n", "expected 2 cells, as in the first line, found 1"),
    ("a,\n1,2\n", "a column has no name"), ("a,,b\n1,2,3\n", "a column has no name"),
    ("a,b\n1\n", "expected 2 cells, as in the first line, found 1"),
    ("a\n\"x\n", "the cell that starts here has no closing quotation mark"),
    ("a\n\"x\" y\n", "text after a cell in quotation marks"),
    // A cell without an end is told once, where it begins.
    (
      "a,b\n1,\"2\n3,\"4\"\n5,\"6\"\n",
      "the cell that starts here has no closing quotation mark"
    ),
    (
      "a,b\n\"1,2\r\n\"3\",4\r\n\"5,6\r\n\"7\",8",
      "the cell that starts here has no closing quotation mark\n"
        + "the cell that starts here has no closing quotation mark"
    ),
    ("a,\"b\n1,\"2\"\n", "the cell that starts here has no closing quotation mark"),
    ("a\n\"x\ny\" z\n", "text after a cell in quotation marks"),
    // The first separator is another than all others.
    ("a;b,c\n1,2,3\n4,5,6\n", "a semicolon here, where the next line has commas"),
    ("a,b;c;d\n1;\"2;3\";4;5\n", "a comma here, where the next line has semicolons"),
    ("a;b,c\n1,2\n", "expected 2 cells, as in the first line, found 1"),
    ("a;b\n1,2\n", "expected 2 cells, as in the first line, found 1"),
  ])
  func `that have no form are told`(_ text: String, _ message: String) {
    #expect(read(text) == message)
  }

  @Test func `of any bytes are read, with all places inside of them`() {
    var state: UInt64 = 7
    let alphabet = Array("a,;\"\n\r\t 1é".utf8)
    for _ in 0..<2_000 {
      var bytes: [UInt8] = []
      for _ in 0..<24 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      var sources = SourceMap()
      let source = sources.add(path: "a.csv", bytes: bytes)
      var log = DiagnosticLog()
      let tree = DocumentTree(csv: source, log: &log)
      guard !tree.isEmpty else { continue }
      for line in tree.children(of: .root) {
        for (_, value) in tree.pairs(of: line) {
          #expect(tree.span(of: value).end <= UInt32(bytes.count))
          _ = tree.text(of: value)
        }
      }
    }
  }
}
