// Lines that nearly begin a block.
extension NearlyMarkdown {
  /// Finds the lines that nearly begin a heading, a list, a table, or a block of another dialect.
  mutating func findLines(beginningAt starts: [Int]) {
    var previous: Range<Int>?
    for index in starts.indices.dropLast() {
      var (start, end) = (starts[index], starts[index + 1])
      // Blanks, and the marks of block quotes.
      while start < end, bytes[start].isBlank || bytes[start] == UInt8(ascii: ">") { start += 1 }
      if let fence = startOfFence(in: start..<end) {
        fences.pass(trimmed(fence..<end), in: bytes)
      } else if start < end {
        find(in: start..<end, after: previous)
        if ToolNotations.mayBeginLine(bytes[start]) { linesOfTools.append(start..<end) }
      }
      previous = start..<end
    }
  }

  /// Where the signs of a line begin that may open or close code: at its start, or behind the marks
  /// of items that begin there.
  private func startOfFence(in line: Range<Int>) -> Int? {
    var start = line.lowerBound
    while start < line.upperBound {
      switch bytes[start] {
      case UInt8(ascii: "`"), UInt8(ascii: "~"): return start
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): start += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let mark = bytes[start..<line.upperBound].drop(while: \.isASCIIDigit)
        guard let sign = mark.first, ".)".utf8.contains(sign) else { return nil }
        start = mark.startIndex + 1
      default: return nil
      }
      let behind = bytes[start..<line.upperBound].drop(while: \.isBlank)
      guard behind.startIndex > start else { return nil }
      start = behind.startIndex
    }
    return nil
  }

  /// A line without its end and the blanks before it.
  func trimmed(_ line: Range<Int>) -> Range<Int> {
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1].isBlank || bytes[end - 1].isLineEnd { end -= 1 }
    return line.lowerBound..<end
  }

  /// Finds what is in a line that is not empty and begins with no blank.
  private mutating func find(in line: Range<Int>, after previous: Range<Int>?) {
    if hasNoBreakSpaces, let mark = markBeforeNoBreakSpace(of: line) {
      return add(.noBreakSpace, mark)
    }
    switch bytes[line.lowerBound] {
    case UInt8(ascii: "#"): findHeading(in: trimmed(line))
    case UInt8(ascii: "["): findBracketMark(in: trimmed(line))
    case UInt8(ascii: ":") where bytes[line].starts(with: ":::".utf8):
      findContainer(in: trimmed(line))
    case UInt8(ascii: ":") where bytes[line].dropFirst().first?.isBlank == true:
      findDefinition(in: trimmed(line), after: previous)
    case 0xE2: findBullet(in: line, after: previous)
    case UInt8(ascii: "*"):
      findStars(in: trimmed(line), after: previous)
      findTask(in: trimmed(line))
      findAbbreviation(in: trimmed(line))
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      findTask(in: trimmed(line))
      if let previous, !bytes[previous.lowerBound].isLineEnd,
        bytes[trimmed(line)].allSatisfy({ $0 == UInt8(ascii: "-") })
      {
        hasUnderlines = true
      }
      if let mark = listMark(of: line) {
        findList(mark, after: previous)
      } else if let previous, let mark = listMark(of: previous),
        isItem(line, markedBy: bytes[mark.upperBound - 1]),
        finds.last?.range.upperBound != mark.upperBound
      {
        add(.list, mark)
      }
    default: break
    }
  }

  private mutating func findHeading(in line: Range<Int>) {
    let text = bytes[line].drop { $0 == UInt8(ascii: "#") }
    let level = text.startIndex - line.lowerBound
    // One sign alone begins a tag: '#food'.
    if level > 6, text.first?.isBlank == true, text.contains(where: \.isOfLetter) {
      return add(.deepHeading, line)
    }
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
    if text.starts(with: "[^".utf8), let close = text.firstIndex(of: UInt8(ascii: "]")),
      text[..<close].contains(where: \.isBlank),
      text[close...].dropFirst().first == UInt8(ascii: ":")
    {
      return add(.footnoteName, line.lowerBound..<close + 1)
    }
    guard text.starts(with: "[!".utf8) else { return }
    let name = text.dropFirst(2).prefix(while: \.isASCIILetter)
    if name.count > 2, name.endIndex < line.upperBound, bytes[name.endIndex] == UInt8(ascii: "]") {
      add(.alert, line.lowerBound..<name.endIndex + 1)
    }
  }

  /// The mark of a list's item that a line begins with, where a letter follows without a space: the
  /// bullet, or the number and what follows it.
  private mutating func listMark(of line: Range<Int>) -> Range<Int>? {
    let number = bytes[line].prefix(while: \.isASCIIDigit)
    var end = number.endIndex
    guard end < line.upperBound else { return nil }
    guard number.count <= 3 else {
      if number.count == 4, ".)".utf8.contains(bytes[end]) { hasYears = true }
      return nil
    }
    let marks = number.isEmpty ? "-+" : ".)"
    guard marks.utf8.contains(bytes[end]) else { return nil }
    end += 1
    guard end < line.upperBound, bytes[end].isOfLetter else { return nil }
    return line.lowerBound..<end
  }

  /// The mark of a heading or of an item that a line begins with, where a space follows at which no
  /// line breaks, which is none for Markdown; with that space.
  private func markBeforeNoBreakSpace(of line: Range<Int>) -> Range<Int>? {
    let noBreakSpace: [UInt8] = [0xC2, 0xA0]
    let text = bytes[line].prefix(8)
    guard let space = text.firstIndex(of: 0xC2), text[space...].starts(with: noBreakSpace) else {
      return nil
    }
    let mark = text[..<space]
    let isMark =
      mark.allSatisfy { $0 == UInt8(ascii: "#") } && mark.count < 7
      || mark.count == 1 && "-+*".utf8.contains(mark[mark.startIndex])
      || mark.last.map { ".)".utf8.contains($0) } == true && mark.count > 1
        && mark.dropLast().allSatisfy(\.isASCIIDigit)
    return isMark && !mark.isEmpty ? line.lowerBound..<space + 2 : nil
  }

  /// Notes two lines that begin with the same sign of a list as office programs write it.
  private mutating func findBullet(in line: Range<Int>, after previous: Range<Int>?) {
    // Lines of a dialogue begin with dashes as well, and would be joined in the same way.
    let bullets = ["•", "◦", "▪", "‣", "●", "○", "– ", "— "]
    guard let previous, bytes[line].prefix(3).elementsEqual(bytes[previous].prefix(3)),
      bullets.contains(where: { bytes[line].starts(with: $0.utf8) })
    else { return }
    if let last = finds.last, last.form == .bullets, last.range.contains(previous.lowerBound) {
      extendLast(to: line.lowerBound + 3)
    } else {
      add(.bullets, previous.lowerBound..<line.lowerBound + 3)
    }
  }

  /// Notes the first two lines that begin like items of one list.
  private mutating func findList(_ mark: Range<Int>, after previous: Range<Int>?) {
    if let previous, isItem(previous, markedBy: bytes[mark.upperBound - 1]) {
      return add(.list, mark)
    }
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

  /// Whether a line begins as an item of a list does, with a sign at the end of its mark.
  private func isItem(_ line: Range<Int>, markedBy sign: UInt8) -> Bool {
    let behind = bytes[line].drop(while: \.isASCIIDigit)
    return behind.first == sign && behind.dropFirst().first == .space
  }

  /// Notes two lines that begin with a star as items of a list would, without a space behind it.
  private mutating func findStars(in line: Range<Int>, after previous: Range<Int>?) {
    guard let previous, isStar(previous), isStar(line) else { return }
    add(.list, line.lowerBound..<line.lowerBound + 1)
  }

  /// Whether a line begins with a star and a letter, and has no other star.
  private func isStar(_ line: Range<Int>) -> Bool {
    let text = bytes[line].dropFirst()
    return bytes[line].first == UInt8(ascii: "*") && text.first?.isOfLetter == true
      && !text.contains(UInt8(ascii: "*"))
  }

  /// Finds a definition below its term: `: words`.
  private mutating func findDefinition(in line: Range<Int>, after previous: Range<Int>?) {
    guard line.count > 2, let term = previous?.first, bytes[term].isOfLetter else { return }
    add(.definition, line)
  }

  /// Finds an item of a list that begins with the box of a task without the space behind it, or
  /// the space in it.
  private mutating func findTask(in line: Range<Int>) {
    let text = bytes[line].dropFirst()
    if text.first == UInt8(ascii: "["),
      ["[ ] ", "[x] ", "[X] "].contains(where: { text.starts(with: $0.utf8) })
    {
      return add(.task, line.lowerBound..<text.startIndex + 3)
    }
    guard text.first?.isBlank == true else { return }
    let box = text.drop(while: \.isBlank)
    guard box.first == UInt8(ascii: "["),
      let close = box.prefix(3).firstIndex(of: UInt8(ascii: "]"))
    else { return }
    let rest = bytes[close + 1..<line.upperBound]
    let isEmpty = close == box.startIndex + 1
    guard isEmpty || " xX".utf8.contains(bytes[box.startIndex + 1]), let next = rest.first,
      next.isOfLetter || isEmpty && next.isBlank
    else { return }
    add(.task, box.startIndex..<close + 1)
  }

  /// Finds what an abbreviation is short for: `*[HTML]: words`.
  private mutating func findAbbreviation(in line: Range<Int>) {
    guard bytes[line].starts(with: "*[".utf8),
      let close = ByteSearch.first(
        UInt8(ascii: "]"), before: UInt8(ascii: ":"), in: bytes, line)
    else { return }
    add(.abbreviation, line.lowerBound..<close + 2)
  }
}
