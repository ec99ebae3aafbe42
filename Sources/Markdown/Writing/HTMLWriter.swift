import Diagnostics
import Escaping
import Tables

/// Writes the nodes of a part as HTML, without recursion.
struct HTMLWriter: ~Copyable {
  let document: MarkdownDocument
  /// The nodes and texts of the document.
  let view: DocumentView
  let part: MarkdownPart
  var result = MarkdownHTML()
  /// The nodes whose end is still to be written, outermost first.
  var open: [MarkdownNode.Index] = []
  var output: ByteWriter
  /// The offset in the output of the caller at which the HTML will be.
  let start: Int
  /// The next of the part's taken ranges.
  var nextTaken = 0
  private var tableHasBody = false
  /// Whether something was just taken out, so that the next text may begin with whitespace.
  var isAfterTaken = false
  /// Whether the label of a task's box is open.
  var closesLabel = false
  var footnotes = FootnoteList()
  var anchors = AnchorSet()
  let isConformance: Bool

  /// Makes the writer of a part, of whose document `view` is a view.
  init(part: MarkdownPart, view: DocumentView, start: Int) {
    self.part = part
    self.view = view
    self.start = start
    document = part.document
    isConformance = document.options.isConformance
    output = ByteWriter(capacity: document.range.count * 3 / 2)
    open.reserveCapacity(16)
  }

  /// Writes what is left of the part.
  mutating func write(anchors: inout AnchorSet) {
    swap(&self.anchors, &anchors)
    for range in part.ranges { write(range) }
    writeFootnotes()
    swap(&self.anchors, &anchors)
  }

  mutating func write(_ range: Range<MarkdownNode.Index>) {
    let outer = open.count
    var index = range.lowerBound
    while index < range.upperBound {
      close(before: index, downTo: outer)
      while nextTaken < part.taken.count, part.taken[nextTaken].upperBound <= index {
        nextTaken += 1
      }
      if nextTaken < part.taken.count, part.taken[nextTaken].lowerBound <= index {
        index = part.taken[nextTaken].upperBound
        isAfterTaken = true
        continue
      }
      index = write(index)
    }
    close(before: range.upperBound, downTo: outer)
  }

  /// Closes the open nodes that end at or before `index`.
  private mutating func close(before index: MarkdownNode.Index, downTo outer: Int) {
    while open.count > outer, let last = open.last, view[last].next <= index {
      open.removeLast()
      writeEnd(view[last])
    }
  }

  /// Writes a node, or its start, and returns the index to continue at.
  private mutating func write(_ index: MarkdownNode.Index) -> MarkdownNode.Index {
    let node = view[index]
    if isAfterTaken {
      isAfterTaken = false
      if isFirstInBlock, skipBlanks(index, node) { return index + 1 }
    }
    return node.isBlock ? writeBlock(index, node) : writeInline(index, node)
  }

  private var isFirstInBlock: Bool { output.ends(with: "<p>") || output.ends(with: "<li>") }

  /// Writes the text that a block now begins with, without the whitespace before it; returns
  /// whether nothing else of a node has to be written.
  private mutating func skipBlanks(_ index: MarkdownNode.Index, _ node: MarkdownNode) -> Bool {
    switch node.kind {
    case .softBreak, .lineBreak: return true
    case .text:
      let bytes = unsafe view.bytes(of: node.text)
      let blanks = unsafe bytes.prefix(while: \.isBlank).count
      appendText(
        MarkdownText(
          start: Int(node.text.start) + blanks, count: node.text.count - blanks,
          isDecoded: node.text.isDecoded))
      return true
    default: return false
    }
  }

  // MARK: Blocks

  private mutating func writeBlock(_ index: MarkdownNode.Index, _ node: MarkdownNode)
    -> MarkdownNode.Index
  {
    switch node.kind {
    case .footnoteDefinition: return node.next
    case .htmlBlock:
      let isDropped = !document.options.allowsHTML || document.isExcerptMark(node.text)
      guard !isDropped || isConformance else { return index + 1 }
      startLine()
      writeRawHTML(index)
      startLine()
      return index + 1
    case .codeBlock:
      writeCodeBlock(node)
      return index + 1
    case .thematicBreak:
      startLine()
      output.append(isConformance ? "<hr />\n" : "<hr>\n")
      return index + 1
    case .paragraph, .heading, .blockQuote, .list, .item, .table, .tableRow, .tableCell: break
    case .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough,
      .link, .image, .footnoteReference, .taskMarker:
      preconditionFailure("an inline is written by 'writeInline'")
    }
    writeStart(index, node)
    open.append(index)
    return index + 1
  }

