import Diagnostics
import FileSystem
import Schema
import Tables

/// Takes what content does not hold in memory.
private struct ReleasedContent: Sendable {
  /// Takes the places of values; nil where they are held.
  let places: ReleasedPlaces?
  /// Takes HTML; nil where all of it is held.
  let html: SpilledHTML?

  init(of loader: ChunkLoader) {
    places = loader.options.releasesSources ? ReleasedPlaces(of: loader) : nil
    html = loader.options.scratch.map(SpilledHTML.init)
  }
}

/// The chunks of a site's content, joined in order while others are still loaded.
struct GatheredChunks: Sendable {
  let loader: ChunkLoader
  private(set) var sources: SourceMap
  private(set) var store = ValueStore()
  /// The entries of each collection, in the order of files and lists.
  private(set) var entries: [[LoadedEntry]]
  private(set) var references: [PendingReference] = []
  /// The places of raw HTML that a collection allows, by collection.
  private(set) var rawHTML: [[Span]]
  /// The collections of which no file was found, or one could not be read as a document.
  private(set) var uncertain: Set<CollectionIndex>
  /// The files, in their order.
  private(set) var files: [LoadedFile] = []
  private(set) var log: DiagnosticLog
  /// The results of the chunks, if they are to be kept.
  private(set) var remembered: [LoadedChunk]?
  private var fileIndices: [PathKey: FileReferenceIndex] = [:]
  /// Takes what is not held in memory.
  private let released: ReleasedContent

  /// Makes an empty result; the sources of the content come after those of `sources`.
  init(
    of loader: ChunkLoader, after sources: SourceMap, log: DiagnosticLog, isRemembering: Bool
  ) {
    self.loader = loader
    self.sources = sources
    self.log = log
    remembered = isRemembering ? [] : nil
    uncertain = loader.collectionsWithoutFiles
    self.sources.reader = ReleasedTexts(in: loader.folder)
    entries = Array(repeating: [], count: loader.definitions.count)
    rawHTML = Array(repeating: [], count: loader.definitions.count)
    released = ReleasedContent(of: loader)
    store.placeReader = released.places
    store.spilledTexts = released.html
    store.buffers = sources.sources.map(\.bytes)
    store.buffers += repeatElement([], count: loader.files.count)
  }

  /// Adds the next chunk.
  mutating func add(_ chunk: consuming LoadedChunk) {
    released.html?.take(&chunk.values)
    if files.isEmpty { reserve(like: chunk) }
    for source in chunk.sources {
      sources.add(source)
      store.buffers[ValueStore.buffer(of: source.id)] = source.bytes
    }
    sources.secrets.formUnion(chunk.secrets)
    log.merge(chunk.log)
    uncertain.formUnion(chunk.uncertain)
    let firstFragment = store.fragments.count
    released.places?.release(chunk, from: store.end)
    let shift = store.add(chunk.values, fileIndices: &fileIndices)
    for var file in chunk.files {
      file.slot = file.slot + shift
      file.fragment = file.fragment + firstFragment
      files.append(file)
    }
    for var entry in chunk.entries {
      entry.shift(by: shift)
      entries[entry.collection.position].append(entry)
    }
    for (collection, span) in chunk.values.rawHTML { rawHTML[collection.position].append(span) }
    for reference in chunk.values.references {
      references.append(reference.shifted(by: shift))
    }
    remembered?.append(chunk)
  }

  /// Reserves memory for the values of all chunks, assuming they are similar to the first, and for
  /// what planning adds; memory that is never used costs nothing.
  private mutating func reserve(like chunk: borrowing LoadedChunk) {
    let chunks = (loader.files.count + loader.size - 1) / loader.size
    let count = chunk.values.slots.count * chunks
    store.slots.reserveCapacity(count + count / 4)
    if released.places == nil { store.places.reserveCapacity(count + count / 4) }
    store.fragments.reserveCapacity(chunk.values.fragments.count * chunks)
    store.parts.reserve(like: chunk.values.parts, times: chunks)
    files.reserveCapacity(loader.files.count)
  }
}
