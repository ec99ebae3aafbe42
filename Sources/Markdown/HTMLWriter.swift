import Diagnostics

/// Writes the nodes of a part as HTML, without recursion.
struct HTMLWriter {
  let document: MarkdownDocument
  private let part: MarkdownPart
  private(set) var result = MarkdownHTML()
  /// The nodes whose end is still to be written, outermost first.
  private var open: [Int] = []
  private var output: [UInt8] = []
  /// Where this writer began in the output.
  private var start = 0
  /// The next of the part's taken ranges.
  private var nextTaken = 0
  private var tableHasBody = false
  private var footnotes = FootnoteList()
  private var anchors = AnchorSet()

  init(part: MarkdownPart) {
    self.part = part
    self.document = part.document
  }

  private var isConformance: Bool { document.options.isConformance }

  /// Appends the HTML of what is left of the part.
  mutating func write(to output: inout [UInt8], anchors: inout AnchorSet) {
    swap(&self.output, &output)
    swap(&self.anchors, &anchors)
    start = self.output.count
    for range in part.ranges { write(range) }
    writeFootnotes()
    swap(&self.output, &output)
    swap(&self.anchors, &anchors)
  }

  private mutating func write(_ range: Range<Int>) {
    let outer = open.count
    var index = range.lowerBound
    while index < range.upperBound {
      close(before: index, downTo: outer)
      while nextTaken < part.taken.count, part.taken[nextTaken].upperBound <= index {
        nextTaken += 1
      }
      if nextTaken < part.taken.count, part.taken[nextTaken].lowerBound <= index {
        index = part.taken[nextTaken].upperBound
        continue
      }
      index = write(index)
    }
    close(before: range.upperBound, downTo: outer)
  }

  /// Closes the open nodes that end at or before `index`.
  private mutating func close(before index: Int, downTo outer: Int) {
    while open.count > outer, let last = open.last, document.nodes[last].next <= index {
      open.removeLast()
      writeEnd(document.nodes[last])
    }
  }

  /// Writes a node, or its start, and returns the index to go on at.
  private mutating func write(_ index: Int) -> Int {
    let node = document.nodes[index]
    if node.isBlock { return writeBlock(index, node) }
    return writeInline(index, node)
  }

  // MARK: Blocks

  private mutating func writeBlock(_ index: Int, _ node: MarkdownNode) -> Int {
    switch node.kind {
    case .footnoteDefinition: return Int(node.next)
    case .htmlBlock:
      guard document.options.allowsHTML else { return index + 1 }
      startLine()
      output.append(contentsOf: document.bytes(of: node.text))
      startLine()
      return index + 1
    case .codeBlock:
      writeCodeBlock(node)
      return index + 1
    case .thematicBreak:
      startLine()
      append(isConformance ? "<hr />\n" : "<hr>\n")
      return index + 1
    case .table where !isConformance: tableHasBody = false
    default: break
    }
    writeStart(index, node)
    open.append(index)
    return index + 1
  }

  private mutating func writeStart(_ index: Int, _ node: MarkdownNode) {
    if !(node.kind == .paragraph && isTight) && node.kind != .tableCell { startLine() }
    switch node.kind {
    case .paragraph: if !isTight { append("<p>") }
    case .heading: writeHeadingStart(index, node)
    case .blockQuote: append("<blockquote>\n")
    case .list: writeListStart(node)
    case .item: append(isTask(index) ? "<li class=\"task\">" : "<li>")
    case .table:
      tableHasBody = false
      append("<table>\n")
    case .tableRow:
      if node.flags.contains(.isHeader) {
        append("<thead>\n")
      } else if !tableHasBody {
        tableHasBody = true
        append("<tbody>\n")
      }
      append("<tr>\n")
    case .tableCell: writeCellStart(node)
    default: break
    }
  }

  private mutating func writeEnd(_ node: MarkdownNode) {
    switch node.kind {
    case .paragraph:
      if closesLabel { append("</label>") }
      closesLabel = false
      if !isTight { append("</p>\n") }
    case .heading:
      append("</h")
      append(UInt32(node.level))
      append(">\n")
    case .blockQuote:
      startLine()
      append("</blockquote>\n")
    case .list: append(node.flags.contains(.isOrdered) ? "</ol>\n" : "</ul>\n")
    case .item: append("</li>\n")
    case .table: append(tableHasBody ? "</tbody>\n</table>\n" : "</table>\n")
    case .tableRow:
      append(node.flags.contains(.isHeader) ? "</tr>\n</thead>\n" : "</tr>\n")
    case .tableCell: append(node.flags.contains(.isHeader) ? "</th>\n" : "</td>\n")
    case .emphasis: append("</em>")
    case .strong: append("</strong>")
    case .strikethrough: append("</del>")
    case .link: append("</a>")
    default: break
    }
  }

