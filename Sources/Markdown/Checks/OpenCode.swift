/// Finds backticks that open no code, because as many do not follow in the same block
/// (CommonMark 0.30, section 6.1).
struct OpenCode {
  private let bytes: [UInt8]
  private let range: Range<Int>
  /// The backticks.
  private(set) var found: [Range<Int>] = []

  /// A row of backticks.
  private typealias Ticks = (start: Int, count: Int)

  /// Reads a text, whose lines begin at these offsets. Linear in its size.
  init(in bytes: [UInt8], _ range: Range<Int>, linesAt starts: [Int]) {
    (self.bytes, self.range) = (bytes, range)
    if !isAllCodeClosed { findByBlocks(linesAt: starts) }
  }

  private mutating func findByBlocks(linesAt starts: [Int]) {
    var fences = CodeFences()
    var block: [Ticks] = []
    for index in starts.indices.dropLast() {
      let line = content(of: starts[index]..<starts[index + 1])
      let wasOpen = fences.open != nil
      fences.pass(line, in: bytes)
      if wasOpen || fences.open != nil || line.isEmpty || beginsBlock(line) {
        addOpen(of: block)
        block = []
      }
      guard !wasOpen, fences.open == nil else { continue }
      var offset = line.lowerBound
      while let ticks = nextTicks(in: offset..<line.upperBound) {
        block.append(ticks)
        offset = ticks.start + ticks.count
      }
    }
    addOpen(of: block)
  }

  /// Whether each row of backticks is followed by another one of as many in the same line, or opens
  /// a block of code that is closed, as in nearly every text; then none is open, whatever else the
  /// blocks are.
  private var isAllCodeClosed: Bool {
    guard ByteSearch.first(.carriageReturn, in: bytes, range) == nil else { return false }
    var offset = range.lowerBound
    while let open = nextTicks(in: offset..<range.upperBound) {
      if open.count > 2, isFirstInLine(open.start) {
        guard let end = endOfFencedCode(openedBy: open) else { return false }
        offset = end
        continue
      }
      let end = open.start + open.count
      guard !isEscaped(open.start), let close = nextTicks(in: end..<range.upperBound),
        close.count == open.count,
        ByteSearch.first(.lineFeed, in: bytes, end..<close.start) == nil
      else { return false }
      offset = close.start + close.count
    }
    return true
  }

  /// The end of a block of code between lines of backticks; nil where that is not certain.
  private func endOfFencedCode(openedBy open: Ticks) -> Int? {
    let tilde = UInt8(ascii: "~")
    guard !ByteSearch.contains(tilde, before: tilde, in: bytes, range) else { return nil }
    var offset = open.start + open.count
    guard let end = ByteSearch.first(.lineFeed, in: bytes, offset..<range.upperBound),
      nextTicks(in: offset..<end) == nil
    else { return nil }
    while let ticks = nextTicks(in: offset..<range.upperBound) {
      offset = ticks.start + ticks.count
      let end = ByteSearch.first(.lineFeed, in: bytes, offset..<range.upperBound)
      let rest = bytes[offset..<(end ?? range.upperBound)]
      if ticks.count >= open.count, isFirstInLine(ticks.start), rest.allSatisfy(\.isBlank) {
        return rest.endIndex
      }
    }
    return nil
  }

  private func isEscaped(_ offset: Int) -> Bool {
    bytes.isEscaped(offset, from: range.lowerBound)
  }

  /// Whether only blanks and marks of block quotes are before an offset in its line.
  private func isFirstInLine(_ offset: Int) -> Bool {
    var start = offset
    while start > range.lowerBound,
      bytes[start - 1].isBlank || bytes[start - 1] == UInt8(ascii: ">")
    { start -= 1 }
    return start == range.lowerBound || bytes[start - 1] == .lineFeed
  }

  /// The first row of backticks in a range.
  private func nextTicks(in range: Range<Int>) -> Ticks? {
    let tick = UInt8(ascii: "`")
    guard let start = ByteSearch.first(tick, in: bytes, range) else { return nil }
    var end = start + 1
    while end < range.upperBound, bytes[end] == tick { end += 1 }
    return (start, end - start)
  }

  /// Notes those backticks of a block that nothing closes.
  private mutating func addOpen(of block: [Ticks]) {
    guard !block.isEmpty else { return }
    var following: [Int: Int] = [:]
    let next = block.indices.reversed().map { index in
      let found = following[block[index].count]
      following[block[index].count] = index
      return found
    }
    var index = 0
    while index < block.count {
      let (start, count) = block[index]
      if isEscaped(start) {
        index += 1
      } else if let close = next[block.count - 1 - index] {
        index = close + 1
      } else {
        found.append(start..<start + count)
        index += 1
      }
    }
  }

  /// A line without its end, the blanks around it and the marks of block quotes.
  private func content(of line: Range<Int>) -> Range<Int> {
    var line = line
    while let last = line.last, bytes[last].isBlank || bytes[last].isLineEnd { line.removeLast() }
    while let first = line.first, bytes[first].isBlank || bytes[first] == UInt8(ascii: ">") {
      line.removeFirst()
    }
    return line
  }

  /// Whether a line begins a heading, an item of a list or a row of a table.
  private func beginsBlock(_ line: Range<Int>) -> Bool {
    switch bytes[line.lowerBound] {
    case UInt8(ascii: "#"), UInt8(ascii: "|"): return true
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      return line.count == 1 || bytes[line.lowerBound + 1].isBlank
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let rest = bytes[line].drop(while: \.isASCIIDigit)
      return rest.first.map { ".)".utf8.contains($0) } ?? false
    default: return false
    }
  }
}
