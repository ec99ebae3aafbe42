import Tables

/// Blocks: what holds other blocks, what holds text, and what holds neither.
extension TreeBuilder {
  func blockStart(_ node: CommonMarkNode) -> Int {
    text.sourceStart(text.offset(line: node.startLine, column: node.startColumn))
  }

  /// Opens an item, and its list if it is the first one of it.
  mutating func openItem(_ node: CommonMarkNode) {
    let start = text.offset(line: node.startLine, column: node.startColumn)
    if case .footnote(let label) = text.marks[start] {
      if isListOpen.last == true {
        pop(end: 0)
        isListOpen[isListOpen.count - 1] = false
      }
      push(.footnoteDefinition, at: label.lowerBound - 2)
      nodes[nodes.count - 1].detail = MarkdownText(
        start: label.lowerBound, count: label.count, isDecoded: false)
      return
    }
    if isListOpen.last == false, let list = node.parent {
      isListOpen[isListOpen.count - 1] = true
      openList(list, at: text.sourceStart(start))
    }
    push(.item, at: text.sourceStart(start))
  }

  private mutating func openList(_ node: CommonMarkNode, at start: Int) {
    push(.list, at: start)
    if node.isOrderedList { nodes[nodes.count - 1].flags.insert(.isOrdered) }
    if node.isTightList { nodes[nodes.count - 1].flags.insert(.isTight) }
    nodes[nodes.count - 1].number = UInt32(clamping: node.listStart)
  }

  /// Closes a container, which ends with its last child, or where it began if it is empty.
  mutating func closeContainer(_ node: CommonMarkNode) {
    guard let index = open.last else { return }
    var end = Int(nodes[index].end)
    if index + 1 == nextIndex { end = text.sourceEnd(text.endOfEmptyContainer(node)) }
    pop(end: end)
  }

  mutating func addLeafBlock(_ node: CommonMarkNode) {
    closeTable()
    let start = text.offset(line: node.startLine, column: node.startColumn)
    if case .emptyLine = text.marks[start] { return }
    add(
      .thematicBreak,
      text.sourceStart(start)..<max(text.sourceStart(start), blockEnd(node, from: start)))
  }

  func blockEnd(_ node: CommonMarkNode, from start: Int) -> Int {
    text.sourceEnd(text.blockEnd(lastLine: node.endLine, from: start))
  }

  mutating func addLiteralBlock(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    closeTable()
    let start = text.offset(line: node.startLine, column: node.startColumn)
    let index = nextIndex
    let isFenced = text.isFenced(kind, at: start)
    let end = text.end(ofLiteralBlock: node, kind, from: start)
    let sourceStart = text.sourceStart(start)
    add(
      kind == .codeBlock ? .codeBlock : .htmlBlock,
      sourceStart..<max(sourceStart, text.sourceEnd(end)))
    let guess = isFenced ? text.offset(line: node.startLine + 1, column: 1) : start
    let literal = node.withLiteral { keepLines($0, ifAt: guess) }
    let info = kind == .codeBlock ? node.withInfo { keep($0, ifAt: nil) } : .empty
    nodes[index].text = literal
    nodes[index].detail = info
  }

  /// Keeps the lines of a block with a line feed at the end of each.
  private mutating func keepLines(_ literal: Span<UInt8>, ifAt offset: Int) -> MarkdownText {
    guard text.hasCarriageReturns else { return keep(literal, ifAt: offset) }
    let start = decoded.count
    for index in literal.indices {
      let isPair = index > 0 && literal[index - 1] == .carriageReturn
      guard literal[index] != .lineFeed || !isPair else { continue }
      decoded.append(literal[index] == .carriageReturn ? .lineFeed : literal[index])
    }
    return MarkdownText(start: start, count: decoded.count - start, isDecoded: true)
  }

  // MARK: Paragraphs and headings

