/// Whether something is known whole.
///
/// A mistake may hide what stands around it: a declaration that cannot be read, an entry that cannot
/// be loaded, a template with an unclosed tag. What is made of it is uncertain then, and what seems
/// to be missing there is not reported: it may follow from a mistake that was reported already.
package enum Certainty: Hashable, Sendable {
  /// Nothing of it was lost: what is missing is a mistake of its own.
  case certain
  /// Mistakes that were reported may have hidden a part of it.
  case uncertain

  /// Joins the parts of something: it is certain when all of them are.
  package init(of parts: some Sequence<Certainty>) {
    self = parts.contains(.uncertain) ? .uncertain : .certain
  }
}
