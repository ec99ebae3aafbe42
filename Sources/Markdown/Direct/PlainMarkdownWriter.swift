import Escaping

/// Converts the Markdown that most authors write to HTML, directly and with the same result as the
/// pass over libcmark's tree: paragraphs, also in a block quote, headings of plain text, fenced
/// code, lists with one line per item, and in them emphasis, and code and links that end on their
/// line.
///
/// It never reports anything: where something is or may be unusual, it gives up, and libcmark reads
/// the text from the start.
struct PlainMarkdownWriter: ~Copyable {
  /// A list whose end has not been read.
  private struct OpenList {
    /// The bullet, or the byte after the number.
    let marker: UInt8
    let isOrdered: Bool
    /// The column at which the text of its last item begins.
    var column: Int
  }

  /// What the last line has left open, besides lists.
  private enum Open {
    case nothing
    case paragraph
    /// A paragraph in a block quote.
    case quote
    /// The text of the innermost list's last item, which the next line could continue with.
    case item
    /// Nothing: a blank line has ended what was open.
    case blank
  }

  /// The first bytes of a line that begin a list item.
  private struct ItemStart {
    let marker: UInt8
    let isOrdered: Bool
    let number: UInt32
    /// Where the marker is, and where the text after it begins.
    let place: Range<Int>
    /// The columns of both in their line.
    let indent: Int
    let column: Int

    /// Whether it is of the kind of a list's items.
    func continues(_ list: OpenList) -> Bool {
      marker == list.marker && isOrdered == list.isOrdered
    }
  }

  let text: SourceText
  var output: WholeTextOutput
  private var lists: [OpenList] = []
  private var open = Open.nothing
  /// The index of the line that is read next.
  private var nextLine = 0
  /// How many asterisks opened the current emphasis.
  var mark = 0
  /// From the first to the last byte of the blocks; nil before there is one.
  private(set) var extent: Range<Int>?

  init(_ text: SourceText, options: MarkdownOptions, anchors: AnchorSet, start: Int) {
    self.text = text
    output = WholeTextOutput(of: text, options: options, anchors: anchors, start: start)
  }

  /// Writes the whole text; false where it gives up.
  mutating func write() -> Bool {
    while nextLine < text.lineCount {
      let line = line(nextLine)
      nextLine += 1
      guard writeLine(line) else { return false }
    }
    return closeAll() && extent != nil
  }

  /// Returns what was written.
  consuming func finish() -> WholeTextOutput { output }

  /// The bytes of a line without its end.
  private func line(_ index: Int) -> Range<Int> {
    let start = text.lineStarts[index]
    let end = text.lineStarts[index + 1]
    return start..<(end > start && text.bytes[end - 1] == .lineFeed ? end - 1 : end)
  }

  // MARK: Blocks

  private mutating func writeLine(_ line: Range<Int>) -> Bool {
    var start = line.lowerBound
    while start < line.upperBound, text.bytes[start] == .space { start += 1 }
    guard start < line.upperBound else { return writeBlank() }
    guard !text.bytes[line.upperBound - 1].isBlank else { return false }
    if let item = itemStart(in: line, from: start) { return writeItem(item, in: line) }
    guard start == line.lowerBound else { return false }
    switch text.bytes[start] {
    case UInt8(ascii: "#"): return closeAll() && writeHeading(line)
    case UInt8(ascii: "`") where text.bytes[line].starts(with: "```".utf8):
      return closeAll() && writeCodeBlock(line)
    case UInt8(ascii: ">"): return writeQuote(line)
    default: return writeText(line)
    }
  }

  private mutating func writeBlank() -> Bool {
    guard closeParagraph() else { return false }
    open = .blank
    return true
  }

  /// Writes a line of a paragraph at the left margin.
  private mutating func writeText(_ line: Range<Int>) -> Bool {
    guard Self.mayBeginText(text.bytes[line.lowerBound]), !isEmptyItem(line) else { return false }
    switch open {
    case .item, .quote: return false
    case .paragraph: output.appendBreak(isSoft: true)
    case .nothing, .blank:
      closeLists(downTo: 0)
      beginParagraph()
      open = .paragraph
    }
    note(line)
    return writeInlines(line)
  }

