import Diagnostics
import Escaping

/// Writes the tree of libcmark as HTML, and stops where something needs a `MarkdownDocument`.
///
/// What it writes for a block or an inline is what `HTMLWriter` does.
struct DirectWriter: ~Copyable {
  let text: SourceText
  var output: WholeTextOutput
  /// The text that the HTML shows, without markup.
  private var shown: ByteWriter
  /// Whether something was found that only a `MarkdownDocument` can handle.
  private(set) var needsDocument = false
  /// The containers around what is written.
  private var containers = Containers()
  var inlines: DirectInlines
  /// Where the text of the last link begins in `html`.
  var startOfLinkText = 0
  /// The offset in `html` of the hole of the link that is open, if it has one.
  var hole: Int?

  /// The block quotes and lists that are open.
  private struct Containers {
    var depth = 0
    var quoteDepth = 0
    /// Where the first block begins.
    var start: Int?
    /// Where the outermost block that was written last ends.
    var end = 0
  }

  init(_ text: SourceText, options: MarkdownOptions, anchors: AnchorSet, start: Int) {
    self.text = text
    output = WholeTextOutput(of: text, options: options, anchors: anchors, start: start)
    shown = ByteWriter(capacity: text.range.count)
    inlines = DirectInlines(text, options: options)
  }

  /// From the first to the last byte of the blocks; nil where there are none.
  var extent: Range<Int>? {
    containers.start.map { $0..<max($0, containers.end) }
  }

  mutating func write() {
    let isParsed = CommonMarkTree.walk(text.bytes, text.range) { node, isEntered in
      if isEntered { enter(node, node.kind) } else { leave(node, node.kind) }
      return !needsDocument
    }
    if !isParsed { refuse() }
  }

  /// The text that the HTML shows, without whitespace around it.
  var shownText: [UInt8] {
    var text: [UInt8] = []
    shown.append(to: &text)
    while let last = text.last, last.isBlank || last.isLineEnd { text.removeLast() }
    return text
  }

  /// Appends a text that is shown.
  mutating func append(_ literal: Swift.Span<UInt8>) {
    output.append(literal)
    unsafe literal.withUnsafeBufferPointer { bytes in
      guard shown.count == 0 else { return unsafe shown.append(bytes) }
      let text = unsafe bytes.drop { $0.isBlank || $0.isLineEnd }
      unsafe shown.append(UnsafeBufferPointer(rebasing: text))
    }
  }

  /// Appends the end of a line within a text.
  mutating func appendBreak(isSoft: Bool) {
    output.appendBreak(isSoft: isSoft)
    if shown.count > 0 { shown.append(.space) }
  }

  /// Returns what was written.
  consuming func finish() -> WholeTextOutput { output }

  mutating func refuse() { needsDocument = true }

  private mutating func enter(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    switch kind {
    case .document: break
    case .blockQuote:
      beginBlock(at: start(of: node))
      containers.depth += 1
      containers.quoteDepth += 1
      output.html.startLine()
      output.html.append("<blockquote>\n")
    case .list:
      if containers.depth == 0 { containers.end = 0 }
      containers.depth += 1
      output.html.startLine()
      output.html.beginList(
        isOrdered: node.isOrderedList, number: UInt32(clamping: node.listStart))
    case .item:
      beginBlock(at: start(of: node))
      containers.depth += 1
      output.html.startLine()
      output.html.append("<li>")
    case .codeBlock: writeCodeBlock(node)
    case .thematicBreak:
      let start = start(of: node)
      beginBlock(at: start)
      endBlock(at: max(start, text.blockEnd(lastLine: node.endLine, from: start)))
      output.html.startLine()
      output.html.append("<hr>\n")
    case .paragraph, .heading: beginText(node, kind)
    case .text: node.withLiteral { writeText($0) }
    case .softBreak, .lineBreak: writeBreak(isSoft: kind == .softBreak)
    case .code: node.withLiteral { writeCode($0) }
    case .emphasis:
      beginMark(count: 1)
      output.html.append("<em>")
    case .strong:
      beginMark(count: 2)
      output.html.append("<strong>")
    case .link: beginLink(node)
    case .htmlBlock, .htmlInline, .image: refuse()
    }
  }

