import Schema
package import Planning
package import Rendering
import Tables

extension CheckedSite {
  /// A comparison of the notes about pages with a scan of the pages; nil where nothing was planned.
  package func comparedNotes(isPortable: Bool) -> NotesComparison? {
    compiled.map { SiteRenderer($0, isPortable: isPortable, threads: 1).comparedNotes() }
  }

  /// The page at an address, with the origin of each of its bytes; nil where there is none, or
  /// where it cannot be made because of mistakes.
  package func traced(page: PageIndex, isPortable: Bool) -> TracedPage? {
    guard let compiled, compiled.plan.pages.tableIndices.contains(page),
      compiled.canMakePages(of: compiled.plan.pages[page].declaration)
    else { return nil }
    return SiteRenderer(compiled, isPortable: isPortable, threads: 1).traced(page: page)
  }
}
