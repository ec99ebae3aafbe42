#if canImport(Glibc)
  import Glibc
#endif

extension String {
  /// Whether this text comes before another by the values of their UTF-8 bytes, which is the
  /// only order that is the same everywhere: `<` orders by canonical equivalence.
  package func precedesByBytes(_ other: String) -> Bool {
    compareBytes(with: other) < 0
  }

  /// Whether this path and another consist of the same bytes; `==` treats é and e with a combining
  /// accent as equal.
  package func equalsByBytes(_ other: String) -> Bool {
    utf8.count == other.utf8.count && compareBytes(with: other) == 0
  }

  private func compareBytes(with other: String) -> Int {
    let (length, otherLength) = (utf8.count, other.utf8.count)
    let order = compareBytes(with: other, upTo: min(length, otherLength))
    return order == 0 ? length - otherLength : order
  }

  private func compareBytes(with other: String, upTo length: Int) -> Int {
    let fast = unsafe utf8.withContiguousStorageIfAvailable { left -> Int? in
      unsafe other.utf8.withContiguousStorageIfAvailable { right -> Int in
        guard let left = left.baseAddress, let right = right.baseAddress else { return 0 }
        return unsafe Int(memcmp(left, right, length))
      }
    }
    if let fast, let fast { return fast }
    for (left, right) in zip(utf8.prefix(length), other.utf8.prefix(length)) where left != right {
      return Int(left) - Int(right)
    }
    return 0
  }
}

extension RandomAccessCollection {
  /// The index of the first element for which a condition is false, where the collection begins with
  /// all those for which it is true; the end where it is true for all. Cost: O(log n) calls.
  package func partitionIndex(where isBefore: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, self.count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isBefore(self[middle]) {
        low = index(after: middle)
        count -= half + 1
      } else {
        count = half
      }
    }
    return low
  }
}