  /// Whether a paragraph here is written without its element.
  private var isTight: Bool {
    guard open.count >= 2, document.nodes[open[open.count - 1]].kind == .item else {
      return false
    }
    return document.nodes[open[open.count - 2]].flags.contains(.isTight)
  }

  private mutating func writeHeadingStart(_ index: Int, _ node: MarkdownNode) {
    append("<h")
    append(UInt32(node.level))
    guard !isConformance else { return append(">") }
    let text = headingText(index)
    let anchor = anchors.anchor(for: text)
    append(" id=\"")
    output.append(contentsOf: anchor)
    append("\">")
    result.headings.append(.init(level: node.level, anchor: anchor, text: text))
  }

  private func headingText(_ index: Int) -> [UInt8] {
    let inlines = document.descendants(of: index)
    guard inlines.count == 1, document.nodes[inlines.lowerBound].kind == .text else {
      return document.plainText(of: inlines).bytes
    }
    return Array(document.bytes(of: document.nodes[inlines.lowerBound].text))
  }

  private mutating func writeListStart(_ node: MarkdownNode) {
    guard node.flags.contains(.isOrdered) else { return append("<ul>\n") }
    guard node.number != 1 else { return append("<ol>\n") }
    append("<ol start=\"")
    append(node.number)
    append("\">\n")
  }

  private mutating func writeCellStart(_ node: MarkdownNode) {
    append(node.flags.contains(.isHeader) ? "<th" : "<td")
    if node.alignment != .none {
      append(isConformance ? " align=\"" : " class=\"")
      output.append(contentsOf: String(describing: node.alignment).utf8)
      append("\"")
    }
    append(">")
  }

  private mutating func writeCodeBlock(_ node: MarkdownNode) {
    startLine()
    let language = document.bytes(of: node.detail).prefix { !$0.isBlank }
    if language.isEmpty {
      append("<pre><code>")
    } else {
      append("<pre><code class=\"language-")
      HTMLEscaping.appendText(language, to: &output)
      append("\">")
    }
    HTMLEscaping.appendText(document.bytes(of: node.text), to: &output)
    append("</code></pre>\n")
  }

  // MARK: Inlines

  private mutating func writeInline(_ index: Int, _ node: MarkdownNode) -> Int {
    switch node.kind {
    case .text: HTMLEscaping.appendText(document.bytes(of: node.text), to: &output)
    case .softBreak: output.append(.lineFeed)
    case .lineBreak: append(isConformance ? "<br />\n" : "<br>\n")
    case .code:
      append("<code>")
      HTMLEscaping.appendText(document.bytes(of: node.text), to: &output)
      append("</code>")
    case .htmlInline:
      if document.options.allowsHTML {
        output.append(contentsOf: document.bytes(of: node.text))
      }
    case .taskMarker: writeTaskMarker(node)
    case .footnoteReference: writeFootnoteReference(node)
    case .image:
      writeImage(index, node)
      return Int(node.next)
    case .link: if writeLinkStart(index, node) { open.append(index) }
    case .emphasis, .strong, .strikethrough:
      append(
        node.kind == .emphasis ? "<em>" : node.kind == .strong ? "<strong>" : "<del>")
      open.append(index)
    default: break
    }
    return index + 1
  }

  /// Writes a link's start tag, unless its destination is not allowed.
  private mutating func writeLinkStart(_ index: Int, _ node: MarkdownNode) -> Bool {
    let bytes = document.bytes(of: node.text)
    let destination = Destination(bytes, isImage: false)
    guard isConformance || destination == .external || destination == .local else {
      return false
    }
    append("<a href=\"")
    if isConformance || destination == .external {
      HTMLEscaping.appendAddress(bytes, to: &output)
    } else {
      addHole(.link, index, node)
    }
    append("\"")
    writeTitle(node)
    let isWeb = node.text.count > 4 && bytes.prefix(4).map(\.lowercasedASCII) == Array("http".utf8)
    append(!isConformance && destination == .external && isWeb ? " rel=\"noopener\">" : ">")
    return true
  }

