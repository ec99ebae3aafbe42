package import Diagnostics
package import Schema
import Tables

/// The values of one page that no author wrote: titles, pagination, filtered lists, texts made by
/// filters.
///
/// It continues the numbering of the `ValueStore` below it: slots from the store's count on are its
/// own, and so is the buffer after the store's buffers. A layer belongs to one thread, serves page
/// after page and keeps its memory when it is emptied.
package struct Layer: Sendable {
  /// The slot after the last one of the store, and so the layer's first.
  let firstSlot: SlotIndex
  /// The buffer after the last one of the store, and so the layer's only one.
  let buffer: BufferIndex
  /// The layer's values.
  package internal(set) var slots: [Value] = []
  /// The bytes of all its texts.
  package internal(set) var text: [UInt8] = []
  /// The registers of a running program.
  package var registers: [Value] = []
  /// Where authors wrote values that pages take over, such as the title of an entry as that of its
  /// page; known only while a page is traced.
  package var spans: [SlotIndex: Span] = [:]
  /// The notes about the current page.
  package var notes = PageNotes()
  /// The language of the last page that needed it.
  var language: PageLanguage?

  /// Makes an empty layer above a store, which must not grow afterwards.
  package init(above store: ValueStore) {
    firstSlot = store.end
    buffer = store.buffers.tableIndices.upperBound
  }

  /// Removes all values, and keeps the memory.
  package mutating func removeAll() {
    slots.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    if !spans.isEmpty { spans = [:] }
  }

  /// The slot after the last one, which the next added value takes.
  private var end: SlotIndex { firstSlot + slots.count }

  /// Adds a text of UTF-8 bytes.
  package mutating func addText(_ bytes: [UInt8]) -> Value {
    let start = text.count
    text.append(contentsOf: bytes)
    return sliceOfText(from: start)
  }

  /// Adds a text.
  package mutating func addText(_ string: String) -> Value {
    let start = text.count
    text.append(contentsOf: string.utf8)
    return sliceOfText(from: start)
  }

  /// The text of the layer's bytes from `start` to the last one.
  func sliceOfText(from start: Int) -> Value {
    .text(
      TextSlice(
        buffer: buffer, start: UInt32(start), count: UInt32(text.count - start)))
  }

  /// Adds a list of these values.
  package mutating func addList(_ values: [Value]) -> Value {
    let first = end
    slots += values
    return .list(first: first, count: values.count)
  }

  /// Adds a list of these values.
  mutating func addList(_ values: some Collection<Value>) -> Value {
    let first = end
    slots.append(contentsOf: values)
    return .list(first: first, count: values.count)
  }

  /// Adds a record of a structure with `fieldCount` fields, which have these values in the order of
  /// their slots.
  package mutating func addRecord(
    _ structure: StructureID, fieldCount: Int, _ fields: [Value]
  ) -> Value {
    precondition(fields.count == fieldCount, "a record has one value per field")
    let header = end
    slots.append(.header(structure, fieldCount: fieldCount))
    slots += fields
    return .record(header)
  }

  /// Adds a record from a part of other values.
  mutating func addRecord(
    _ structure: StructureID, fieldCount: Int, _ fields: ArraySlice<Value>
  ) -> Value {
    precondition(fields.count == fieldCount, "a record has one value per field")
    let header = end
    slots.append(.header(structure, fieldCount: fieldCount))
    slots.append(contentsOf: fields)
    return .record(header)
  }

  /// The value in a slot of the layer or of the store below it.
  package func value(at slot: SlotIndex, in store: ValueStore) -> Value {
    slot < firstSlot ? store.slots[slot] : slots[firstSlot.distance(to: slot)]
  }
}

/// The storage of a text's bytes.
enum TextHome {
  /// A buffer of the store.
  case store(BufferIndex)
  /// The layer's buffer.
  case layer
  /// The running program, whose literals are not in a buffer.
  case program
}

extension BufferIndex {
  /// The buffer index of literals of a program, which are in no buffer.
  static var literals: BufferIndex { .outside }
}

extension Layer {
  /// The storage of a text's bytes.
  @inline(__always)
  func home(of text: TextSlice) -> TextHome {
    if text.buffer < buffer { return .store(text.buffer) }
    return text.buffer == .literals ? .program : .layer
  }
}
