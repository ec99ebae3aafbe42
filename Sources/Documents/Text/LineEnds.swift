/// The ends of lines in texts: pages have one kind, LF, whatever the files have.
package enum LineEnds {
  /// A text with LF for CR LF and CR; nil where it has none of these.
  package static func unified(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.contains(0x0D) else { return nil }
    var unified: [UInt8] = []
    unified.reserveCapacity(text.count)
    var previous: UInt8 = 0
    for byte in text {
      if byte != 0x0A || previous != 0x0D { unified.append(byte == 0x0D ? 0x0A : byte) }
      previous = byte
    }
    return unified
  }
}
