import Schema
package import Planning
package import Rendering
import Tables

extension CheckedSite {
  /// How the notes of the pages compare with a scan of them; nil where nothing was planned.
  package func comparedNotes(isPortable: Bool) -> NotesComparison? {
    compiled.map { SiteRenderer($0, isPortable: isPortable, threads: 1).comparedNotes() }
  }

  /// The page at an address, with what each of its bytes comes from; nil where there is none, or
  /// where mistakes keep it from being made.
  package func traced(page: PageIndex, isPortable: Bool) -> TracedPage? {
    guard let compiled, compiled.plan.pages.tableIndices.contains(page),
      compiled.canMakePages(of: compiled.plan.pages[page].declaration)
    else { return nil }
    return SiteRenderer(compiled, isPortable: isPortable, threads: 1).traced(page: page)
  }
}
