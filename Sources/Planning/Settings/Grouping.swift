package import Diagnostics

/// How the values of a field become groups.
package struct Grouping: Sendable {
  /// Whether values that differ in case and marks only are one group.
  package let mergesValues: Bool
  /// The names of the groups of some values.
  package let values: [GroupValue]
}

/// The name of the group of a value, and the part of its address.
package struct GroupValue: Sendable, Hashable {
  /// The value, as the entries write it.
  package let value: String
  package let slug: String?
  package let title: String?
  /// Where the value is written in `site.yaml`.
  package let span: Span?
  /// Whether the title is that of one language.
  package var isTranslated = false
}
