/// How strictly JSON is read.
package struct JSONRules: Sendable {
  /// How deeply objects and arrays may be nested.
  var maximumDepth: Int
  /// Whether the profile of content applies: no duplicate keys, no NUL, no control characters
  /// except tabs and line breaks, keys and numbers of limited length.
  var isProfile: Bool
  /// What its characters may be.
  let characters: TextRules

  /// JSON as content, by the profile that `docs/documents.md` defines.
  package static let content = JSONRules(
    maximumDepth: DocumentLimits.depth, isProfile: true, characters: .json)
  /// RFC 8259 and nothing more.
  package static let rfc8259 = JSONRules(maximumDepth: 512, isProfile: false, characters: .unicode)
  /// JSON that a template wrote: any character in a string that need not be escaped (RFC 8259,
  /// section 7).
  package static let written = JSONRules(
    maximumDepth: DocumentLimits.depth, isProfile: true, characters: .body)
}
