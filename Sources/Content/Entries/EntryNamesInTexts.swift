import Diagnostics
import Markdown
import Parallel
import Schema
import Tables

/// The names that the links of a file without a text show, by their destinations.
private typealias ShownNames = [[UInt8]: [UInt8]]

/// Shows the names of entries in the texts of others.
enum EntryNamesInTexts {
  /// Names that hold the names of others are known after as many rounds; names in a circle never
  /// are, and keep the address in the last one (a warning tells of each link in a name).
  private static let mostRounds = 8

  /// Loads those files once more whose links show the names of entries, which are known only now,
  /// so that all that is made of a file has them: HTML, texts without markup, headings with their
  /// anchors, titles. A name may itself show the name of another entry; files that show it are
  /// loaded again when it is known.
  static func show(in assembly: inout ContentAssembly, log: inout DiagnosticLog) {
    let waiting = assembly.files.files.indices.filter {
      !assembly.files.files[$0].namelessLinks.isEmpty
    }
    guard !waiting.isEmpty else { return }
    var shown = waiting.map { _ in ShownNames() }
    var renamed: Set<Int> = []
    for _ in 0..<mostRounds {
      let names = self.names(in: waiting, of: assembly)
      let outdated = waiting.indices.filter { names[$0] != shown[$0] }
      guard !outdated.isEmpty else { break }
      let keys = load(outdated.map { (waiting[$0], names[$0]) }, in: &assembly)
      renamed.formUnion(replaceKeys(by: keys, in: &assembly))
      shown = names
    }
    for position in renamed.sorted() {
      let definition = assembly.definitions[position]
      guard !definition.isRepetition else { continue }
      assembly.checkKeys(
        of: NamedEntries(name: definition.name, entries: assembly.entries[position]), log: &log)
    }
  }

  /// Loads files once more with the names that their links show, and returns the keys that their
  /// entries have then.
  private static func load(
    _ files: [(file: Int, names: ShownNames)], in assembly: inout ContentAssembly
  ) -> [SlotIndex: TextSlice] {
    let first = assembly.store.buffers.tableIndices.upperBound
    let (loader, sources) = (assembly.loader, assembly.sources)
    let chunks = Parallel.mapChunks(of: files.count, size: 4, threads: assembly.options.threads) {
      range in
      range.map { place in
        loader.load(
          files[place].file, of: sources, showing: files[place].names,
          buffer: first + place * ChunkLoader.bufferCountOfFile + 1)
      }
    }
    var keys: [SlotIndex: TextSlice] = [:]
    for (file, chunk) in zip(files, chunks.joined()) {
      take(chunk, ofFile: file.file, keys: &keys, in: &assembly)
    }
    return keys
  }

  /// The names that each of these files shows.
  private static func names(
    in waiting: [Int], of assembly: ContentAssembly
  ) -> [ShownNames] {
    let collections = assembly.definitions.indices.map { index in
      Collection(
        definition: assembly.definitions[index],
        entries: assembly.entries[index].filter { $0.omission(assembly.options) == nil }.map(
          assembly.entry), rawHTML: [])
    }
    var languages: [SourceID: String] = [:]
    for collection in collections where !collection.definition.isRepetition {
      guard let language = collection.definition.translation?.language else { continue }
      for entry in collection.entries { languages[entry.source] = language }
    }
    let declared = assembly.options.markdown.collections
    var known: [EntryNames.Scope: EntryNames] = [:]
    return waiting.map { file in
      var shown: ShownNames = [:]
      for destination in assembly.files.files[file].namelessLinks where shown[destination] == nil {
        let text = String(decoding: destination, as: UTF8.self)
        guard let named = EntryDestination(text, in: declared) else { continue }
        let scope = EntryNames.Scope(
          collection: named.collection, language: languages[assembly.loader.firstSource + file])
        let names =
          known[scope] ?? EntryNames(in: scope, of: collections, assembly.pairs, assembly.store)
        known[scope] = names
        shown[destination] = names.entry(named: named.name).map {
          Array(assembly.store.bytes($0.key))
        }
      }
      return shown
    }
  }

