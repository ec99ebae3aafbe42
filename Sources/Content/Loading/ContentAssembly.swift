import Diagnostics
import Schema
import Tables

/// Checks what concerns all entries together: keys, slugs, references, inverses and order.
struct ContentAssembly {
  let loader: ChunkLoader
  let sources: SourceMap
  var store: ValueStore
  /// The entries of each collection, in the order of files and lists.
  var entries: [[LoadedEntry]]
  let references: [PendingReference]
  private let rawHTML: [[Span]]
  /// The collections of which no file was found, or one could not be read as a document.
  let uncertain: Set<CollectionIndex>
  /// Which entries translate which.
  var pairs = TranslationPairs()
  /// Which entries are the same as others.
  var copies = EntryCopies()
  let files: LoadedFiles

  var plan: BindingPlan { loader.plan }
  var definitions: [CollectionDefinition] { loader.definitions }
  var options: ContentOptions { loader.options }

  /// Takes over the contents of all chunks.
  init(of chunks: consuming GatheredChunks) {
    loader = chunks.loader
    sources = chunks.sources
    store = chunks.store
    entries = chunks.entries
    references = chunks.references
    rawHTML = chunks.rawHTML
    uncertain = chunks.uncertain
    files = LoadedFiles(loader: loader, files: chunks.files, chunks: chunks.remembered ?? [])
  }

  /// Checks the entries against each other and returns the content.
  mutating func content(log: inout DiagnosticLog) -> SiteContent {
    nameEntries(log: &log)
    copies = EntryCopies(entries, of: definitions, sources: sources, in: &store)
    pairTranslations(log: &log)
    EntryNamesInTexts.show(in: &self, log: &log)
    checkUniqueFields(log: &log)
    resolveReferences(log: &log)
    var omitted: [Omission] = []
    var published: [[LoadedEntry]] = []
    for (definition, loaded) in zip(definitions, entries) {
      var own = loaded
      if loaded.contains(where: { $0.omission(options) != nil }) {
        own.removeAll()
        for entry in loaded {
          if let (reason, span) = entry.omission(options) {
            guard !definition.isRepetition else { continue }
            omitted.append(omission(of: entry, reason: reason, span: span))
          } else {
            own.append(entry)
          }
        }
      }
      order(&own, of: definition, log: &log)
      let first = FirstEntries(of: definition, among: loaded, in: self, log: &log)
      published.append(first?.first(in: own) ?? own)
    }
    fillInverses(of: published)
    let collections = definitions.indices.map { index in
      Collection(
        definition: definitions[index], entries: published[index].map(entry),
        rawHTML: definitions[index].isRepetition ? [] : rawHTML[index])
    }
    return SiteContent(
      models: plan.models, sources: sources, store: store, collections: collections,
      aliases: EntryAlias.all(of: published, in: definitions),
      omitted: omitted, untranslated: untranslated(among: published), pairs: pairs,
      entriesBySource: entriesBySource(published),
      files: files,
      dependsOnTime: entries.contains { $0.contains(where: \.keys.haveMoment) },
      nextChange: nextChange,
      uncertainCollections: uncertain)
  }

  /// The first moment after that of the build at which an entry is published or expires.
  private var nextChange: Int64? {
    entries.joined().lazy.filter(\.keys.haveMoment).flatMap(\.keys.moments)
      .filter { $0 > options.now }.min()
  }

  /// Orders the entries of a collection; a mistake in the order of a collection with
  /// translations is reported once.
  private mutating func order(
    _ entries: inout [LoadedEntry], of definition: CollectionDefinition,
    log: inout DiagnosticLog
  ) {
    guard definition.translation != nil else {
      return order(&entries, by: definition, log: &log)
    }
    var reportedBefore = log.emptyPart()
    order(&entries, by: definition, log: &reportedBefore)
    log.countSuggestionWork(of: reportedBefore)
  }

  func entry(_ loaded: LoadedEntry) -> Entry {
    Entry(
      slot: loaded.slot, source: loaded.source, slug: loaded.slug,
      key: loaded.key ?? loaded.slug, span: loaded.span)
  }

  private func omission(
    of entry: LoadedEntry, reason: Omission.Reason, span: Span
  ) -> Omission {
    Omission(
      collection: definitions[entry.collection].name,
      name: store.string(entry.key ?? entry.slug), path: sources.path(of: entry.source), span: span,
      reason: reason, isWholeFile: entry.isWholeFile)
  }

  /// The entry that each whole source is; the first one where several collections use the file.
  private func entriesBySource(_ published: [[LoadedEntry]]) -> [EntryReference?] {
    var found: [EntryReference?] = Array(repeating: nil, count: sources.sources.count)
    for (collection, entries) in published.enumerated() {
      for (position, entry) in entries.enumerated() where entry.isWholeFile {
        let index = Int(entry.source.index)
        guard found[index] == nil else { continue }
        found[index] = EntryReference(
          collection: CollectionIndex(collection), entry: EntryIndex(position))
      }
    }
    return found
  }
}

extension EntryAlias {
  /// The aliases of entries, apart from those that repeat others in another language.
  fileprivate static func all(
    of entries: [[LoadedEntry]], in definitions: [CollectionDefinition]
  ) -> [EntryAlias] {
    entries.joined().lazy.filter { !definitions[$0.collection].isRepetition }.flatMap { entry in
      entry.keys.aliases.map { EntryAlias(slot: entry.slot, path: $0.path, span: $0.span) }
    }
  }
}
