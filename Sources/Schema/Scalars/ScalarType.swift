/// Everything that is particular to a scalar type. The extension below has the defaults, which are
/// those of a text of a certain form.
package protocol ScalarType {
  /// Its name in models, and in apps that use the model.
  static var name: String { get }
  /// How its values are stored.
  static var storage: ScalarStorage { get }
  /// What messages call a value, with its article: `a date`.
  static var noun: String { get }
  /// What messages call several values.
  static var plural: String { get }
  /// What a message says was expected where a text is not a value.
  static var expectation: String { get }
  /// A value as content writes it.
  static var example: String { get }
  /// A value as a model writes it for a default.
  static var literal: String { get }
  /// Its form in JSON Schema.
  static var schema: ScalarForm { get }

  /// The text by which two values that are stored as texts are compared: they are the same value
  /// where it is the same.
  static func comparedText(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>

  /// Checks that a text is a value.
  static func check(_ bytes: ByteSpan) throws(ScalarMistake)
  /// What is wrong in particular with a text that is not a value; nil where there is nothing to
  /// add.
  static func fact(_ reason: ScalarMistake.Reason) -> String?
  /// What to write instead; nil where the fact already says it.
  static func help(_ reason: ScalarMistake.Reason) -> String?

  /// The kind of value by which templates for any model show it.
  static var role: String { get }
  /// The kind of form input for it; nil where forms do not support it.
  static var input: String? { get }
  /// How readers choose among values in a search; nil where they cannot.
  static var filter: ScalarFilter? { get }
  /// Whether a value may be the key of an entry.
  static var canBeKey: Bool { get }
  /// Whether a value has words that a search can find.
  static var isSearchable: Bool { get }
  /// Whether a value may be in an address, and name a group.
  static var canBeInAddress: Bool { get }
  /// Whether a value may be in a title.
  static var canBeInTitle: Bool { get }
  /// Whether a key of this type is a name that readers see.
  static var isReadableKey: Bool { get }
  /// Whether values are converted to Unicode's normal form C.
  static var isNormalized: Bool { get }
  /// Whether `apus infer` proposes it for texts that all have its form.
  static var isInferred: Bool { get }
}

/// How readers choose among the values of a field in a search.
package enum ScalarFilter: String, CaseIterable, Hashable, Sendable {
  case values, numbers, dates, durations
}

extension ScalarType {
  package static var storage: ScalarStorage { .text }
  package static var plural: String {
    String(noun.drop { $0 != " " }.dropFirst()) + "s"
  }
  package static var expectation: String { noun }
  package static var literal: String { "\"\(example)\"" }

  /// Whether JSON writes values without quotes.
  package static var isBare: Bool { [.int, .double, .bool].contains(storage) }

  package static func comparedText(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> { bytes }

  package static func fact(_ reason: ScalarMistake.Reason) -> String? { nil }

  package static var role: String { "text" }
  package static var input: String? { nil }
  package static var filter: ScalarFilter? { nil }
  package static var canBeKey: Bool { false }
  package static var isSearchable: Bool { false }
  package static var canBeInAddress: Bool { false }
  package static var canBeInTitle: Bool { canBeInAddress }
  package static var isReadableKey: Bool { false }
  package static var isNormalized: Bool { false }
  package static var isInferred: Bool { false }
}
