/// Turns libcmark's tree into flat nodes with places in the source.
struct TreeBuilder {
  private(set) var text: SourceText
  let options: MarkdownOptions
  var nodes: [MarkdownNode] = []
  var decoded: [UInt8] = []
  /// The indices of the nodes whose children are being built, outermost first.
  private var open: [Int] = []
  private var quoteDepth = 0
  private var locator: InlineLocator
  private var segments: [InlineLocator.Segment] = []

  init(reading text: SourceText, options: MarkdownOptions) {
    self.text = text
    self.options = options
    self.locator = InlineLocator(bytes: text.bytes, textEnd: text.range.upperBound)
  }

  /// Builds the nodes, and lets the passes add what CommonMark lacks.
  mutating func build() {
    nodes.reserveCapacity(text.range.count / 24 + 8)
    _ = CommonMarkTree.parse(text.bytes, text.range) { root in
      var node = root.firstChild
      while let current = node { node = visit(current) }
    }
    endNodesBeforeTheNext()
  }

  /// Lets no node reach into the next one: libcmark lets a code block whose fence is not closed
  /// end a line too late.
  private mutating func endNodesBeforeTheNext() {
    for index in nodes.indices {
      let next = Int(nodes[index].next)
      guard next < nodes.count, nodes[next].start < nodes[index].end else { continue }
      var end = max(nodes[next].start, nodes[index].start)
      if text.isVerbatim {
        while end > nodes[index].start,
          text.bytes[Int(end) - 1].isBlank || text.bytes[Int(end) - 1].isLineEnd
        {
          end -= 1
        }
      }
      nodes[index].end = end
    }
  }

  // MARK: Walking

  /// Visits a node and returns the next one in document order, without recursion.
  private mutating func visit(_ node: CommonMarkNode) -> CommonMarkNode? {
    let kind = node.kind
    enter(node, kind)
    if let child = node.firstChild { return child }
    leave(node, kind)
    var current = node
    while true {
      if let sibling = current.nextSibling { return sibling }
      guard let parent = current.parent, parent.kind != .document else { return nil }
      leave(parent, parent.kind)
      current = parent
    }
  }

  private mutating func enter(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    switch kind {
    case .document: break
    case .blockQuote:
      push(.blockQuote, at: blockStart(node))
      quoteDepth += 1
    case .list: openList(node)
    case .item: push(.item, at: blockStart(node))
    case .codeBlock, .htmlBlock: addLiteralBlock(node, kind)
    case .thematicBreak: addLeafBlock(node)
    case .paragraph, .heading: openTextBlock(node, kind)
    case .text: node.withLiteral { addText($0) }
    case .softBreak, .lineBreak: addBreak(kind == .softBreak ? .softBreak : .lineBreak)
    case .code: node.withLiteral { addCode($0) }
    case .htmlInline: node.withLiteral { addInlineHTML($0) }
    case .emphasis: openEmphasis(.emphasis, markCount: 1)
    case .strong: openEmphasis(.strong, markCount: 2)
    case .link, .image: openLink(kind == .image ? .image : .link)
    }
  }

  private mutating func leave(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    switch kind {
    case .document, .codeBlock, .htmlBlock, .thematicBreak, .text, .softBreak, .lineBreak,
      .code, .htmlInline:
      break
    case .blockQuote:
      quoteDepth -= 1
      closeContainer(node)
    case .list, .item: closeContainer(node)
    case .paragraph, .heading: closeTextBlock(node)
    case .emphasis, .strong:
      locator.readEmphasisMark(count: kind == .strong ? 2 : 1)
      pop(end: inlineEnd)
    case .link, .image: closeLink(node)
    }
  }

  // MARK: The open nodes

  /// Opens a node that begins at this offset of the source.
  private mutating func push(_ kind: MarkdownNode.Kind, at start: Int) {
    open.append(nodes.count)
    nodes.append(MarkdownNode(kind, start: start, end: start, next: nodes.count + 1))
  }

  /// Closes the innermost open node, which ends at `end` or with its last child.
  private mutating func pop(end: Int) {
    guard let index = open.popLast() else { return }
    nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
    nodes[index].end = max(UInt32(truncatingIfNeeded: end), nodes[index].start)
    guard let parent = open.last else { return }
    nodes[parent].end = max(nodes[parent].end, nodes[index].end)
  }

  /// Appends a node without children.
  private mutating func add(_ kind: MarkdownNode.Kind, _ span: Range<Int>) {
    push(kind, at: span.lowerBound)
    pop(end: span.upperBound)
  }

