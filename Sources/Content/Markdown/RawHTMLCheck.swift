package import Diagnostics
import HTMLRules
package import Markdown
import Tables

/// Checks the raw HTML of a Markdown text by the rules of HTML, together with the elements that
/// Markdown makes around it.
package struct RawHTMLCheck {
  private let document: MarkdownDocument
  /// The nodes that are raw HTML, and the end.
  private let raw: [MarkdownNode.Index]
  private var nextRaw = 0
  private var parts: [HTMLPart] = []
  /// The nodes whose end tag still follows, outermost first.
  private var open: [MarkdownNode.Index] = []

  /// Makes the check of a document.
  package init(of document: MarkdownDocument) {
    self.document = document
    raw = document.nodes.tableIndices.filter(document.isShownHTML)
  }

  /// Reports what is wrong. Linear in the number of nodes.
  package consuming func run(log: inout DiagnosticLog) {
    guard !raw.isEmpty, !document.options.isConformance else { return }
    document.reportRawStyles(log: &log)
    // The page around the text is not known here.
    parts.append(HTMLPart(.fragment(.unknown), document.span(of: MarkdownNode.Index(0))))
    let all = document.nodes.tableIndices
    var index = all.lowerBound
    while index < all.upperBound {
      while let last = open.last, document.nodes[last].next <= index {
        open.removeLast()
        appendEnd(of: last)
      }
      index = append(index)
    }
    while let last = open.popLast() { appendEnd(of: last) }
    let end = document.range.upperBound
    HTMLPage(parts, leavesPictures: true, end: Span(document.source.id, end, end))
      .check(reportingTo: &log)
  }

  /// Appends a node, or its start, and returns the index to continue at.
  private mutating func append(_ index: MarkdownNode.Index) -> MarkdownNode.Index {
    let node = document.nodes[index]
    while nextRaw < raw.count, raw[nextRaw] < index { nextRaw += 1 }
    let holdsRaw = nextRaw < raw.count && raw[nextRaw] < node.next
    guard holdsRaw else {
      if let part = part(of: node) { parts.append(HTMLPart(part, document.span(of: index))) }
      return node.next
    }
    if document.isShownHTML(index) {
      appendRaw(index)
      return index + 1
    }
    if let tag = tag(of: index) { append("<\(tag)>", of: index) }
    open.append(index)
    return index + 1
  }

  /// The part for a node without raw HTML; nil for parts of lists and tables, and for what is
  /// written elsewhere.
  private func part(of node: MarkdownNode) -> HTMLPart.Kind? {
    switch node.kind {
    case .item, .tableRow, .tableCell, .footnoteDefinition: nil
    default: node.isBlock ? .fragment(.markdown) : .value
    }
  }

  private mutating func appendRaw(_ index: MarkdownNode.Index) {
    let text = document.nodes[index].text
    let bytes = document.bytes(of: text)
    for piece in document.rawPieces(of: index) {
      // A line break of two bytes is the last of its piece, or is in a text that is verbatim.
      parts.append(
        HTMLPart(
          .text(HTMLStaticText(Array(bytes[piece.range]))),
          Span(document.source.id, piece.source)))
    }
  }

  private mutating func appendEnd(of index: MarkdownNode.Index) {
    guard let tag = tag(of: index) else { return }
    append("</\(tag.prefix { $0 != " " })>", of: index)
  }

  private mutating func append(_ markup: String, of index: MarkdownNode.Index) {
    parts.append(HTMLPart(.text(HTMLStaticText(Array(markup.utf8))), document.span(of: index)))
  }

  /// What is written between `<` and `>` for a node with children.
  private func tag(of index: MarkdownNode.Index) -> String? {
    let node = document.nodes[index]
    switch node.kind {
    case .paragraph: return isTight ? nil : "p"
    case .heading: return "h\(node.level)"
    case .blockQuote: return "blockquote"
    case .list: return node.flags.contains(.isOrdered) ? "ol" : "ul"
    case .item: return "li"
    case .table: return "table"
    case .tableRow: return "tr"
    case .tableCell: return node.flags.contains(.isHeader) ? "th" : "td"
    case .emphasis: return "em"
    case .strong: return "strong"
    case .strikethrough: return "del"
    case .link: return "a href=\"#\""
    case .footnoteDefinition, .codeBlock, .htmlBlock, .thematicBreak, .text, .softBreak,
      .lineBreak, .code, .htmlInline, .image, .footnoteReference, .taskMarker:
      return nil
    }
  }

  /// Whether a paragraph here is written without its element.
  private var isTight: Bool {
    guard let item = open.last, document.nodes[item].kind == .item, open.count > 1 else {
      return false
    }
    return document.nodes[open[open.count - 2]].flags.contains(.isTight)
  }
}
