/// Why a value must not be printed where a hole is, in the words of a diagnostic.
package struct Refusal: Error, Hashable, Sendable {
  /// The place, as it reads after "a value cannot be printed", such as `in a comment`.
  package let context: String
  /// A safe alternative, as one sentence of help.
  package let help: String

  /// Makes a refusal.
  init(_ context: String, help: String) {
    self.context = context
    self.help = help
  }
}

/// Static text of a template that would make a value before it unsafe, or that cannot be
/// followed to its end.
package struct ContextFault: Hashable, Sendable {
  /// The offset, in the bytes advanced over, of the faulty byte.
  package internal(set) var offset: Int
  /// What is wrong, in one sentence.
  package let message: String
  /// A safe alternative, as one sentence of help.
  package let help: String
  /// The quotation mark before it that is not closed; nil for all other faults.
  package var unclosed: UInt8?
}