  /// Puts the texts of a file that was loaded again in the place of those that it had, and notes
  /// the keys of its entries. A file that gives other values than before has changed meanwhile and
  /// keeps what it had.
  private static func take(
    _ chunk: LoadedChunk, ofFile position: Int, keys: inout [SlotIndex: TextSlice],
    in assembly: inout ContentAssembly
  ) {
    let (file, source) = (assembly.files.files[position], assembly.loader.firstSource + position)
    let (own, buffer) = (
      ValueStore.buffer(of: source), assembly.store.buffers.tableIndices.upperBound
    )
    assembly.store.buffers += [chunk.sources[0].bytes, chunk.values.html, chunk.values.text]
    guard isReplaceable(position, by: chunk, in: assembly) else { return }
    let counts = assembly.store.parts.counts
    assembly.store.parts.append(chunk.values.parts.moved(fromBuffer: own, to: buffer))
    for index in chunk.values.fragments.tableIndices {
      assembly.store.fragments[file.fragment + index.position] = chunk.values.fragments[index]
        .shifted(by: file.fragment.position, slots: file.slot.position, parts: counts)
        .moved(fromBuffer: own, to: buffer)
    }
    let references = Set(chunk.values.references.map(\.slot))
    for slot in chunk.values.slots.indices.map({ SlotIndex($0) }) where !references.contains(slot) {
      let (value, known) = (
        chunk.values.slots[slot], assembly.store.slots[file.slot + slot.position]
      )
      guard value.tag == .text, known.tag == .text else { continue }
      let text = value.text.moved(fromBuffer: own, to: buffer)
      if assembly.store.bytes(text) != assembly.store.bytes(known.text) {
        assembly.store.slots[file.slot + slot.position] = .text(text)
      }
    }
    for entry in chunk.entries {
      keys[file.slot + entry.slot.position] = entry.key?.moved(fromBuffer: own, to: buffer)
    }
  }

  /// Whether a file that was loaded again has as many values and texts as before.
  private static func isReplaceable(
    _ position: Int, by chunk: LoadedChunk, in assembly: ContentAssembly
  ) -> Bool {
    let file = assembly.files.files[position]
    let next = position + 1 < assembly.files.files.count ? assembly.files.files[position + 1] : nil
    let fragments = next?.fragment ?? assembly.store.fragments.tableIndices.upperBound
    let slots = next?.slot ?? assembly.store.end
    return file.fragment.distance(to: fragments) == chunk.values.fragments.count
      && file.slot.distance(to: slots) == chunk.values.slots.count
  }

  /// Gives entries the keys in which names are shown, and returns the collections in which one
  /// has become another.
  private static func replaceKeys(
    by keys: [SlotIndex: TextSlice], in assembly: inout ContentAssembly
  ) -> [Int] {
    assembly.definitions.indices.filter { position in
      var isChanged = false
      for index in assembly.entries[position].indices {
        guard let key = keys[assembly.entries[position][index].slot],
          let known = assembly.entries[position][index].key,
          assembly.store.bytes(key) != assembly.store.bytes(known)
        else { continue }
        assembly.entries[position][index].key = key
        isChanged = true
      }
      return isChanged
    }
  }
}

extension ChunkLoader {
  /// How many of the store's buffers a file becomes that is loaded again: its bytes come before its
  /// texts.
  fileprivate static var bufferCountOfFile: Int { 1 + ValueChunk.bufferCount }

  /// Loads a file once more, with the names that its links show.
  fileprivate func load(
    _ file: Int, of sources: SourceMap, showing names: ShownNames, buffer: BufferIndex
  ) -> LoadedChunk {
    var loader = self
    loader.options.markdown.entryNames = names
    return loader.load(
      ContentFile.Index(file), holding: sources[firstSource + file].bytes, buffer: buffer)
  }
}
