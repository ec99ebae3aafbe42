import Diagnostics
import Tables

/// Finds the definitions of references, which libcmark reads but does not report, and which hide
/// text.
struct ReferenceDefinitions {
  private let source: Source
  private let range: Range<Int>
  /// The blocks with text, in order.
  private let blocks: [MarkdownNode]

  /// Reports definitions whose label is already defined, of which the first is used (CommonMark
  /// 0.30, section 4.7), and those that nothing refers to and that were meant as text.
  static func check(_ document: MarkdownDocument, log: inout DiagnosticLog) {
    let (source, range) = (document.source, document.range)
    guard
      ByteSearch.contains(UInt8(ascii: "]"), before: UInt8(ascii: ":"), in: source.bytes, range)
    else { return }
    let definitions = ReferenceDefinitions(document)
    let used = Set(
      document.nodes.filter { $0.flags.contains(.isReference) }.map { document.bytes(of: $0.text) })
    var known: [String: Span] = [:]
    for place in definitions.labels() {
      let label = String(decoding: source.bytes[place], as: UTF8.self)
      let folded = label.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
      let span = Span(source.id, place)
      if let first = known[folded] {
        log.report(.shadowedDefinition(label, at: span, first: first))
      }
      known[folded] = known[folded] ?? span
      if let word = definitions.word(behind: place), !used.contains(word) {
        log.report(
          .textAsDefinition(label, at: Span(source.id, place.lowerBound - 1..<word.endIndex)))
      }
    }
  }

  private init(_ document: MarkdownDocument) {
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
  private func labels() -> [Range<Int>] {
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

  /// The destination behind a label, if it is a plain word: neither a path nor an address, such as
  /// the first of `[Ana]: Hello`.
  private func word(behind label: Range<Int>) -> ArraySlice<UInt8>? {
    let word = source.bytes[label.upperBound + 2..<range.upperBound].drop(while: \.isBlank)
      .prefix { !$0.isBlank && !$0.isLineEnd }
    // A full stop at its end is that of a sentence.
    let isWord = !word.isEmpty && !word.dropLast().contains { "/.#:<".utf8.contains($0) }
    return isWord && !"/#:<".utf8.contains(word[word.endIndex - 1]) ? word : nil
  }
}
