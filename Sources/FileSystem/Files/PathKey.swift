/// A path or a name by its bytes, which is how a disk knows it: `==` of `String` treats é and e with
/// a combining accent as equal.
package struct PathKey: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: Self, right: Self) -> Bool { left.text.equalsByBytes(right.text) }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ContentHash(of: text.utf8.span).value)
  }
}