  private mutating func leave(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    switch kind {
    case .blockQuote:
      endContainer(node)
      containers.quoteDepth -= 1
      output.html.startLine()
      output.html.append("</blockquote>\n")
    case .list:
      containers.depth -= 1
      output.html.append(node.isOrderedList ? "</ol>\n" : "</ul>\n")
    case .item:
      endContainer(node)
      output.html.append("</li>\n")
    case .paragraph: if !node.isInTightList { output.html.append("</p>\n") }
    case .heading: output.html.endHeading(level: UInt8(clamping: node.headingLevel))
    case .emphasis:
      endMark(count: 1)
      output.html.append("</em>")
    case .strong:
      endMark(count: 2)
      output.html.append("</strong>")
    case .link: endLink(node)
    case .document, .codeBlock, .htmlBlock, .thematicBreak, .text, .softBreak, .lineBreak, .code,
      .htmlInline, .image:
      break
    }
  }

  // MARK: Where blocks are

  private func start(of node: CommonMarkNode) -> Int {
    text.offset(line: node.startLine, column: node.startColumn)
  }

  private mutating func beginBlock(at start: Int) {
    if containers.depth == 0 { containers.end = 0 }
    containers.start = containers.start ?? start
    endBlock(at: start)
  }

  private mutating func endBlock(at end: Int) { containers.end = max(containers.end, end) }

  private mutating func endContainer(_ node: CommonMarkNode) {
    containers.depth -= 1
    if node.firstChild == nil { endBlock(at: text.endOfEmptyContainer(node)) }
  }

  // MARK: Blocks

  private mutating func writeCodeBlock(_ node: CommonMarkNode) {
    let start = start(of: node)
    beginBlock(at: start)
    endBlock(at: text.end(ofLiteralBlock: node, .codeBlock, from: start))
    output.html.startLine()
    node.withInfo { info in
      unsafe info.withUnsafeBufferPointer { unsafe output.html.beginCode(info: $0) }
    }
    shown.startLine()
    node.withLiteral { append($0) }
    output.html.append("</code></pre>\n")
  }

  private mutating func beginText(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    let start = start(of: node)
    // The line below a heading of several lines is not where libcmark says it is.
    guard kind == .paragraph || node.startLine == node.endLine else { return refuse() }
    let end = min(text.blockEnd(lastLine: node.endLine, from: start), text.range.upperBound)
    beginBlock(at: start)
    endBlock(at: end)
    inlines.begin(start..<end, quoteDepth: containers.quoteDepth)
    shown.startLine()
    if kind == .heading {
      inlines.skipHeadingMarker()
      output.beginHeading(
        level: UInt8(clamping: node.headingLevel), text: node.inlineText, at: start..<end)
    } else if !node.isInTightList {
      output.html.startLine()
      output.html.append("<p>")
    }
  }
}

extension CommonMarkNode {
  /// Whether it is a paragraph that is written without an element of its own.
  fileprivate var isInTightList: Bool {
    guard let item = parent, item.kind == .item else { return false }
    return item.parent?.isTightList == true
  }

  /// The text of its inlines, without markup, of which the anchor of a heading is made.
  fileprivate var inlineText: [UInt8] {
    if let only = firstChild, only.kind == .text, only.nextSibling == nil {
      return only.withLiteral { literal in
        unsafe literal.withUnsafeBufferPointer { unsafe Array($0) }
      }
    }
    var text: [UInt8] = []
    walk { node, isEntered in
      guard isEntered else { return true }
      switch node.kind {
      case .text, .code:
        node.withLiteral { literal in
          unsafe literal.withUnsafeBufferPointer { unsafe text.append(contentsOf: $0) }
        }
      case .softBreak, .lineBreak: text.append(.space)
      case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading,
        .thematicBreak, .htmlInline, .emphasis, .strong, .link, .image:
        break
      }
      return true
    }
    let isSpace = { (byte: UInt8) in byte.isBlank || byte.isLineEnd }
    guard let last = text.lastIndex(where: { !isSpace($0) }) else { return [] }
    return Array(text[...last].drop(while: isSpace))
  }
}
