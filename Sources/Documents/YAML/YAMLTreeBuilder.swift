import Diagnostics
import Tables

/// Makes a tree from libyaml's events.
struct YAMLTreeBuilder {
  /// A scalar or collection that was read.
  struct Last {
    var start = 0
    var end = 0
    /// The quote or bracket that closes it; zero for none.
    var closing: UInt8 = 0
  }

  let lines: YAMLLines
  private let offsets: CharacterOffsets
  var tree: DocumentTree
  /// The mappings and sequences whose ends have not been read.
  var open = YAMLCollections()
  var anchors = YAMLAnchors()
  private var spacing: YAMLSpacing
  /// How many tags were refused.
  private var tags = 0
  /// Whether the text cannot be read.
  private var hasFailed = false
  /// What was read last.
  var last = Last()

  init(source: Source, view: ByteView, range: Range<Int>) {
    lines = YAMLLines(source: source, view: view, range: range)
    spacing = YAMLSpacing(lines)
    offsets = CharacterOffsets(view, range)
    tree = DocumentTree(source: source)
  }

  /// Reads the text to its end, or to a mistake that makes it invalid.
  mutating func read(log: inout DiagnosticLog) -> DocumentTree {
    refuseDirective(at: lines.range.lowerBound, log: &log)
    guard !hasFailed, var parser = YAMLParser(lines.view, lines.range) else {
      return DocumentTree(source: tree.source)
    }
    while !hasFailed {
      guard let event = parser.next() else {
        let problem = parser.problem
        let offset = offsets.offset(of: problem.index, in: lines.view)
        let context = offsets.offset(of: problem.contextIndex, in: lines.view)
        fail(syntax.diagnostic(of: problem, at: offset, in: context), log: &log)
        break
      }
      if event.isStreamEnd { break }
      add(event, log: &log)
    }
    guard !hasFailed else { return DocumentTree(source: tree.source) }
    anchors.reportUnused(log: &log)
    if tree.nodes.isEmpty {
      let offset = lines.range.lowerBound
      tree.nodes.append(
        DocumentNode(.plain, start: offset, end: offset, textStart: offset, next: .root + 1))
    }
    return tree
  }

  /// Reports a mistake after which the text cannot be read.
  mutating func fail(_ diagnostic: Diagnostic, log: inout DiagnosticLog) {
    log.report(diagnostic)
    hasFailed = true
  }

  /// What is wrong with the grammar where the text is read.
  var syntax: YAMLDiagnosis {
    YAMLDiagnosis(
      lines: lines, open: open, last: last, rootStart: tree.nodes.first.map { Int($0.start) },
      collectionStart: open.innermost.map { Int(tree[$0.index].start) })
  }

  /// Checks what is between the last scalar or bracket and `end`.
  mutating func checkGap(to end: Int, log: inout DiagnosticLog) {
    guard !hasFailed, let mistake = spacing.mistake(inGapTo: end, within: open) else { return }
    fail(mistake, log: &log)
  }

  /// Checks a scalar that libyaml accepted.
  private mutating func checkScalar(
    _ style: YAMLEvent.ScalarStyle, _ start: Int, _ end: Int, log: inout DiagnosticLog
  ) {
    guard !hasFailed else { return }
    if let mistake = spacing.mistake(inScalar: style, start, end, within: open) {
      fail(mistake, log: &log)
    }
    if style == .plain { spacing.warnOfItems(in: start..<end, log: &log) }
  }

  private mutating func add(_ event: borrowing YAMLEvent, log: inout DiagnosticLog) {
    var start = offsets.offset(of: event.start, in: lines.view)
    let end = offsets.offset(of: event.end, in: lines.view)
    if event.hasTag {
      tags += 1
      let tag = lines.tagStart(from: start)
      if tags <= DocumentLimits.mistakes {
        log.report(.yamlTag(at: lines.span(tag, lines.endOfWord(from: tag))))
      }
      start = lines.skipProperties(from: start)
    }
    switch event.kind {
    case .stream, .documentStart: return
    case .documentEnd(let isExplicit): endDocument(at: end, isExplicit: isExplicit, log: &log)
    case .alias:
      checkGap(to: start, log: &log)
      spacing.skip(to: end)
      addAlias(event.anchor ?? [], start, end, log: &log)
    case .scalar(let style): addScalar(event, style, start, end, log: &log)
    case .collectionStart(let isMapping, let isFlow):
      openCollection(event, isMapping: isMapping, isFlow: isFlow, start, end, log: &log)
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
      defineAnchor(anchor, start, node: tree.end)
      start = lines.skipProperties(from: start)
    }
    start = min(start, end)
    checkGap(to: start, log: &log)
    checkScalar(style, start, end, log: &log)
    spacing.skip(to: end)
    let textStart = style == .plain ? start : start + 1
    let (count, isVerbatim, decodedStart) = unsafe event.withText { text in
      let isVerbatim = unsafe style != .block && lines.view.matches(text, at: textStart)
      let decodedStart = tree.decoded.count
      if !isVerbatim { unsafe tree.decoded.append(contentsOf: text) }
      if style == .block { endLastLine(start, end, decodedStart) }
      return (isVerbatim ? text.count : tree.decoded.count - decodedStart, isVerbatim, decodedStart)
    }
    if style == .doubleQuoted, !isVerbatim { reportNULEscapes(in: start..<end, log: &log) }
    let isMergeKey =
      style == .plain && count == 2 && lines[start] == 0x3C && lines[start + 1] == 0x3C
    guard place(isScalar: true, isMergeKey: isMergeKey, count: count, start, end, log: &log) else {
      return
    }
    let index = tree.end
    tree.nodes.append(
      DocumentNode(
        style == .plain ? .plain : .string, isDecoded: !isVerbatim, start: start, end: end,
        textStart: isVerbatim ? textStart : decodedStart, count: count, next: index + 1))
    let closing: UInt8 = style == .singleQuoted ? 0x27 : style == .doubleQuoted ? 0x22 : 0
    last = Last(start: start, end: end, closing: closing)
  }

