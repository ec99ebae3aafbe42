import Tables

/// The indices of values, found by hash, to find values that occur a second time.
///
/// Open addressing over plain integers: no allocation per value, and no `String`.
struct ValueTable<Element> {
  private var places: [PackedIndex<Element>]
  private var hashes: [Int]
  private var count = 0

  /// Makes a table for about as many values.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    places = Array(repeating: PackedIndex(wrappedValue: nil), count: size)
    hashes = Array(repeating: 0, count: size)
  }

  /// Adds the value with an index, or returns the index of the equal value that was added first.
  mutating func insert(
    _ index: TableIndex<Element>, hash: Int, isEqual: (TableIndex<Element>) -> Bool
  ) -> TableIndex<Element>? {
    if count * 2 >= places.count { grow() }
    let mask = places.count - 1
    var place = hash & mask
    while let other = places[place].wrappedValue {
      if hashes[place] == hash, isEqual(other) { return other }
      place = (place + 1) & mask
    }
    places[place].wrappedValue = index
    hashes[place] = hash
    count += 1
    return nil
  }

  /// The index of the value that is equal to the one searched for.
  func find(hash: Int, isEqual: (TableIndex<Element>) -> Bool) -> TableIndex<Element>? {
    let mask = places.count - 1
    var place = hash & mask
    while let other = places[place].wrappedValue {
      if hashes[place] == hash, isEqual(other) { return other }
      place = (place + 1) & mask
    }
    return nil
  }

  private mutating func grow() {
    let (oldPlaces, oldHashes) = (places, hashes)
    places = Array(repeating: PackedIndex(wrappedValue: nil), count: oldPlaces.count * 2)
    hashes = Array(repeating: 0, count: oldPlaces.count * 2)
    let mask = places.count - 1
    for (old, hash) in zip(oldPlaces, oldHashes) where old.wrappedValue != nil {
      var place = hash & mask
      while places[place].wrappedValue != nil { place = (place + 1) & mask }
      places[place] = old
      hashes[place] = hash
    }
  }
}
