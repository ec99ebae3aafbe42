/// The lines of a source, to find many places in it: each lookup reads at most a kilobyte, where
/// `Source.location(of:)` reads all that is before the place.
package struct SourceLines: Sendable {
  private let source: Source
  /// The offset at which each line starts.
  private let starts: [Int]
  /// The number of scalars that start before each multiple of `stride`.
  private let counts: [Int]
  private static let stride = 1024

  /// Reads the lines of a source. Cost: its length.
  package init(_ source: Source) {
    self.source = source
    let bytes = source.bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var counts: [Int] = []
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if index % Self.stride == 0 { counts.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
      if byte == UInt8(ascii: "\n") {
        starts.append(index + 1)
      } else if byte == UInt8(ascii: "\r"),
        index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
      {
        starts.append(index + 1)
      }
    }
    counts.append(count)
    self.starts = starts
    self.counts = counts
  }

  /// The location of a byte offset, as `Source.location(of:)` returns it.
  package func location(of offset: Int) -> SourceLocation {
    let offset = min(max(offset, starts[0]), source.bytes.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let end = low + 1 < starts.count ? withoutLineEnd(starts[low + 1]) : source.bytes.count
    let column = scalars(before: min(offset, end)) - scalars(before: starts[low]) + 1
    return SourceLocation(line: low + 1, column: column, lineRange: starts[low]..<end)
  }

  private func withoutLineEnd(_ start: Int) -> Int {
    let isCRLF =
      start >= 2 && source.bytes[start - 1] == UInt8(ascii: "\n")
      && source.bytes[start - 2] == UInt8(ascii: "\r")
    return start - (isCRLF ? 2 : 1)
  }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.stride
    guard block < counts.count else { return counts.last ?? 0 }
    let rest = source.bytes[block * Self.stride..<offset]
    return rest.reduce(counts[block]) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}
