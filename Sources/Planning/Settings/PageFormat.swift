/// The format of a page.
package enum PageFormat: String, Sendable, Hashable {
  /// The output of its template, which is nearly always HTML.
  case html
  /// Its content as data: a file for programs. It has no template and does not belong to the pages
  /// for readers.
  case json
}
