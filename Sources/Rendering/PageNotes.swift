package import Planning
package import Schema

/// What is known of a page once it is rendered: what it depends on and what others may depend on, so
/// that a later build can tell whether it has to be rendered again.
package struct PageNote: Sendable {
  /// A link to an anchor.
  package struct AnchorUse: Hashable, Sendable {
    /// The page with the anchor.
    package let page: PageIndex
    /// What stands for the anchor.
    package let anchor: UInt64

    package init(page: PageIndex, anchor: UInt64) {
      self.page = page
      self.anchor = anchor
    }
  }

  /// The fragments of the store whose text it shows or tests, each once.
  package let fragments: [FragmentIndex]
  /// The files that it points to.
  package let files: Set<FileIndex>
  /// Its anchors, each once.
  package let anchors: Set<UInt64>
  /// The anchors that it points to.
  package let anchorUses: Set<AnchorUse>
  /// Whether nothing is wrong with it by itself; anchors of other pages may be missing.
  package let isRight: Bool
}

extension SitePlan {
  /// The anchors that results of searches point to.
  package var searchedAnchors: [PageNote.AnchorUse] {
    anchors.map { PageNote.AnchorUse(page: $0.page, anchor: AnchorHash.of($0.name)) }
  }
}

/// Collects the fragments that a page depends on while it is rendered, on one thread.
final class FragmentNotes {
  /// Takes where the texts of the fragments are, where that is to be known.
  let texts: TextNotes?
  private var fragments: Set<FragmentIndex> = []

  init(texts: TextNotes?) { self.texts = texts }

  /// Notes that the page depends on a fragment.
  func add(fragment: FragmentIndex) {
    if let texts { texts.addRead(of: fragment) } else { fragments.insert(fragment) }
  }

  /// Returns what was noted since the last call.
  func take() -> [FragmentIndex] {
    defer { fragments.removeAll(keepingCapacity: true) }
    return fragments.sorted()
  }
}

/// How many findings there are, to tell those of one page from those before it.
struct FindingCounts {
  private let files, anchors, anchorUses, mistakes: Int

  init(_ findings: PageFindings) {
    files = findings.files.count
    anchors = findings.anchors.count
    anchorUses = findings.anchorUses.count
    mistakes = findings.mistakeCount
  }

  /// The note of a page whose findings came since then.
  func note(_ findings: PageFindings, fragments: [FragmentIndex]) -> PageNote {
    PageNote(
      fragments: fragments, files: Set(findings.files[files...]),
      anchors: Set(findings.anchors[anchors...].flatMap(\.hashes)),
      anchorUses: Set(
        findings.anchorUses[anchorUses...].map {
          PageNote.AnchorUse(page: $0.target, anchor: AnchorHash.of($0.anchor.utf8))
        }),
      isRight: findings.mistakeCount == mistakes)
  }
}

extension PageFindings {
  /// How many of the findings are wrong whatever else the site holds.
  fileprivate var mistakeCount: Int {
    faults.count + badData.count + badHTML.count + brokenAddresses.count + repeatedAnchors.count
      + strangeSchemes.count
  }
}
