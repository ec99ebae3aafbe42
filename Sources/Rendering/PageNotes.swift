package import Planning
package import Schema

/// What a rendered page depends on and what others may depend on in it, so that a later build can
/// decide whether it has to be rendered again.
package struct PageNote: Sendable {
  /// A link to an anchor.
  package struct AnchorUse: Hashable, Sendable {
    /// The page with the anchor.
    package let page: PageIndex
    /// The number of the anchor.
    package let anchor: UInt64

    package init(page: PageIndex, anchor: UInt64) {
      self.page = page
      self.anchor = anchor
    }
  }

  /// The fragments of the store whose text it shows or tests, each once.
  package let fragments: [FragmentIndex]
  /// The files that it refers to.
  package let files: Set<FileIndex>
  /// Its anchors, each once.
  package let anchors: Set<UInt64>
  /// The anchors that it links to.
  package let anchorUses: Set<AnchorUse>
  /// Whether the page alone has no mistakes; anchors of other pages may be missing.
  package let hasNoMistakes: Bool
}

extension SitePlan {
  /// The anchors that search results link to.
  package var searchedAnchors: [PageNote.AnchorUse] {
    anchors.map { PageNote.AnchorUse(page: $0.page, anchor: AnchorHash.of($0.name)) }
  }
}

/// Collects the fragments that a page depends on while it is rendered, on one thread.
final class FragmentNotes {
  /// Collects the places of the texts of fragments, if they are needed.
  let texts: TextNotes?
  private var fragments: Set<FragmentIndex> = []

  init(texts: TextNotes?) { self.texts = texts }

  /// Notes that the page depends on a fragment.
  func add(fragment: FragmentIndex) {
    if let texts { texts.addRead(of: fragment) } else { fragments.insert(fragment) }
  }

  /// Notes that the page depends on the headings of a fragment.
  func add(headingsOf fragment: FragmentIndex) {
    if let texts { texts.addOutline(of: fragment) } else { fragments.insert(fragment) }
  }

  /// Returns the notes since the last call.
  func take() -> [FragmentIndex] {
    defer { fragments.removeAll(keepingCapacity: true) }
    return fragments.sorted()
  }
}

/// The numbers of findings, to distinguish those of one page from those before it.
struct FindingCounts {
  private let files, anchors, anchorUses, mistakes: Int

  init(_ findings: PageFindings) {
    files = findings.files.count
    anchors = findings.anchors.count
    anchorUses = findings.anchorUses.count
    mistakes = findings.mistakeCount
  }

  /// The note of a page whose findings were added since then.
  func note(_ findings: PageFindings, fragments: [FragmentIndex]) -> PageNote {
    PageNote(
      fragments: fragments, files: Set(findings.files[files...]),
      anchors: Set(findings.anchors.hashes(after: anchors)),
      anchorUses: Set(
        findings.anchorUses[anchorUses...].map {
          PageNote.AnchorUse(page: $0.target, anchor: AnchorHash.of($0.anchor.utf8))
        }),
      hasNoMistakes: findings.mistakeCount == mistakes)
  }
}

extension PageFindings {
  /// How many of the findings are mistakes regardless of the rest of the site.
  fileprivate var mistakeCount: Int {
    faults.count + badData.count + badHTML.count + brokenAddresses.count + repeatedAnchors.count
      + spacedAnchors.count + strangeSchemes.count
  }
}
