import Diagnostics
import Escaping
import FileSystem
import Schema
import Tables

// References: the name of an entry becomes the entry.

extension ContentAssembly {
  /// Writes the records that references mean into their slots, and reports unknown references.
  mutating func resolveReferences(log: inout DiagnosticLog) {
    guard !references.isEmpty else { return }
    let omitted = omittedSlots()
    let translations = EntryTranslations(entries, of: definitions)
    var directories: [DirectoryKey: EntryDirectory] = [:]
    var list = ReferenceList()
    for reference in references {
      let translation = translations[reference.slot]
      let isReported = translation?.repeatsOriginal == true
      let key = DirectoryKey(structure: reference.target, language: translation?.language)
      if directories[key] == nil { directories[key] = directory(key) }
      guard let directory = directories[key] else { continue }
      let name = name(in: reference)
      let named = directory.find(name, of: reference.target, among: definitions, in: store)
      guard let found = named ?? entry(inFileNamedBy: reference, of: directory) else {
        if isReported || mayHaveLost(entriesOf: reference.target) { continue }
        report(reference, among: directory, log: &log)
        continue
      }
      let meant = slot(of: found, in: key.language)
      store.slots[reference.slot] = .record(meant)
      guard !isReported else { continue }
      if let first = list.add(reference, to: meant) { report(reference, after: first, log: &log) }
      if let other = directory.entry(withSlugLikeKeyOf: found),
        named != nil, slot(of: other, in: key.language) != meant,
        store.bytes(other.slug).elementsEqual(name)
      {
        log.report(
          .ambiguousReference(
            rule(reference.field), typed: store.string(reference.text),
            target: plan.models[reference.target].name, at: reference.span, key: found.span,
            slug: other.span))
      }
      if let (reason, span) = found.omission(options), !omitted.contains(reference.slot) {
        log.report(
          .omittedReference(
            rule(reference.field), typed: store.string(reference.text),
            target: plan.models[reference.target].name, reason: reason.words,
            at: reference.span, entry: span))
      }
    }
  }

  /// Reports a reference to the entry that another one of its list names in another way.
  private func report(
    _ reference: PendingReference, after first: PendingReference, log: inout DiagnosticLog
  ) {
    guard !store.bytes(first.text).elementsEqual(store.bytes(reference.text)) else { return }
    log.report(
      .repeatedReference(
        rule(reference.field), typed: store.string(reference.text),
        target: plan.models[reference.target].name, at: reference.span, first: first.span))
  }

  /// The name that a reference gives, in the form in which keys and slugs are stored.
  private func name(in reference: PendingReference) -> ArraySlice<UInt8> {
    let written = store.bytes(reference.text)
    return UTF8Text.composed(written).map { $0[...] } ?? written
  }

  /// Whether an entry that a reference means may be in a file that could not be read, or may lack
  /// its key because of a mistake; both were reported.
  private func mayHaveLost(entriesOf structure: StructureID) -> Bool {
    let hasKey = plan.models[structure].key != nil
    if loader.mayLack(entriesOf: structure) { return true }
    return definitions.indices.contains { index in
      definitions[index].model == structure
        && (uncertain.contains(CollectionIndex(index))
          || hasKey && entries[index].contains { $0.key == nil })
    }
  }

  /// Which entries a reference may mean: those of a model, in the language it is written in.
  private struct DirectoryKey: Hashable {
    let structure: StructureID
    let language: String?
  }

  /// The entries that references from a language may mean: its own, then those in the first
  /// language.
  private func directory(_ key: DirectoryKey) -> EntryDirectory {
    let all = definitions.indices.filter { definitions[$0].model == key.structure }
    let own = key.language == nil ? [] : all.filter { definitions[$0].isIn(key.language) }
    let first = all.filter { definitions[$0].isIn(nil) }
    let nearer = copies.originals(among: own.flatMap { entries[$0] })
    let others = copies.originals(among: first.flatMap { entries[$0] })
    return EntryDirectory(
      nearer + others, sameLanguage: nearer.count, in: store, sources: sources)
  }