  private mutating func writeStart(_ index: MarkdownNode.Index, _ node: MarkdownNode) {
    if node.kind == .tableCell { return writeCellStart(node) }
    if node.kind == .paragraph, isTight { return }
    startLine()
    switch node.kind {
    case .paragraph: output.append("<p>")
    case .heading: writeHeadingStart(index, node)
    case .blockQuote: output.append("<blockquote>\n")
    case .list:
      output.beginList(isOrdered: node.flags.contains(.isOrdered), number: node.number)
    case .item:
      if isTask(index) { output.append("<li class=\"task\">") } else { output.append("<li>") }
    case .table:
      tableHasBody = false
      output.append("<table>\n")
    case .tableRow:
      if node.flags.contains(.isHeader) {
        output.append("<thead>\n")
      } else if !tableHasBody {
        tableHasBody = true
        output.append("<tbody>\n")
      }
      output.append("<tr>\n")
    case .codeBlock, .htmlBlock, .thematicBreak, .tableCell, .footnoteDefinition, .text,
      .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough, .link,
      .image, .footnoteReference, .taskMarker:
      break
    }
  }

  private mutating func writeEnd(_ node: MarkdownNode) {
    switch node.kind {
    case .paragraph:
      if closesLabel { output.append("</label>") }
      closesLabel = false
      if !isTight { output.append("</p>\n") }
    case .heading: output.endHeading(level: node.level)
    case .blockQuote:
      startLine()
      output.append("</blockquote>\n")
    case .list: output.append(node.flags.contains(.isOrdered) ? "</ol>\n" : "</ul>\n")
    case .item: output.append("</li>\n")
    case .table: output.append(tableHasBody ? "</tbody>\n</table>\n" : "</table>\n")
    case .tableRow:
      output.append(node.flags.contains(.isHeader) ? "</tr>\n</thead>\n" : "</tr>\n")
    case .tableCell: output.append(node.flags.contains(.isHeader) ? "</th>\n" : "</td>\n")
    case .emphasis: output.append("</em>")
    case .strong: output.append("</strong>")
    case .strikethrough: output.append("</del>")
    case .link: output.append("</a>")
    case .codeBlock, .htmlBlock, .thematicBreak, .footnoteDefinition, .text, .softBreak,
      .lineBreak, .code, .htmlInline, .image, .footnoteReference, .taskMarker:
      break
    }
  }

  /// Whether a paragraph here is written without its element.
  private var isTight: Bool {
    guard open.count >= 2, view[open[open.count - 1]].kind == .item else { return false }
    return view[open[open.count - 2]].flags.contains(.isTight)
  }

  private mutating func writeHeadingStart(_ index: MarkdownNode.Index, _ node: MarkdownNode) {
    output.beginHeading(level: node.level)
    guard !isConformance, !part.isExcerpt else { return output.append(">") }
    let text = headingText(index, isShown: true)
    // The anchor is made from the text as it was typed: typography does not change it.
    let written =
      document.options.typography == nil ? text : headingText(index, isShown: false)
    let base = AnchorSet.base(of: written[...])
    let anchor = anchors.anchor(of: index, in: document, base: base)
    output.append(" id=\"")
    writeID(anchor, of: node)
    output.append("\">")
    result.headings.append(.init(level: node.level, base: base, anchor: anchor, text: text))
  }

  private func headingText(_ index: MarkdownNode.Index, isShown: Bool) -> [UInt8] {
    let inlines = document.descendants(of: index)
    guard inlines.count == 1, view[inlines.lowerBound].kind == .text else {
      return document.plainText(of: inlines, isShown: isShown).bytes
    }
    return Array(document.bytes(of: view[inlines.lowerBound].text))
  }

  private mutating func writeCellStart(_ node: MarkdownNode) {
    output.append(node.flags.contains(.isHeader) ? "<th" : "<td")
    if node.alignment != .none {
      output.append(isConformance ? " align=\"" : " class=\"")
      output.append(node.alignment.word)
      output.append("\"")
    }
    output.append(">")
  }

  private mutating func writeCodeBlock(_ node: MarkdownNode) {
    startLine()
    unsafe output.beginCode(info: view.bytes(of: node.detail))
    appendText(node.text)
    output.append("</code></pre>\n")
  }

  // MARK: Output

  /// Appends a text of the document as text.
  @inline(__always)
  mutating func appendText(_ text: MarkdownText) {
    unsafe output.appendText(text.range, of: view.buffer(of: text))
  }

  /// Starts a new line unless one was just started.
  mutating func startLine() { output.startLine() }
}
