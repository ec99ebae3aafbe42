package import Diagnostics

/// An attribute for scripts and style sheets of the site, of which HTML knows nothing but its
/// form: `data-shelf` (HTML standard, section 3.2.6.6).
package struct DataAttribute: Hashable, Sendable {
  /// What all their names begin with.
  package static let prefix = "data-"

  /// Its name, in lower case, with the prefix.
  package let name: String
  /// Where its name is written.
  package let span: Span

  init(_ name: String, at span: Span) {
    self.name = name
    self.span = span
  }
}
