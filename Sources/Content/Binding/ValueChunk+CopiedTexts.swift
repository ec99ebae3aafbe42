import Diagnostics
import FileSystem
import Schema
import Tables

// Texts that are slices of a source, copied so that the source can be released.

extension ValueChunk {
  /// How much of what may have texts was bound.
  struct TextCounts {
    fileprivate let slots: Int
    fileprivate let references: Int
    fileprivate let holes: Int
  }

  /// How much of what may have texts was bound so far.
  var textCounts: TextCounts {
    TextCounts(slots: slots.count, references: references.count, holes: parts.holes.count)
  }

  /// Copies the texts of a source in values, references and links that were bound after the first
  /// ones, and in entries.
  mutating func copyTexts(
    of source: Source, after first: TextCounts, in entries: inout ArraySlice<LoadedEntry>
  ) {
    let buffer = ValueStore.buffer(of: source.id)
    for index in first.slots..<slots.count {
      let value = slots[index]
      switch value.tag {
      case .text where value.text.buffer == buffer:
        slots[index] = .text(copied(value.text, of: source))
      case .decimal where value.text.buffer == buffer:
        slots[index] = .decimal(copied(value.text, of: source))
      case .tree where value.text.buffer == buffer:
        preconditionFailure("trees are written to the chunk's own text")
      case .text, .decimal, .tree, .none, .int, .double, .bool, .date, .duration, .choice, .list,
        .record, .header, .fragment, .file, .page:
        continue
      }
    }
    for index in first.references..<references.count where references[index].text.buffer == buffer {
      references[index].text = copied(references[index].text, of: source)
    }
    for index in first.holes..<parts.holes.count
    where parts.holes[index].destination.buffer == buffer {
      parts.holes[index].destination = copied(parts.holes[index].destination, of: source)
    }
    for index in entries.indices {
      let (slug, key) = (entries[index].slug, entries[index].key)
      if slug.buffer == buffer { entries[index].slug = copied(slug, of: source) }
      if let key, key.buffer == buffer { entries[index].key = copied(key, of: source) }
    }
  }

  private mutating func copied(_ slice: TextSlice, of source: Source) -> TextSlice {
    addText(source.bytes[slice.range])
  }
}
