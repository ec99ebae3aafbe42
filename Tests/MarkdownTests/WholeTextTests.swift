import Diagnostics
import Escaping
import Markdown
import TestSupport
import Testing

/// A text that is written in one pass is what its document is written as.
struct WholeTextTests {
  /// What is known of a text once it is written.
  private struct Written: Equatable {
    var html: String
    var shownText: String
    var holes: [String] = []
    var headings: [String] = []
    var ids: [String] = []
    var place: String

    init(
      _ output: [UInt8], _ result: MarkdownHTML, html: Range<Int>, shown: Range<Int>?,
      _ span: Span?,
      destination: (MarkdownText) -> String
    ) {
      self.html = String(decoding: output[html], as: UTF8.self)
      var text = shown.map { Array(output[$0]) } ?? []
      if shown == nil {
        CommonMarkText.appendShown(ofHTML: output.span.extracting(html), to: &text)
      }
      shownText = String(decoding: text, as: UTF8.self)
      holes = result.holes.map {
        "\($0.offset) \($0.kind) \(destination($0.destination)) \($0.span)"
      }
      headings = result.headings.map { "\($0.level) \($0.anchor) \($0.text)" }
      ids =
        result.anchors.map { "\($0)" }
        + result.pieces.map { "\($0.offset) \($0.count) \($0.span) \($0.isVerbatim)" }
      place = "\(span.map { "\($0)" } ?? "none")"
    }
  }

  /// Whether a text is read without libcmark.
  private static func isPlain(_ text: [UInt8]) -> Bool {
    var map = SourceMap()
    var output: [UInt8] = []
    var anchors = AnchorSet()
    let source = map.add(path: "text.md", bytes: text)
    let whole = WholeText(
      of: source, 0..<text.count, options: .init(), anchors: &anchors, appendedTo: &output)
    return whole?.isPlain == true
  }

  /// What a text is written as in one pass; nil where it takes a document.
  private static func whole(_ source: Source, _ options: MarkdownOptions) -> Written? {
    var output = Array("before".utf8)
    var anchors = AnchorSet(taken: ["taken"])
    let whole = WholeText(
      of: source, 0..<source.bytes.count, options: options, anchors: &anchors, appendedTo: &output)
    guard let whole else {
      #expect(output == Array("before".utf8))
      return nil
    }
    return Written(
      output, whole.html, html: whole.place, shown: whole.shownText, whole.span
    ) { text in String(decoding: source.bytes[text.range], as: UTF8.self) }
  }

  private static func document(
    _ source: Source, _ options: MarkdownOptions, log: inout DiagnosticLog
  ) -> Written {
    let document = MarkdownDocument(parsing: source, options: options, log: &log)
    let part = MarkdownPart(document)
    var output = Array("before".utf8)
    var anchors = AnchorSet(taken: ["taken"])
    let start = output.count
    let result = part.appendHTML(to: &output, anchors: &anchors)
    let end = output.count
    part.appendShownText(to: &output)
    return Written(output, result, html: start..<end, shown: end..<output.count, part.span) {
      document.string(of: $0)
    }
  }

  /// Compares both; whether the text was written in one pass.
  @discardableResult
  private static func isSame(_ text: [UInt8], _ options: MarkdownOptions = .init()) -> Bool {
    var map = SourceMap()
    let source = map.add(path: "text.md", bytes: text)
    guard let whole = whole(source, options) else { return false }
    var log = DiagnosticLog()
    let expected = document(source, options, log: &log)
    let shown = String(decoding: text, as: UTF8.self).debugDescription
    #expect(whole == expected, "\(shown)")
    #expect(log.diagnostics.isEmpty, "nothing is reported of a text in one pass: \(shown)")
    return true
  }

  private static var collections: MarkdownOptions {
    var options = MarkdownOptions()
    options.collections = ["recipes"]
    return options
  }

  @Test(arguments: CommonMarkTests.examples)
  func `an example of CommonMark is written the same in one pass`(example: SpecificationExample) {
    Self.isSame(Array(example.markdown.utf8))
    Self.isSame(Array((example.markdown + "\n\nend\n").utf8))
    Self.isSame(Array(("> # a [b](c) *d*\n\n- x\n\n" + example.markdown).utf8))
  }

  @Test(arguments: 0..<40)
  func `random Markdown is written the same in one pass`(block: Int) {
    for seed in block * 250..<(block + 1) * 250 {
      Self.isSame(Array(MarkdownPropertyTests.randomText(seed).utf8), Self.collections)
    }
  }

  /// Pieces of which most texts are written in one pass.
  private static let plainPieces = [
    "a", "b c", " ", "  \n", "\n", "\n\n", "*", "**", "_", "`", "``", "\n```sh\n", "\n```\n", "- ",
    "1. ",
    "\n7) ", "> ", "# ", "\n## ", "###### ", "\n***\n", "    ", "\t", "[a *b*](/c)", "[d](e.md)",
    "[f](#g)",
    "[h](https://i.jk/?l=1&m=2 \"n & o\")", "[p](mailto:q@r.st)", "[u](</v>)", "[w](recipes:x)",
    "[](y/)",
    "\\", "\\*", "&amp;", "&", "é", "日本", "<", ">", "\"", "'", ";", "!", "(", ")", "[z](\n/1\n'2')",
    "@",
  ]

