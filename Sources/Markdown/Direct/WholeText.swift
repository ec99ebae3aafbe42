package import Diagnostics
import Escaping

/// A Markdown text that is shown completely, converted to HTML in the pass over libcmark's tree,
/// without a `MarkdownDocument` in between.
///
/// It is what `MarkdownPart` writes of the same text, to the byte. Only texts of plain CommonMark
/// without anything to report are converted in this way: all others need the document.
package struct WholeText: Sendable {
  /// The holes, headings and ids of the HTML, at offsets in the output. All destinations are slices
  /// of the source.
  package let html: MarkdownHTML
  /// Where the HTML is in the output.
  package let place: Range<Int>
  /// The place in the output of what `MarkdownPart.appendShownText` would append; nil where the
  /// HTML shows the same (`CommonMarkText.appendShown`).
  package let shownText: Range<Int>?
  /// From the first to the last byte of the blocks.
  package let span: Span
  /// Whether it was read without libcmark.
  package let isPlain: Bool

  /// Appends the Markdown in a range of a source as HTML, and the text that it shows where that
  /// differs from the HTML's; the anchors of its headings are made unique among `anchors` and added
  /// to them.
  ///
  /// - Returns: Nil where the text needs a `MarkdownDocument`; nothing has changed then. Linear in
  ///   the size of the range.
  package init?(
    of source: Source, _ range: Range<Int>, options: MarkdownOptions, anchors: inout AnchorSet,
    appendedTo output: inout [UInt8]
  ) {
    let range = MarkdownDocument.withoutByteOrderMark(range, of: source)
    guard let text = Self.plainText(of: source, range, options) else { return nil }
    var plain = PlainMarkdownWriter(
      text, options: options, anchors: anchors, start: output.count)
    if plain.write(), let extent = plain.extent {
      self.init(plain.finish(), shown: nil, extent, anchors: &anchors, appendedTo: &output)
      return
    }
    var writer = DirectWriter(
      text, options: options, anchors: anchors, start: output.count)
    writer.write()
    guard !writer.needsDocument, let extent = writer.extent else { return nil }
    let shown = writer.shownText
    self.init(writer.finish(), shown: shown, extent, anchors: &anchors, appendedTo: &output)
  }

  /// Appends what was written of a text whose blocks have this extent.
  private init(
    _ written: consuming WholeTextOutput, shown: [UInt8]?, _ extent: Range<Int>,
    anchors: inout AnchorSet, appendedTo output: inout [UInt8]
  ) {
    isPlain = shown == nil
    anchors = written.anchors
    let start = output.count
    written.html.append(to: &output)
    place = start..<output.count
    if let shown { output += shown }
    shownText = shown == nil ? nil : place.upperBound..<output.count
    html = written.result
    span = Span(written.source, extent)
  }

  /// The text in a range as it is given to libcmark; nil where something about its characters has
  /// to be reported, or where it may use an extension or contain definitions that are hidden.
  private static func plainText(
    of source: Source, _ range: Range<Int>, _ options: MarkdownOptions
  ) -> SourceText? {
    guard !options.isConformance, !options.allowsHTML, options.typography == nil,
      range.lowerBound > 0 || source.otherEncoding == nil
    else { return nil }
    let text = SourceText(source: source, range: range)
    var log = DiagnosticLog()
    guard !text.hasCarriageReturns, text.isAcceptable(log: &log),
      NestingLimits.allow(text, log: &log), log.diagnostics.isEmpty,
      !has("[", before: "^", in: text), !has("]", before: ":", in: text),
      !has("&", before: "#", in: text),
      !options.readsExtensions || !TableRewriting.mayHoldTable(text),
      MergeConflict.first(in: source, range) == nil,
      NearlyMarkdown(in: text).isEmpty, MistakenMarkup(in: text).isEmpty,
      !EntryInBrackets.mayBe(in: source.bytes, range, of: options.collections)
    else { return nil }
    return text
  }

  private static func has(
    _ byte: Unicode.Scalar, before next: Unicode.Scalar, in text: SourceText
  ) -> Bool {
    ByteSearch.contains(
      UInt8(ascii: byte), before: UInt8(ascii: next), in: text.bytes, text.range)
  }
}
