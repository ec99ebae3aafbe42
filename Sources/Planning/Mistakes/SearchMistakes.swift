package import Diagnostics

extension DiagnosticCode {
  /// The codes of search, by number.
  package static let search: [DiagnosticCode] = [
    searchFilter, searchSubject, searchWithoutPages, searchAnchor,
  ]

  static let searchFilter = DiagnosticCode(
    "0930", "a filter of a search",
    """
    Readers narrow down what a search finds by the fields in `filters`: by values (texts, choices, \
    truths, references, and lists of them) or by a range (numbers, dates, durations). Values of \
    other types cannot be chosen. A field that several collections have is one filter, so it has to \
    be of one kind in all of them, and of at most 200 different values. A range of amounts of \
    several currencies compares bare numbers; readers have to choose the currency, too.
    """)
  static let searchSubject = DiagnosticCode(
    "0931", "what a page searches",
    """
    A page searches the entries of collections, or components in lists of theirs, such as \
    `search: [recipes, books.chapters.verses]`. Each name after a point is a field that holds a \
    list of components.
    """)
  package static let searchWithoutPages = DiagnosticCode(
    "0932", "what a search finds has no page",
    """
    A search leads to what it finds: to the page of an entry or component, or to that of the record \
    around it. Where none of them has a page, nothing could be found.
    """)
  package static let searchAnchor = DiagnosticCode(
    "0933", "an anchor that a search leads to",
    """
    A component without a page of its own is found on the page around it, at the anchor that \
    `anchor` makes of its fields, such as `v{number}`. The template of that page has to write an \
    element with this `id`.
    """)
}

extension Diagnostic {
  static func searchFilter(
    _ name: String, type: String, isMixed: Bool, at span: Span?, declared: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .searchFilter,
      isMixed
        ? "\(quoted(name)) is of type \(type) here, and of another kind in another collection"
        : "\(quoted(name)) is of type \(type), by which nothing can be filtered", at: span,
      places: declared.map { [Place($0, "declared here")] } ?? [])
  }

  /// A filter with too many values to choose from.
  package static func searchValues(_ name: String, count: Int, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .searchFilter,
      "\(quoted(name)) has \(count) different values, too many to choose from", at: span,
      help: [Help("filter by a field with at most 200 values, or leave it to the search itself")])
  }

  /// A range of amounts of several currencies, of which readers cannot choose one.
  package static func filterCurrencies(
    _ name: String, _ codes: [String], holder: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .searchFilter,
      "\(quoted(name)) narrows amounts of \(list(codes, joinedBy: "and")) by their bare numbers",
      at: span,
      help: [Help("let readers choose the currency, too: write \(quoted(holder)) beside it")])
  }

  static func searchedField(
    _ path: String, _ name: String, type: String, at span: Span?, declared: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .searchSubject,
      "\(quoted(name)) in \(quoted(path)) is of type \(type), not a list of components", at: span,
      places: declared.map { [Place($0, "declared here")] } ?? [])
  }

  /// Records that are searched but have no page; `declared` is a declaration of pages for them that
  /// makes none, and `language` that of the search, where there are others.
  package static func searchWithoutPages(
    _ collection: String, in language: String?, declared: PageDeclaration?, at span: Span?
  ) -> Diagnostic {
    let place = language.map { " in \(quoted($0))" } ?? ""
    var diagnostic = Diagnostic(
      .error, .searchWithoutPages,
      "what is found in \(quoted(collection)) leads nowhere: nothing of it has a page\(place)",
      at: span,
      help: [Help("declare pages for it: '{ entry: \(collection) }'")])
    if let declared {
      diagnostic.places = declared.span.map { [Place($0, "this makes none of them a page")] } ?? []
      diagnostic.help = [
        Help("change the 'where' of '\(declared.name)', which no entry satisfies\(place)")
      ]
    }
    return diagnostic
  }

  /// An anchor that is not on the page it should be on.
  package static func searchAnchor(
    _ anchor: String, onPage page: String, count: Int, at span: Span?
  ) -> Diagnostic {
    let others = count > 1 ? ", and \(count - 1) more like it are missing" : ""
    return Diagnostic(
      .error, .searchAnchor,
      "a search leads to '#\(anchor)' on \(quoted(page)), which has no such anchor" + others,
      at: span, help: [Help("write 'id=\"\(anchor)\"' on the element in the page's template")])
  }
}
