import Diagnostics
import Escaping

/// A mistake as the page shows it.
package struct LiveMistake: Hashable, Sendable {
  /// What the terminal shows: the drawing of the diagnostic.
  package let text: String
  /// Where the place opens in the author's editor; nil where it has none.
  package let link: String?

  /// Makes a mistake.
  package init(text: String, link: String?) {
    self.text = text
    self.link = link
  }
}

/// What a build has changed in the output folder.
package struct LiveChanges: Hashable, Sendable {
  /// The paths of files that are new or have changed, sorted.
  package let files: [String]
  /// The new paths of files that differ in the fingerprint of their name, by the old ones.
  package let renamed: [String: String]

  /// Makes the changes between two states of an output folder: hashes of files by path.
  package init(from old: [String: UInt64], to new: [String: UInt64]) {
    let added = new.keys.filter { old[$0] != new[$0] }.sorted()
    var byName: [String: String] = [:]
    for path in added where old[path] == nil {
      if let name = Fingerprint.removed(from: path) { byName[name] = path }
    }
    var renamed: [String: String] = [:]
    for path in old.keys where new[path] == nil {
      if let name = Fingerprint.removed(from: path), let other = byName[name] {
        renamed[path] = other
      }
    }
    files = (added + old.keys.filter { new[$0] == nil }).sorted()
    self.renamed = renamed
  }

  /// Whether nothing has changed.
  package var isEmpty: Bool { files.isEmpty }

  /// More files than this are not named: pages then compare themselves with what is served.
  private static let limit = 1000

  var json: [(String, JSONNode)] {
    guard files.count <= Self.limit else { return [("files", .null), ("renamed", .null)] }
    let moves = renamed.sorted { $0.key < $1.key }.map { ($0.key, JSONNode.string($0.value)) }
    return [("files", .array(files.map { .string($0) })), ("renamed", .object(moves))]
  }
}

/// A row of the list of all pages.
package struct LivePage: Hashable, Sendable {
  /// The address inside the site.
  package let address: String
  /// The name of the page in `site.yaml`.
  package let name: String
  /// The model of what it shows; nil for a single page without content.
  package let model: String?
  /// The template that makes it; nil for data and redirects.
  package let template: String?
  /// How many warnings there are in its template and its entry.
  package let warnings: Int

  /// Makes a row.
  package init(address: String, name: String, model: String?, template: String?, warnings: Int) {
    self.address = address
    self.name = name
    self.model = model
    self.template = template
    self.warnings = warnings
  }
}