  /// The innermost open node, or the one that was closed last.
  private mutating func update(_ index: Int, _ change: (inout MarkdownNode) -> Void) {
    guard nodes.indices.contains(index) else { return }
    change(&nodes[index])
  }

  // MARK: Blocks

  private func blockStart(_ node: CommonMarkNode) -> Int {
    text.sourceStart(text.offset(line: node.startLine, column: node.startColumn))
  }

  /// The offset in the text after the last byte of a block, trailing blanks left out.
  private func blockTextEnd(_ node: CommonMarkNode, from start: Int) -> Int {
    var end = max(start, text.line(node.endLine).upperBound)
    while end > start, text.bytes[end - 1].isBlank || text.bytes[end - 1].isLineEnd { end -= 1 }
    return end
  }

  private mutating func openList(_ node: CommonMarkNode) {
    push(.list, at: blockStart(node))
    update(nodes.count - 1) { list in
      if node.isOrderedList { list.flags.insert(.isOrdered) }
      if node.isTightList { list.flags.insert(.isTight) }
      list.number = UInt32(clamping: node.listStart)
    }
  }

  /// Closes a container, which ends with its last child, or where it began and is empty.
  private mutating func closeContainer(_ node: CommonMarkNode) {
    guard let index = open.last else { return }
    var end = Int(nodes[index].end)
    if index == nodes.count - 1 {
      let start = text.offset(line: node.startLine, column: node.startColumn)
      let line = text.line(node.startLine)
      end = text.sourceEnd(max(start, min(start + 1, line.upperBound)))
    }
    pop(end: end)
  }

  private mutating func addLeafBlock(_ node: CommonMarkNode) {
    let start = text.offset(line: node.startLine, column: node.startColumn)
    add(
      .thematicBreak,
      text.sourceStart(start)..<max(text.sourceStart(start), blockEnd(node, from: start)))
  }

  private func blockEnd(_ node: CommonMarkNode, from start: Int) -> Int {
    text.sourceEnd(blockTextEnd(node, from: start))
  }

  private mutating func addLiteralBlock(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    let start = text.offset(line: node.startLine, column: node.startColumn)
    let index = nodes.count
    let sourceStart = text.sourceStart(start)
    add(
      kind == .codeBlock ? .codeBlock : .htmlBlock,
      sourceStart..<max(sourceStart, blockEnd(node, from: start)))
    let isFenced =
      kind == .codeBlock
      && (text.bytes[start..<text.range.upperBound].first.map {
        $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~")
      } ?? false)
    let guess = isFenced ? text.offset(line: node.startLine + 1, column: 1) : start
    let literal = node.withLiteral { keep($0, ifAt: guess) }
    let info = kind == .codeBlock ? node.withInfo { keep($0, ifAt: nil) } : .empty
    update(index) {
      $0.text = literal
      $0.detail = info
    }
  }

  // MARK: Paragraphs and headings

  private mutating func openTextBlock(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    let start = text.offset(line: node.startLine, column: node.startColumn)
    let end = blockTextEnd(node, from: start)
    locator.begin(start..<end, quoteDepth: quoteDepth)
    if kind == .heading {
      let level = UInt8(clamping: node.headingLevel)
      push(.heading, at: text.sourceStart(start))
      update(nodes.count - 1) { $0.level = level }
      if node.startLine == node.endLine { return locator.skipHeadingMarker() }
    }
    locator.skipDefinitions()
    if kind == .paragraph { push(.paragraph, at: text.sourceStart(locator.cursor)) }
  }

  private mutating func closeTextBlock(_ node: CommonMarkNode) {
    // libcmark lets a heading that is underlined end a line too late.
    let isUnderlined = node.kind == .heading && node.startLine != node.endLine
    if isUnderlined, !locator.isLost { locator.skipUnderline() }
    pop(end: text.sourceEnd(isUnderlined ? locator.cursor : locator.limit))
  }

  // MARK: Inlines

  /// Where the inline that was read last ends, in the source.
  private var inlineEnd: Int {
    text.sourceEnd(locator.isLost ? locator.limit : locator.cursor)
  }

  private var inlineStart: Int { text.sourceStart(locator.cursor) }

