package import Templates

/// A page with the origin of each of its bytes.
package struct TracedPage: Sendable {
  package let bytes: [UInt8]
  /// The parts of the page, in their order; none for a page without a template.
  package let pieces: [PageTrace.Piece]
}
