import Schema

/// The words that a text in the contexts of templates can be, where these are known: a comparison
/// with any other never holds.
package struct KnownWords: Sendable, Hashable {
  /// What has such a word as its name, as messages say it: `page of the site`.
  package let noun: String
  /// The words; the empty text may always be there.
  package let words: [String]
  /// Whether the words are the same on all sites, so that any other is a mistake; otherwise a template
  /// may be made for several sites.
  package let areFixed: Bool
  /// The structure of whose fields one has this name; its words are not listed here.
  var owner: StructureID?

  /// Makes a set of words.
  package init(_ noun: String, _ words: [String], areFixed: Bool) {
    self.noun = noun
    self.words = words
    self.areFixed = areFixed
  }
}
