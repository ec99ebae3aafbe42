import Diagnostics
import Tables

/// Makes a tree of libyaml's events.
struct YAMLTreeBuilder {
  /// A mapping or sequence whose end has not been read.
  struct Open {
    /// Its node.
    let index: NodeIndex
    let isMapping: Bool
    let isFlow: Bool
    /// The column of its first byte, from 0.
    let column: Int
    /// Whether it is the list of a merge key.
    var isMergeList = false
    /// Whether the next node is a key.
    var expectsKey: Bool
    /// Whether the next node is the value of a merge key.
    var expectsMerge = false
    /// Whether it has a merge key.
    var hasMerge = false
  }

  let view: ByteView
  let range: Range<Int>
  let offsets: CharacterOffsets
  var tree: DocumentTree
  var open: [Open] = []
  var anchors = YAMLAnchors()
  /// How many tags were refused.
  var tags = 0
  /// How many lines were warned of that look like list items.
  var items = 0
  /// Whether nothing can be made of the text.
  var hasFailed = false
  /// Up to where the characters between the scalars are checked.
  var gap: Int
  /// How many brackets are open there.
  var flowDepth = 0
  /// The column of the block collection that was closed last.
  var closedColumn: Int?
  /// The last scalar or collection, and how it was closed.
  var last: (start: Int, end: Int, closing: UInt8) = (0, 0, 0)

  init(source: Source, view: ByteView, range: Range<Int>) {
    self.view = view
    self.range = range
    gap = range.lowerBound
    offsets = CharacterOffsets(view, range)
    tree = DocumentTree(source: source)
  }

  /// Reads the text to its end, or to what makes it no YAML.
  mutating func read(log: inout DiagnosticLog) -> DocumentTree {
    refuseDirective(at: range.lowerBound, log: &log)
    guard !hasFailed, var parser = YAMLParser(view, range) else {
      return DocumentTree(source: tree.source)
    }
    while !hasFailed {
      guard let event = parser.next() else {
        report(parser.problem, log: &log)
        hasFailed = true
        break
      }
      if event.isStreamEnd { break }
      add(event, log: &log)
    }
    guard !hasFailed else { return DocumentTree(source: tree.source) }
    anchors.reportUnused(log: &log)
    if tree.nodes.isEmpty {
      let offset = range.lowerBound
      tree.nodes.append(
        DocumentNode(.plain, start: offset, end: offset, textStart: offset, next: .root + 1))
    }
    return tree
  }

  /// Reports a mistake after which nothing can be made of the text.
  mutating func fail(_ diagnostic: Diagnostic, log: inout DiagnosticLog) {
    log.report(diagnostic)
    hasFailed = true
  }

  /// The span of a range of bytes, which may reach over the end of the text.
  func span(_ start: Int, _ end: Int) -> Span {
    let end = min(end, range.upperBound)
    return Span(tree.source.id, min(start, end), end)
  }

  private mutating func add(_ event: borrowing YAMLEvent, log: inout DiagnosticLog) {
    var start = offsets.offset(of: event.start, in: view)
    let end = offsets.offset(of: event.end, in: view)
    if event.hasTag {
      tags += 1
      let tag = tagStart(from: start)
      if tags <= DocumentLimits.mistakes {
        log.report(.yamlTag(at: span(tag, endOfWord(from: tag))))
      }
      start = skipProperties(from: start)
    }
    switch event.kind {
    case .stream, .documentStart: return
    case .documentEnd(let isExplicit): endDocument(at: end, isExplicit, log: &log)
    case .alias:
      checkGap(to: start, log: &log)
      gap = max(gap, end)
      addAlias(event.anchor ?? [], start, end, log: &log)
    case .scalar(let style): addScalar(event, style, start, end, log: &log)
    case .collectionStart(let isMapping, let isFlow):
      openCollection(event, isMapping, isFlow, start, end, log: &log)
    case .collectionEnd: closeCollection(end: end, log: &log)
    }
  }

  // MARK: Nodes

  private mutating func addScalar(
    _ event: borrowing YAMLEvent, _ style: YAMLEvent.ScalarStyle, _ start: Int, _ end: Int,
    log: inout DiagnosticLog
  ) {
    var start = start
    if let anchor = event.anchor {
      defineAnchor(anchor, start, node: tree.end, log: &log)
      start = skipProperties(from: start)
    }
    start = min(start, end)
    checkGap(to: start, log: &log)
    checkScalar(style, start, end, log: &log)
    gap = max(gap, end)
    let textStart = style == .plain ? start : start + 1
    let (count, isVerbatim, decodedStart) = unsafe event.withText { text in
      let isVerbatim = unsafe style != .block && view.matches(text, at: textStart)
      let decodedStart = tree.decoded.count
      if !isVerbatim { unsafe tree.decoded.append(contentsOf: text) }
      if style == .block { endLastLine(start, end, decodedStart) }
      return (isVerbatim ? text.count : tree.decoded.count - decodedStart, isVerbatim, decodedStart)
    }
    if style == .doubleQuoted, !isVerbatim { reportNULEscapes(in: start..<end, log: &log) }
    let isMergeKey = style == .plain && count == 2 && view[start] == 0x3C && view[start + 1] == 0x3C
    guard place(isScalar: true, isMergeKey: isMergeKey, count: count, start, end, log: &log) else {
      return
    }
    let index = tree.end
    tree.nodes.append(
      DocumentNode(
        style == .plain ? .plain : .string, isDecoded: !isVerbatim, start: start, end: end,
        textStart: isVerbatim ? textStart : decodedStart, count: count, next: index + 1))
    switch style {
    case .singleQuoted: last = (start, end, 0x27)
    case .doubleQuoted: last = (start, end, 0x22)
    default: last = (start, end, 0)
    }
  }

