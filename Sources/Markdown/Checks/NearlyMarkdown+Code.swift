// Code whose end is missing.
extension NearlyMarkdown {
  /// A row of backticks.
  private typealias Ticks = (start: Int, count: Int)

  /// Finds backticks that open no code, because as many do not follow in the same block
  /// (CommonMark 0.30, section 6.1).
  mutating func findOpenCode(beginningAt starts: [Int]) {
    let tick = UInt8(ascii: "`")
    guard ByteSearch.first(tick, in: bytes, range) != nil else { return }
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
      while let start = ByteSearch.first(tick, in: bytes, offset..<line.upperBound) {
        let count = bytes[start..<line.upperBound].prefix { $0 == tick }.count
        block.append((start, count))
        offset = start + count
      }
    }
    addOpen(of: block)
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
        add(.openCode, start..<start + count)
        index += 1
      }
    }
  }

  /// A line without its end, the blanks around it and the marks of block quotes.
  private func content(of line: Range<Int>) -> Range<Int> {
    var line = trimmed(line)
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

/// The fences of code in a text, line by line.
struct CodeFences {
  /// The line of three or more backticks or tildes that nothing has closed so far.
  private(set) var open: Range<Int>?

  /// Notes a line that opens code, or closes it: with the same sign, at least as often, and nothing
  /// else (CommonMark 0.30, section 4.5). The line has no blanks around it.
  mutating func pass(_ line: Range<Int>, in bytes: [UInt8]) {
    guard let first = line.first,
      bytes[first] == UInt8(ascii: "`") || bytes[first] == UInt8(ascii: "~")
    else { return }
    let sign = bytes[first]
    let count = bytes[line].prefix { $0 == sign }.count
    guard count > 2 else { return }
    let rest = bytes[line].dropFirst(count)
    if let opening = open {
      let needed = bytes[opening].prefix { $0 == bytes[opening.lowerBound] }.count
      if sign == bytes[opening.lowerBound], count >= needed, rest.isEmpty { open = nil }
    } else if sign != UInt8(ascii: "`") || !rest.contains(sign) {
      open = line
    }
  }
}