  /// Writes a line of the one paragraph of a block quote.
  private mutating func writeQuote(_ line: Range<Int>) -> Bool {
    guard line.count > 2, text.bytes[line.lowerBound + 1] == .space else { return false }
    let content = line.lowerBound + 2..<line.upperBound
    guard mayBeginItem(content) else { return false }
    if case .quote = open {
      output.appendBreak(isSoft: true)
    } else {
      guard closeAll() else { return false }
      output.html.startLine()
      output.html.append("<blockquote>\n")
      beginParagraph()
      open = .quote
    }
    note(line)
    return writeInlines(content)
  }

  private mutating func beginParagraph() {
    output.html.startLine()
    output.html.append("<p>")
  }

  /// Notes the place of a part of a block.
  private mutating func note(_ place: Range<Int>) {
    extent = (extent?.lowerBound ?? place.lowerBound)..<place.upperBound
  }

  /// Whether a line with this byte at its start is a line of a paragraph, whatever follows.
  private static func mayBeginText(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: "~"), UInt8(ascii: "_"), UInt8(ascii: "|"),
      UInt8(ascii: ":"), .space, .tab:
      false
    default: true
    }
  }

  private mutating func writeHeading(_ line: Range<Int>) -> Bool {
    var start = line.lowerBound
    while start < line.upperBound, text.bytes[start] == UInt8(ascii: "#") { start += 1 }
    let level = start - line.lowerBound
    guard level <= 6, start < line.upperBound, text.bytes[start] == .space else { return false }
    while text.bytes[start] == .space { start += 1 }
    guard text.bytes[line.upperBound - 1] != UInt8(ascii: "#") else { return false }
    output.beginHeading(
      level: UInt8(level), text: Array(text.bytes[start..<line.upperBound]), at: line)
    guard writePlainText(start..<line.upperBound) else { return false }
    output.html.endHeading(level: UInt8(level))
    note(line)
    return true
  }

  /// Writes the block of code that a fence begins, which has to have an end.
  private mutating func writeCodeBlock(_ opening: Range<Int>) -> Bool {
    let fence = countOfBackticks(in: opening)
    var info = opening.lowerBound + fence..<opening.upperBound
    while !info.isEmpty, text.bytes[info.lowerBound] == .space { info.removeFirst() }
    let isPlain = text.bytes[info].allSatisfy { byte in
      byte >= 0x20 && ![UInt8(ascii: "`"), UInt8(ascii: "\\"), UInt8(ascii: "&")].contains(byte)
    }
    guard isPlain else { return false }
    let first = nextLine
    while nextLine < text.lineCount {
      let line = line(nextLine)
      nextLine += 1
      let count = countOfBackticks(in: line)
      // A fence with whitespace around it also ends a block.
      if count == 0, text.bytes[line].first.map({ $0 != .space }) ?? true { continue }
      if count >= fence, count == line.count {
        let code = text.lineStarts[first]..<line.lowerBound
        output.html.startLine()
        unsafe text.bytes[info].withUnsafeBufferPointer {
          unsafe output.html.beginCode(info: $0)
        }
        writeLiteral(code, of: text.bytes)
        output.html.append("</code></pre>\n")
        note(opening.lowerBound..<line.upperBound)
        return true
      }
      guard !text.bytes[line].contains(UInt8(ascii: "`")) else { return false }
    }
    return false
  }

  private func countOfBackticks(in line: Range<Int>) -> Int {
    text.bytes[line].prefix { $0 == UInt8(ascii: "`") }.count
  }

  // MARK: Lists

  /// The item that a line begins; nil where it begins none, or one that is not simple.
  private func itemStart(in line: Range<Int>, from start: Int) -> ItemStart? {
    var (offset, number) = (start, 0)
    let first = text.bytes[start]
    let isOrdered = first.isASCIIDigit
    if isOrdered {
      while offset < line.upperBound, text.bytes[offset].isASCIIDigit, offset - start < 9 {
        number = number * 10 + Int(text.bytes[offset] & 0x0F)
        offset += 1
      }
      guard offset < line.upperBound else { return nil }
    }
    let marker = text.bytes[offset]
    switch marker {
    case UInt8(ascii: "."), UInt8(ascii: ")"): guard isOrdered else { return nil }
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      guard !isOrdered else { return nil }
    default: return nil
    }
    offset += 1
    let end = offset
    while offset < line.upperBound, text.bytes[offset] == .space { offset += 1 }
    guard (1...4).contains(offset - end), offset < line.upperBound else { return nil }
    return ItemStart(
      marker: marker, isOrdered: isOrdered, number: UInt32(number), place: start..<offset,
      indent: start - line.lowerBound, column: offset - line.lowerBound)
  }

  /// Writes an item of one line, in the list that its marker is in.
  private mutating func writeItem(_ item: ItemStart, in line: Range<Int>) -> Bool {
    switch open {
    case .blank:
      guard let outermost = lists.first else { break }
      // After a blank line, another item of the same list, or more text of an item, would make the
      // list loose.
      guard item.indent < outermost.column, !item.continues(outermost) else { return false }
      closeLists(downTo: 0)
    case .paragraph:
      guard !item.isOrdered || item.number == 1, closeParagraph() else { return false }
    case .quote: guard closeParagraph() else { return false }
    case .item, .nothing: break
    }
    let content = item.place.upperBound..<line.upperBound
    let level = lists.firstIndex { item.indent < $0.column } ?? lists.count
    let outer = level > 0 ? lists[level - 1].column : 0
    guard item.indent - outer < 4, mayBeginItem(content) else { return false }
    if level < lists.count {
      closeLists(downTo: level + 1)
      guard item.continues(lists[level]) else { return false }
      lists[level].column = item.column
      output.html.append("</li>\n")
    } else {
      // Text that is open ends only where a list begins with 1.
      guard lists.isEmpty || !item.isOrdered || item.number == 1 else { return false }
      lists.append(
        OpenList(marker: item.marker, isOrdered: item.isOrdered, column: item.column))
      output.html.startLine()
      output.html.beginList(isOrdered: item.isOrdered, number: item.number)
    }
    output.html.startLine()
    output.html.append("<li>")
    open = .item
    note(item.place.lowerBound..<line.upperBound)
    return writeInlines(content) && mark == 0
  }

  /// Whether the text of an item or a block quote is a paragraph, whatever follows.
  private func mayBeginItem(_ content: Range<Int>) -> Bool {
    let first = text.bytes[content.lowerBound]
    if first == UInt8(ascii: "`") { return countOfBackticks(in: content) < 3 }
    return Self.mayBeginText(first)
      && itemStart(in: content, from: content.lowerBound) == nil
      && !isEmptyItem(content)
  }

  /// Whether only the number of a list item is written.
  private func isEmptyItem(_ content: Range<Int>) -> Bool {
    let digits = text.bytes[content].prefix(while: \.isASCIIDigit).count
    guard digits > 0, digits < content.count else { return false }
    let next = text.bytes[content.lowerBound + digits]
    guard next == UInt8(ascii: ".") || next == UInt8(ascii: ")") else { return false }
    return digits + 1 == content.count || text.bytes[content.lowerBound + digits + 1].isBlank
  }

  private mutating func closeParagraph() -> Bool {
    guard mark == 0 else { return false }
    switch open {
    case .paragraph: output.html.append("</p>\n")
    case .quote: output.html.append("</p>\n</blockquote>\n")
    case .item, .nothing, .blank: return true
    }
    open = .nothing
    return true
  }

  /// Closes the lists at this depth or deeper.
  private mutating func closeLists(downTo level: Int) {
    while lists.count > level, let list = lists.popLast() {
      output.html.append("</li>\n")
      output.html.append(list.isOrdered ? "</ol>\n" : "</ul>\n")
    }
  }

  private mutating func closeAll() -> Bool {
    guard closeParagraph() else { return false }
    closeLists(downTo: 0)
    open = .nothing
    return true
  }
}
