package import Schema
import Tables

/// The page that shows each record: where the member `url` of an entry or component leads.
package struct RecordPages: Sendable {
  /// The page of each record, by its ordinal.
  private var first: [PackedIndex<PlannedPage>]
  /// The pages of records that have some in several languages, by language and ordinal.
  private var inLanguage: [String: [UInt32: PageIndex]] = [:]

  /// Makes the table of a store whose records have no pages yet.
  init(recordCount: Int) {
    first = Array(repeating: PackedIndex(wrappedValue: nil), count: recordCount)
  }

  /// Makes a page the one of a record in a language, unless it has one there. The first page in
  /// any language is the one for all languages without one.
  mutating func claim(
    _ header: Value, page: PageIndex, in language: String, isTranslation: Bool
  ) {
    let ordinal = Int(header.second)
    if first[ordinal].wrappedValue == nil {
      first[ordinal].wrappedValue = page
    } else if isTranslation, inLanguage[language]?[header.second] == nil {
      inLanguage[language, default: [:]][header.second] = page
    }
  }

  /// The page of the record with a header, for pages in a language; nil where it has none.
  package func page(of header: Value, in language: String) -> PageIndex? {
    if !inLanguage.isEmpty, let page = inLanguage[language]?[header.second] { return page }
    let ordinal = Int(header.second)
    return ordinal < first.count ? first[ordinal].wrappedValue : nil
  }
}
