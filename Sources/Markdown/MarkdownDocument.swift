package import Diagnostics
import Tables

/// A parsed Markdown text.
package struct MarkdownDocument: Sendable {
  /// The source it was read from.
  package let source: Source
  /// The bytes of the source it was read from.
  package let range: Range<Int>
  /// The options it was read with.
  package let options: MarkdownOptions
  /// Its blocks and inlines in document order; empty when it was refused.
  package internal(set) var nodes: [MarkdownNode] = []
  /// The bytes of texts that are not slices of the source.
  package internal(set) var decoded: [UInt8] = []
  /// The definition of each footnote that is referred to, by its number.
  var footnotes: [UInt32: MarkdownNode.Index] = [:]
  /// The raw HTML inside of images, which is not written: an alternative text has no elements.
  var htmlOfAlternatives: Set<MarkdownNode.Index> = []
  /// The images of raw HTML that say how wide and how high they are, and have neither a style nor a
  /// class that could fit the picture in.
  package internal(set) var sizedImages: [SizedImage] = []
  /// The attributes with addresses or ids in the raw HTML of each node that has some.
  var rawAttributes: [MarkdownNode.Index: [RawAttribute]] = [:]

  /// Parses the Markdown in `range` of a source, all of it by default, and reports what is
  /// wrong with it.
  ///
  /// Bytes that are not UTF-8, NUL, and nesting beyond `NestingLimits` make an empty document
  /// and an error. Linear in the size of the range.
  package init(
    parsing source: Source, range: Range<Int>? = nil, options: MarkdownOptions = .init(),
    log: inout DiagnosticLog
  ) {
    let range = Self.withoutByteOrderMark(
      (range ?? 0..<source.bytes.count).clamped(to: 0..<source.bytes.count), of: source)
    self.source = source
    self.range = range
    self.options = options
    let text = SourceText(source: source, range: range)
    if range.lowerBound == 0, let encoding = source.otherEncoding {
      log.report(.otherEncoding(encoding, at: Span(source.id, 0, 0)))
      return
    }
    guard text.isAcceptable(log: &log), NestingLimits.allow(text, log: &log) else { return }
    let builder = TreeBuilder.built(from: text, options: options)
    nodes = builder.nodes
    decoded = builder.decoded
    NamelessLinks.showNames(in: &self)
    footnotes = builder.footnotes.definitions(in: &nodes)
    readRawHTML()
    check(builder.footnotes, log: &log)
    check(log: &log)
  }

  static func withoutByteOrderMark(_ range: Range<Int>, of source: Source) -> Range<Int> {
    source.bytes[range].starts(with: [0xEF, 0xBB, 0xBF]) && range.lowerBound == 0
      ? 3..<range.upperBound : range
  }

  /// The bytes of a node's text.
  package func bytes(of text: MarkdownText) -> ArraySlice<UInt8> {
    text.isDecoded ? decoded[text.range] : source.bytes[text.range]
  }

  /// The text as a string, for messages and tests.
  package func string(of text: MarkdownText) -> String {
    String(decoding: bytes(of: text), as: UTF8.self)
  }

  /// The place of a node.
  package func span(of index: MarkdownNode.Index) -> Span {
    Span(source.id, Int(nodes[index].start), Int(nodes[index].end))
  }

  /// The place of a link's or image's destination, or of the whole node where the destination is in
  /// a definition or had to be decoded.
  package func destinationSpan(of index: MarkdownNode.Index) -> Span {
    let text = nodes[index].text
    return text.isDecoded || text.isEmpty ? span(of: index) : Span(source.id, text.range)
  }

  /// The indices of a node's descendants; empty for a leaf.
  package func descendants(of index: MarkdownNode.Index) -> Range<MarkdownNode.Index> {
    index + 1..<nodes[index].next
  }

  /// The index of each node in `range` that is not inside another one of it, such as the
  /// children of a node in `descendants(of:)`.
  package func siblings(in range: Range<MarkdownNode.Index>) -> [MarkdownNode.Index] {
    var indices: [MarkdownNode.Index] = []
    var index = range.lowerBound
    while index < range.upperBound {
      indices.append(index)
      index = nodes[index].next
    }
    return indices
  }
}