  /// The slot of an entry that is referred to, or of its translation into the language of the
  /// referring entry.
  private func slot(of entry: LoadedEntry, in language: String?) -> SlotIndex {
    guard let language else { return entry.slot }
    return pairs.translation(of: entry.slot, in: language) ?? entry.slot
  }

  /// The slots of all entries that are left out.
  private func omittedSlots() -> SlotRanges {
    SlotRanges(
      entries.flatMap { $0 }.filter { $0.omission(options) != nil }.map { $0.slot..<$0.end })
  }

  /// The entry whose file a reference names by its path from the file that refers.
  private func entry(
    inFileNamedBy reference: PendingReference, of directory: EntryDirectory
  ) -> LoadedEntry? {
    let typed = store.string(reference.text)
    guard typed.utf8.contains(UInt8(ascii: "/")) || typed.utf8.contains(UInt8(ascii: ".")) else {
      return nil
    }
    let folder = FilePaths.folder(of: sources.path(of: reference.span.source))
    guard
      let path = ContentFolder.joined(typed, from: folder, root: options.folder)
    else { return nil }
    return directory.entry(inFile: path)
      ?? PercentEncoding.decodedPath(path).flatMap { directory.entry(inFile: $0) }
  }

  private func report(
    _ reference: PendingReference, among directory: EntryDirectory, log: inout DiagnosticLog
  ) {
    let typed = store.string(reference.text)
    var nearest: (name: String, span: Span)?
    let names = log.gathered { directory.allNames(in: store) }
    if let names, let name = log.nearest(to: typed, among: names),
      let index = names.firstIndex(of: name)
    {
      nearest = (name, directory.entries[index / 2].span)
    }
    if nearest == nil, let names, let index = Self.index(ofNameWith: typed, among: names) {
      nearest = (names[index], directory.entries[index / 2].span)
    }
    let collections = definitions.filter { $0.model == reference.target && $0.translation == nil }
      .map(\.name)
    log.report(
      .unknownReference(
        rule(reference.field), typed: typed,
        target: plan.models[reference.target].name, nearest: nearest,
        collections: collections, several: several(in: typed, among: directory),
        at: reference.span))
  }

