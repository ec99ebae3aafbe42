package import Diagnostics
package import Tables

/// Markdown rendered to HTML, with holes where addresses depend on the page that shows it.
///
/// Its holes, headings, raw HTML and anchors are ranges of the `FragmentParts` that a store has for
/// all of its fragments: copying a fragment retains nothing.
@usableFromInline
package struct Fragment: Sendable {
  /// A place in the HTML where an address is written, inside the quotes of an attribute, or a
  /// name.
  package struct Hole: Sendable, BitwiseCopyable {
    /// What the address is for.
    package enum Kind: Sendable, BitwiseCopyable {
      /// The `href` of a link.
      case link
      /// The `src` of an image; its width and height follow it where they are known.
      case image
      /// The address of a file that raw HTML loads.
      case file
      /// The text of a link: the name of the entry that it points to.
      case name
    }

    /// The offset in `html` at which the address is written.
    package let offset: UInt32
    /// What it is for.
    package let kind: Kind
    /// The destination as the author wrote it, entities and escapes decoded, not yet encoded.
    package var destination: TextSlice
    /// Where the author wrote it.
    package let span: Span

    package init(offset: UInt32, kind: Kind, destination: TextSlice, span: Span) {
      self.offset = offset
      self.kind = kind
      self.destination = destination
      self.span = span
    }
  }

  /// A heading that a link can lead to.
  package struct Heading: Sendable, BitwiseCopyable {
    /// 1 to 6.
    package let level: UInt8
    /// Its anchor, unique in the fragment.
    package let anchor: TextSlice
    /// Its text without markup.
    package let text: TextSlice

    package init(level: UInt8, anchor: TextSlice, text: TextSlice) {
      self.level = level
      self.anchor = anchor
      self.text = text
    }
  }

  /// A stretch of raw HTML, or the id of a heading or footnote.
  package struct Piece: Sendable, BitwiseCopyable {
    /// The offset in `html`.
    package let offset: UInt32
    /// The number of its bytes.
    package let count: UInt32
    /// Where the author wrote it.
    package let span: Span
    /// Whether the source has the same bytes.
    package let isVerbatim: Bool

    package init(offset: UInt32, count: UInt32, span: Span, isVerbatim: Bool) {
      self.offset = offset
      self.count = count
      self.span = span
      self.isVerbatim = isVerbatim
    }
  }

  /// The HTML, with nothing where a hole is.
  package private(set) var html: TextSlice
  /// The holes, by offset.
  package private(set) var holes: Range<TableIndex<Hole>>
  /// The headings, in document order.
  package private(set) var headings: Range<TableIndex<Heading>>
  /// The text without markup, for descriptions and search; nil where it equals what the HTML shows
  /// (`CommonMarkText.appendShown`). `ValueStore.appendPlainText` handles both.
  package private(set) var plainText: TextSlice?
  /// The fragment that is its excerpt, where it has one.
  package var excerpt: FragmentIndex?
  /// Whether it is itself an excerpt: its anchors are those of the full text on another page.
  package var isExcerpt = false
  /// Its raw HTML and ids, by offset.
  package private(set) var pieces: Range<TableIndex<Piece>>
  /// The offsets in `html` at which ids, and uses of them, are written: a page that shows the texts
  /// of several entries inserts a prefix there.
  package private(set) var anchors: Range<TableIndex<UInt32>>
  /// Whether it contains raw HTML, in which ids and addresses may be written in any form.
  package var holdsRawHTML = false
  /// The slot of the entry that it belongs to; nil for a text of no entry.
  package var owner: SlotIndex?

  /// Makes the fragment whose parts were added since `parts` had the counts `start`.
  package init(
    html: TextSlice, plainText: TextSlice?, from start: FragmentParts.Counts = .init(),
    to parts: FragmentParts = FragmentParts()
  ) {
    self.html = html
    self.plainText = plainText
    let end = parts.counts
    holes = start.holes..<end.holes
    headings = start.headings..<end.headings
    pieces = start.pieces..<end.pieces
    anchors = start.anchors..<end.anchors
  }

  /// Whether it shows the same text as another one with the same HTML.
  fileprivate func hasSamePlainText(
    as other: Fragment, by areSame: (TextSlice, TextSlice) -> Bool
  ) -> Bool {
    switch (plainText, other.plainText) {
    case (nil, nil): true
    case (let own?, let others?): areSame(own, others)
    case (nil, _?), (_?, nil): false
    }
  }

  /// The fragment in a store that has `shift` fragments before those it was made among, `slots` slots
  /// before those of its entry, and `parts` before its own.
  package func shifted(by shift: Int, slots: Int, parts: FragmentParts.Counts) -> Fragment {
    var fragment = self
    fragment.excerpt = excerpt.map { $0 + shift }
    fragment.owner = owner.map { $0 + slots }
    fragment.holes = holes.shifted(by: parts.holes.position)
    fragment.headings = headings.shifted(by: parts.headings.position)
    fragment.pieces = pieces.shifted(by: parts.pieces.position)
    fragment.anchors = anchors.shifted(by: parts.anchors.position)
    return fragment
  }

  /// The fragment with its slices of one buffer in another one that holds the same bytes; its parts
  /// are moved by `FragmentParts.moved`.
  package func moved(fromBuffer old: BufferIndex, to new: BufferIndex) -> Fragment {
    var fragment = self
    fragment.html = html.moved(fromBuffer: old, to: new)
    fragment.plainText = plainText?.moved(fromBuffer: old, to: new)
    return fragment
  }
}

