import Tables

/// A line of a paragraph or heading that may have images.
struct ImageLine {
  private let document: MarkdownDocument
  private let nodes: Range<MarkdownNode.Index>
  private let isHeading: Bool

  init(_ document: MarkdownDocument, _ nodes: Range<MarkdownNode.Index>, isHeading: Bool) {
    self.document = document
    self.nodes = nodes
    self.isHeading = isHeading
  }

  /// The images before what the line says, and behind the end of a sentence, some of them links: taken
  /// out, they leave that whole.
  var images: [MarkdownNode.Index] {
    var (leading, trailing): ([MarkdownNode.Index], [MarkdownNode.Index]) = ([], [])
    var (first, last): (Character?, Character?)
    for index in document.siblings(in: nodes) {
      if let image = image(at: index) {
        if first == nil { leading.append(image) } else { trailing.append(image) }
        continue
      }
      let text = document.plainText(of: index..<document.nodes[index].next).string
      guard let end = text.last(where: { !$0.isWhitespace }) else { continue }
      first = first ?? text.first { !$0.isWhitespace }
      last = end
      trailing = []
    }
    // A letter in lower case continues the sentence that the image begins.
    if first?.isLowercase == true { leading = [] }
    let endsSentence = last.map { isHeading || ".!?…:".contains($0) } ?? false
    return leading + (endsSentence ? trailing : [])
  }

  /// The image that a node is, or that is all of a link.
  private func image(at index: MarkdownNode.Index) -> MarkdownNode.Index? {
    switch document.nodes[index].kind {
    case .image: return index
    case .link:
      let children = document.descendants(of: index)
      guard !children.isEmpty, document.nodes[children.lowerBound].kind == .image,
        document.nodes[children.lowerBound].next == children.upperBound
      else { return nil }
      return children.lowerBound
    default: return nil
    }
  }
}
