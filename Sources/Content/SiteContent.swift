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
    return omitted.first { $0.path == path && $0.isWholeFile }.map(FileRole.omitted) ?? .data
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

/// Where an entry is in a `SiteContent`.
package struct EntryReference: Sendable, Hashable, BitwiseCopyable {
  /// Its collection.
  package let collection: CollectionIndex
  /// Which of the collection's entries it is.
  package let entry: EntryIndex

  package init(collection: CollectionIndex, entry: EntryIndex) {
    self.collection = collection
    self.entry = entry
  }
}

/// A collection with its entries, in order.
package struct Collection: Sendable {
  /// What `site.yaml` says about it.
  package let definition: CollectionDefinition
  /// Its published entries, in its order.
  package let entries: [Entry]
  /// Where raw HTML is in the Markdown of its files; empty where it is not allowed.
  package let rawHTML: [Span]
}

/// A former address of the page of an entry.
package struct EntryAlias: Sendable {
  /// The slot of the entry's record.
  package let slot: SlotIndex
  /// The address as it is written.
  package let path: String
  package let span: Span
}

/// A checked entry of a collection.
package struct Entry: Sendable, BitwiseCopyable {
  /// The slot of its record's header.
  package let slot: SlotIndex
  /// The file it was written in.
  package let source: SourceID
  /// Its slug, unique in its collection.
  package let slug: TextSlice
  /// The text of its key, unique in its collection; the slug where its model has no key.
  package let key: TextSlice
  /// Where it is written: its key's value, or the start of its file.
  package let span: Span
}

/// An entry that was left out on purpose.
package struct Omission: Sendable, Hashable {
  /// Why an entry is left out.
  package enum Reason: Sendable, Hashable {
    /// It says `draft: true`.
    case draft
    /// Its `publish` date, in seconds since 1970-01-01T00:00:00Z, is still to come.
    case scheduled(Int64)
    /// Its `expires` date, in seconds since 1970-01-01T00:00:00Z, is past.
    case expired(Int64)

    /// The reason as messages say it.
    package var words: String {
      switch self {
      case .draft: "it is a draft"
      case .scheduled: "its 'publish' date is still to come"
      case .expired: "its 'expires' date is past"
      }
    }
  }

  /// The name of its collection.
  package let collection: String
  /// Its name: its key, otherwise its slug.
  package let name: String
  /// The path of its file.
  package let path: String
  /// Where the reason is written.
  package let span: Span
  package let reason: Reason
  /// Whether it is a whole file rather than an element of a list.
  package let isWholeFile: Bool
}
