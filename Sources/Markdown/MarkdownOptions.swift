/// What a Markdown document may hold, and how it is read.
package struct MarkdownOptions: Sendable, Hashable {
  /// Whether HTML in the text is kept; else it is dropped with a warning.
  package var allowsHTML = false
  /// Whether tables, strikethrough, task lists, bare addresses and footnotes are read.
  package var readsExtensions = true
  /// The typographic quotes, dashes and ellipses to write for typed ones; nil leaves them.
  package var typography: Typography?
  /// The names of the collections whose entries links may name, as in `recipes:apple-pie`.
  package var collections: Set<String> = []
  /// What whole addresses of the site begin with, without a last `/`; empty where it has none.
  package var siteAddress: [UInt8] = []
  /// Whether every rule beyond the syntax is left out: destinations are written as they are, no
  /// heading has an anchor. For the conformance suites.
  package var isConformance = false

  /// Makes the options of a site that says nothing about Markdown.
  package init() {}

  /// The options under which the CommonMark suite is run.
  package static var commonMark: MarkdownOptions {
    var options = MarkdownOptions()
    options.allowsHTML = true
    options.readsExtensions = false
    options.isConformance = true
    return options
  }
}
