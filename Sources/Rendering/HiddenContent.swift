import Planning
import Tables

/// What pages may lack, or show wrongly, because of mistakes that were reported.
package struct HiddenContent: Hashable, Sendable {
  /// The content that may be wrong or missing; nil where any may be.
  let affected: AffectedContent?
  /// The anchors that mistakes in content may hide.
  let anchors: HiddenAnchors
  /// The anchors that may be missing on pages of which only a draft could be made.
  let anchorsOfDrafts: HiddenAnchors
  /// Whether interface texts have mistakes, which may hide anchors on every page.
  let hasWrongTexts: Bool

  package init(
    affected: AffectedContent?, anchors: HiddenAnchors, anchorsOfDrafts: HiddenAnchors,
    hasWrongTexts: Bool
  ) {
    self.affected = affected
    self.anchors = anchors
    self.anchorsOfDrafts = anchorsOfDrafts
    self.hasWrongTexts = hasWrongTexts
  }
}
