import Diagnostics
import Documents
import Tables
import Testing

struct DocumentTreeTests {
  @Test func `kinds of nodes are the same where their numbers are`() {
    let kinds = (0...UInt8.max).compactMap(DocumentNode.Kind.init)
    #expect(kinds.count == 7)
    for kind in kinds {
      for other in kinds {
        #expect((kind == other) == (kind.rawValue == other.rawValue))
        #expect((kind != other) == (kind.rawValue != other.rawValue))
      }
    }
  }

  @Test(arguments: [
    ("title: Apple pie", "{title: Apple pie}"),
    ("a: 'b'\nc: \"d\"", "{a: \"b\", c: \"d\"}"),
    ("a:\n  - b\n  - c: d\n    e: [f, {g: h}]", "{a: [b, {c: d, e: [f, {g: h}]}]}"),
    ("a: |\n  b\n  c\n", "{a: \"b\nc\n\"}"),
    ("a: >-\n  b\n  c\n", "{a: \"b c\"}"),
    ("a: b\n  c", "{a: b c}"),
    ("a:\nb: no", "{a: , b: no}"),
    ("a: &x [1, 2]\nb: *x", "{a: [1, 2], b: [1, 2]}"),
    ("a: &x {k: 1, l: 2}\nb: {<<: *x, k: 3, m: 4}", "{a: {k: 1, l: 2}, b: {k: 3, m: 4, l: 2}}"),
    (
      "a: &x {k: 1}\nb: &y {k: 2, l: 3}\nc: {<<: [*x, *y]}",
      "{a: {k: 1}, b: {k: 2, l: 3}, c: {k: 1, l: 3}}"
    ),
    (
      "a: &x {k: &y [1]}\nb: {<<: *x, z: &z 2}\nc: [*y, *z]",
      "{a: {k: [1]}, b: {z: 2, k: [1]}, c: [[1], 2]}"
    ),
    ("", ""),
    ("é: ü  # ö\nß: [日本, \"語\"]", "{é: ü, ß: [日本, \"語\"]}"),
  ])
  func `YAML becomes a tree of texts`(text: String, outline: String) {
    let outcome = Outcome.yaml(text)
    #expect(outcome.messages == [])
    #expect(outcome.outline == outline)
    #expect(outcome.flaws == [])
  }

  @Test(arguments: [
    (#"{"a":1,"b":[true,false,null,"x"]}"#, #"{"a": 1, "b": [true, false, null, "x"]}"#),
    (#" [ -0.5e+10 , "\u00e9\ud83d\ude00\n" ] "#, "[-0.5e+10, \"é😀\n\"]"),
    ("{}", "{}"), ("[]", "[]"), ("\"\"", "\"\""), ("0", "0"),
  ])
  func `JSON becomes a tree of texts`(text: String, outline: String) {
    let outcome = Outcome.json(text)
    #expect(outcome.messages == [])
    #expect(outcome.outline == outline)
    #expect(outcome.flaws == [])
  }

  @Test func `a node's span covers what was written, quotes included, and no more`() throws {
    let text = "é: 'ü'\nlist:\n  - one\n  - [a, b]\n\n# a comment\nlast: x\n"
    let outcome = Outcome.yaml(text)
    let bytes = Array(text.utf8)
    let written = outcome.tree.nodes.tableIndices.map { index in
      String(decoding: bytes[outcome.tree.span(of: index).range], as: UTF8.self)
    }
    #expect(
      written == [
        "é: 'ü'\nlist:\n  - one\n  - [a, b]\n\n# a comment\nlast: x", "é", "'ü'", "list",
        "- one\n  - [a, b]", "one", "[a, b]", "a", "b", "last", "x",
      ])
  }

  @Test func `a key is found by its name, and its value by a selection`() throws {
    var outcome = Outcome.json(#"{"a": {"b": [1]}, "posts": 2}"#)
    let tree = outcome.tree
    let posts = try #require(tree.value(of: "posts", in: .root))
    #expect(tree.string(of: posts) == "2")
    #expect(tree.value(of: "post", in: .root) == nil)
    var log = outcome.log
    let list = try #require(tree.select("a.b", log: &log))
    #expect(tree[list].kind == .sequence)
    #expect(tree.select("pots", log: &log) == nil)
    #expect(tree.select("posts.x", log: &log) == nil)
    outcome = Outcome(source: outcome.source, tree: tree, log: log)
    #expect(
      outcome.messages == [
        "1:1 error 0109 'a.json' has no key 'pots'",
        "1:28 error 0109 'x' cannot be selected in 'a.json': there is no mapping to look in",
      ])
    #expect(outcome.log.diagnostics[0].help == [Diagnostic.Help("did you mean 'posts'?")])
  }

  @Test func `a key table finds a key where it is guessed and elsewhere`() {
    let table = KeyTable(["title", "date", "tags"])
    let tree = Outcome.yaml("title: a\ntags: b\ndat: c\n\"d\\u0061te\": d").tree
    let keys = tree.pairs(of: .root).map(\.key)
    #expect(keys.map { table.number(ofKey: $0, in: tree, guess: 0) } == [0, 2, nil, 1])
    #expect(keys.map { table.number(ofKey: $0, in: tree, guess: 3) } == [0, 2, nil, 1])
    #expect(keys.map { table.number(ofKey: $0, in: tree, guess: 2) } == [0, 2, nil, 1])
  }

  @Test func `front matter is split from the text after it`() throws {
    let (outcome, parts) = Outcome.frontMatter("\u{FEFF}--- \r\ntitle: a\r\n---\r\nBody\r\n")
    #expect(outcome.messages == [])
    #expect(outcome.outline == "{title: a}")
    #expect(String(decoding: outcome.source.bytes[parts.body], as: UTF8.self) == "Body\r\n")
    #expect(parts.fence.map { outcome.position(of: Int($0.start)) } == "1:1")
    // A line and a heading of a text are no second front matter.
    let heading = "---\ntitle: a\n---\n\n---\nNote: text\nof two lines\n---\nBody\n"
    #expect(Outcome.frontMatter(heading).outcome.messages == [])
    let plain = Outcome.frontMatter("# Title\n")
    #expect(plain.parts.fence == nil)
    #expect(plain.parts.tree.isEmpty)
    #expect(plain.parts.body == 0..<8)
  }

  @Test(arguments: [
    #"["\uD83D\uDE00"]"#, #"[0, -0, 10, "\u0041"]"#,
  ])
  func `pairs of surrogates and numbers without a zero before them are JSON`(_ text: String) {
    #expect(Outcome.json(text).messages == [])
  }

  @Test(arguments: [
    #"["\uD83D\u0041"]"#, #"["\uD83D\uD83D"]"#, #"["\uDE00"]"#, #"["a\u0000"]"#, "[00]", "[01]",
    "[-01]", "[-00]",
  ])
  func `half of a pair, a zero before a number and NUL are told`(_ text: String) {
    #expect(!Outcome.json(text).messages.isEmpty)
  }
}
