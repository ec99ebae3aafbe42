import Escaping
import Tables

// Inlines: text and its markup, links and images.
extension HTMLWriter {
  /// Writes an inline, or its start, and returns the index to continue at.
  mutating func writeInline(_ index: MarkdownNode.Index, _ node: MarkdownNode) -> MarkdownNode.Index
  {
    switch node.kind {
    case .text: appendText(node.text)
    case .softBreak: output.append(.lineFeed)
    case .lineBreak: output.append(isConformance ? "<br />\n" : "<br>\n")
    case .code:
      output.append("<code>")
      appendText(node.text)
      output.append("</code>")
    case .htmlInline:
      if document.options.allowsHTML { writeRawHTML(index) }
    case .taskMarker: writeTaskMarker(node)
    case .footnoteReference: writeFootnoteReference(node)
    case .image:
      writeImage(index, node)
      return node.next
    case .link: return writeLink(index, node)
    case .emphasis:
      output.append("<em>")
      open.append(index)
    case .strong:
      output.append("<strong>")
      open.append(index)
    case .strikethrough:
      output.append("<del>")
      open.append(index)
    case .paragraph, .heading, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .thematicBreak,
      .table, .tableRow, .tableCell, .footnoteDefinition:
      break
    }
    return index + 1
  }

  /// Writes a link's start tag, unless its destination is not allowed, and returns the index to
  /// continue at.
  private mutating func writeLink(_ index: MarkdownNode.Index, _ node: MarkdownNode)
    -> MarkdownNode.Index
  {
    let destination = document.destination(of: node)
    guard isConformance || destination.isAllowed else { return index + 1 }
    output.append("<a href=\"")
    if isConformance || destination == .external {
      unsafe output.appendAddress(view.bytes(of: node.text))
    } else {
      addHole(.link, index, node)
    }
    output.append("\"")
    writeTitle(node)
    if !isConformance && destination == .external && isWeb(node.text) {
      output.append(" rel=\"noopener\"")
    }
    output.append(">")
    // A link to an entry without a text shows the entry's name.
    if NamelessLinks.isOne(index, of: document) {
      addHole(.name, index, node)
      output.append("</a>")
      return node.next
    }
    open.append(index)
    return index + 1
  }

  private func isWeb(_ text: MarkdownText) -> Bool {
    text.count > 4
      && document.bytes(of: text).prefix(4).elementsEqual("http".utf8) { $0 | 0x20 == $1 }
  }

  private mutating func writeImage(_ index: MarkdownNode.Index, _ node: MarkdownNode) {
    let destination = document.destination(of: node)
    guard isConformance || destination.isAllowed else { return writeAlternativeText(index) }
    output.append("<img src=\"")
    if isConformance || destination == .external {
      unsafe output.appendAddress(view.bytes(of: node.text))
    } else {
      addHole(.image, index, node)
    }
    output.append("\" alt=\"")
    writeAlternativeText(index)
    output.append("\"")
    if isConformance || !document.isDecorative(index) { writeTitle(node) }
    output.append(isConformance ? " />" : ">")
  }

  private mutating func addHole(
    _ kind: MarkdownHTML.Hole.Kind, _ index: MarkdownNode.Index, _ node: MarkdownNode
  ) {
    result.holes.append(
      .init(
        offset: start + output.count, kind: kind, destination: node.text,
        span: document.destinationSpan(of: index)))
  }

  private mutating func writeTitle(_ node: MarkdownNode) {
    guard !node.detail.isEmpty else { return }
    output.append(" title=\"")
    appendText(node.detail)
    output.append("\"")
  }

  private mutating func writeAlternativeText(_ index: MarkdownNode.Index) {
    for child in document.descendants(of: index) {
      let node = view[child]
      switch node.kind {
      case .text, .code: appendText(node.text)
      case .htmlInline: if isConformance { appendText(node.text) }
      case .softBreak, .lineBreak: output.append(.space)
      case .paragraph, .heading, .blockQuote, .list, .item, .codeBlock, .htmlBlock,
        .thematicBreak, .table, .tableRow, .tableCell, .footnoteDefinition, .emphasis, .strong,
        .strikethrough, .link, .image, .footnoteReference, .taskMarker:
        break
      }
    }
  }
}
