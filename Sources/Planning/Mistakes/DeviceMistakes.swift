package import Diagnostics
package import HTMLRules

extension DiagnosticCode {
  /// The codes of data on a reader's device, by number.
  package static let device: [DiagnosticCode] = [siteID, unreadData]

  static let siteID = DiagnosticCode(
    "0901", "what is kept on a reader's device",
    """
    Favourites, lists and whatever else a site keeps on its readers' devices is kept under the \
    `id` of `site.yaml`. It is a name of your choice that never changes: who changes it loses what \
    readers have kept. It differs from those of other sites of the same host, because these share \
    the device's storage. The hearts of a collection are for favourites or for lists. What a site \
    says of its readers' devices, the templates of its pages act on: those of the theme do, and a \
    layout in their place may not. What readers keep, a page shows: that of favourites, or those of \
    lists. Hearts are on the entries of collections that say `favourites: true` or `lists: true`.
    """)

  package static let unreadData = DiagnosticCode(
    "0902", "data that nothing reads",
    """
    HTML leaves attributes whose names begin with `data-` to the scripts and style sheets of a site. \
    One that none of these reads does nothing, and nobody says so: where its name is a slip of \
    one that is read, it is probably misspelt. Scripts of other sites are not known; what a `script` has is \
    for itself. So is a value that the scripts of the theme know nothing of: a `data-kind` near the name \
    of a collection, a `data-timezone` that no browser knows, hours other than `09:00`.
    """)
}

extension Diagnostic {
  /// A collection whose hearts would have two meanings.
  static func favouritesAndLists(of collection: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .siteID,
      "the hearts of \(quoted(collection)) cannot be for favourites and for lists", at: span,
      notes: ["'lists' is in place of 'favourites'"], help: [Help("leave one of them out")])
  }

  /// The site stores data on devices, but has no name for it.
  static func missingSiteID(neededBy key: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .siteID,
      "the site has no 'id', under which '\(key)' keeps things on readers' devices", at: span,
      help: [Help("write 'id: my-site' beside 'title', with a name that will never change")])
  }

  /// A setting for readers' devices that no template acts on: `member` of `site` says it to templates.
  package static func unreadDeviceSetting(
    _ key: String, member: String, at span: Span?
  ) -> Diagnostic {
    let include = "{% include \"partials/device/\(key).html\" %}"
    let condition = "page.collection and page.collection in site.\(member)"
    let guarded = key == "offline" ? include : "{% if \(condition) %}\(include){% endif %}"
    return Diagnostic(
      .warning, .siteID, "'\(key)' changes no page: no template reads 'site.\(member)'", at: span,
      help: [
        Help(
          "write into the head of your layout, as the theme's does: "
            + "'{% include \"partials/device/shared.html\" %}\(guarded)'"),
        Help("or leave '\(key)' out"),
      ])
  }

  /// What readers keep of entries, and no page shows.
  package static func unshownDeviceSetting(_ key: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .warning, .siteID, "readers can keep entries by '\(key)', and no page shows what they keep",
      at: span,
      help: [
        Help(
          key == "favourites"
            ? "write 'favourites: { page: favourites, at: favourites/, title: Favourites }' below the "
              + "'pages' of a section, and 'favourites' in its 'tabs', which lead to it"
            : "make the two pages of lists: 'docs/device.md' shows their templates"),
        Help("or leave '\(key)' out"),
      ])
  }

  /// A page that shows what readers keep, in a site where they can keep nothing.
  package static func pageWithoutFavourites(hasID: Bool, at span: Span?) -> Diagnostic {
    let name = hasID ? "" : ", and 'id: my-site' beside 'title'"
    return Diagnostic(
      .warning, .siteID, "no entries have hearts, and nothing can be shown on this page", at: span,
      help: [
        Help("write 'favourites: true' at the collection whose entries readers can keep\(name)"),
        Help("or leave the page out"),
      ])
  }

  /// A site that is read without a connection has no page for what is not on the device.
  package static func noOfflinePage(at span: Span?) -> Diagnostic {
    Diagnostic(
      .warning, .siteID,
      "without a connection, readers see an error of their browser for each page that is not on "
        + "their device",
      at: span,
      help: [
        Help("write 'offline: { page: offline, at: offline/, title: Offline }' below 'pages'")
      ])
  }

  /// An attribute for scripts that none of them reads, a slip of others that are read; `nearest` have
  /// no prefix.
  /// A value that is near a name which the scripts of the theme know, or has to be one.
  static func unreadableValue(
    _ data: DataValue, noun: String, nearest: String?, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .unreadData,
      "there is no \(noun) \(quoted(data.value)), which '\(data.name)' names", at: span,
      help: [
        nearest.map { Help("did you mean '\($0)'?") }
          ?? Help("write an area and a city, such as 'America/Sao_Paulo', or 'UTC'")
      ])
  }

  /// A value that is not written as the scripts of the theme read it.
  static func unreadableValue(_ data: DataValue, help: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .unreadData,
      "the scripts of the theme cannot read \(quoted(data.value)) in '\(data.name)'", at: span,
      help: [Help(help)])
  }

  package static func unreadData(
    _ attribute: DataAttribute, nearest: [String]
  ) -> Diagnostic {
    Diagnostic(
      .warning, .unreadData,
      "no script or style sheet of the site reads '\(attribute.name)'", at: attribute.span,
      help: [
        Help.nearest(nearest.map { DataAttribute.prefix + $0 }, at: attribute.span)
      ].compactMap { $0 })
  }
}
