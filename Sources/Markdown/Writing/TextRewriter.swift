/// Builds a text that differs from another one in some lines, and remembers where its bytes
/// came from.
struct TextRewriter {
  let text: SourceText
  private var bytes: [UInt8] = []
  private var pieces: [SourceText.Piece] = []
  private var marks: [Int: LineMark] = [:]
  /// The offsets of the old text's marks that were not copied yet, last first.
  private var oldMarks: [Int]

  init(_ text: SourceText) {
    self.text = text
    oldMarks = text.marks.keys.sorted(by: >)
    bytes.reserveCapacity(text.range.count + text.range.count / 8)
  }

  /// The offset at which the next byte will be.
  var offset: Int { bytes.count }

  /// Appends bytes that are not in the source.
  mutating func insert(_ new: some Sequence<UInt8>) { bytes.append(contentsOf: new) }

  /// Says what the line whose marker comes next stands for.
  mutating func mark(_ mark: LineMark) { marks[bytes.count] = mark }

  /// Appends a range of the old text, which is after everything that was copied before.
  mutating func copy(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    var start = range.lowerBound
    while let offset = oldMarks.last, offset < range.upperBound {
      oldMarks.removeLast()
      guard offset >= range.lowerBound else { continue }
      marks[bytes.count + offset - range.lowerBound] = text.marks[offset]
    }
    while start < range.upperBound {
      let (end, source) = text.stretch(from: start, until: range.upperBound)
      if let source { appendPiece(source: source, count: end - start) }
      bytes.append(contentsOf: text.bytes[start..<end])
      start = end
    }
  }

  private mutating func appendPiece(source: Int, count: Int) {
    if let last = pieces.last, last.start + last.count == bytes.count,
      last.source + last.count == source
    {
      pieces[pieces.count - 1] = .init(
        start: last.start, source: last.source, count: last.count + count)
    } else {
      pieces.append(.init(start: bytes.count, source: source, count: count))
    }
  }

  /// Returns the new text.
  func finish() -> SourceText {
    SourceText(rewriting: text, as: bytes, pieces: pieces, marks: marks)
  }
}

extension SourceText {
  /// How far the bytes from `start` on are contiguous in the source, and where; nil for inserted
  /// bytes.
  func stretch(from start: Int, until end: Int) -> (end: Int, source: Int?) {
    guard !isVerbatim else { return (end, start) }
    let index = pieceIndex(at: start)
    let piece = pieces[index]
    if start >= piece.start, start < piece.start + piece.count {
      return (min(end, piece.start + piece.count), piece.source + start - piece.start)
    }
    let next = start < piece.start ? index : index + 1
    return (next < pieces.count ? min(end, pieces[next].start) : end, nil)
  }
}
