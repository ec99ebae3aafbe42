package import Diagnostics
import Escaping

/// What was converted to HTML: where addresses are to be filled in, which anchors there are, and
/// where raw HTML comes from.
package struct MarkdownHTML: Sendable {
  /// A place between the quotes of an attribute at which an address is to be written.
  package struct Hole: Sendable {
    /// What the address is for.
    package enum Kind: Sendable {
      /// The `href` of a link.
      case link
      /// The `src` of an image; the hole's writer adds width and height after the quote.
      case image
      /// The address of a file that raw HTML loads.
      case file
      /// The text of a link without a text: the name of the entry that is its target.
      case name
    }

    /// The offset in the output.
    package let offset: Int
    package let kind: Kind
    /// The destination as the author meant it, neither escaped nor percent-encoded: a path
    /// relative or from the site's root, a fragment, or both; or an entry's name after that of
    /// its collection and a colon. Never empty, never with another scheme.
    package let destination: MarkdownText
    /// Where it was written.
    package let span: Span
  }

  /// A heading that links can point to.
  package struct Heading: Sendable {
    /// 1 to 6.
    package let level: UInt8
    /// Its `id` where no other heading has the same.
    package let base: [UInt8]
    /// Its `id`.
    package let anchor: [UInt8]
    /// Its text without markup.
    package let text: [UInt8]
  }

  /// A piece of raw HTML, or the id of a heading or footnote.
  package struct Piece: Sendable {
    /// The offset in the output.
    package let offset: Int
    package let count: Int
    /// Where it was written.
    package let span: Span
    /// Whether the source has the same bytes.
    package let isVerbatim: Bool
  }

  /// By offset.
  package internal(set) var pieces: [Piece] = []
  /// The offsets at which ids, and uses of them, are written.
  package internal(set) var anchors: [Int] = []
  /// By offset.
  package internal(set) var holes: [Hole] = []
  /// In document order.
  package internal(set) var headings: [Heading] = []
  /// Whether raw HTML was written.
  package internal(set) var holdsRawHTML = false

  /// Reserves memory for this many headings.
  mutating func reserve(forHeadings count: Int) {
    headings.reserveCapacity(count)
    anchors.reserveCapacity(count)
    pieces.reserveCapacity(count)
  }
}

extension MarkdownPart {
  /// Appends what is left of the part as HTML; the anchors of its headings are made unique
  /// among `anchors` and added to them.
  package func appendHTML(
    to output: inout [UInt8], anchors: inout AnchorSet
  ) -> MarkdownHTML {
    var result = MarkdownHTML()
    document.withView { view in
      var writer = HTMLWriter(part: self, view: view, start: output.count)
      writer.write(anchors: &anchors)
      writer.output.append(to: &output)
      result = writer.result
    }
    return result
  }
}
