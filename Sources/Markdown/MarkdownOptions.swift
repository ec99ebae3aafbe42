/// What a Markdown document may hold, and how it is read.
package struct MarkdownOptions: Sendable, Hashable {
  /// Whether HTML in the text is kept; otherwise it is dropped with a warning.
  package var allowsHTML = false
  /// Whether tables, strikethrough, task lists, bare addresses and footnotes are read.
  package var readsExtensions = true
  /// The typographic quotes, dashes and ellipses that replace the typed ones; nil leaves these.
  package var typography: Typography?
  /// The names of the collections whose entries links may name, as in `recipes:apple-pie`.
  package var collections: Set<String> = []
  /// What links to entries without a text show, by their destinations: the names of the entries,
  /// where they are known.
  package var entryNames: [[UInt8]: [UInt8]] = [:]
  /// What absolute URLs of the site begin with, without a last `/`; empty where it has none.
  package var siteAddress: [UInt8] = []
  /// Whether the text belongs to no site, so that messages do not advise its settings.
  package var isAlone = false
  /// Whether only the syntax applies: destinations are written as they are, and headings have no
  /// anchors. For the conformance suites.
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
