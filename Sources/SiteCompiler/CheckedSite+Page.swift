import Schema
package import Planning
package import Rendering

extension CheckedSite {
  /// How the notes of the pages compare with a scan of them; nil where nothing was planned.
  package func comparedNotes(isPortable: Bool) -> NotesComparison? {
    plan.map { plan in
      SiteRenderer(plan: plan, programs: programs, isPortable: isPortable, threads: 1)
        .comparedNotes()
    }
  }

  /// The page at an address, with what each of its bytes comes from; nil where there is none, or
  /// where mistakes keep it from being made.
  package func traced(page: PageIndex, isPortable: Bool) -> TracedPage? {
    guard let plan, plan.pages.tableIndices.contains(page) else { return nil }
    let declaration = plan.pages[page].declaration
    guard programs[declaration.position] != nil || !plan.declarations[declaration].needsTemplate
    else {
      return nil
    }
    return SiteRenderer(plan: plan, programs: programs, isPortable: isPortable, threads: 1)
      .traced(page: page)
  }
}
