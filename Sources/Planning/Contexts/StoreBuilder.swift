import Diagnostics
import Schema
import Tables

/// Adds values that no author wrote to those of a store: texts, lists, records.
///
/// They are kept separate from the store, which is shared meanwhile: changing it would copy all of
/// it.
struct StoreBuilder {
  private let store: ValueStore
  /// What was added.
  private(set) var additions = StoreAdditions()

  /// Continues after the contents of a store.
  init(_ store: consuming ValueStore) { self.store = store }

  /// The value in a slot of the store, or in one that was added.
  func value(at slot: SlotIndex) -> Value {
    slot < store.end
      ? store.slots[slot] : additions.slots[slot.position - store.end.position]
  }

  mutating func text(_ text: String) -> Value {
    let start = additions.text.count
    additions.text.append(contentsOf: text.utf8)
    let end = additions.text.count
    return .text(TextSlice(buffer: store.buffers.tableIndices.upperBound, range: start..<end))
  }

  mutating func text(_ text: String?) -> Value {
    guard let text else { return .none }
    return self.text(text)
  }

  mutating func list(_ values: [Value]) -> Value { .list(slots(listing: values)) }

  /// The slots of a list of values.
  mutating func slots(listing values: [Value]) -> Range<SlotIndex> {
    let first = end
    additions.slots.append(contentsOf: values)
    return first..<first + values.count
  }

  /// Adds a record that was made field by field; `written` says where an author wrote the values
  /// of some of them.
  mutating func add<Field>(
    _ record: RecordBuilder<Field>, written: KeyValuePairs<Field, Span?> = [:]
  ) -> Value {
    for (field, span) in written {
      guard let span else { continue }
      let place = additions.slots.count + 1 + record.layout.places[field.rawValue]
      additions.spans[place] = span
    }
    return add(record.layout.structure, record.finished)
  }

  /// Adds a record of a structure whose fields only the site knows; `value` gives each its value.
  mutating func record(
    _ id: StructureID, in models: Models,
    _ value: (_ field: Field, _ builder: inout StoreBuilder) -> Value
  ) -> Value {
    let fields = models[id].fields(for: .checking)
    precondition(fields.count + 1 == models[id].slotCount)
    var values: [Value] = []
    for field in fields { values.append(value(field, &self)) }
    return add(id, values)
  }

  /// The slot after those of the store and those that were added.
  private var end: SlotIndex { store.end + additions.slots.count }

  private mutating func add(_ structure: StructureID, _ fields: [Value]) -> Value {
    let slot = end
    let record = store.nextRecord + additions.recordCount
    additions.slots.append(.header(structure, of: record))
    additions.slots.append(contentsOf: fields)
    additions.recordCount += 1
    return .record(slot)
  }
}

/// Values that continue after those of one store, in a separate buffer.
struct StoreAdditions: Sendable {
  fileprivate(set) var slots: [Value] = []
  fileprivate(set) var text: [UInt8] = []
  fileprivate(set) var recordCount = 0
  /// Where an author wrote the values of slots, by their places in `slots`.
  fileprivate(set) var spans: [Int: Span] = [:]
}

extension ValueStore {
  /// Appends values that were made to follow its own.
  mutating func append(_ additions: StoreAdditions) {
    for (place, span) in additions.spans { addedSpans[end + place] = span }
    slots.append(contentsOf: additions.slots)
    places.append(contentsOf: repeatElement(.nowhere, count: additions.slots.count))
    buffers.append(additions.text)
    recordCount += additions.recordCount
  }
}