/// The holes, headings, raw HTML and anchors of the fragments of a store, those of one fragment side
/// by side.
@usableFromInline
package struct FragmentParts: Sendable {
  package var holes: [Fragment.Hole] = []
  package var headings: [Fragment.Heading] = []
  package var pieces: [Fragment.Piece] = []
  package var anchors: [UInt32] = []

  /// How many parts there are of each kind, as the indices after the last ones.
  package struct Counts: Sendable, BitwiseCopyable {
    package var holes = TableIndex<Fragment.Hole>(0)
    package var headings = TableIndex<Fragment.Heading>(0)
    package var pieces = TableIndex<Fragment.Piece>(0)
    package var anchors = TableIndex<UInt32>(0)

    init() {}
  }

  package init() {}

  /// How many parts there are.
  package var counts: Counts {
    var counts = Counts()
    counts.holes = holes.tableIndices.upperBound
    counts.headings = headings.tableIndices.upperBound
    counts.pieces = pieces.tableIndices.upperBound
    counts.anchors = anchors.tableIndices.upperBound
    return counts
  }

  /// Reserves memory for `count` times the parts of another value; unused memory costs nothing.
  package mutating func reserve(like other: FragmentParts, times count: Int) {
    holes.reserveCapacity(other.holes.count * count)
    headings.reserveCapacity(other.headings.count * count)
    pieces.reserveCapacity(other.pieces.count * count)
    anchors.reserveCapacity(other.anchors.count * count)
  }

  /// Reserves memory for the parts of this many files, as most files need it.
  package mutating func reserve(forFiles count: Int) {
    holes.reserveCapacity(count * 16)
    headings.reserveCapacity(count * 4)
    pieces.reserveCapacity(count * 4)
    anchors.reserveCapacity(count * 4)
  }

  /// Adds the parts of other fragments after its own.
  package mutating func append(_ other: FragmentParts) {
    holes += other.holes
    headings += other.headings
    pieces += other.pieces
    anchors += other.anchors
  }

  /// The parts with their slices of one buffer in another one that holds the same bytes.
  package func moved(fromBuffer old: BufferIndex, to new: BufferIndex) -> FragmentParts {
    func moved(_ slice: TextSlice) -> TextSlice { slice.moved(fromBuffer: old, to: new) }
    var parts = self
    parts.holes = holes.map {
      Fragment.Hole(
        offset: $0.offset, kind: $0.kind, destination: moved($0.destination), span: $0.span)
    }
    parts.headings = headings.map {
      Fragment.Heading(level: $0.level, anchor: moved($0.anchor), text: moved($0.text))
    }
    return parts
  }

  /// Whether a fragment with these parts is the same as another one, with its own parts, on every
  /// page, except for the targets of its links.
  package func isSame(
    _ fragment: Fragment, as other: Fragment, of parts: FragmentParts,
    by areSame: (TextSlice, TextSlice) -> Bool
  ) -> Bool {
    areSame(fragment.html, other.html) && fragment.hasSamePlainText(as: other, by: areSame)
      && fragment.isExcerpt == other.isExcerpt && fragment.holdsRawHTML == other.holdsRawHTML
      && anchors[fragment.anchors] == parts.anchors[other.anchors]
      && holes[fragment.holes].elementsEqual(parts.holes[other.holes]) { $0.offset == $1.offset }
      && haveSameHeadings(fragment, other, of: parts, by: areSame)
      && pieces[fragment.pieces].elementsEqual(parts.pieces[other.pieces]) {
        $0.offset == $1.offset && $0.count == $1.count && $0.isVerbatim == $1.isVerbatim
      }
  }

  /// Whether a fragment with these parts has the same headings as another one, with its own parts.
  package func haveSameHeadings(
    _ fragment: Fragment, _ other: Fragment, of parts: FragmentParts,
    by areSame: (TextSlice, TextSlice) -> Bool
  ) -> Bool {
    headings[fragment.headings].elementsEqual(parts.headings[other.headings]) {
      $0.level == $1.level && areSame($0.anchor, $1.anchor) && areSame($0.text, $1.text)
    }
  }

  /// Whether the links of a fragment with these parts are of the same kinds as those of another one,
  /// with its own parts, and have the same destinations.
  package func leadsToSame(
    _ fragment: Fragment, as other: Fragment, of parts: FragmentParts,
    by areSame: (TextSlice, TextSlice) -> Bool
  ) -> Bool {
    holes[fragment.holes].elementsEqual(parts.holes[other.holes]) {
      $0.kind == $1.kind && areSame($0.destination, $1.destination)
    }
  }
}
