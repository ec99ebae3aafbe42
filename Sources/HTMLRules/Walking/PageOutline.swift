import Diagnostics

/// Whether the output is a whole page, and what every whole page has.
struct PageOutline: Sendable {
  /// Whether it has something that only whole pages have.
  var isDocument = false
  var hasDoctype = false
  /// The `main` element.
  var main: Span?
  /// The start tag of `head`.
  var head: Span?
  /// Whether some path says the encoding of the page.
  var mayHaveEncoding = false
  /// The first tag.
  var firstTag: Span?
}