  /// Where the one name is that has a text as its first or last words, as a person may be called by
  /// one name; nil where none has, or several have.
  private static func index(ofNameWith words: String, among names: [String]) -> Int? {
    guard words.utf8.count > 1 else { return nil }
    let found = names.indices.filter { index in
      index % 2 == 0
        && (names[index].hasPrefix(words + " ") || names[index].hasSuffix(" " + words))
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The names of several entries in one text; empty where it is not made of such names.
  private func several(in typed: String, among directory: EntryDirectory) -> [String] {
    for separator in [", ", " & ", " and ", "; ", " + ", " / "] {
      let parts = typed.split(separator: separator).map(String.init)
      let areEntries = parts.allSatisfy { directory.find(Array($0.utf8)[...], in: store) != nil }
      if parts.count > 1, areEntries { return parts }
    }
    return []
  }
}

/// The references of one list: those of one field in adjacent slots.
private struct ReferenceList {
  private var last: PendingReference?
  /// The first reference to each entry, by the slot of the entry.
  private var first: [SlotIndex: PendingReference] = [:]

  /// Adds a reference to an entry.
  ///
  /// - Returns: The reference to the same entry that is before it in the same list.
  mutating func add(_ reference: PendingReference, to entry: SlotIndex) -> PendingReference? {
    if last?.field != reference.field || last.map({ $0.slot + 1 }) != reference.slot {
      first.removeAll(keepingCapacity: true)
    }
    last = reference
    if let known = first[entry] { return known }
    first[entry] = reference
    return nil
  }
}

extension PendingReference {
  /// The reference as it is after its chunk was added to the store.
  func shifted(by shift: Int) -> PendingReference {
    PendingReference(slot: slot + shift, field: field, target: target, text: text, span: span)
  }
}

/// The entries of a structure, found by key or slug.
struct EntryDirectory {
  /// A name of an entry.
  private struct Name {
    let entry: TableIndex<LoadedEntry>
    /// Its key or slug.
    let text: TextSlice
  }

  let entries: [LoadedEntry]
  private var names: [Name] = []
  private var table: ValueTable<Name>
  private let indicesByPath: [String: TableIndex<LoadedEntry>]
  /// By the slot of an entry, another one in the same language whose slug is the entry's key.
  private var slugsLikeKeys: [SlotIndex: TableIndex<LoadedEntry>] = [:]

  /// Makes the directory of these entries; the first `sameLanguage` of them are in the language of
  /// those that refer.
  init(
    _ entries: [LoadedEntry], sameLanguage: Int, in store: ValueStore, sources: SourceMap
  ) {
    self.entries = entries
    var paths: [String: TableIndex<LoadedEntry>] = [:]
    for index in entries.tableIndices where entries[index].isWholeFile {
      paths[sources.path(of: entries[index].source)] = index
    }
    indicesByPath = paths
    table = ValueTable(capacity: entries.count * 2)
    // Keys are added first: a key takes precedence over another entry's slug.
    for index in entries.tableIndices {
      if let key = entries[index].key { add(Name(entry: index, text: key), in: store) }
    }
    for index in entries.tableIndices {
      let known = add(Name(entry: index, text: entries[index].slug), in: store)
      guard let known, known != index,
        (known.position < sameLanguage) == (index.position < sameLanguage),
        let key = entries[known].key,
        store.bytes(key).elementsEqual(store.bytes(entries[index].slug))
      else { continue }
      slugsLikeKeys[entries[known].slot] = index
    }
  }

  /// The key and the slug of each entry, in their order; twice the slug where it has no key.
  func allNames(in store: ValueStore) -> [String] {
    entries.flatMap { [$0.key ?? $0.slug, $0.slug].map(store.string) }
  }

  /// The entry that is the whole file at a path.
  func entry(inFile path: String) -> LoadedEntry? { indicesByPath[path].map { entries[$0] } }

  /// The entry with this key or slug.
  func find(_ name: ArraySlice<UInt8>, in store: ValueStore) -> LoadedEntry? {
    table.find(hash: Self.hash(name)) { store.bytes(names[$0].text).elementsEqual(name) }
      .map { entries[names[$0].entry] }
  }

  /// Another entry, in the same language, whose slug is the key of this one.
  func entry(withSlugLikeKeyOf entry: LoadedEntry) -> LoadedEntry? {
    slugsLikeKeys.isEmpty ? nil : slugsLikeKeys[entry.slot].map { entries[$0] }
  }

  /// Adds a name, unless it is there; then the entry that has it.
  @discardableResult
  private mutating func add(_ name: Name, in store: ValueStore) -> TableIndex<LoadedEntry>? {
    let bytes = store.bytes(name.text)
    names.append(name)
    let known = table.insert(TableIndex(names.count - 1), hash: Self.hash(bytes)) { [names] other in
      store.bytes(names[other].text).elementsEqual(bytes)
    }
    return known.map { names[$0].entry }
  }

  private static func hash(_ name: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    unsafe name.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}

/// Ranges of slots, and whether a slot is in one of them.
struct SlotRanges {
  private let ranges: [Range<SlotIndex>]

  init(_ ranges: [Range<SlotIndex>]) {
    self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  func contains(_ slot: SlotIndex) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= slot { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(slot)
  }
}

extension EntryDirectory {
  /// The entry of a name, which may have that of a collection of its model before it, as links do:
  /// `cooks:ana`.
  fileprivate func find(
    _ name: ArraySlice<UInt8>, of model: StructureID, among definitions: [CollectionDefinition],
    in store: ValueStore
  ) -> LoadedEntry? {
    if let found = find(name, in: store) { return found }
    guard let colon = name.firstIndex(of: UInt8(ascii: ":")),
      definitions.contains(where: {
        $0.model == model && name[..<colon].elementsEqual($0.name.utf8)
      })
    else { return nil }
    return find(name[(colon + 1)...], in: store)
  }
}
