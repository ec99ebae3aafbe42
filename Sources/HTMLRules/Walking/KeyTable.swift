/// Values by the keys of conditions, in the order of the keys.
///
/// There are few of them, so that a search in an array costs less than hashing, and a copy nothing.
struct KeyTable<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A value with its key.
  struct Entry: Hashable, Sendable {
    let key: HTMLFact.Key
    var value: Value
  }

  private(set) var entries: [Entry] = []

  var count: Int { entries.count }

  /// The position of the first entry that does not come before a key.
  private func position(of key: HTMLFact.Key) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The value of a key; nil where it has none.
  subscript(key: HTMLFact.Key) -> Value? {
    let position = position(of: key)
    guard position < entries.count, entries[position].key == key else { return nil }
    return entries[position].value
  }

  /// Gives a key a value.
  mutating func set(_ value: Value, of key: HTMLFact.Key) {
    let position = position(of: key)
    if position < entries.count, entries[position].key == key {
      if entries[position].value != value { entries[position].value = value }
    } else {
      entries.insert(Entry(key: key, value: value), at: position)
    }
  }

  /// Removes the value of a key.
  mutating func remove(_ key: HTMLFact.Key) {
    let position = position(of: key)
    if position < entries.count, entries[position].key == key { entries.remove(at: position) }
  }

  /// Removes all values but some.
  mutating func keep(where isWanted: (Entry) -> Bool) { entries.removeAll { !isWanted($0) } }
}
