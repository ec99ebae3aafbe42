package import Diagnostics

/// Which settings may be missing because of mistakes that were reported.
package struct LostSettings: Sendable {
  /// Uncertain where declarations of pages may be missing.
  let pages: Certainty
  /// Uncertain where collections are missing or not as they are meant.
  package internal(set) var collections = Certainty.certain
  /// Whether only parts of the file could be read.
  package private(set) var isSalvaged = false
}
