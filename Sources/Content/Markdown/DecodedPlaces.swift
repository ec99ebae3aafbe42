import Diagnostics
import Documents
import Escaping

/// Where a text that had to be decoded is in its file.
///
/// A block scalar or another text over several lines of YAML is in the file line by line, without
/// what it is indented by; what is in no line, such as a text with escapes, has the place of the
/// whole.
struct DecodedPlaces {
  /// The place of the whole text.
  let whole: Span
  /// The stretches that are in the file as they are, by their offset in the text.
  private var pieces: [(offset: Int, count: Int, source: Int)] = []

  /// Finds the lines of a text in a file.
  ///
  /// - Parameters:
  ///   - text: The decoded text.
  ///   - whole: Where it is written, with what is around it.
  ///   - file: The bytes of the file.
  init(of text: ArraySlice<UInt8>, at whole: Span, in file: [UInt8]) {
    self.whole = whole
    let range = whole.range.clamped(to: 0..<file.count)
    var place = text.startIndex
    for line in Self.lines(of: file[range]) {
      guard !line.isEmpty else { continue }
      // One blank may be in the place of a line end.
      var mayHaveBlank = true
      while place < text.endIndex, !text[place...].starts(with: line) {
        guard text[place] == 0x0A || text[place] == 0x20 && mayHaveBlank else {
          pieces = []
          return
        }
        mayHaveBlank = mayHaveBlank && text[place] == 0x0A
        place += 1
      }
      guard place < text.endIndex else { break }
      pieces.append((place - text.startIndex, line.count, line.startIndex))
      place += line.count
    }
  }

  /// The lines of a scalar, without the line of a block's indicator, what they are indented by, and
  /// line ends; none for a text on one line.
  private static func lines(of scalar: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines = scalar.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      line.last == 0x0D ? line.dropLast() : line
    }
    guard lines.count > 1, let first = scalar.first else { return [] }
    guard first == UInt8(ascii: "|") || first == UInt8(ascii: ">") else {
      // A plain text, or one in quotes.
      if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
        lines[0].removeFirst()
        if lines[lines.count - 1].last == first { lines[lines.count - 1].removeLast() }
      }
      return lines.map { $0.trimmed }
    }
    lines.removeFirst()
    let indentation = lines.lazy.filter { !$0.trimmed.isEmpty }.map {
      $0.count - $0.drop { $0 == 0x20 }.count
    }
    guard let least = indentation.min() else { return [] }
    return lines.map { $0.dropFirst(least) }
  }

  /// The place in the file of a place in the text.
  func place(of span: Span) -> Span {
    guard let start = source(of: Int(span.start)),
      let last = source(of: max(Int(span.start), Int(span.end) - 1))
    else { return whole }
    return Span(whole.source, start, span.range.isEmpty ? start : last + 1)
  }

  /// The offset in the file of an offset in the text: one between two lines is at the end of the
  /// first.
  private func source(of offset: Int) -> Int? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let piece = pieces[low - 1]
    return piece.source + min(offset - piece.offset, piece.count)
  }
}
