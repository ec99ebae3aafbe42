package import Schema
import Tables

/// The page that shows each record: the target of the member `url` of an entry or component.
package struct RecordPages: Sendable {
  /// The page of each record, by its index.
  private var first: [PackedIndex<PlannedPage>]
  /// The pages of records that have some in several languages, by language and record.
  private var inLanguage: [String: [RecordIndex: PageIndex]] = [:]
  /// The first page among those of a record and of its copies, by the record that is copied.
  private var ofCopies: [RecordIndex: PageIndex] = [:]
  /// The records that repeat others in another language, and have their pages.
  private let repeated: RepeatedRecords
  /// The records that are the same as others in another collection: of these, one without a page
  /// has that of another.
  private let copied: RepeatedRecords

  /// Makes the table of a store whose records have no pages yet; some records repeat others in
  /// another language, or are copied for another collection.
  package init(
    recordCount: Int, repeating repeated: RepeatedRecords = RepeatedRecords(),
    copying copied: RepeatedRecords = RepeatedRecords()
  ) {
    (self.repeated, self.copied) = (repeated, copied)
    first = Array(repeating: PackedIndex(wrappedValue: nil), count: recordCount)
  }

  /// Makes a page the one of a record in a language, unless it already has one. The first page in
  /// any language is used for all languages without one.
  package mutating func claim(
    _ header: Value, page: PageIndex, in language: String, isTranslation: Bool
  ) {
    guard let record = record(of: header) else { return }
    if !copied.isEmpty, case let original = copied.original(of: record), ofCopies[original] == nil {
      ofCopies[original] = page
    }
    if first[record.position].wrappedValue == nil {
      first[record.position].wrappedValue = page
    } else if isTranslation, inLanguage[language]?[record] == nil {
      inLanguage[language, default: [:]][record] = page
    }
  }

  /// The page of the record with a header, for pages in a language; nil where it has none.
  package func page(of header: Value, in language: String) -> PageIndex? {
    if !inLanguage.isEmpty, let record = record(of: header),
      let page = inLanguage[language]?[record]
    {
      return page
    }
    return firstPage(of: header)
  }

  /// The first page of the record with a header, in any language; nil where it has none.
  package func firstPage(of header: Value) -> PageIndex? {
    guard let record = record(of: header) else { return nil }
    guard record.position < first.count else { return nil }
    return first[record.position].wrappedValue
      ?? (copied.isEmpty ? nil : ofCopies[copied.original(of: record)])
  }

  /// Whether the record with a header has no page of its own, but that of the same record in another
  /// collection.
  func hasOnlyPageOfCopies(_ header: Value) -> Bool {
    guard let record = record(of: header), record.position < first.count else { return false }
    return first[record.position].wrappedValue == nil
      && ofCopies[copied.original(of: record)] != nil
  }

  /// The pages of the record with a header, in all languages.
  package func pages(of header: Value) -> [PageIndex] {
    guard let record = record(of: header), let page = firstPage(of: header) else { return [] }
    return [page] + inLanguage.values.compactMap { $0[record] }
  }

  /// The record with a header, or the one that it repeats.
  private func record(of header: Value) -> RecordIndex? {
    header.record.map { repeated.original(of: $0) }
  }
}
