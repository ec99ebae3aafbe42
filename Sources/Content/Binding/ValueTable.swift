/// The slots of values that have been seen, found by hash: which value occurs a second time?
///
/// Open addressing over plain integers: no allocation a value, and no `String`.
struct ValueTable {
  private var slots: [Int32]
  private var hashes: [Int]
  private var count = 0

  /// Makes a table for about as many values.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    hashes = Array(repeating: 0, count: size)
  }

  /// Adds the value in a slot, or returns the slot of the equal value that was added first.
  mutating func insert(_ slot: Int, hash: Int, isEqual: (Int) -> Bool) -> Int? {
    if count * 2 >= slots.count { grow() }
    let mask = slots.count - 1
    var index = hash & mask
    while slots[index] >= 0 {
      if hashes[index] == hash, isEqual(Int(slots[index])) { return Int(slots[index]) }
      index = (index + 1) & mask
    }
    slots[index] = Int32(slot)
    hashes[index] = hash
    count += 1
    return nil
  }

  /// The slot of the value that is equal to the one asked for.
  func find(hash: Int, isEqual: (Int) -> Bool) -> Int? {
    let mask = slots.count - 1
    var index = hash & mask
    while slots[index] >= 0 {
      if hashes[index] == hash, isEqual(Int(slots[index])) { return Int(slots[index]) }
      index = (index + 1) & mask
    }
    return nil
  }

  private mutating func grow() {
    let oldSlots = slots
    let oldHashes = hashes
    slots = Array(repeating: -1, count: oldSlots.count * 2)
    hashes = Array(repeating: 0, count: oldSlots.count * 2)
    let mask = slots.count - 1
    for (slot, hash) in zip(oldSlots, oldHashes) where slot >= 0 {
      var index = hash & mask
      while slots[index] >= 0 { index = (index + 1) & mask }
      slots[index] = slot
      hashes[index] = hash
    }
  }
}
