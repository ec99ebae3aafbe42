import Diagnostics
import Markdown
import TestSupport
import Testing

/// What holds for any text at all.
struct MarkdownPropertyTests {
  /// Pieces of Markdown that a random text is put together from.
  static let pieces = [
    "a", "b ", " ", "  ", "    ", "\t", "\n", "\n\n", "\r\n", "*", "**", "_", "~~", "`", "``",
    "```\n", "[", "]", "(", ")", "[^1]", "[^1]: ", "![", "](", "](x.md)", "](<y z>)", "\"t\"",
    "<", ">", "> ", "<b>", "<!--", "-->", "<div>\n", "- ", "+ ", "1. ", "9) ", "- [x] ", "# ",
    "###### ", "\n===\n", "\n---\n", "***\n", "|", " | ", "\n| - | - |\n", "|-|\n", "\\", "\\|",
    "&amp;", "&nbsp;", "&#0;", "&", ";", "é", "日本", "👩‍🚀", "\u{301}", "www.a.bc", "http://d.e/f?",
    "g@h.ij", "[r]: /u 'v'\n", "[r]", "key: value", "**Key:** v", "\"", "'", "--", "...", ":",
  ]

  static func randomText(_ seed: Int) -> String {
    var generator = SeededGenerator(UInt64(seed))
    let count = Int.random(in: 1...60, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  static func options(_ seed: Int) -> MarkdownOptions {
    var options = MarkdownOptions()
    if seed.isMultiple(of: 3) { options.typography = Typography(language: "fr") }
    if seed.isMultiple(of: 5) { options.allowsHTML = true }
    return options
  }

  @Test(arguments: 0..<40)
  func `random Markdown is read without a trap, with every node in its place`(block: Int) {
    for seed in block * 250..<(block + 1) * 250 {
      let text = Self.randomText(seed)
      let parsed = Parsed(text, options: Self.options(seed))
      #expect(misplacedNodes(in: parsed.document) == [], "\(seed): \(text.debugDescription)")
      if !parsed.document.options.allowsHTML {
        #expect(HTMLFaults.found(in: parsed.html) == [], "\(seed): \(text.debugDescription)")
      }
      for diagnostic in parsed.log.diagnostics {
        let end = Int(diagnostic.span?.end ?? 0)
        #expect(end <= text.utf8.count)
      }
    }
  }

  @Test(arguments: 0..<20)
  func `code without an end is found whether or not a text needs a closer look`(block: Int) {
    let pieces = [
      "`", "`", "``", "```", "\n```\n", "\n```c\n", "\n~~~\n", "~~", "\n", "\n\n", "\r\n", "\r",
      "a", "b ",
      "\n> ", "\n- ", "\n1. ", "\n# ", "\\", "  ", "|",
    ]
    for seed in block * 250..<(block + 1) * 250 {
      var generator = SeededGenerator(UInt64(seed))
      let text = (0..<Int.random(in: 1...24, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      // A sign of its own, whose backslash says that it is none of code, ends the short way.
      let closer = Parsed(text + "\n\n\\`")
      #expect(
        openCode(in: Parsed(text)) == openCode(in: closer), "\(seed): \(text.debugDescription)")
    }
  }

  /// Where a text is said to have code that nothing closes.
  private func openCode(in parsed: Parsed) -> [Int] {
    parsed.log.diagnostics.filter { $0.message.contains("no code") }.compactMap {
      $0.span.map { Int($0.start) }
    }
  }

  @Test(arguments: 0..<40)
  func `parts are taken out of random Markdown without a trap`(block: Int) {
    for seed in block * 100..<(block + 1) * 100 {
      let parsed = Parsed(Self.randomText(seed))
      var part = MarkdownPart(parsed.document)
      _ = part.takeFirstImage()
      for pair in part.labelled {
        if pair.value.isVerbatim {
          #expect(parsed.written(pair.value.span) == pair.value.string)
        }
      }
      _ = part.takeLabelled("key")
      for group in part.groups { #expect(!group.isEmpty) }
      for element in part.elements { _ = element.plainText }
      for section in part.sections { _ = section.content.elements }
      _ = part.takeHeading()
      _ = part.takeItems()
      var output: [UInt8] = []
      var anchors = AnchorSet()
      let html = part.appendHTML(to: &output, anchors: &anchors)
      #expect(HTMLFaults.found(in: String(decoding: output, as: UTF8.self)) == [])
      for hole in html.holes { #expect(output[hole.offset] == UInt8(ascii: "\"")) }
    }
  }

  @Test(arguments: 0..<20)
  func `an example of CommonMark with random bytes changed is read without a trap`(block: Int) {
    var generator = SeededGenerator(UInt64(block))
    for example in CommonMarkTests.examples {
      let bytes = example.mutated(using: &generator)
      let parsed = Parsed(bytes)
      _ = parsed.html
      #expect(misplacedNodes(in: parsed.document) == [], "\(bytes)")
    }
  }

  @Test(arguments: 0..<20)
  func `bytes that are no Markdown are read without a trap`(seed: Int) {
    var generator = SeededGenerator(UInt64(seed))
    let bytes = (0..<2000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let parsed = Parsed(bytes)
    #expect(parsed.log.hasErrors)
    #expect(parsed.document.nodes.isEmpty)
  }

  @Test(arguments: CommonMarkTests.examples)
  func `rewritten lines keep the text of the rest`(example: SpecificationExample) {
    let tail = "\n\n| a |\n| - |\n\n[^n]: note\n"
    var options = ExtensionTests.options
    options.allowsHTML = true
    let plain = Parsed(example.markdown + "\n\nend\n", options: options).html
    // A block that is still open takes up the tail.
    guard plain.hasSuffix("<p>end</p>\n") else { return }
    let rewritten = Parsed(example.markdown + "\n\nend\n" + tail, options: options).html
    #expect(rewritten.hasPrefix(plain), "\(rewritten)")
  }
}