  private mutating func writeImage(_ index: Int, _ node: MarkdownNode) {
    let bytes = document.bytes(of: node.text)
    let destination = Destination(bytes, isImage: true)
    guard isConformance || destination == .external || destination == .local else {
      return writeAlternativeText(index)
    }
    append("<img src=\"")
    if isConformance || destination == .external {
      HTMLEscaping.appendAddress(bytes, to: &output)
    } else {
      addHole(.image, index, node)
    }
    append("\" alt=\"")
    writeAlternativeText(index)
    append("\"")
    if isConformance || !document.isDecorative(index) { writeTitle(node) }
    append(isConformance ? " />" : ">")
  }

  private mutating func addHole(
    _ kind: MarkdownHTML.Hole.Kind, _ index: Int, _ node: MarkdownNode
  ) {
    result.holes.append(
      .init(
        offset: output.count, kind: kind, destination: node.text,
        span: document.destinationSpan(of: index)))
  }

  private mutating func writeTitle(_ node: MarkdownNode) {
    guard !node.detail.isEmpty else { return }
    append(" title=\"")
    HTMLEscaping.appendText(document.bytes(of: node.detail), to: &output)
    append("\"")
  }

  private mutating func writeAlternativeText(_ index: Int) {
    for child in document.descendants(of: index) {
      let node = document.nodes[child]
      switch node.kind {
      case .text, .code: HTMLEscaping.appendText(document.bytes(of: node.text), to: &output)
      case .htmlInline where isConformance:
        HTMLEscaping.appendText(document.bytes(of: node.text), to: &output)
      case .softBreak, .lineBreak: output.append(.space)
      default: break
      }
    }
  }

  // MARK: Tasks and footnotes

  private var closesLabel = false

  private func isTask(_ item: Int) -> Bool {
    guard !isConformance, item + 2 < Int(document.nodes[item].next) else { return false }
    return document.nodes[item + 2].kind == .taskMarker
  }

  private mutating func writeTaskMarker(_ node: MarkdownNode) {
    let isChecked = node.flags.contains(.isChecked)
    guard !isConformance else {
      return append(
        isChecked
          ? "<input checked=\"\" disabled=\"\" type=\"checkbox\">"
          : "<input disabled=\"\" type=\"checkbox\">")
    }
    append("<label><input type=\"checkbox\" disabled")
    append(isChecked ? " checked>" : ">")
    closesLabel = true
  }

  private mutating func writeFootnoteReference(_ node: MarkdownNode) {
    let reference = footnotes.reference(to: node.number, anchors: &anchors)
    append("<sup class=\"footnote-ref\"><a href=\"#")
    output.append(contentsOf: reference.definition)
    append("\" id=\"")
    output.append(contentsOf: reference.anchor)
    append("\">")
    append(UInt32(clamping: reference.number))
    append("</a></sup>")
  }

  private mutating func writeFootnotes() {
    guard !footnotes.isEmpty else { return }
    startLine()
    append("<section class=\"footnotes\">\n<ol>\n")
    var place = 0
    while let note = footnotes.note(at: place) {
      append("<li id=\"")
      output.append(contentsOf: note.definition)
      append("\">\n")
      if let index = document.footnoteDefinition(note.number) {
        nextTaken = 0
        write(document.descendants(of: index))
      }
      writeBackReferences(footnotes.note(at: place)?.references ?? [])
      append("</li>\n")
      place += 1
    }
    append("</ol>\n</section>\n")
  }

  /// Writes the links back into the last paragraph of a note, or after what is no paragraph.
  private mutating func writeBackReferences(_ references: [[UInt8]]) {
    let end = Array("</p>\n".utf8)
    let isInParagraph = output.suffix(end.count).elementsEqual(end)
    if isInParagraph { output.removeLast(end.count) }
    for anchor in references {
      append(" <a href=\"#")
      output.append(contentsOf: anchor)
      append("\" class=\"footnote-backref\">\u{21A9}\u{FE0E}</a>")
    }
    append(isInParagraph ? "</p>\n" : "\n")
  }

  // MARK: Output

  private mutating func append(_ text: StaticString) {
    unsafe output.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(_ number: UInt32) {
    guard number > 9 else { return output.append(UInt8(ascii: "0") + UInt8(number)) }
    output.append(contentsOf: String(number).utf8)
  }

  /// Starts a new line unless one was just started.
  private mutating func startLine() {
    if output.count > start, output.last != .lineFeed { output.append(.lineFeed) }
  }
}