  @Test(arguments: 0..<40)
  func `random texts of plain Markdown are written the same in one pass`(block: Int) {
    var generator = SeededGenerator(UInt64(block))
    var count = 0
    for _ in 0..<400 {
      let pieces = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        Self.plainPieces.randomElement(using: &generator) ?? ""
      }
      if Self.isSame(Array(pieces.joined().utf8), Self.collections) { count += 1 }
    }
    #expect(count > 20)
  }

  /// Lines of which most texts are written without libcmark.
  private static let plainLines = [
    "Words, *more* words and **many**.", "", "", "# Title", "## Storage & more", "- item",
    "- *item* two",
    "  - nested", "    - deep", "1. first", "2. second", "   1. inner", "* star",
    "*em* at the start",
    "+ plus", "A [link](/a/b/), [web](https://a.bc/d?e=f&g \"T\") and `code`.", "```", "  code",
    "``` sh",
    "12 eggs", "> quoted", "> *and* [on](x)", "7) seven", "- 3. four", "- # no", "-", "1.", "- ",
    "a  ", "   three", "> quote",
    "---",
    "**open", "close** it", "*a `b* c`", "x_y_z", "_no_", "a < b & c", "é*é*", "*é*", "wow: w",
    "[a][b]",
    "[a *b*](c)", "**[a](b)**", "[a](b) *c*, (*d*)", "*a*b", "2 * 3", "\ttab", "[](x)", "[ a](x)",
    "[a](b&amp;c)", "[a](b \"c &amp; d\")", "![a](b)", "[a](recipes:b)", "***", "```a`b```",
    "``a``", "#", "####### a",
    "# a #", "====", "[w](ww)", "[x](a://b)", "a@b", "{{ a }}", "10. ten", "1.     code",
    "-     code",
  ]

  @Test(arguments: 0..<60)
  func `random lines of plain Markdown are written the same in one pass`(block: Int) {
    var generator = SeededGenerator(UInt64(block) + 1000)
    var count = 0
    for _ in 0..<400 {
      // Most lines are of the first few, so that many texts are plain to their end.
      let usual = Bool.random(using: &generator) ? 26 : Self.plainLines.count
      let lines = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
        Self.plainLines[Int.random(in: 0..<usual, using: &generator)]
      }
      let end = Bool.random(using: &generator) ? "\n" : ""
      let text = Array((lines.joined(separator: "\n") + end).utf8)
      Self.isSame(text, Self.collections)
      if Self.isPlain(text) { count += 1 }
    }
    #expect(count > 25)
  }

  @Test func `the Markdown that almost everybody writes is read without libcmark`() {
    let text = """
      Words & *more*, a [path](/a/b/?c=d&e "T") and a [web](https://a.bc/d?e=f&g).
      A **second** line with `code`, 1 < 2, x_y and 10 eggs.

      ## Storage & leftovers
      > quoted
      > on two lines

      - one
        - nested
      - two

      3. three
      4. four

      ```sh
      let a = 1

        b
      ```
      """
    #expect(Self.isPlain(Array(text.utf8)))
    #expect(Self.isSame(Array(text.utf8)))
  }

  @Test(arguments: 0..<20)
  func `plain texts with random bytes changed are written the same in one pass`(block: Int) {
    var generator = SeededGenerator(UInt64(block) + 2000)
    let alphabet = Array(" \n*`[]()#-1.>&_!<\"\\~|:aé".utf8)
    for _ in 0..<500 {
      let lines = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        Self.plainLines[Int.random(in: 0..<26, using: &generator)]
      }
      var bytes = Array(lines.joined(separator: "\n").utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &generator)
        let byte = alphabet[Int.random(in: alphabet.indices, using: &generator)]
        if Bool.random(using: &generator) {
          bytes[place] = byte
        } else {
          bytes.insert(byte, at: place)
        }
      }
      Self.isSame(bytes, Self.collections)
    }
  }

  @Test(arguments: 0..<20)
  func `an example of CommonMark with random bytes changed is written the same in one pass`(
    block: Int
  ) {
    var generator = SeededGenerator(UInt64(block))
    for example in CommonMarkTests.examples {
      let bytes = example.mutated(using: &generator)
      Self.isSame(bytes)
    }
  }

  @Test(.enabled(if: SharedData.has("based-cooking")))
  func `recipes that nobody wrote for Apus are written the same in one pass`() {
    let names = SharedData.names(in: "based-cooking/content")
    let count = names.count { name in
      let bytes = SharedData.bytes(of: "based-cooking/content/" + name)
      let fence = Array("\n---\n".utf8)
      let end = bytes.indices.first { bytes[$0...].starts(with: fence) } ?? 0
      return Self.isSame(Array(bytes[min(end + 5, bytes.count)...]))
    }
    #expect(count > 20)
  }

  @Test func `a text of headings, lists, quotations, code and links is written in one pass`() {
    let text = """
      # A *title* with `code`

      Words & **more**, a [path](/a/b/?c=d&e "T & U"), [web](https://a.bc/d?e=f&g).

      > 1. one
      > 2. two
      >    three

      - loose

      - list

      ```swift
      let a = 1
      ```

      ***
      """
    #expect(Self.isSame(Array(text.utf8)))
  }

  @Test(arguments: [
    "a <b>c</b>", "![a](b.svg)", "| a |\n| - |\n", "a[^1]\n\n[^1]: b", "- [x] a", "www.a.bc",
    "~~a~~",
    "[a]\n\n[a]: b", "a\n=\n", "{{ a }}", "[[a]]", "[[a `b]]`", "[a](b c.md)", "[a](javascript:b)",
    "[a]()",
    "<https://a.bc>",
    "a\r\nb", "a\u{200B}b", "<!-- more -->", "<<<<<<< a\n=======\n>>>>>>> b", "",
  ])
  func `a text with more than plain Markdown takes a document`(text: String) {
    #expect(!Self.isSame(Array(text.utf8)))
  }
}
