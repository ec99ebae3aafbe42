package import Diagnostics

/// An entry that was left out on purpose.
package struct Omission: Sendable, Hashable {
  /// Why an entry is left out.
  package enum Reason: Sendable, Hashable {
    /// It says `draft: true`.
    case draft
    /// Its `publish` date, in seconds since 1970-01-01T00:00:00Z, is still to come.
    case scheduled(Int64)
    /// Its `expires` date, in seconds since 1970-01-01T00:00:00Z, is past.
    case expired(Int64)

    /// The reason as messages say it.
    package var words: String {
      switch self {
      case .draft: "it is a draft"
      case .scheduled: "its 'publish' date is still to come"
      case .expired: "its 'expires' date is past"
      }
    }
  }

  /// The name of its collection.
  package let collection: String
  /// Its name: its key, otherwise its slug.
  package let name: String
  /// The path of its file.
  package let path: String
  /// Where the reason is written.
  package let span: Span
  package let reason: Reason
  /// Whether it is a whole file rather than an element of a list.
  package let isWholeFile: Bool
}
