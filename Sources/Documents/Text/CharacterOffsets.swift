/// The byte offsets of characters that are given by their number, as libyaml does.
///
/// It notes every 64th character, so that each lookup costs a walk of limited length, whatever the
/// order of lookups; for pure ASCII it notes nothing.
struct CharacterOffsets {
  private static let stride = 64
  private let start: Int
  private let end: Int
  /// The byte offset of each 64th character; empty when all characters are single bytes.
  private var notes: [UInt32] = []

  /// Reads the characters of a range of valid UTF-8.
  init(_ view: ByteView, _ range: Range<Int>) {
    start = range.lowerBound
    end = range.upperBound
    guard Self.firstWide(view, range) != nil else { return }
    var character = 0
    for offset in range where view[offset] & 0xC0 != 0x80 {
      if character % Self.stride == 0 { notes.append(UInt32(offset)) }
      character += 1
    }
  }

  /// The byte offset of the character with this number; the end for one after the last.
  func offset(of character: Int, in view: ByteView) -> Int {
    guard !notes.isEmpty else { return min(start + character, end) }
    let note = character / Self.stride
    guard note < notes.count else { return end }
    var offset = Int(notes[note])
    for _ in 0..<character % Self.stride {
      guard offset < end else { return end }
      offset += 1
      while offset < end, view[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  private static func firstWide(_ view: ByteView, _ range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound, view.word(at: offset) & 0x8080_8080_8080_8080 == 0 {
      offset += 8
    }
    while offset < range.upperBound {
      if view[offset] >= 0x80 { return offset }
      offset += 1
    }
    return nil
  }
}
