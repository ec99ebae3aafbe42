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

/// Which pages of a plan show what they would show without the mistakes that were reported.
struct SoundPages {
  private let compiled: CompiledPlan
  private let trust: CheckScope
  private var known: [PageIndex: Bool] = [:]
  private var reaches: [DeclarationIndex: AffectedContent.Reach] = [:]

  init(of compiled: CompiledPlan, trusting trust: CheckScope) {
    (self.compiled, self.trust) = (compiled, trust)
  }

  /// Whether all content of a page is right, and nothing that it may show is missing.
  mutating func hasSoundContent(_ page: PageIndex) -> Bool {
    guard case .beside(let hidden) = trust else { return true }
    if let known = known[page] { return known }
    let isSound = hidden.affected?.isSound(page, of: compiled, &reaches) == true
    known[page] = isSound
    return isSound
  }

  /// Whether only a draft of a page is made.
  func isDraft(_ page: PageIndex) -> Bool {
    !compiled.canMakePages(of: compiled.plan.pages[page].declaration)
  }

  /// Whether a page is what it would be without the mistakes.
  mutating func isSound(_ page: PageIndex) -> Bool { !isDraft(page) && hasSoundContent(page) }
}
