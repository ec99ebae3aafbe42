import Schema

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

  mutating func list(_ values: [Value]) -> Value {
    let first = store.slots.count
    append(values)
    return .list(first: first, count: values.count)
  }

  /// Adds a record with the values of its fields in the structure's order.
  mutating func record(_ structure: StructureID, _ fields: [Value]) -> Value {
    let slot = store.slots.count
    append([.header(structure, ordinal: store.recordCount)] + fields)
    store.recordCount += 1
    return .record(slot)
  }

  private mutating func append(_ values: [Value]) {
    store.slots.append(contentsOf: values)
    store.places.append(contentsOf: repeatElement(.nowhere, count: values.count))
  }
}
