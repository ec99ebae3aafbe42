package import Schema

/// The page that shows each record: where the member `url` of an entry or component leads.
package struct RecordPages: Sendable {
  /// The page of each record, by its ordinal; `UInt32.max` for none.
  private var first: [UInt32]
  /// The pages of records that have some in several languages, by language and ordinal.
  private var inLanguage: [String: [UInt32: UInt32]] = [:]

  /// Makes the table of a store whose records have no pages yet.
  init(recordCount: Int) { first = Array(repeating: .max, count: recordCount) }

  /// Makes a page the one of a record in a language, unless it has one there. The first page in
  /// any language is the one for all languages without one.
  mutating func claim(_ header: Value, page: Int, in language: String, isTranslation: Bool) {
    let ordinal = Int(header.second)
    if first[ordinal] == .max {
      first[ordinal] = UInt32(page)
    } else if isTranslation, inLanguage[language]?[header.second] == nil {
      inLanguage[language, default: [:]][header.second] = UInt32(page)
    }
  }

  /// The page of the record with a header, for pages in a language; nil where it has none.
  package func page(of header: Value, in language: String) -> Int? {
    if !inLanguage.isEmpty, let page = inLanguage[language]?[header.second] { return Int(page) }
    let ordinal = Int(header.second)
    guard ordinal < first.count, first[ordinal] != .max else { return nil }
    return Int(first[ordinal])
  }
}
