import Diagnostics
import Tables

// Text that CommonMark leaves out silently.
extension MarkdownDocument {
  /// Reports the cells of a row for which the header has no column.
  func checkExcessCells(ofRow row: MarkdownNode.Index, log: inout DiagnosticLog) {
    guard let last = siblings(in: descendants(of: row)).last else { return }
    let rest = Int(nodes[last].end)..<max(Int(nodes[last].end), Int(nodes[row].end))
    let bar = UInt8(ascii: "|")
    guard let first = source.bytes[rest].firstIndex(of: bar) else { return }
    let excess = source.bytes[first + 1..<rest.upperBound]
    guard let start = excess.firstIndex(where: { !$0.isBlank && $0 != bar }),
      let end = excess.lastIndex(where: { !$0.isBlank && $0 != bar })
    else { return }
    log.report(.excessCells(at: Span(source.id, start, end + 1)))
  }

  /// Reports definitions of references whose label is already defined; the first definition is used
  /// (CommonMark 0.30, section 4.7).
  func checkShadowedDefinitions(log: inout DiagnosticLog) {
    guard
      ByteSearch.contains(UInt8(ascii: "]"), before: UInt8(ascii: ":"), in: source.bytes, range)
    else { return }
    var known: [String: Span] = [:]
    for place in DefinitionScanner(self).labels() {
      let label = String(decoding: source.bytes[place], as: UTF8.self)
      let folded = label.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
      let span = Span(source.id, place)
      if let first = known[folded] {
        log.report(.shadowedDefinition(label, at: span, first: first))
      }
      known[folded] = known[folded] ?? span
    }
  }
}

/// Finds the definitions of references, which libcmark reads but does not report.
private struct DefinitionScanner {
  let source: Source
  let range: Range<Int>
  /// The blocks with text, in order.
  let blocks: [MarkdownNode]

  init(_ document: MarkdownDocument) {
    source = document.source
    range = document.range
    blocks = document.nodes.filter {
      switch $0.kind {
      case .paragraph, .heading, .codeBlock, .htmlBlock, .table: true
      case .blockQuote, .list, .item, .thematicBreak, .tableRow, .tableCell, .footnoteDefinition,
        .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough,
        .link,
        .image, .footnoteReference, .taskMarker:
        false
      }
    }
  }

  /// The labels of the definitions: lines that begin with one and are in no block.
  func labels() -> [Range<Int>] {
    var labels: [Range<Int>] = []
    var block = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let line =
        offset..<(source.bytes[offset..<range.upperBound].firstIndex { $0.isLineEnd }
        ?? range.upperBound)
      while block < blocks.count, blocks[block].end <= line.lowerBound { block += 1 }
      let isHeld = block < blocks.count && Int(blocks[block].start) < line.upperBound
      if !isHeld, let label = label(ofDefinition: line) { labels.append(label) }
      offset = line.upperBound + 1
    }
    return labels
  }

  /// The label of the definition that a line begins with; nil where it begins without one.
  private func label(ofDefinition line: Range<Int>) -> Range<Int>? {
    let text = source.bytes[line].drop { $0.isBlank || $0 == UInt8(ascii: ">") }
    guard text.first == UInt8(ascii: "["), text.dropFirst().first != UInt8(ascii: "^"),
      let close = text.firstIndex(of: UInt8(ascii: "]")), close + 1 < line.upperBound,
      source.bytes[close + 1] == UInt8(ascii: ":"), close > text.startIndex + 1
    else { return nil }
    return text.startIndex + 1..<close
  }
}
