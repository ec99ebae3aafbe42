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
