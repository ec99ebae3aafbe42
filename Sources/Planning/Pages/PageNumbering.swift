/// How a list of entries is split into pages.
package struct PageNumbering: Sendable {
  /// The number of entries of the whole list.
  private let itemCount: Int
  /// The number of entries per page, at most their total; nil for all on one.
  private let perPage: Int?

  /// Splits a list; `perPage` is nil for one page, and at least 1.
  package init(itemCount: Int, perPage: Int?) {
    self.itemCount = itemCount
    self.perPage = perPage.map { min(max($0, 1), max(itemCount, 1)) }
  }

  /// The number of pages: at least one, so that an empty list has a page that says so.
  package var pageCount: Int {
    guard let perPage, itemCount > 0 else { return 1 }
    return (itemCount + perPage - 1) / perPage
  }

  /// The entries on a page, counted from 1.
  package func items(onPage number: Int) -> Range<Int> {
    guard let perPage else { return 0..<itemCount }
    let start = min((number - 1) * perPage, itemCount)
    return start..<min(start + perPage, itemCount)
  }
}
