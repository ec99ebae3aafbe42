/// Static text of a page.
package struct HTMLStaticText: Sendable {
  /// Its bytes, with `\n` at its line breaks.
  package let bytes: [UInt8]
  /// The offsets of the line breaks that are two bytes in the source, ascending.
  package let wideLineEnds: [Int]

  /// Makes a text.
  package init(_ bytes: [UInt8], wideLineEnds: [Int] = []) {
    self.bytes = bytes
    self.wideLineEnds = wideLineEnds
  }

  /// How far from the start of the part in its source a byte is written.
  func writtenOffset(of offset: Int) -> Int {
    guard !wideLineEnds.isEmpty else { return offset }
    var (low, high) = (0, wideLineEnds.count)
    while low < high {
      let middle = (low + high) / 2
      if wideLineEnds[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return offset + low
  }
}
