package import Diagnostics
package import Planning

/// The result for a site once all its pages are rendered.
package struct RenderedPages: Sendable {
  /// What is wrong with the pages.
  package let log: DiagnosticLog
  /// The files of the plan that pages refer to.
  package let files: Set<FileIndex>
  /// What later builds have to know about each page, in no order, if asked for.
  package let notes: [(page: PageIndex, note: PageNote)]
  /// The texts on the pages that have any, in no order, if asked for.
  package let texts: [PageTexts]
  /// How many pages were taken over unchanged, without rendering.
  package let reusedCount: Int

  package init(
    log: DiagnosticLog = DiagnosticLog(), files: Set<FileIndex> = [],
    notes: [(page: PageIndex, note: PageNote)] = [], texts: [PageTexts] = [], reusedCount: Int = 0
  ) {
    self.log = log
    self.files = files
    self.notes = notes
    self.texts = texts
    self.reusedCount = reusedCount
  }
}
