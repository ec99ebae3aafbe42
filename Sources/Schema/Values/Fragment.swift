package import Diagnostics
import Tables

/// Markdown rendered to HTML, with holes where addresses depend on the page that shows it.
@usableFromInline
package struct Fragment: Sendable {
  /// A place in the HTML where an address is written, inside the quotes of an attribute, or a
  /// name.
  package struct Hole: Sendable {
    /// What the address is for.
    package enum Kind: Sendable {
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
    package let destination: TextSlice
    /// Where the author wrote it.
    package let span: Span

    package init(offset: UInt32, kind: Kind, destination: TextSlice, span: Span) {
      self.offset = offset
      self.kind = kind
      self.destination = destination
      self.span = span
    }
  }

  /// A heading that a link can point to.
  package struct Heading: Sendable {
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

  /// A range of raw HTML, or the id of a heading or footnote.
  package struct Piece: Sendable {
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

  /// The HTML, without the contents of holes.
  package let html: TextSlice
  /// The holes, by offset.
  package let holes: [Hole]
  /// The headings, in document order.
  package let headings: [Heading]
  /// The text without markup, for descriptions and search; nil where it equals what the HTML shows
  /// (`CommonMarkText.appendShown`). `ValueStore.appendPlainText` handles both.
  package let plainText: TextSlice?
  /// The fragment that is its excerpt, where it has one.
  package var excerpt: FragmentIndex?
  /// Whether it is itself an excerpt: its anchors are those of the full text on another page.
  package var isExcerpt = false
  /// Its raw HTML and ids, by offset.
  package var pieces: [Piece] = []
  /// The offsets in `html` at which ids, and uses of them, are written: a page that shows the texts
  /// of several entries inserts a prefix there.
  package var anchors: [UInt32] = []
  /// Whether it contains raw HTML, in which ids and addresses may be written in any form.
  package var holdsRawHTML = false
  /// The slot of the entry that it belongs to; nil for a text of no entry.
  package var owner: SlotIndex?

  package init(
    html: TextSlice, holes: [Hole], headings: [Heading], plainText: TextSlice?
  ) {
    self.html = html
    self.holes = holes
    self.headings = headings
    self.plainText = plainText
  }

  /// Whether it is the same as another one on every page, except for the targets of its links.
  package func isSame(
    as other: Fragment, by areSame: (TextSlice, TextSlice) -> Bool
  ) -> Bool {
    areSame(html, other.html) && hasSamePlainText(as: other, by: areSame)
      && anchors == other.anchors
      && holes.map(\.offset) == other.holes.map(\.offset) && isExcerpt == other.isExcerpt
      && holdsRawHTML == other.holdsRawHTML
      && headings.elementsEqual(other.headings) { first, second in
        first.level == second.level && areSame(first.anchor, second.anchor)
          && areSame(first.text, second.text)
      }
      && pieces.elementsEqual(other.pieces) { first, second in
        first.offset == second.offset && first.count == second.count
          && first.isVerbatim == second.isVerbatim
      }
  }

  /// Whether it shows the same text as another one with the same HTML.
  private func hasSamePlainText(
    as other: Fragment, by areSame: (TextSlice, TextSlice) -> Bool
  ) -> Bool {
    switch (plainText, other.plainText) {
    case (nil, nil): true
    case (let own?, let others?): areSame(own, others)
    case (nil, _?), (_?, nil): false
    }
  }

  /// The fragment in a store that has `shift` fragments before those it was made among, and `slots`
  /// slots before those of its entry.
  package func shifted(by shift: Int, slots: Int) -> Fragment {
    var fragment = self
    fragment.excerpt = excerpt.map { $0 + shift }
    fragment.owner = owner.map { $0 + slots }
    return fragment
  }

  /// The fragment with its slices of one buffer in another one that holds the same bytes.
  package func moved(fromBuffer old: BufferIndex, to new: BufferIndex) -> Fragment {
    func moved(_ slice: TextSlice) -> TextSlice { slice.moved(fromBuffer: old, to: new) }
    var fragment = Fragment(
      html: moved(html),
      holes: holes.map {
        Hole(offset: $0.offset, kind: $0.kind, destination: moved($0.destination), span: $0.span)
      },
      headings: headings.map {
        Heading(level: $0.level, anchor: moved($0.anchor), text: moved($0.text))
      },
      plainText: plainText.map(moved))
    (fragment.excerpt, fragment.isExcerpt) = (excerpt, isExcerpt)
    fragment.holdsRawHTML = holdsRawHTML
    (fragment.pieces, fragment.anchors, fragment.owner) = (pieces, anchors, owner)
    return fragment
  }
}
