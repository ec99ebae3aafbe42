import Tables

/// A line of a paragraph or heading that has an image.
struct ImageLine {
  private let document: MarkdownDocument
  private let nodes: Range<MarkdownNode.Index>
  private let isHeading: Bool

  init(_ document: MarkdownDocument, _ nodes: Range<MarkdownNode.Index>, isHeading: Bool) {
    self.document = document
    self.nodes = nodes
    self.isHeading = isHeading
  }

  /// Whether an image is before what the line says, or behind the end of a sentence: taken out, it
  /// leaves that whole.
  func isApart(_ image: MarkdownNode.Index) -> Bool {
    let before = words(in: nodes.lowerBound..<image)
    let behind = words(in: document.nodes[image].next..<nodes.upperBound)
    guard let last = before.last else { return behind.first?.isLowercase != true }
    return behind.isEmpty && (isHeading || ".!?…:".contains(last))
  }

  /// The text of a part of the line, without images and without blanks at its ends.
  private func words(in nodes: Range<MarkdownNode.Index>) -> Substring {
    let texts = document.siblings(in: nodes).filter { document.nodes[$0].kind != .image }
      .map { document.plainText(of: $0..<document.nodes[$0].next).string }
    let text = texts.joined().drop(while: \.isWhitespace)
    let end = text.lastIndex { !$0.isWhitespace }
    return end.map { text[...$0] } ?? text
  }
}
