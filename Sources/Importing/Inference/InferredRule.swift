import Schema

/// A rule that the values of a field seem to follow on purpose.
enum InferredRule: Hashable {
  /// A number within bounds.
  case within(Bounds)
  /// A number of elements.
  case count(Bounds)
  /// A number of characters.
  case length(Bounds)
}
