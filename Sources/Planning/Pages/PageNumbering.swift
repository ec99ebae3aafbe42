/// How a list of entries is cut into pages.
struct PageNumbering {
  /// The number of entries of the whole list.
  let itemCount: Int
  /// The number of entries a page; nil for all on one.
  let perPage: Int?

  /// The number of pages: at least one, so that an empty list has a page that says so.
  var pageCount: Int {
    guard let perPage, itemCount > 0 else { return 1 }
    return (itemCount + perPage - 1) / perPage
  }

  /// The entries on a page, counted from 1.
  func items(onPage number: Int) -> Range<Int> {
    guard let perPage else { return 0..<itemCount }
    let start = min((number - 1) * perPage, itemCount)
    return start..<min(start + perPage, itemCount)
  }
}
