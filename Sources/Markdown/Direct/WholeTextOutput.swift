import Diagnostics
import Escaping

/// The HTML of a text that is shown completely, while it is written, with its holes and headings.
struct WholeTextOutput: ~Copyable {
  let source: SourceID
  /// The names of the collections whose entries links may name.
  let collections: Set<String>
  /// What absolute URLs of the site begin with.
  private let siteAddress: [UInt8]
  /// The offset in the output of the caller at which the HTML will be.
  let start: Int
  var html: ByteWriter
  private(set) var result = MarkdownHTML()
  private(set) var anchors: AnchorSet

  init(of text: SourceText, options: MarkdownOptions, anchors: AnchorSet, start: Int) {
    source = text.source
    collections = options.collections
    siteAddress = options.siteAddress
    self.anchors = anchors
    self.start = start
    html = ByteWriter(capacity: text.range.count * 3 / 2)
  }

  /// Appends a text that is shown.
  mutating func append(_ literal: Swift.Span<UInt8>) {
    unsafe literal.withUnsafeBufferPointer { unsafe html.appendText(0..<$0.count, of: $0) }
  }

  /// Appends the end of a line within a text.
  mutating func appendBreak(isSoft: Bool) {
    if isSoft { html.append(.lineFeed) } else { html.append("<br>\n") }
  }

  /// Writes the start of a heading with this text, which is at a place of the source.
  mutating func beginHeading(level: UInt8, text: [UInt8], at place: Range<Int>) {
    let base = AnchorSet.base(of: text[...])
    let anchor = anchors.unique(base)
    if result.headings.isEmpty { result.reserve(forHeadings: 8) }
    html.startLine()
    html.beginHeading(level: level)
    html.append(" id=\"")
    let offset = start + html.count
    result.anchors.append(offset)
    result.pieces.append(
      .init(
        offset: offset, count: anchor.count, span: Span(source, place), isVerbatim: false))
    html.append(anchor)
    html.append("\">")
    result.headings.append(.init(level: level, base: base, anchor: anchor, text: text))
  }

  /// What was written of the start of a link.
  enum LinkStart {
    /// All of it.
    case whole
    /// Everything except the address, which is to be filled in at this offset.
    case hole(at: Int)
    /// Nothing: only a `MarkdownDocument` can handle the link.
    case none
  }

  /// Writes the start of a link that points to another site or into this one; all others need a
  /// `MarkdownDocument`.
  mutating func beginLink(to destination: Swift.Span<UInt8>, title: Swift.Span<UInt8>) -> LinkStart
  {
    html.append("<a href=\"")
    var start = LinkStart.whole
    var isWeb = false
    switch judged(destination) {
    case .external:
      isWeb = Destination.isWeb(destination)
      unsafe destination.withUnsafeBufferPointer { unsafe html.appendAddress($0) }
    case .local:
      start = .hole(at: html.count)
    case .entry, .empty, .blocked, .schemeless, .control, .hostless, .recipientless: return .none
    }
    html.append("\"")
    if title.count > 0 {
      html.append(" title=\"")
      unsafe title.withUnsafeBufferPointer { unsafe html.appendText(0..<$0.count, of: $0) }
      html.append("\"")
    }
    if isWeb { html.append(" rel=\"noopener\"") }
    html.append(">")
    return start
  }

  /// The kind of a destination. A path is recognised without the names of collections and the
  /// site's address.
  private func judged(_ destination: Swift.Span<UInt8>) -> Destination {
    if let usual = Destination.usual(destination), usual == .local { return usual }
    return Destination(ofLink: destination, collections: collections, site: siteAddress)
  }

  /// Notes a hole for a destination at a place of the source.
  mutating func noteHole(at offset: Int, for destination: Range<Int>) {
    result.holes.append(
      .init(
        offset: start + offset, kind: .link,
        destination: MarkdownText(
          start: destination.lowerBound, count: destination.count, isDecoded: false),
        span: Span(source, destination)))
  }
}
