import Schema
import Tables

/// Adds values that no author wrote to a store: texts, lists, records.
struct StoreBuilder {
  private(set) var store: ValueStore
  private let buffer: Int

  /// Goes on after what a store holds.
  init(_ store: consuming ValueStore) {
    buffer = store.buffers.count
    self.store = store
    self.store.buffers.append([])
  }

  mutating func text(_ text: String) -> Value {
    let start = store.buffers[buffer].count
    store.buffers[buffer].append(contentsOf: text.utf8)
    let end = store.buffers[buffer].count
    return .text(TextSlice(buffer: buffer, range: start..<end))
  }

  mutating func text(_ text: String?) -> Value {
    guard let text else { return .none }
    return self.text(text)
  }

  mutating func list(_ values: [Value]) -> Value { .list(slots(listing: values)) }

  /// The slots of a list of values.
  mutating func slots(listing values: [Value]) -> Range<SlotIndex> {
    let first = store.end
    append(values)
    return first..<first + values.count
  }

  /// Adds a record that was made field by field.
  mutating func add<Field>(_ record: RecordBuilder<Field>) -> Value {
    add(record.layout.structure, record.finished)
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

  private mutating func add(_ structure: StructureID, _ fields: [Value]) -> Value {
    let slot = store.end
    append([.header(structure, ordinal: store.recordCount)] + fields)
    store.recordCount += 1
    return .record(slot)
  }

  private mutating func append(_ values: [Value]) {
    store.slots.append(contentsOf: values)
    store.places.append(contentsOf: repeatElement(.nowhere, count: values.count))
  }
}
