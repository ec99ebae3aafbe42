import Diagnostics
import Markdown
import Schema
import Tables

extension ValueChunk {
  /// Renders a text, whose headings its links and those of its excerpt mean. With `places`, the
  /// document's source is not the file's.
  mutating func fragment(
    of part: MarkdownPart, at places: DecodedPlaces?, _ headings: inout OwnHeadings,
    anchors: inout AnchorSet
  ) -> Fragment {
    let document = part.document
    let start = html.count
    let made = part.appendHTML(to: &html, anchors: &anchors)
    let place = start..<html.count
    let shownText = addText { part.appendShownText(to: &$0) }
    if !part.isExcerpt {
      headings = OwnHeadings(
        made.headings, amongAll: anchors.holdsReserved(of: document) ? anchors : nil)
    }
    let destinations = made.holes.map { hole in
      headings.destination(meantBy: document.bytes(of: hole.destination)[...]).map {
        addText($0)
      } ?? slice(of: hole.destination, in: document, isCopied: places != nil)
    }
    return fragment(made, place, shownText, destinations, at: places)
  }

  /// The slice of a text of a document; a copy where the document's source is not the file's.
  mutating func slice(
    of text: MarkdownText, in document: MarkdownDocument, isCopied: Bool = false
  ) -> TextSlice {
    isCopied || text.isDecoded
      ? addText(document.bytes(of: text))
      : TextSlice(buffer: ValueStore.buffer(of: document.source.id), range: text.range)
  }

  /// A fragment of HTML that was appended to the chunk's HTML, with the text that it shows, unless that
  /// is derived from the HTML; `places` say where it is in the file if its source is not the file's.
  mutating func fragment(
    _ html: MarkdownHTML, _ place: Range<Int>, _ shownText: TextSlice?,
    _ destinations: [TextSlice], at places: DecodedPlaces?
  ) -> Fragment {
    let start = place.lowerBound
    let before = parts.counts
    for (hole, destination) in zip(html.holes, destinations) {
      parts.holes.append(
        Fragment.Hole(
          offset: UInt32(hole.offset - start), kind: Self.kind(of: hole.kind),
          destination: destination, span: places?.place(of: hole.span) ?? hole.span))
    }
    for heading in html.headings {
      parts.headings.append(
        Fragment.Heading(
          level: heading.level, anchor: addText(heading.anchor), text: addText(heading.text)))
    }
    for anchor in html.anchors { parts.anchors.append(UInt32(anchor - start)) }
    for piece in html.pieces {
      let span = places?.place(of: piece.span) ?? piece.span
      parts.pieces.append(
        Fragment.Piece(
          offset: UInt32(piece.offset - start), count: UInt32(piece.count), span: span,
          isVerbatim: piece.isVerbatim && span.range.count == piece.span.range.count))
    }
    var fragment = Fragment(
      html: TextSlice(buffer: htmlBuffer, range: place),
      plainText: shownText, from: before, to: parts
    )
    fragment.holdsRawHTML = html.holdsRawHTML
    return fragment
  }

  /// Adds a fragment that belongs to the entry with this record, and returns its index.
  mutating func addFragment(_ fragment: consuming Fragment, of record: SlotIndex?) -> FragmentIndex
  {
    fragment.owner = record
    fragments.append(fragment)
    return FragmentIndex(fragments.count - 1)
  }

  private static func kind(of kind: MarkdownHTML.Hole.Kind) -> Fragment.Hole.Kind {
    switch kind {
    case .link: .link
    case .image: .image
    case .file: .file
    case .name: .name
    }
  }
}
