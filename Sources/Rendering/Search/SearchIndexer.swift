package import Diagnostics
package import Languages
import Parallel
package import Planning
import Schema
import Tables

/// Makes the index of each page that readers search on: words, documents and filters in small
/// scripts, of which the page loads those that a query needs.
///
/// `docs/search.md` describes the files. They depend only on the content, not on the number of
/// threads.
package struct SearchIndexer: Sendable {
  private let isPortable: Bool
  private let threads: Int
  private let messages: MessageCatalogue

  /// Makes an indexer; portable links work without a server. The labels of fields and cases are
  /// among the texts of the interface.
  package init(isPortable: Bool, threads: Int, messages: MessageCatalogue) {
    self.isPortable = isPortable
    self.threads = threads
    self.messages = messages
  }

  /// Adds the indexes of all searches to a plan, and reports records that cannot be found and
  /// values that cannot be chosen.
  ///
  /// - Returns: The indexes without diagnostics, by the page of their search.
  @discardableResult
  package func addAll(
    to plan: inout SitePlan, knowing known: KnownSearches? = nil, log: inout DiagnosticLog
  ) -> [PageIndex: PlannedSearch] {
    var right: [PageIndex: PlannedSearch] = [:]
    for page in plan.pages.tableIndices {
      let declaration = plan.declaration(ofPage: page)
      guard let search = declaration.search else { continue }
      var found = log.emptyPart()
      let made =
        known?.index(search, ofPage: page, in: plan)
        ?? index(search, ofPage: page, in: plan, log: &found)
      if found.diagnostics.isEmpty { right[page] = made }
      log.merge(found)
      plan.add(made, log: &log)
    }
    return right
  }

  /// The index of one search.
  func index(
    _ search: SearchDeclaration, ofPage page: PageIndex, in plan: SitePlan, log: inout DiagnosticLog
  ) -> PlannedSearch {
    let list = SearchDocumentList(search, page: page, plan: plan, log: &log)
    let texts = SearchTexts(search, page: page, plan: plan)
    let chunks = Parallel.mapChunks(of: list.documents.count, size: 256, threads: threads) {
      range in
      var chunk = SearchChunk(first: SearchDocument.Index(range.lowerBound))
      for number in range { chunk.add(list.documents[number], texts) }
      return chunk
    }
    var files = SearchFiles(threads: threads)
    let vocabulary = SearchVocabulary(chunks, threads: threads)
    files.addTerms(of: vocabulary)
    files.addEndings(of: vocabulary)
    let origin = Array(plan.address(ofPage: page))
    files.addDocuments(list.documents, chunks) { document in
      var address: [UInt8] = []
      RelativeAddress.append(
        from: origin.span, to: plan.address(ofPage: document.page).span, namesIndex: isPortable,
        to: &address)
      return document.anchor.isEmpty ? address : address + [UInt8(ascii: "#")] + document.anchor
    }
    let labels = SearchLabels(
      messages: messages, language: plan.declaration(ofPage: page).language)
    let filters = search.filters.map {
      SearchFilterColumn($0, of: search, list.documents, plan: plan, labels: labels)
    }
    check(filters, of: search, log: &log)
    files.addFilters(filters.filter(\.isChoice))
    return PlannedSearch(
      page: page, files: files.finish(documentCount: list.documents.count, vocabulary.weights),
      count: list.documents.count, collections: list.collections,
      filters: filters.filter(\.isChoice).map(\.planned),
      anchors: list.documents.compactMap { document in
        guard !document.anchor.isEmpty else { return nil }
        return PlannedSearch.Anchor(
          page: document.page, name: document.anchor, span: search.subjects[document.subject].span)
      })
  }

  /// Reports filters with too many values, and ranges of amounts that do not compare.
  private func check(
    _ columns: [SearchFilterColumn], of search: SearchDeclaration, log: inout DiagnosticLog
  ) {
    for (filter, column) in zip(search.filters, columns) {
      if filter.kind == .values, column.values.count > 200 {
        log.report(.searchValues(filter.name, count: column.values.count, at: filter.span))
      }
      if let mixed = column.mixedAmounts(beside: search.filters) {
        log.report(
          .filterCurrencies(filter.name, mixed.codes, holder: mixed.holder, at: filter.span))
      }
    }
  }
}