  /// Ends the last line of a block scalar that ends with the text, where a line break is missing.
  private mutating func endLastLine(_ start: Int, _ end: Int, _ decodedStart: Int) {
    guard lines.skipBlanks(from: end) >= lines.range.upperBound,
      lines[lines.range.upperBound - 1] != 0x0A
    else {
      return
    }
    let header = lines.blockHeader(at: start)
    guard header.chomping != 0x2D, lines.endOfLine(from: header.end) < lines.range.upperBound else {
      return
    }
    let isEmpty = tree.decoded.count == decodedStart
    if isEmpty ? header.chomping == 0x2B : tree.decoded.last != 0x0A { tree.decoded.append(0x0A) }
  }

  private mutating func openCollection(
    _ event: borrowing YAMLEvent, isMapping: Bool, isFlow: Bool, _ start: Int, _ end: Int,
    log: inout DiagnosticLog
  ) {
    let isMergeValue = open.innermost?.expectsMerge == true
    if isMergeValue && (isMapping || event.anchor != nil) || open.innermost?.isMergeList == true {
      return fail(.mergeValue(at: lines.span(start, start + 1)), log: &log)
    }
    guard place(isScalar: false, isMergeKey: false, count: 0, start, end, log: &log) else { return }
    guard open.count < DocumentLimits.depth else {
      return fail(
        .tooDeep(limit: DocumentLimits.depth, at: lines.span(start, start + 1)), log: &log)
    }
    var start = start
    if let anchor = event.anchor {
      defineAnchor(anchor, start, node: tree.end)
      start = lines.skipProperties(from: start)
    }
    if isFlow { checkGap(to: start + 1, log: &log) }
    open.open(
      YAMLCollections.Collection(
        index: tree.end, isMapping: isMapping, isFlow: isFlow,
        column: isFlow ? 0 : start - lines.startOfLine(at: start),
        isMergeList: isMergeValue, expectsKey: isMapping))
    tree.nodes.append(
      DocumentNode(isMapping ? .mapping : .sequence, start: start, end: start))
  }

  private mutating func closeCollection(end: Int, log: inout DiagnosticLog) {
    if open.innermost?.isFlow == true { checkGap(to: end, log: &log) }
    guard let closed = open.close() else { return }
    // A block collection ends with its last child: libyaml's mark is after the blank lines.
    let lastEnd = closed.isFlow ? end : max(last.end, Int(tree.nodes[closed.index].start))
    tree.nodes[closed.index].end = UInt32(lastEnd)
    tree.nodes[closed.index].next = tree.end
    if closed.isMapping {
      tree.reportDuplicateKeys(of: closed.index, log: &log)
      if closed.hasMerge { mergePairs(of: closed.index) }
    }
    last = Last(
      start: Int(tree.nodes[closed.index].start), end: lastEnd,
      closing: closed.isFlow ? (closed.isMapping ? 0x7D : 0x5D) : 0)
  }

  /// Counts a node that starts at `start` in the collection it is in; false when it cannot be
  /// there.
  mutating func place(
    isScalar: Bool, isMergeKey: Bool, count: Int, _ start: Int, _ end: Int,
    log: inout DiagnosticLog
  ) -> Bool {
    guard var parent = open.innermost else { return true }
    defer { open.innermost = parent }
    guard parent.expectsKey else {
      if parent.isMergeList || parent.expectsMerge, isScalar {
        fail(.mergeValue(at: lines.span(start, end)), log: &log)
        return false
      }
      parent.expectsKey = parent.isMapping
      parent.expectsMerge = false
      tree.nodes[parent.index].count += 1
      return true
    }
    guard isScalar else {
      fail(syntax.complexKey(start, end), log: &log)
      return false
    }
    guard count <= DocumentLimits.keyLength else {
      fail(
        .keyTooLong(count: count, limit: DocumentLimits.keyLength, at: lines.span(start, end)),
        log: &log)
      return false
    }
    guard tree.nodes[parent.index].count < DocumentLimits.keys else {
      fail(.tooManyKeys(limit: DocumentLimits.keys, at: lines.span(start, end)), log: &log)
      return false
    }
    parent.expectsKey = false
    parent.expectsMerge = isMergeKey
    parent.hasMerge = parent.hasMerge || isMergeKey
    return true
  }
}
