package import Diagnostics

extension DiagnosticCode {
  package static let feeds = DiagnosticCode(
    "0610", "feeds and whole addresses",
    """
    A feed tells programs what is new: `{ feed: posts, date: published, content: text }` in Atom, \
    or in JSON Feed at an address that ends with `.json`. It is read far from the site, so its \
    addresses are whole, and `site.yaml` has to say where the site is published. Each of its \
    items is dated by a field of the entries, and leads to the page of the entry. A feed is as new \
    as its newest item, so one without items says that it is of 1970.
    """)
}

extension Diagnostic {
  static func needsSiteAddress(_ page: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .feeds, "page \(quoted(page)) has whole addresses, but the site has none", at: span,
      help: [Help("say where it will be published: 'address: https://example.org/'")])
  }

  static func feedField(
    _ name: String, type: String, expected: String, at span: Span?, declared: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .feeds, "\(quoted(name)) is of type \(type), but a feed needs \(expected) here",
      at: span, places: declared.map { [Place($0, "declared here")] } ?? [])
  }

  static func feedWithoutItems(
    _ name: String, in language: String?, isChosen: Bool, hasEntries: Bool, at span: Span?
  ) -> Diagnostic {
    let way =
      isChosen
      ? "choose other entries by 'where'"
      : hasEntries ? "give an entry a page" : "publish an entry"
    return Diagnostic(
      .warning, .feeds,
      "the feed \(quoted(name)) has no item" + (language.map { " in \(quoted($0))" } ?? ""),
      at: span,
      notes: ["it is dated 1970-01-01, because a feed is dated by its newest item"],
      help: [Help(way + ", or leave the feed out")])
  }

  static func feedWithoutPages(
    _ name: String, collection: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .feeds,
      "the items of feed \(quoted(name)) lead nowhere: no entry of \(quoted(collection)) has a page",
      at: span, help: [Help("declare pages for them: '{ entry: \(collection) }'")])
  }
}
