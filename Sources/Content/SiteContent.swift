package import Diagnostics
import FileSystem
package import Schema
import Tables

/// All content of a site, checked: the result of the stage "read".
package struct SiteContent: Sendable {
  /// The types of all values.
  package let models: Models
  /// The files the values were written in, those given to the loader first.
  package let sources: SourceMap
  /// The values.
  package var store: ValueStore
  /// The collections, in the order of their definitions.
  package let collections: [Collection]
  /// The former addresses of published entries, in the order of the entries.
  package let aliases: [EntryAlias]
  /// What was left out, and why, by path and place.
  package let omitted: [Omission]
  /// The entries without a translation into some language.
  package let untranslated: [Untranslated]
  /// Which entries translate which.
  package let pairs: TranslationPairs
  /// The entries of each source, by the source's index; only whole files have one.
  let entriesBySource: [EntryReference?]
  /// The files that were read.
  package let files: LoadedFiles
  /// Whether an entry has a date at which it is published or expires, so that the site depends on
  /// the time.
  package let dependsOnTime: Bool
  /// The first moment after that of the build at which an entry is published or expires, in seconds
  /// since 1970-01-01T00:00:00Z; nil where there is none.
  package let nextChange: Int64?
  /// The collections of which no file was found, or one could not be read, so that entries are not
  /// known.
  package let uncertainCollections: Set<CollectionIndex>

  /// The collection called `name`.
  package func collection(named name: String) -> Collection? {
    collections.first { $0.definition.name == name }
  }

  /// The collection called `name`, as an index.
  package func collectionIndex(named name: String) -> CollectionIndex? {
    collections.tableIndices.first { collections[$0].definition.name == name }
  }

  /// The role of a file of the content folder for the collections.
  package enum FileRole: Sendable, Hashable {
    /// The whole file is a published entry.
    case entry(EntryReference)
    /// The whole file is an entry that was left out on purpose.
    case omitted(Omission)
    /// Collections read their entries from it.
    case data
    /// No collection uses it.
    case free
  }

  /// The role of the file at `path`, such as `Content/stores/centro.md`, for the collections. Cost:
  /// O(log files), and O(omissions) for a file without a published entry.
  package func role(ofFile path: String) -> FileRole {
    guard let source = files.source(at: path, in: sources) else {
      // No pattern takes Markdown with a name that begins with '_': it is the author's own.
      let isHidden = FilePaths.name(of: path).hasPrefix("_")
      return isHidden && ContentFormat(path: path[...]) == .markdown ? .data : .free
    }
    if let entry = entriesBySource[Int(source.index)] { return .entry(entry) }
    let known = omitted.first { $0.path.equalsByBytes(path) && $0.isWholeFile }
    return known.map(FileRole.omitted) ?? .data
  }

  /// The published entry that a whole source is; nil where there is none.
  package func entry(ofSource source: SourceID) -> Entry? {
    let index = Int(source.index)
    guard entriesBySource.indices.contains(index) else { return nil }
    return entriesBySource[index].map { self[$0] }
  }

  /// The entry a reference points to.
  package subscript(reference: EntryReference) -> Entry {
    collections[reference.collection].entries[reference.entry]
  }
}
