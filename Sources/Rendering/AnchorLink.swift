package import Planning

/// A link to an anchor of a page.
package struct AnchorLink: Sendable {
  /// The page with the link.
  package let page: PageIndex
  /// The page with the anchor.
  package let target: PageIndex
  /// The anchor, without the `#`.
  package let anchor: String
  /// Where the address is in the page.
  package let range: Range<Int>

  package init(page: PageIndex, target: PageIndex, anchor: String, range: Range<Int>) {
    self.page = page
    self.target = target
    self.anchor = anchor
    self.range = range
  }

  /// The number of the anchor among those of its page.
  package var anchorHash: UInt64 { AnchorHash.of(anchor.utf8) }
}
