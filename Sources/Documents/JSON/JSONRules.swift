/// How strictly JSON is read.
package struct JSONRules: Sendable {
  /// How deep objects and arrays may be inside one another.
  package var maximumDepth: Int
  /// Whether the profile of content holds: no key twice, no NUL and no control characters but tabs
  /// and line breaks, keys and numbers of bounded length.
  package var isProfile: Bool

  /// JSON as content, by the profile that `docs/documents.md` sets out.
  package static let content = JSONRules(maximumDepth: DocumentLimits.depth, isProfile: true)
  /// RFC 8259 and nothing more.
  package static let rfc8259 = JSONRules(maximumDepth: 512, isProfile: false)
}
