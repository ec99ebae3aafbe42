import Diagnostics
import Planning
import Rendering
import Schema
import Tables

/// The searches of a site whose texts change.
struct SearchChange {
  /// The indexes of which there is nothing to report, by the page of their search.
  private(set) var indexes: [PageIndex: PlannedSearch]
  /// The pages of searches, if an index was made again.
  private(set) var pages: [PageIndex] = []
  /// The files that were published before, by their paths in the output folder.
  private(set) var oldFiles: [String] = []
  /// Those that are published from now on.
  private(set) var newFiles: [(path: String, bytes: [UInt8])] = []

  /// Begins a change of nothing; nil where nothing was made for searches.
  init?(_ planned: PlannedSite) {
    guard planned.planWithoutSearches != nil else { return nil }
    indexes = planned.searches
  }

  /// Adds the indexes to a plan with other texts.
  ///
  /// - Parameters:
  ///   - plan: The plan, without what is made for searches.
  ///   - old: The plan before, with it.
  ///   - changed: The texts that are others.
  ///   - indexer: Makes the indexes.
  ///   - known: What was reported of the site.
  /// - Returns: The plan; nil where there is something new to report.
  mutating func indexed(
    _ plan: SitePlan, after old: SitePlan, _ changed: ChangedTexts, by indexer: SearchIndexer,
    knowing known: [Diagnostic]
  ) -> SitePlan? {
    var log = DiagnosticLog()
    var renewed = plan
    let unchanged = KnownSearches(
      indexes, changing: changed.shown, fragments: changed.fragments, in: plan)
    indexes = indexer.addAll(to: &renewed, knowing: unchanged, log: &log)
    guard log.diagnostics.allSatisfy(known.contains) else { return nil }
    let first = FileIndex(plan.files.count)
    oldFiles = old.files.tableIndices.filter { $0 >= first }.map { old.path(ofFile: $0) }
    newFiles = renewed.files.tableIndices.filter { $0 >= first }.map {
      (renewed.path(ofFile: $0), renewed.files[$0].madeBytes)
    }
    pages = Array(old.searches.keys)
    return renewed
  }
}

extension SitePlan {
  fileprivate func path(ofFile file: FileIndex) -> String { path(ofOutput: output(ofFile: file)) }
}

extension PlannedFile {
  /// What was made for it.
  fileprivate var madeBytes: [UInt8] {
    guard case .made(let bytes) = content else {
      preconditionFailure("a part of a search that was not made")
    }
    return bytes
  }
}
