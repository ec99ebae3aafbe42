package import Diagnostics

extension DiagnosticCode {
  /// The codes of data on a reader's device, by number.
  package static let device: [DiagnosticCode] = [siteID]

  package static let siteID = DiagnosticCode(
    "0901", "what is kept on a reader's device",
    """
    Favourites, lists and whatever else a site keeps on its readers' devices is kept under the \
    `id` of `site.yaml`. It is a name of your choice that never changes: who changes it loses what \
    readers have kept. It differs from those of other sites of the same host, because these share \
    the device's storage. The hearts of a collection are for favourites or for lists.
    """)
}

extension Diagnostic {
  /// A collection whose hearts would have two meanings.
  package static func favouritesAndLists(of collection: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .siteID,
      "the hearts of \(quoted(collection)) cannot be for favourites and for lists", at: span,
      notes: ["'lists' is in place of 'favourites'"], help: [Help("leave one of them out")])
  }

  /// The site stores data on devices, but has no name for it.
  package static func missingSiteID(neededBy key: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .siteID,
      "the site has no 'id', under which '\(key)' keeps things on readers' devices", at: span,
      help: [Help("write 'id: my-site' beside 'title', with a name that will never change")])
  }
}
