/// What sets a scalar type apart. What a type does not say is as in the extensions below: that of a
/// text of a certain form.
package protocol ScalarType {
  /// What models call it, and apps that use the model.
  static var name: String { get }
  /// How its values are kept.
  static var storage: ScalarStorage { get }
  /// What messages call a value, with its article: `a date`.
  static var noun: String { get }
  /// What messages call several values.
  static var plural: String { get }
  /// What was expected where a text is not a value.
  static var expectation: String { get }
  /// A value as content writes it.
  static var example: String { get }
  /// A value as a model writes it for a default.
  static var literal: String { get }
  /// What JSON Schema asks of it.
  static var schema: ScalarForm { get }

  /// Checks that a text is a value.
  static func check(_ bytes: ByteSpan) throws(ScalarMistake)
  /// What is particular about a text that is not a value; nil where nothing is.
  static func fact(_ reason: ScalarMistake.Reason) -> String?
  /// What to write instead; nil where the fact says it already.
  static func help(_ reason: ScalarMistake.Reason) -> String?

  /// What kind of value templates that fit any model take it for.
  static var role: String { get }
  /// The kind of input that asks readers for it; nil where no form does.
  static var input: String? { get }
  /// How readers choose among values in a search; nil where they cannot.
  static var filter: ScalarFilter? { get }
  /// Whether a value may be the key of an entry.
  static var canBeKey: Bool { get }
  /// Whether a value has words to be found by.
  static var isSearchable: Bool { get }
  /// Whether a value may be in an address, and name a group.
  static var canBeInAddress: Bool { get }
  /// Whether a value may be in a title.
  static var canBeInTitle: Bool { get }
  /// Whether a key of this type is what readers call the entry.
  static var isReadableKey: Bool { get }
  /// Whether values are put into Unicode's normal form C.
  static var isNormalized: Bool { get }
  /// Whether `apus infer` proposes it for texts that all have its form.
  static var isInferred: Bool { get }
}

/// How readers choose among the values of a field in a search.
package enum ScalarFilter: String, Hashable, Sendable {
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
