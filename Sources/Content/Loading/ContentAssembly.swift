import Diagnostics
import Schema
import Tables

/// Puts the chunks together and checks what only all entries together can show: keys, slugs,
/// references, inverses and order.
struct ContentAssembly {
  let plan: BindingPlan
  let definitions: [CollectionDefinition]
  let options: ContentOptions
  var sources: SourceMap
  var store = ValueStore()
  /// The entries of each collection, in the order of files and lists.
  var entries: [[LoadedEntry]]
  var references: [PendingReference] = []
  private var rawHTML: [[Span]]
  /// The collections with a file that could not be read as a document.
  var uncertain: Set<CollectionIndex> = []
  /// Which entries translate which.
  var pairs = TranslationPairs()
  /// Where the values of each file begin.
  private var starts: [FileStart] = []

  init(
    plan: BindingPlan, definitions: [CollectionDefinition], options: ContentOptions,
    sources: SourceMap
  ) {
    self.plan = plan
    self.definitions = definitions
    self.options = options
    self.sources = sources
    entries = Array(repeating: [], count: definitions.count)
    rawHTML = Array(repeating: [], count: definitions.count)
  }

  /// Adds the chunks in their order, each of which is freed when it was added.
  mutating func add(_ chunks: consuming [LoadedChunk], log: inout DiagnosticLog) {
    for index in chunks.indices {
      for source in chunks[index].sources { sources.add(path: source.path, bytes: source.bytes) }
      sources.secrets.formUnion(chunks[index].secrets)
    }
    store.buffers = sources.sources.map(\.bytes)
    // What planning adds goes on behind them; memory that is never used costs nothing.
    let count = chunks.reduce(0) { $0 + $1.values.slots.count }
    store.slots.reserveCapacity(count + count / 8)
    store.places.reserveCapacity(count + count / 8)
    var fileIndices: [String: Int] = [:]
    chunks.reverse()
    while let chunk = chunks.popLast() {
      log.merge(chunk.log)
      uncertain.formUnion(chunk.uncertain)
      let firstFragment = store.fragments.count
      let shift = store.add(chunk.values, fileIndices: &fileIndices)
      for start in chunk.starts {
        starts.append(
          FileStart(slot: start.slot + shift, fragment: start.fragment + firstFragment))
      }
      for var entry in chunk.entries {
        entry.shift(by: shift)
        entries[entry.collection.position].append(entry)
      }
      for (collection, span) in chunk.values.rawHTML { rawHTML[collection.position].append(span) }
      for reference in chunk.values.references {
        references.append(reference.shifted(by: shift))
      }
    }
  }

  /// Checks the entries against each other and returns the content that a loader has loaded, with the
  /// chunks that are to be remembered.
  mutating func content(
    of loader: ChunkLoader, remembering chunks: [LoadedChunk], log: inout DiagnosticLog
  ) -> SiteContent {
    nameEntries(log: &log)
    checkUniqueFields(log: &log)
    pairTranslations(log: &log)
    resolveReferences(log: &log)
    var omitted: [Omission] = []
    var published: [[LoadedEntry]] = []
    for (definition, loaded) in zip(definitions, entries) {
      var own: [LoadedEntry] = []
      for entry in loaded {
        if let (reason, span) = entry.omission(options) {
          omitted.append(omission(of: entry, reason: reason, span: span))
        } else {
          own.append(entry)
        }
      }
      order(&own, of: definition, log: &log)
      published.append(own)
    }
    fillInverses(of: published)
    let collections = definitions.indices.map { index in
      Collection(
        definition: definitions[index], entries: published[index].map(entry),
        rawHTML: rawHTML[index])
    }
    return SiteContent(
      models: plan.models, sources: sources, store: store, collections: collections,
      aliases: aliases(of: published),
      omitted: omitted, untranslated: untranslated(among: published), pairs: pairs,
      entriesBySource: entriesBySource(published),
      files: LoadedFiles(loader: loader, starts: starts, chunks: chunks),
      dependsOnTime: entries.contains { $0.contains(where: \.keys.haveMoment) },
      nextChange: entries.joined().flatMap(\.keys.moments).filter { $0 > options.now }.min(),
      uncertainCollections: uncertain)
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

  private func aliases(of published: [[LoadedEntry]]) -> [EntryAlias] {
    published.joined().flatMap { entry in
      entry.keys.aliases.map { EntryAlias(slot: entry.slot, path: $0.path, span: $0.span) }
    }
  }

  private func entry(_ loaded: LoadedEntry) -> Entry {
    Entry(
      slot: loaded.slot, source: loaded.source, slug: loaded.slug,
      key: loaded.key ?? loaded.slug, span: loaded.span)
  }

  private func omission(
    of entry: LoadedEntry, reason: Omission.Reason, span: Span
  ) -> Omission {
    Omission(
      collection: definitions[entry.collection].name,
      name: store.string(entry.key ?? entry.slug), path: sources[entry.source].path, span: span,
      reason: reason, isWholeFile: entry.isWholeFile)
  }

  /// The entry that each source is the whole of; the first, where several collections take it.
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