  mutating func openTextBlock(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    let start = text.offset(line: node.startLine, column: node.startColumn)
    let isUnderlined = kind == .heading && node.startLine < node.endLine
    let lastLine = isUnderlined ? text.underline(of: node) - 1 : node.endLine
    locator.begin(start..<text.blockEnd(lastLine: lastLine, from: start), quoteDepth: quoteDepth)
    if case .cell(let mark) = text.marks[start] {
      openCell(mark)
      return locator.skipHeadingMarker()
    }
    closeTable()
    if kind == .heading {
      let level = UInt8(clamping: node.headingLevel)
      push(.heading, at: text.sourceStart(start))
      updateLast { $0.level = level }
      if !isUnderlined { return locator.skipHeadingMarker() }
    }
    locator.skipDefinitions()
    if kind == .paragraph { push(.paragraph, at: text.sourceStart(locator.cursor)) }
  }

  mutating func closeTextBlock(_ node: CommonMarkNode) {
    if let cell = table?.cell { return closeCell(cell) }
    let isUnderlined = node.kind == .heading && node.startLine < node.endLine
    pop(
      end: text.sourceEnd(
        isUnderlined
          ? text.blockEnd(lastLine: text.underline(of: node), from: locator.limit)
          : locator.limit))
  }
}

/// The table whose cells are being read.
struct TableState {
  let number: Int
  /// The row whose node is open.
  var row: Int
  /// The cell that is being read.
  var cell: TableCellMark?
}

/// Tables: cells were written as headings by `TableRewriting`.
extension TreeBuilder {
  /// Opens a cell, and the row and table it is the first of.
  private mutating func openCell(_ mark: TableCellMark) {
    if table?.number != mark.table {
      closeTable()
      push(.table, at: mark.rowPlace.lowerBound)
      openRow(mark)
    } else if table?.row != mark.row {
      pop(end: 0)
      openRow(mark)
    }
    table = TableState(number: mark.table, row: mark.row, cell: mark)
    push(.tableCell, at: mark.place.lowerBound)
    nodes[nodes.count - 1].level = mark.alignment.rawValue
    if mark.row == 0 { nodes[nodes.count - 1].flags.insert(.isHeader) }
  }

  private mutating func openRow(_ mark: TableCellMark) {
    push(.tableRow, at: mark.rowPlace.lowerBound)
    nodes[nodes.count - 1].end = UInt32(mark.rowPlace.upperBound)
    if mark.row == 0 { nodes[nodes.count - 1].flags.insert(.isHeader) }
  }

  private mutating func closeCell(_ cell: TableCellMark) {
    pop(end: cell.place.upperBound)
    table?.cell = nil
  }

  /// Closes the table, if one is open: what comes next is not a cell of it.
  mutating func closeTable() {
    guard table != nil else { return }
    table = nil
    pop(end: 0)
    pop(end: 0)
  }
}

extension SourceText {
  /// Where an empty container ends.
  func endOfEmptyContainer(_ node: CommonMarkNode) -> Int {
    let start = offset(line: node.startLine, column: node.startColumn)
    return max(start, min(start + 1, line(node.startLine).upperBound))
  }

  /// Whether a block of code is between fences.
  func isFenced(_ kind: CommonMarkNode.Kind, at start: Int) -> Bool {
    kind == .codeBlock && start < range.upperBound
      && (bytes[start] == UInt8(ascii: "`") || bytes[start] == UInt8(ascii: "~"))
  }

  /// Where a block of code or HTML ends.
  func end(
    ofLiteralBlock node: CommonMarkNode, _ kind: CommonMarkNode.Kind, from start: Int
  ) -> Int {
    // The end that libcmark gives for other blocks is wrong where they end on their own line.
    let lastLine =
      isFenced(kind, at: start)
      ? node.endLine : node.startLine - 1 + node.withLiteral { Self.lineCount(of: $0) }
    return blockEnd(lastLine: lastLine, from: start)
  }

  static func lineCount(of literal: Span<UInt8>) -> Int {
    var count = 0
    for index in literal.indices {
      let isPair =
        literal[index] == .carriageReturn && index + 1 < literal.count
        && literal[index + 1] == .lineFeed
      if literal[index].isLineEnd, !isPair { count += 1 }
    }
    return literal.count > 0 && !literal[literal.count - 1].isLineEnd ? count + 1 : count
  }
}
