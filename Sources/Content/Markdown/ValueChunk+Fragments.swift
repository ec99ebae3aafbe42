import Diagnostics
import Markdown
import Schema
import Tables

extension ValueChunk {
  /// A fragment of HTML that was appended to the chunk's text, and so was the text that it shows,
  /// unless it is derived from the HTML; all of it has the place `span` if that is given.
  mutating func fragment(
    _ html: MarkdownHTML, _ place: Range<Int>, _ shownText: Range<Int>?,
    _ destinations: [TextSlice], at span: Span?
  ) -> Fragment {
    let start = place.lowerBound
    let holes = zip(html.holes, destinations).map { hole, destination in
      Fragment.Hole(
        offset: UInt32(hole.offset - start), kind: Self.kind(of: hole.kind),
        destination: destination, span: span ?? hole.span)
    }
    let headings = html.headings.map { heading in
      Fragment.Heading(
        level: heading.level, anchor: addText(heading.anchor), text: addText(heading.text))
    }
    var fragment = Fragment(
      html: TextSlice(buffer: buffer, range: place), holes: holes, headings: headings,
      plainText: shownText.map { TextSlice(buffer: buffer, range: $0) })
    fragment.holdsRawHTML = html.holdsRawHTML
    fragment.anchors = html.anchors.map { UInt32($0 - start) }
    fragment.pieces = html.pieces.map { piece in
      Fragment.Piece(
        offset: UInt32(piece.offset - start), count: UInt32(piece.count),
        span: span ?? piece.span, isVerbatim: span == nil && piece.isVerbatim)
    }
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
