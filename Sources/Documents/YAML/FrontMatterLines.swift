/// The lines of a file in which front matter is looked for.
struct FrontMatterLines {
  let view: ByteView
  /// The bytes of the text, without a mark of the byte order.
  let range: Range<Int>

  /// A line without the blanks at its end, and where the next one starts.
  struct Line: Equatable {
    let text: Range<Int>
    let next: Int
  }

  var first: Line { line(from: range.lowerBound) }

  /// The line that starts at an offset.
  func line(from start: Int) -> Line {
    var end = view.lineFeed(from: start, to: range.upperBound)
    let next = min(end + 1, range.upperBound)
    if end > start, end < range.upperBound, view[end - 1] == 0x0D { end -= 1 }
    while end > start, view[end - 1] == 0x20 || view[end - 1] == 0x09 { end -= 1 }
    return Line(text: start..<end, next: next)
  }

  /// Whether a line is the empty one behind the last.
  func isEnd(_ line: Line) -> Bool { line.text.lowerBound >= range.upperBound }

  /// Whether there is another line behind one.
  func hasNext(_ line: Line) -> Bool {
    line.next > line.text.lowerBound && line.next < range.upperBound
  }

  /// The characters of a line; bytes that are not UTF-8 are U+FFFD.
  func words(of line: Line) -> String {
    String(decoding: line.text.map { view[$0] }, as: UTF8.self)
  }

  /// The first line from the start of a line on that could be a fence: most begin with a letter.
  func fenceCandidate(from start: Int) -> Line {
    var start = start
    while start < range.upperBound, view[start] != 0x2D, view[start] != 0x2E {
      start = min(view.lineFeed(from: start, to: range.upperBound) &+ 1, range.upperBound)
    }
    return line(from: start)
  }

  /// Whether a line is three of a character: `---`.
  func isFence(_ line: Line, of character: Unicode.Scalar = "-") -> Bool {
    line.text.count == 3 && line.text.allSatisfy { view[$0] == UInt8(ascii: character) }
  }

  /// The first line from the start of a line on that is nearly `---`: two hyphens or more than three,
  /// hyphens behind blanks, or dashes; with the blanks before it.
  func almostFence(from start: Int) -> Line? {
    var current = line(from: start)
    while !isEnd(current) {
      if (2...40).contains(current.text.count) {
        let signs = words(of: current).drop { $0 == " " || $0 == "\t" }
        if signs.utf8.count > 1, signs.allSatisfy({ "-–—−".contains($0) }) { return current }
      }
      current = line(from: current.next)
    }
    return nil
  }

  /// Whether a line from one on is `---`.
  func hasFence(from first: Line) -> Bool {
    var current = fenceCandidate(from: first.text.lowerBound)
    while !isEnd(current) {
      if isFence(current) { return true }
      current = fenceCandidate(from: current.next)
    }
    return false
  }

  /// Whether a line is a comment in the text of a Markdown file, or would be one in data.
  func isComment(_ line: Line) -> Bool {
    guard line.text.count <= Self.longestComment else { return false }
    let words = words(of: line)
    return words.hasPrefix("<!--") && words.hasSuffix("-->")
      || ["// ", "[//]:", "%YAML"].contains(where: words.hasPrefix)
  }

  private static let longestComment = 400

  /// The line of `---`, or one like another, that ends the pairs, and what is indented below them, from
  /// a line on; nil where something else is before it. Behind a blank line, such a line may also be
  /// one across the page.
  func endOfPairs(
    from first: Line, or opening: Line? = nil, takesBlankLines: Bool = true
  ) -> Line? {
    func isClosing(_ line: Line) -> Bool {
      isFence(line) || opening.map { isEqual(line, $0) } == true
    }
    var current = first
    while !isEnd(current), !isClosing(current) {
      let start = current.text.lowerBound
      let isContinued = " \t#-]}".utf8.contains(view[start])
      guard current.text.isEmpty ? takesBlankLines : isContinued || isKey(at: start) else {
        return nil
      }
      current = line(from: current.next)
    }
    return isEnd(current) ? nil : current
  }

  private func isEqual(_ line: Line, _ other: Line) -> Bool {
    line.text.count == other.text.count
      && zip(line.text, other.text).allSatisfy { view[$0] == view[$1] }
  }

  /// Whether a line starts like `title:`.
  func isKey(at start: Int) -> Bool {
    var offset = start
    while true {
      switch view[offset] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        offset += 1
      case UInt8(ascii: ":"): return offset > start
      default: return false
      }
    }
  }
}
