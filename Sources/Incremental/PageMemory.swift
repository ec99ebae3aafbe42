package import Planning
package import Rendering
package import Schema
import Tables

/// What each page of a published site depends on, and what others depend on in it.
package struct PageMemory: Sendable {
  /// By the page's index.
  private var notes: [PageNote] = []
  /// The pages that depend on each fragment; they may include pages that no longer do.
  private var readers: [FragmentIndex: [PageIndex]] = [:]

  /// Keeps the pages of a site, each with what was recorded about it; nil where one is missing or
  /// has mistakes.
  package init?(_ noted: [(page: PageIndex, note: PageNote)], pageCount: Int) {
    let sorted = noted.sorted { $0.page < $1.page }
    guard sorted.map(\.page.position) == Array(0..<pageCount) else { return nil }
    for (page, note) in sorted {
      guard note.hasNoMistakes else { return nil }
      notes.append(note)
      for fragment in note.fragments { readers[fragment, default: []].append(page) }
    }
  }

  /// The pages that depend on any of these fragments, in their order.
  package func pages(dependingOn fragments: some Sequence<FragmentIndex>) -> [PageIndex] {
    Set(fragments.flatMap { readers[$0] ?? [] }).sorted()
  }

  /// What a page depends on.
  package subscript(page: PageIndex) -> PageNote { notes[page.position] }

  /// Whether all anchors that pages link to exist, and these.
  package func hasAllAnchors(_ others: [PageNote.AnchorUse]) -> Bool {
    func isThere(_ use: PageNote.AnchorUse) -> Bool {
      notes[use.page.position].anchors.contains(use.anchor)
    }
    return others.allSatisfy(isThere) && notes.allSatisfy { $0.anchorUses.allSatisfy(isThere) }
  }

  /// Takes over the records of pages that were rendered again.
  ///
  /// - Parameters:
  ///   - noted: The pages, each with its record.
  ///   - kept: The anchors that have to stay, besides those that pages point to.
  /// - Returns: False where only a full build can tell whether the site is correct, or which files
  ///   belong to it. Then nothing of these pages may be published.
  package mutating func take(
    _ noted: [(page: PageIndex, note: PageNote)], keeping kept: [PageNote.AnchorUse]
  ) -> Bool {
    var lost: Set<PageNote.AnchorUse> = []
    for (page, note) in noted {
      let old = notes[page.position]
      guard note.hasNoMistakes, note.files == old.files else { return false }
      for anchor in old.anchors.subtracting(note.anchors) {
        lost.insert(PageNote.AnchorUse(page: page, anchor: anchor))
      }
      for fragment in Set(note.fragments).subtracting(old.fragments) {
        readers[fragment, default: []].append(page)
      }
      notes[page.position] = note
    }
    let hasAllAnchors = noted.allSatisfy { _, note in
      note.anchorUses.allSatisfy { notes[$0.page.position].anchors.contains($0.anchor) }
    }
    return hasAllAnchors && !kept.contains(where: lost.contains)
      && (lost.isEmpty || notes.allSatisfy { $0.anchorUses.isDisjoint(with: lost) })
  }
}
