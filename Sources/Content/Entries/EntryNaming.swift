import Diagnostics
import FileSystem
import Schema
import Tables

// Keys and slugs: every entry of a collection is distinguishable from the others, on every system.

/// The entries of a collection, which must differ from each other.
struct NamedEntries {
  /// The name of the collection.
  let name: String
  let entries: [LoadedEntry]
}

extension ContentAssembly {
  /// Gives every entry its slug, and reports duplicate keys and slugs.
  mutating func nameEntries(log: inout DiagnosticLog) {
    for (position, definition) in definitions.enumerated() {
      var found = log.emptyPart()
      for index in entries[position].indices {
        var entry = entries[position][index]
        nameEntry(&entry, log: &found)
        entries[position][index] = entry
      }
      guard !definition.isRepetition else {
        log.countSuggestionWork(of: found)
        continue
      }
      log.merge(found)
      let collection = NamedEntries(name: definition.name, entries: entries[position])
      checkKeys(of: collection, log: &log)
      checkSlugs(of: collection, log: &log)
      SlugLetters(of: collection, in: store).warnOfLookalikes(log: &log)
    }
  }

  /// Makes the slug of an element from its key, and writes it to the record's own field.
  private mutating func nameEntry(_ entry: inout LoadedEntry, log: inout DiagnosticLog) {
    let structure = plan.structure(entry.structure)
    if entry.slug.count == 0, entry.slugSpan == nil {
      makeSlug(of: &entry, log: &log)
    } else if entry.slugSpan == nil {
      checkDerived(entry, log: &log)
    }
    guard let position = structure.slug, entry.slugSpan == nil, entry.slug.count > 0 else { return }
    let field = plan.fields[structure.plan(of: position)]
    store.slots[entry.slot + field.slot] = .text(entry.slug)
  }

  private mutating func makeSlug(of entry: inout LoadedEntry, log: inout DiagnosticLog) {
    if entry.isWholeFile {
      log.report(
        .noSlug(
          from: FilePaths.name(of: sources.path(of: entry.source)), of: "the file name",
          in: notation(of: entry), at: entry.span))
      return
    }
    let structure = plan.models[entry.structure]
    guard let key = entry.key else {
      // A key that is missing or unreadable has already been reported.
      if structure.key == nil, structure.certainty == .certain {
        log.report(
          .missingKey(
            of: structure.name, in: notation(of: entry), at: entry.span, rule: structure.span))
      }
      return
    }
    guard let buffer = store.buffers.tableIndices.last else { return }
    let start = store.buffers[buffer].count
    let bytes = Array(store.bytes(key))
    TextFold.appendSlug(from: bytes.span, to: &store.buffers[buffer])
    entry.slug = TextSlice(buffer: buffer, range: start..<store.buffers[buffer].count)
    if entry.slug.count == 0 {
      log.report(
        .noSlug(
          from: store.string(key), of: "the key", in: notation(of: entry), at: entry.span))
    } else {
      checkDerived(entry, log: &log)
    }
  }

  /// Reports a slug that was derived from a name and is not allowed, such as `con`.
  private func checkDerived(_ entry: LoadedEntry, log: inout DiagnosticLog) {
    do throws(ScalarMistake) {
      let bytes = store.bytes(entry.slug)
      try Scalar.checkSlug(bytes.span)
    } catch {
      log.report(
        .unreadableSlug(
          reason: error.message(typed: store.bytes(entry.slug)),
          source: entry.isWholeFile ? "the file's name" : "the key", in: notation(of: entry),
          at: entry.span))
    }
  }

  private func notation(of entry: LoadedEntry) -> FileNotation {
    FileNotation(path: sources.path(of: entry.source))
  }

  /// Reports two entries of a collection with the same key.
  func checkKeys(of collection: NamedEntries, log: inout DiagnosticLog) {
    guard let first = collection.entries.first,
      let position = plan.structure(first.structure).key
    else { return }
    checkUnique(FieldPath(first.structure, position), isKey: true, in: collection, log: &log)
  }

