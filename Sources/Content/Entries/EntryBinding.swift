import Diagnostics
import Documents
import Escaping
import Markdown
import Schema
import Tables

/// The collection and the name that an entry is bound for.
struct EntryContext {
  let collection: CollectionIndex
  let structure: StructureID
  /// The name that the file gives the entry; nil for an element of a list.
  let fileName: Substring?
}

// Entries: the record of each, its slug, its key.
extension Binder {
  /// Makes the record of an entry.
  mutating func beginEntry(_ context: EntryContext, at span: Span) -> RecordTarget {
    let record = addRecord(of: context.structure, at: span)
    entry.begin(at: record.slot)
    return record
  }

  /// Names an entry whose fields are bound.
  mutating func endEntry(
    _ record: RecordTarget, in context: EntryContext, at start: Span
  ) -> LoadedEntry {
    let structure = plan.structure(context.structure)
    var slug = TextSlice(buffer: chunk.buffer, range: 0..<0)
    var slugSpan: Span?
    if let position = structure.slug {
      let target = plan.target(position, of: record)
      slugSpan = chunk.places[target.slot].span
      if slugSpan != nil, chunk.slots[target.slot].tag == .text {
        slug = chunk.slots[target.slot].text
      }
    }
    if slugSpan == nil, let name = context.fileName { slug = slugText(from: name.utf8.span) }
    var key: TextSlice?
    var keySpan: Span?
    if let position = structure.key {
      let slot = plan.target(position, of: record).slot
      keySpan = chunk.places[slot].span
      key = keyText(in: slot)
    }
    if let contradiction = entry.keys.contradiction { log.report(contradiction) }
    return LoadedEntry(
      collection: context.collection, structure: context.structure, slot: record.slot,
      end: chunk.end, source: document.source, slug: slug, slugSpan: slugSpan, key: key,
      span: keySpan ?? start, keys: entry.keys, isWholeFile: context.fileName != nil)
  }

  /// The slug of a name: the name itself where it is plain, otherwise its folded form.
  mutating func slugText(from name: Swift.Span<UInt8>) -> TextSlice {
    let start = chunk.text.count
    if PlainSlug.isOne(name) {
      chunk.text.append(name)
    } else {
      TextFold.appendSlug(from: name, to: &chunk.text)
    }
    return TextSlice(buffer: chunk.buffer, range: start..<chunk.text.count)
  }

  /// The text of the key in a slot, as references name it.
  private mutating func keyText(in slot: SlotIndex) -> TextSlice? {
    let value = chunk.slots[slot]
    switch value.tag {
    case .none: return nil
    case .text, .decimal: return value.text
    case .int: return chunk.addText(String(value.int).utf8)
    case .tree, .double, .bool, .date, .duration, .choice, .list, .record, .header, .fragment,
      .file, .page:
      guard let span = chunk.places[slot].span else { return nil }
      var range = span.range
      if let first = document.bytes[range].first, first == 0x22 || first == 0x27, range.count > 1 {
        range = range.lowerBound + 1..<range.upperBound - 1
      }
      return TextSlice(
        buffer: ValueStore.buffer(of: document.source), start: UInt32(range.lowerBound),
        count: UInt32(range.count))
    }
  }
}
