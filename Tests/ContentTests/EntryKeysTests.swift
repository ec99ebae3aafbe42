import Content
import Diagnostics
import Documents
import Schema
import Testing

/// What every entry may say besides its fields: whether and when it is published, and where its page
/// was once.
struct EntryKeysTests {
  /// The keys of a front matter, and what was said of them.
  private struct Read {
    var keys = EntryKeys()
    var log = DiagnosticLog()
    /// The keys that are none of these.
    var others: [String] = []

    init(_ text: String) {
      var sources = SourceMap()
      let source = sources.add(path: "post.yaml", text: text)
      let tree = DocumentTree(yaml: source, log: &log)
      let file = BoundFile(source: source)
      for (key, _) in tree.pairs(of: .root)
      where !keys.read(key, of: tree, in: file, log: &log) {
        others.append(tree.string(of: key))
      }
    }

    var messages: [String] { log.diagnostics.map(\.message) }
  }

  @Test func `each key is read by its name, and any other is left to the model`() {
    let read = Read(
      """
      draft: true
      publish: 2026-01-02
      title: Pie
      expires: 2026-01-03T00:00:10Z
      aliases: [/old/pie/, /pie.html]
      """)
    #expect(read.messages.isEmpty)
    #expect(read.others == ["title"])
    #expect(read.keys.draft != nil)
    #expect(read.keys.publish?.seconds == 1_767_312_000)
    #expect(read.keys.expires?.seconds == 1_767_398_410)
    #expect(read.keys.aliases.map(\.path) == ["/old/pie/", "/pie.html"])
  }

  @Test(arguments: [
    "draft: false", "draft:", "publish:", "expires: null", "aliases:", "aliases: []",
  ])
  func `a key without a value says nothing`(text: String) {
    let read = Read(text)
    #expect(read.messages.isEmpty)
    #expect(read.others.isEmpty)
    #expect(read.keys.draft == nil)
    #expect(read.keys.publish == nil)
    #expect(read.keys.expires == nil)
    #expect(read.keys.aliases.isEmpty)
  }

  @Test(arguments: [
    "draft: maybe", "draft: [true]", "publish: soon", "publish: {at: 2026-01-02}",
    "expires: 2026-02-30", "aliases: /old/", "aliases: {from: /old/}",
  ])
  func `a value of another kind is one mistake, and is not kept`(text: String) {
    let read = Read(text)
    #expect(read.messages.count == 1)
    #expect(read.log.hasErrors)
    #expect(read.others.isEmpty)
    #expect(read.keys.draft == nil)
    #expect(read.keys.publish == nil)
    #expect(read.keys.expires == nil)
    #expect(read.keys.aliases.isEmpty)
  }

  @Test func `an address that is none is a mistake of its own, and the others are kept`() {
    let read = Read("aliases: [/a/, [/b/], '', /c/]")
    #expect(read.messages.count == 1)
    #expect(read.keys.aliases.map(\.path) == ["/a/", "", "/c/"])
  }

  @Test(arguments: [
    ("2026-01-02", "2026-01-01", true), ("2026-01-02", "2026-01-02", true),
    ("2026-01-02", "2026-01-03", false),
  ])
  func `an entry that expires when it is published is never shown`(
    publish: String, expires: String, isNever: Bool
  ) {
    let read = Read("publish: \(publish)\nexpires: \(expires)")
    #expect((read.keys.contradiction != nil) == isNever)
  }

  @Test func `one moment alone contradicts nothing`() {
    #expect(Read("publish: 2026-01-02").keys.contradiction == nil)
    #expect(Read("expires: 2026-01-02").keys.contradiction == nil)
  }

  @Test func `a field has the meaning of a key where its type is the same`() {
    func name(_ field: String, _ type: ValueType) -> EntryKeys.Name {
      EntryKeys.Name(field: field, type: type)
    }
    #expect(name("draft", .bool) == .draft)
    #expect(name("draft", .optional(.bool)) == .draft)
    #expect(name("draft", .string) == .none)
    #expect(name("publish", .date) == .publish)
    #expect(name("publish", .bool) == .none)
    #expect(name("expires", .optional(.date)) == .expires)
    #expect(name("expires", .list(.date)) == .none)
    #expect(name("aliases", .list(.string)) == .none)
    #expect(name("title", .bool) == .none)
  }

  @Test func `the value of a field is taken as that of the key`() {
    let span = Span(SourceID(0), 3, 7)
    var keys = EntryKeys()
    keys.keep(.bool(false), at: span, as: .draft)
    #expect(keys.draft == nil)
    keys.keep(.bool(true), at: span, as: .none)
    keys.keep(.bool(true), at: span, as: .aliases)
    #expect(keys.draft == nil)
    keys.keep(.bool(true), at: span, as: .draft)
    #expect(keys.draft == span)
  }
}