  /// Reports two entries of a collection with the same value in a field.
  func checkUnique(
    _ field: FieldPath, isKey: Bool, in collection: NamedEntries, log: inout DiagnosticLog
  ) {
    let fieldSlot = plan.plan(of: field).slot
    let kind = plan.type(of: field).kind
    var table = ValueTable<Value>(capacity: collection.entries.count)
    for entry in collection.entries {
      let slot = entry.slot + fieldSlot
      let value = store.slots[slot]
      guard !value.isNone, value.tag != .list, value.tag != .record else { continue }
      let first = table.insert(slot, hash: store.hash(of: value, as: kind)) {
        store.isEqual(store.slots[$0], value, as: kind)
      }
      guard let first else { continue }
      let shown = store.shown(value, of: field, in: plan)
      var repetition = Diagnostic.notUnique(
        rule(field), value: shown, isKey: isKey, collection: collection.name,
        isWholeFile: entry.isWholeFile, at: store.span(of: slot) ?? entry.span,
        first: store.span(of: first) ?? entry.span)
      repetition.notes += store.notesOnBlanks(of: [value, store.slots[first]], as: kind)
      log.report(repetition)
    }
  }

  /// Reports the values that `@Unique` fields share.
  func checkUniqueFields(log: inout DiagnosticLog) {
    for (definition, entries) in zip(definitions, entries) where !definition.isRepetition {
      let collection = NamedEntries(name: definition.name, entries: entries)
      let fields = plan.models[definition.model].fields(for: .checking)
      for (position, field) in fields.enumerated()
      where !field.isKey && field.constraints.contains(where: { $0.rule == .unique }) {
        checkUnique(
          FieldPath(definition.model, FieldIndex(position)), isKey: false, in: collection, log: &log
        )
      }
    }
  }

  /// Reports slugs that are the same, or that some file systems do not distinguish.
  private func checkSlugs(of collection: NamedEntries, log: inout DiagnosticLog) {
    let entries = collection.entries
    var folded: [UInt8] = []
    folded.reserveCapacity(entries.reduce(64) { $0 + Int($1.slug.count) * 2 })
    var ranges: [Range<Int>] = []
    for entry in entries {
      let start = folded.count
      TextFold.append(store.bytes(entry.slug).span, to: &folded)
      ranges.append(start..<folded.count)
    }
    var table = ValueTable<LoadedEntry>(capacity: entries.count)
    for index in entries.tableIndices where !ranges[index.position].isEmpty {
      let own = folded[ranges[index.position]]
      var hasher = Hasher()
      unsafe own.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
      let first = table.insert(index, hash: hasher.finalize()) {
        folded[ranges[$0.position]].elementsEqual(own)
      }
      guard let first else { continue }
      report(entries[index], collidesWith: entries[first], in: collection, log: &log)
    }
    for (first, second) in SlugLetters(of: collection, in: store).equal
    where folded[ranges[first.position]] != folded[ranges[second.position]] {
      report(entries[second], collidesWith: entries[first], in: collection, log: &log)
    }
  }

  private func report(
    _ entry: LoadedEntry, collidesWith first: LoadedEntry, in collection: NamedEntries,
    log: inout DiagnosticLog
  ) {
    // The same key in both has been reported, and is why the slugs are the same.
    if let key = entry.key, let other = first.key, entry.slugSpan == nil, !entry.isWholeFile,
      let kind = plan.keyKind(of: entry.structure),
      store.isEqual(.text(key), .text(other), as: kind)
    {
      return
    }
    log.report(
      .slugCollision(
        store.string(entry.slug), other: store.string(first.slug),
        collection: collection.name, at: entry.slugSpan ?? entry.span,
        first: first.slugSpan ?? first.span))
  }

  /// The rule a diagnostic about a field shows.
  func rule(_ field: FieldPath) -> Diagnostic.FieldRule {
    let structure = plan.models[field.structure]
    return Diagnostic.FieldRule(
      structure.fields(for: .checking)[field.index], of: structure)
  }
}

extension BindingPlan {
  /// The kind of the values of a structure's key; nil where it has none.
  fileprivate func keyKind(of id: StructureID) -> TypePlan.Kind? {
    structure(id).key.map { type(of: FieldPath(id, $0)).kind }
  }
}
