package import Planning
import Schema
import Tables
import Templates

/// A comparison of the notes by which pages are checked with a scan of the pages, for tests: both
/// have to find the same.
package struct NotesComparison: Sendable {
  /// The number of pages whose notes are complete, so that they are not scanned.
  package internal(set) var complete = 0
  /// The pages in which a scan finds something different.
  package internal(set) var wrong: [PageIndex] = []
  /// The files that only one of the two finds.
  package internal(set) var files: Set<FileIndex> = []
}

extension SiteRenderer {
  /// Renders all pages and checks each by its notes and by a scan.
  package func comparedNotes() -> NotesComparison {
    let plan = compiled.plan
    var renderer = PageRenderer(
      compiled, names: JSONNames(models: plan.models), isPortable: isPortable)
    var comparison = NotesComparison()
    var (noted, scanned) = (Set<FileIndex>(), Set<FileIndex>())
    for page in plan.pages.tableIndices where plan.isHTML(page: page) {
      let (byNotes, byScan) = renderer.findings(ofPage: page)
      noted.formUnion(byNotes.files)
      scanned.formUnion(byScan.files)
      if renderer.pageNotes.isComplete { comparison.complete += 1 }
      if byNotes.withoutFiles != byScan.withoutFiles { comparison.wrong.append(page) }
    }
    comparison.files = noted.symmetricDifference(scanned)
    return comparison
  }
}

extension PageFindings {
  /// What was found besides files, in words.
  fileprivate var withoutFiles: String {
    var others = self
    others.files = []
    return String(describing: others)
  }
}
