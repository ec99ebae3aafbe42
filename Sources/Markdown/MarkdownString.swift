package import Diagnostics
import Escaping
import Tables

/// A text without markup, with the place it was written at.
package struct MarkdownString: Sendable, Hashable {
  /// The text as UTF-8: entities and escapes decoded, line breaks within a paragraph as spaces.
  package let bytes: [UInt8]
  /// Where it was written, markup included.
  package let span: Span
  /// Whether the bytes of `span` in the source are `bytes`.
  package let isVerbatim: Bool

  /// The text as a string, for messages and tests.
  package var string: String { String(decoding: bytes, as: UTF8.self) }
}

/// Text gathered from inline nodes together with the place of each of its parts.
struct TextRuns {
  private struct Run {
    let offset: Int
    var source: Range<Int>
    let isVerbatim: Bool
  }

  private(set) var bytes: [UInt8] = []
  private var runs: [Run] = []

  /// Appends a text that was written at `source`.
  mutating func append(_ text: some Sequence<UInt8>, from source: Range<Int>, isVerbatim: Bool) {
    if isVerbatim, let last = runs.last, last.isVerbatim,
      last.source.upperBound == source.lowerBound
    {
      runs[runs.count - 1].source = last.source.lowerBound..<source.upperBound
    } else {
      runs.append(Run(offset: bytes.count, source: source, isVerbatim: isVerbatim))
    }
    bytes.append(contentsOf: text)
  }

  /// The text in a range, without whitespace at its ends.
  func string(_ range: Range<Int>, in source: SourceID, or place: Span) -> MarkdownString {
    var range = range
    while let first = range.first, bytes[first].isBlank || bytes[first].isLineEnd {
      range.removeFirst()
    }
    while let last = range.last, bytes[last].isBlank || bytes[last].isLineEnd {
      range.removeLast()
    }
    guard !range.isEmpty, let first = runIndex(at: range.lowerBound),
      let last = runIndex(at: range.upperBound - 1)
    else { return MarkdownString(bytes: [], span: place, isVerbatim: false) }
    let start = sourceOffset(range.lowerBound, in: runs[first], isEnd: false)
    let end = sourceOffset(range.upperBound, in: runs[last], isEnd: true)
    return MarkdownString(
      bytes: Array(bytes[range]), span: Span(source, start, max(start, end)),
      isVerbatim: first == last && runs[first].isVerbatim)
  }

  private func runIndex(at offset: Int) -> Int? {
    runs.lastIndex { $0.offset <= offset }
  }

  private func sourceOffset(_ offset: Int, in run: Run, isEnd: Bool) -> Int {
    guard run.isVerbatim else { return isEnd ? run.source.upperBound : run.source.lowerBound }
    return run.source.lowerBound + offset - run.offset
  }
}

extension MarkdownDocument {
  /// The text of a range of nodes, without markup and some of the nodes; typographic signs as they
  /// were written, or as they are shown.
  package func plainText(
    of range: Range<MarkdownNode.Index>, isShown: Bool = false,
    except isLeftOut: (MarkdownNode.Index) -> Bool = { _ in false }
  ) -> MarkdownString {
    var runs = TextRuns()
    gatherText(range, isShown: isShown, except: isLeftOut, into: &runs)
    let place =
      if !range.isEmpty {
        span(of: range.lowerBound)
      } else if range.lowerBound.position > 0 {
        // The node without content.
        span(of: range.lowerBound - 1)
      } else {
        Span(source.id, self.range.upperBound, self.range.upperBound)
      }
    return runs.string(0..<runs.bytes.count, in: source.id, or: place)
  }

  /// Appends the text of a range of nodes; blocks after the first begin on a new line.
  func gatherText(
    _ range: Range<MarkdownNode.Index>, isShown: Bool = false,
    except isLeftOut: (MarkdownNode.Index) -> Bool = { _ in false }, into runs: inout TextRuns
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let node = nodes[index]
      guard !isLeftOut(index), node.kind != .footnoteDefinition else {
        index = node.next
        continue
      }
      let place = Int(node.start)..<Int(node.end)
      switch node.kind {
      case .text where node.flags.contains(.isSign) && !isShown:
        runs.append(source.bytes[place], from: place, isVerbatim: true)
      case .text, .code, .codeBlock:
        separateBlock(node, in: &runs)
        let source = node.text.isDecoded ? place : node.text.range
        runs.append(bytes(of: node.text), from: source, isVerbatim: !node.text.isDecoded)
      case .softBreak, .lineBreak:
        runs.append([.space], from: place, isVerbatim: false)
      case .paragraph, .heading, .tableCell: separateBlock(node, in: &runs)
      case .blockQuote, .list, .item, .htmlBlock, .thematicBreak, .table, .tableRow,
        .footnoteDefinition, .htmlInline, .emphasis, .strong, .strikethrough, .link, .image,
        .footnoteReference, .taskMarker:
        break
      }
      index += 1
    }
  }

  private func separateBlock(_ node: MarkdownNode, in runs: inout TextRuns) {
    guard node.isBlock, let last = runs.bytes.last, last != .lineFeed else { return }
    let start = Int(node.start)
    runs.append([.lineFeed], from: start..<start, isVerbatim: false)
  }
}

extension MarkdownPart {
  /// What is left of the part as text without markup, as it was written.
  package var plainText: MarkdownString {
    var runs = TextRuns()
    for range in ranges {
      document.gatherText(range, except: isTaken, into: &runs)
    }
    let end = document.range.upperBound
    return runs.string(
      0..<runs.bytes.count, in: document.source.id,
      or: span ?? Span(document.source.id, end, end))
  }
}
