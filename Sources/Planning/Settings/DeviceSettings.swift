import Diagnostics

/// What `site.yaml` says about data on readers' devices.
package struct DeviceSettings: Sendable {
  /// The name of the data; nil where there is none.
  package let id: Spanned<String>?
  /// The collections whose entries can be favourites, by name.
  package let favourites: [Spanned<String>]
  /// The collections whose entries can be put into lists, by name.
  package let lists: [Spanned<String>]
  /// Whether the site can be read without a connection; nil where it is not given.
  package let offline: Spanned<Bool>?

  /// The asset that works as service worker of a site that can be read without a connection.
  package static let workerAsset = "device/worker.js"

  /// Whether pages can count on a service worker.
  package var isOffline: Bool { offline?.value == true }
}

extension DeviceSettings {
  /// Reads the settings of the record that `site.yaml` was bound to, and reports a missing name: a
  /// title or an address may change, but readers must not lose their data.
  init(_ root: RecordView<SiteFields.Site>, log: inout DiagnosticLog) {
    func collections(with key: SiteFields.Collection) -> [Spanned<String>] {
      root.records(.collections, of: SiteFields.Collection.self).compactMap { collection in
        guard let name = collection.text(.name) else { return nil }
        return collection.truth(key).map { Spanned(name.value, at: $0) }
      }
    }
    id = root.text(.id)
    favourites = collections(with: .favourites)
    lists = collections(with: .lists)
    for other in lists where favourites.contains(where: { $0.value == other.value }) {
      log.report(.favouritesAndLists(of: other.value, at: other.span))
    }
    offline = root.bool(.offline).map { Spanned($0, at: root.truth(.offline)) }
    let uses = [
      ("favourites", favourites.first?.span), ("lists", lists.first?.span),
      ("offline", root.truth(.offline)),
    ]
    guard !root.isWritten(.id), let (key, span) = uses.first(where: { $0.1 != nil }) else {
      return
    }
    log.report(.missingSiteID(neededBy: key, at: span))
  }
}
