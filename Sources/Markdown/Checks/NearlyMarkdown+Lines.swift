// Lines that nearly begin a block.
extension NearlyMarkdown {
  /// Finds the lines that nearly begin a heading, a list, a table, or a block of another dialect.
  mutating func findLines(beginningAt starts: [Int]) {
    var previous: Range<Int>?
    for index in starts.indices.dropLast() {
      var (start, end) = (starts[index], starts[index + 1])
      // Blanks, and the marks of block quotes.
      while start < end, bytes[start].isBlank || bytes[start] == UInt8(ascii: ">") { start += 1 }
      if start < end {
        if bytes[start] == UInt8(ascii: "`") || bytes[start] == UInt8(ascii: "~") {
          passFence(trimmed(start..<end))
        } else {
          find(in: start..<end, after: previous)
        }
      }
      previous = start..<end
    }
  }

  /// Notes a line that opens code, or closes it: with the same sign, at least as often, and nothing
  /// else (CommonMark 0.30, section 4.5).
  private mutating func passFence(_ line: Range<Int>) {
    let sign = bytes[line.lowerBound]
    let count = bytes[line].prefix { $0 == sign }.count
    guard count > 2 else { return }
    let rest = bytes[line].dropFirst(count)
    if let first = openFence {
      let needed = bytes[first].prefix { $0 == bytes[first.lowerBound] }.count
      if sign == bytes[first.lowerBound], count >= needed, rest.isEmpty { openFence = nil }
    } else if sign != UInt8(ascii: "`") || !rest.contains(sign) {
      openFence = line
    }
  }

  /// A line without its end and the blanks before it.
  private func trimmed(_ line: Range<Int>) -> Range<Int> {
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1].isBlank || bytes[end - 1].isLineEnd { end -= 1 }
    return line.lowerBound..<end
  }

  /// Finds what is in a line that is not empty and begins with no blank.
  private mutating func find(in line: Range<Int>, after previous: Range<Int>?) {
    switch bytes[line.lowerBound] {
    case UInt8(ascii: "#"): findHeading(in: trimmed(line))
    case UInt8(ascii: "["): findBracketMark(in: trimmed(line))
    case UInt8(ascii: ":") where bytes[line].starts(with: ":::".utf8):
      findContainer(in: trimmed(line))
    case UInt8(ascii: "|"), UInt8(ascii: ":"): findDelimiterRow(line, after: previous)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      if let mark = listMark(of: line) {
        findList(mark, after: previous)
      } else {
        findDelimiterRow(line, after: previous)
      }
    default: break
    }
  }

  private mutating func findHeading(in line: Range<Int>) {
    let text = bytes[line].drop { $0 == UInt8(ascii: "#") }
    let level = text.startIndex - line.lowerBound
    // One sign alone begins a tag: '#food'.
    guard (2...6).contains(level), text.first?.isOfLetter == true else { return }
    add(.heading, line)
  }

  private mutating func findContainer(in line: Range<Int>) {
    let name = bytes[line].drop { $0 == UInt8(ascii: ":") }.drop(while: \.isBlank)
    guard name.first?.isOfLetter == true else { return }
    add(.container, line)
  }

  private mutating func findBracketMark(in line: Range<Int>) {
    let text = bytes[line]
    if text.map(\.lowercasedASCII) == Array("[toc]".utf8) { return add(.contents, line) }
    guard text.starts(with: "[!".utf8) else { return }
    let name = text.dropFirst(2).prefix(while: \.isASCIILetter)
    if name.count > 2, name.endIndex < line.upperBound, bytes[name.endIndex] == UInt8(ascii: "]"),
      name.allSatisfy({ $0 & 0x20 == 0 })
    {
      add(.alert, line.lowerBound..<name.endIndex + 1)
    }
  }

  /// The mark of a list's item that a line begins with, where a letter follows without a space: the
  /// bullet, or the number and what follows it.
  private func listMark(of line: Range<Int>) -> Range<Int>? {
    let number = bytes[line].prefix(while: \.isASCIIDigit)
    var end = number.endIndex
    guard number.count <= 3, end < line.upperBound else { return nil }
    let marks = number.isEmpty ? "-+" : ".)"
    guard marks.utf8.contains(bytes[end]) else { return nil }
    end += 1
    guard end < line.upperBound, bytes[end].isOfLetter else { return nil }
    return line.lowerBound..<end
  }

  /// Notes the first two lines that begin like items of one list.
  private mutating func findList(_ mark: Range<Int>, after previous: Range<Int>?) {
    guard let previous, let other = listMark(of: previous),
      bytes[other.upperBound - 1] == bytes[mark.upperBound - 1]
    else { return }
    if let last = finds.last, last.form == .list, last.range.upperBound == other.upperBound {
      // The list continues.
      extendLast(to: mark.upperBound)
    } else {
      add(.list, other.lowerBound..<mark.upperBound)
    }
  }

  /// Notes a line of hyphens, colons and vertical bars below another that has such bars.
  private mutating func findDelimiterRow(_ whole: Range<Int>, after previous: Range<Int>?) {
    guard hasBars else { return }
    let line = trimmed(whole)
    guard let previous, bytes[previous].contains(UInt8(ascii: "|")),
      bytes[line].contains(UInt8(ascii: "|")),
      bytes[line].count(where: { $0 == UInt8(ascii: "-") }) > 2,
      bytes[line].allSatisfy({ $0.isBlank || "|:-".utf8.contains($0) })
    else { return }
    add(.delimiterRow, line)
  }
}
