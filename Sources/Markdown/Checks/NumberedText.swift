/// Finds lines of a paragraph that begin as items of a list with numbers do, and are none: below a
/// line of text a list begins with 1 only (CommonMark 0.30, section 5.3).
struct NumberedText {
  private let bytes: [UInt8]
  /// The marks of the items.
  private(set) var marks: [Range<Int>] = []
  /// The number of the last line that begins with one.
  private var number: Int?
  /// The first such line of a paragraph that begins as a text, while it is not known whether the
  /// text counts.
  private var candidate: Range<Int>?
  /// Whether lines belong to a list, up to the next blank one.
  private var isList = false

  /// Reads a text whose lines begin at these offsets, the last of which is its end. Linear in its
  /// size.
  init(in text: NearlyMarkdown, linesAt starts: [Int]) {
    bytes = text.bytes
    var previous: (line: Range<Int>, column: Int)?
    for index in starts.indices.dropLast() {
      var start = starts[index]
      while start < starts[index + 1], bytes[start].isBlank { start += 1 }
      let line = start..<starts[index + 1]
      let column = start - starts[index]
      if line.isEmpty || bytes[start].isLineEnd {
        (previous, candidate, isList) = (nil, nil, false)
        continue
      }
      pass(line, below: previous.flatMap { $0.column == column ? $0.line : nil })
      previous = (line, column)
    }
  }

  /// Passes a line, which is below a line of the same paragraph that begins in the same column.
  private mutating func pass(_ line: Range<Int>, below previous: Range<Int>?) {
    guard bytes[line.lowerBound].isASCIIDigit, let item = item(in: line) else {
      if isBullet(line) { isList = true }
      candidate = nil
      return
    }
    let last = number
    number = item.number
    guard !isList, item.number != 1, let previous else {
      isList = true
      return
    }
    if let first = candidate {
      guard item.number == last.map({ $0 + 1 }) else { return }
      if marks.last != first { marks.append(first) }
    } else if bytes[previous.lowerBound].isOfLetter {
      candidate = item.mark
      if item.number == last.map({ $0 + 1 }) || endsWithColon(previous) { marks.append(item.mark) }
    }
  }

  private func isBullet(_ line: Range<Int>) -> Bool {
    switch bytes[line.lowerBound] {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      return line.count > 1 && bytes[line.lowerBound + 1] == .space
    default: return false
    }
  }

  private func item(in line: Range<Int>) -> (number: Int, mark: Range<Int>)? {
    let digits = bytes[line].prefix(while: \.isASCIIDigit)
    let rest = bytes[digits.endIndex..<line.upperBound]
    guard (1...3).contains(digits.count), let sign = rest.first, ".)".utf8.contains(sign),
      rest.dropFirst().first == .space
    else { return nil }
    return (
      digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }, line.lowerBound..<digits.endIndex + 1
    )
  }

  private func endsWithColon(_ line: Range<Int>) -> Bool {
    bytes[line].last { !$0.isBlank && !$0.isLineEnd } == UInt8(ascii: ":")
  }
}