  private mutating func addText(_ literal: Span<UInt8>) {
    segments.removeAll(keepingCapacity: true)
    if !locator.isLost { locator.readText(literal, into: &segments) }
    var read = 0
    for segment in segments {
      add(.text, sourceRange(segment.written))
      let slice = slice(of: segment, literal)
      update(nodes.count - 1) {
        $0.text = slice
        if segment.kind == .escaped { $0.flags.insert(.isEscaped) }
      }
      read = segment.literal.upperBound
    }
    guard read < literal.count else { return }
    add(.text, inlineStart..<max(inlineStart, inlineEnd))
    let rest = keepDecoded(literal, read..<literal.count)
    update(nodes.count - 1) { $0.text = rest }
  }

  private mutating func slice(
    of segment: InlineLocator.Segment, _ literal: Span<UInt8>
  ) -> MarkdownText {
    let written =
      segment.kind == .escaped
      ? segment.written.lowerBound + 1..<segment.written.upperBound : segment.written
    guard segment.kind != .entity, text.isVerbatim(written) else {
      return keepDecoded(literal, segment.literal)
    }
    return MarkdownText(
      start: text.sourceStart(written.lowerBound), count: written.count, isDecoded: false)
  }

  private func sourceRange(_ range: Range<Int>) -> Range<Int> {
    let start = text.sourceStart(range.lowerBound)
    return start..<max(start, text.sourceEnd(range.upperBound))
  }

  private mutating func addBreak(_ kind: MarkdownNode.Kind) {
    let start = inlineStart
    locator.readLineBreak()
    add(kind, start..<max(start, inlineEnd))
  }

  private mutating func addCode(_ literal: Span<UInt8>) {
    let start = inlineStart
    let content = locator.readCode()
    add(.code, start..<max(start, inlineEnd))
    // One space at each end of a code span is not part of the code.
    let padding = content.map { $0.count == literal.count + 2 ? 1 : 0 } ?? 0
    let code = keep(literal, ifAt: content.map { $0.lowerBound + padding })
    update(nodes.count - 1) { $0.text = code }
  }

  private mutating func addInlineHTML(_ literal: Span<UInt8>) {
    let start = locator.cursor
    let sourceStart = inlineStart
    locator.readHTML(literal)
    add(.htmlInline, sourceStart..<max(sourceStart, inlineEnd))
    let html = keep(literal, ifAt: start)
    update(nodes.count - 1) { $0.text = html }
  }

  private mutating func openEmphasis(_ kind: MarkdownNode.Kind, markCount: Int) {
    push(kind, at: inlineStart)
    locator.readEmphasisMark(count: markCount)
  }

  private mutating func openLink(_ kind: MarkdownNode.Kind) {
    push(kind, at: inlineStart)
    let isAutolink = locator.readLinkStart(isImage: kind == .image)
    if isAutolink { update(nodes.count - 1) { $0.flags.insert(.isAutolink) } }
  }

  private mutating func closeLink(_ node: CommonMarkNode) {
    guard let index = open.last else { return }
    let isAutolink = nodes[index].flags.contains(.isAutolink)
    var destinationStart: Int?
    var titleStart: Int?
    switch locator.readLinkEnd(isAutolink: isAutolink) {
    case .inline(let destination, let title):
      destinationStart = destination.lowerBound
      titleStart = title?.lowerBound
    case .reference:
      if !isAutolink { nodes[index].flags.insert(.isReference) }
      if isAutolink, index + 1 < nodes.count {
        destinationStart = Int(nodes[index].start) + 1
      }
    case nil: break
    }
    let destination = node.withDestination { keep($0, ifAt: destinationStart) }
    let title = node.withTitle { keep($0, ifAt: titleStart) }
    nodes[index].text = destination
    nodes[index].detail = title
    pop(end: inlineEnd)
  }

  // MARK: Texts

  /// A slice of the source if the literal stands at this offset of the text as it is, else a
  /// copy.
  private mutating func keep(_ literal: Span<UInt8>, ifAt offset: Int?) -> MarkdownText {
    guard literal.count > 0 else { return .empty }
    if let offset, offset + literal.count <= text.range.upperBound,
      literal.indices.allSatisfy({ literal[$0] == text.bytes[offset + $0] }),
      text.isVerbatim(offset..<offset + literal.count)
    {
      return MarkdownText(
        start: text.sourceStart(offset), count: literal.count, isDecoded: false)
    }
    return keepDecoded(literal, 0..<literal.count)
  }

  private mutating func keepDecoded(_ literal: Span<UInt8>, _ range: Range<Int>) -> MarkdownText {
    let start = decoded.count
    for index in range { decoded.append(literal[index]) }
    return MarkdownText(start: start, count: range.count, isDecoded: true)
  }
}
