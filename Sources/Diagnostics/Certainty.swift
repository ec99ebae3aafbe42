/// Whether all parts of something are known.
///
/// A mistake may hide what is around it: a declaration that cannot be read, an entry that cannot be
/// loaded, a template with an unclosed tag. What is made from the rest is uncertain, and what seems
/// to be missing there is not reported: it may be a consequence of a mistake that was already
/// reported.
package enum Certainty: Hashable, Sendable {
  /// Nothing is missing: whatever is not found is a mistake of its own.
  case certain
  /// Mistakes that were reported may have hidden a part.
  case uncertain

  /// Joins the parts of something: it is certain when all of them are.
  package init(of parts: some Sequence<Certainty>) {
    self = parts.contains(.uncertain) ? .uncertain : .certain
  }
}