  /// Ends the last line of a block scalar that ends with the text, where a line end is missing.
  private mutating func endLastLine(_ start: Int, _ end: Int, _ decodedStart: Int) {
    guard skipBlanks(from: end) >= range.upperBound, view[range.upperBound - 1] != 0x0A else {
      return
    }
    let header = blockHeader(at: start)
    guard header.chomping != 0x2D, endOfLine(from: header.end) < range.upperBound else { return }
    let isEmpty = tree.decoded.count == decodedStart
    if isEmpty ? header.chomping == 0x2B : tree.decoded.last != 0x0A { tree.decoded.append(0x0A) }
  }

  private mutating func openCollection(
    _ event: borrowing YAMLEvent, _ isMapping: Bool, _ isFlow: Bool, _ start: Int, _ end: Int,
    log: inout DiagnosticLog
  ) {
    let isMergeValue = open.last?.expectsMerge == true
    if isMergeValue && (isMapping || event.anchor != nil) || open.last?.isMergeList == true {
      return fail(.mergeValue(at: span(start, start + 1)), log: &log)
    }
    guard place(isScalar: false, isMergeKey: false, count: 0, start, end, log: &log) else { return }
    guard open.count < DocumentLimits.depth else {
      return fail(.tooDeep(limit: DocumentLimits.depth, at: span(start, start + 1)), log: &log)
    }
    var start = start
    if let anchor = event.anchor {
      defineAnchor(anchor, start, node: tree.end, log: &log)
      start = skipProperties(from: start)
    }
    if isFlow { checkGap(to: start + 1, log: &log) }
    open.append(
      Open(
        index: tree.end, isMapping: isMapping, isFlow: isFlow,
        column: isFlow ? 0 : start - startOfLine(at: start),
        isMergeList: isMergeValue, expectsKey: isMapping))
    tree.nodes.append(
      DocumentNode(isMapping ? .mapping : .sequence, start: start, end: start))
  }

  private mutating func closeCollection(end: Int, log: inout DiagnosticLog) {
    if open.last?.isFlow == true { checkGap(to: end, log: &log) }
    guard let closed = open.popLast() else { return }
    if !closed.isFlow { closedColumn = closed.column }
    // A block collection ends with its last child: libyaml's mark is after the blank lines.
    let lastEnd = closed.isFlow ? end : max(last.end, Int(tree.nodes[closed.index].start))
    tree.nodes[closed.index].end = UInt32(lastEnd)
    tree.nodes[closed.index].next = tree.end
    if closed.isMapping {
      tree.reportDuplicateKeys(of: closed.index, log: &log)
      if closed.hasMerge { mergePairs(of: closed.index) }
    }
    last = (
      Int(tree.nodes[closed.index].start), lastEnd,
      closed.isFlow ? (closed.isMapping ? 0x7D : 0x5D) : 0
    )
  }

  /// Counts a node that starts at `start` in the collection it stands in; false when it cannot
  /// stand there.
  mutating func place(
    isScalar: Bool, isMergeKey: Bool, count: Int, _ start: Int, _ end: Int,
    log: inout DiagnosticLog
  ) -> Bool {
    guard var parent = open.popLast() else { return true }
    defer { open.append(parent) }
    guard parent.expectsKey else {
      if parent.isMergeList || parent.expectsMerge, isScalar {
        fail(.mergeValue(at: span(start, end)), log: &log)
        return false
      }
      parent.expectsKey = parent.isMapping
      parent.expectsMerge = false
      tree.nodes[parent.index].count += 1
      return true
    }
    guard isScalar else {
      fail(complexKey(start, end), log: &log)
      return false
    }
    guard count <= DocumentLimits.keyLength else {
      fail(
        .keyTooLong(count: count, limit: DocumentLimits.keyLength, at: span(start, end)), log: &log)
      return false
    }
    guard tree.nodes[parent.index].count < DocumentLimits.keys else {
      fail(.tooManyKeys(limit: DocumentLimits.keys, at: span(start, end)), log: &log)
      return false
    }
    parent.expectsKey = false
    parent.expectsMerge = isMergeKey
    parent.hasMerge = parent.hasMerge || isMergeKey
    return true
  }
}
