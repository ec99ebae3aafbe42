import Tables

/// Turns libcmark's tree into flat nodes with places in the source.
struct TreeBuilder {
  let text: SourceText
  /// The bytes of the source, which differ from those of the text if lines were rewritten.
  let source: [UInt8]
  let options: MarkdownOptions
  var nodes: [MarkdownNode] = []
  var decoded: [UInt8] = []
  /// The indices of the nodes whose children are being built, outermost first.
  private(set) var open: [MarkdownNode.Index] = []
  var quoteDepth = 0
  var locator: InlineLocator
  /// The segments of the text node that is being added.
  var segments: [InlineLocator.Segment] = []
  /// For each list that is being read whether it has a node: one with only definitions of footnotes
  /// has none.
  var isListOpen: [Bool] = []
  /// The table whose cells are being read.
  var table: TableState?
  var footnotes: FootnoteIndex
  /// The reference to a footnote that has begun, but whose label has markup in it.
  var openReference: OpenReference?
  let scanner: TextScanner
  /// The tildes that may begin a strikethrough, outermost first.
  var tildes: [TextScanner.Tildes] = []
  var linkDepth = 0

  /// Builds the nodes of a text.
  static func built(from text: SourceText, options: MarkdownOptions) -> TreeBuilder {
    let written = options.readsExtensions ? rewritten(text) : text
    var builder = TreeBuilder(written, of: text.bytes, options: options)
    builder.build()
    if !isComplete(builder) {
      // A rewritten line that is not what it stands for must not be shown.
      builder = TreeBuilder(text, of: text.bytes, options: options)
      builder.build()
    }
    if let escaped = builder.locator.addressMarks.escaped(in: builder.text) {
      builder = TreeBuilder(escaped, of: text.bytes, options: options)
      builder.build()
    }
    return builder
  }

  /// Whether each line that was rewritten has become what it stands for.
  private static func isComplete(_ builder: TreeBuilder) -> Bool {
    var missing = 0
    for mark in builder.text.marks.values {
      switch mark {
      case .cell, .footnote: missing += 1
      case .emptyLine: break
      }
    }
    guard missing > 0 else { return true }
    for node in builder.nodes where node.kind == .tableCell || node.kind == .footnoteDefinition {
      missing -= 1
    }
    return missing == 0
  }

  private static func rewritten(_ source: SourceText) -> SourceText {
    let text = FootnoteDefinitions.rewrite(source) ?? source
    return TableRewriting.rewrite(text) ?? text
  }

  /// Makes the builder of a text whose source has these bytes.
  private init(_ text: SourceText, of source: [UInt8], options: MarkdownOptions) {
    self.source = source
    self.options = options
    self.text = text
    scanner = TextScanner(text, options: options)
    footnotes = FootnoteIndex(text: text, source: source)
    locator = InlineLocator(text)
  }

  /// Builds the nodes, and lets the passes add what CommonMark lacks.
  private mutating func build() {
    nodes.reserveCapacity(text.range.count / 16 + 8)
    open.reserveCapacity(16)
    _ = CommonMarkTree.parse(text.bytes, text.range) { root in
      var node = root.firstChild
      while let current = node { node = visit(current) }
    }
    closeTable()
    endNodesBeforeTheNext()
  }

  /// Makes every node end before the next one: libcmark ends a code block with an unclosed fence
  /// one line too late.
  private mutating func endNodesBeforeTheNext() {
    for index in nodes.tableIndices {
      let next = nodes[index].next
      guard next < nextIndex, nodes[next].start < nodes[index].end else { continue }
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
      closeTable()
      push(.blockQuote, at: blockStart(node))
      quoteDepth += 1
    case .list:
      closeTable()
      isListOpen.append(false)
    case .item: openItem(node)
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
      closeTable()
      quoteDepth -= 1
      closeContainer(node)
    case .list:
      closeTable()
      if isListOpen.popLast() == true { closeContainer(node) }
    case .item:
      closeTable()
      closeContainer(node)
    case .paragraph, .heading: closeTextBlock(node)
    case .emphasis, .strong:
      locator.readEmphasisMark(count: kind == .strong ? 2 : 1)
      pop(end: inlineEnd)
    case .link, .image: closeLink(node)
    }
  }

  // MARK: The open nodes

  /// The index of the node that is added next.
  var nextIndex: MarkdownNode.Index { MarkdownNode.Index(nodes.count) }

  /// Opens a node that begins at this offset of the source.
  mutating func push(_ kind: MarkdownNode.Kind, at start: Int) {
    open.append(nextIndex)
    nodes.append(MarkdownNode(kind, start: start, end: start, next: nextIndex + 1))
  }

  /// Closes the innermost open node, which ends at `end`, or with its last child if that is
  /// later.
  mutating func pop(end: Int) {
    guard let index = open.popLast() else { return }
    // A strikethrough cannot be closed any more in a node that is closed.
    while let last = tildes.last, last.parent == index { tildes.removeLast() }
    if openReference?.parent == index { openReference = nil }
    nodes[index].next = nextIndex
    nodes[index].end = max(UInt32(end), nodes[index].end)
    guard let parent = open.last else { return }
    nodes[parent].end = max(nodes[parent].end, nodes[index].end)
  }

  /// Appends a node without children.
  mutating func add(_ kind: MarkdownNode.Kind, _ span: Range<Int>) {
    let node = MarkdownNode(
      kind, start: span.lowerBound, end: span.upperBound, next: nextIndex + 1)
    nodes.append(node)
    guard let parent = open.last else { return }
    nodes[parent].end = max(nodes[parent].end, node.end)
  }

  /// Changes the node that was added last, if there is one.
  mutating func updateLast(_ change: (inout MarkdownNode) -> Void) {
    guard !nodes.isEmpty else { return }
    change(&nodes[nodes.count - 1])
  }
}
