#if canImport(Glibc)
  import Glibc
#endif

/// Finds the order of many texts by their bytes, as `precedesByBytes` compares two: each text is
/// read once, and only bytes are compared.
package struct ByteOrder {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// Makes the order of no texts, with memory for this many.
  package init(capacity: Int) {
    ends.reserveCapacity(capacity)
    bytes.reserveCapacity(capacity * 48)
  }

  /// Adds a text, which comes after those equal to it.
  package mutating func add(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    ends.append(bytes.count)
  }

  /// Adds a text followed by a byte.
  mutating func add(_ text: String, and byte: UInt8) {
    bytes.append(contentsOf: text.utf8)
    bytes.append(byte)
    ends.append(bytes.count)
  }

  /// The first place in the order of the texts at which the next one is the same.
  package func firstRepetition(in order: [Int]) -> Int? {
    order.indices.dropLast().first {
      bytes[range(of: order[$0])] == bytes[range(of: order[$0 + 1])]
    }
  }

  private func range(of position: Int) -> Range<Int> {
    (position > 0 ? ends[position - 1] : 0)..<ends[position]
  }

  /// The positions of the texts, as they were added, in order.
  package func positions() -> [Int] {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe ends.withUnsafeBufferPointer { ends in
        guard let base = bytes.baseAddress else { return Array(0..<ends.count) }
        return (0..<ends.count).sorted { left, right in
          let start = left > 0 ? unsafe ends[left - 1] : 0
          let otherStart = right > 0 ? unsafe ends[right - 1] : 0
          let (count, otherCount) = unsafe (ends[left] - start, ends[right] - otherStart)
          let order = unsafe memcmp(base + start, base + otherStart, min(count, otherCount))
          if order != 0 { return order < 0 }
          return count == otherCount ? left < right : count < otherCount
        }
      }
    }
  }
}
