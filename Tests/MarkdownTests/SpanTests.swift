import Diagnostics
import Markdown
import Tables
import TestSupport
import Testing

/// Where nodes say that they were written.
struct SpanTests {
  static let examples =
    CommonMarkTests.examples + SpecificationExample.all(in: "gfm/spec.txt")

  @Test(arguments: examples)
  func `every node lies in its parent and after its elder sibling`(
    example: SpecificationExample
  ) {
    let parsed = Parsed(example.markdown)
    #expect(misplacedNodes(in: parsed.document) == [])
  }

  @Test(arguments: examples)
  func `a text stands in its span, or is a character reference`(example: SpecificationExample) {
    let parsed = Parsed(example.markdown)
    for index in parsed.nodes(.text) {
      let node = parsed.document.nodes[index]
      let text = parsed.document.string(of: node.text)
      let written = parsed.written(index)
      if node.text.isDecoded {
        #expect(written.hasPrefix("&") || written.contains("\\|"), "\(text)")
      } else {
        #expect(written == text || written == "\\" + text)
      }
    }
  }

  @Test(arguments: examples)
  func `the span of a link is the link with its brackets`(example: SpecificationExample) {
    let parsed = Parsed(example.markdown)
    for index in parsed.nodes(.link) + parsed.nodes(.image) {
      let node = parsed.document.nodes[index]
      let written = parsed.written(index)
      if node.flags.contains(.isAutolink) {
        let text = parsed.document.plainText(of: parsed.document.descendants(of: index)).string
        #expect(written == text || written.hasPrefix("<") && written.hasSuffix(">"))
      } else {
        #expect(written.hasPrefix(node.kind == .image ? "![" : "["))
        #expect(written.hasSuffix(node.flags.contains(.isReference) ? "]" : ")"))
      }
      if !node.text.isDecoded, !node.flags.contains(.isReference) {
        #expect(written.contains(parsed.document.string(of: node.text)))
      }
    }
  }
}

/// The indices of nodes outside their parent, before the end of their elder sibling, or outside
/// the text.
func misplacedNodes(in document: MarkdownDocument) -> [MarkdownNode.Index] {
  var misplaced: [MarkdownNode.Index] = []
  func check(_ indices: Range<MarkdownNode.Index>, within place: Range<Int>) {
    var end = place.lowerBound
    for index in document.siblings(in: indices) {
      let range = document.span(of: index).range
      if range.lowerBound < end || range.upperBound > place.upperBound { misplaced.append(index) }
      end = range.upperBound
      check(document.descendants(of: index), within: range)
    }
  }
  check(document.nodes.tableIndices, within: document.range)
  return misplaced
}
