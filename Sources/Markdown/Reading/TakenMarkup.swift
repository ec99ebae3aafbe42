import Tables

// What is taken for a label or a heading, with its markup.

extension MarkdownLabelled {
  /// The value as a paragraph of its own, with its markup.
  package func content(in document: MarkdownDocument) -> MarkdownPart {
    let isColon = { (byte: UInt8) in byte == UInt8(ascii: ":") }
    let colon = nodes.first { index in
      let node = document.nodes[index]
      return [.text, .code].contains(node.kind)
        && document.bytes(of: node.text).contains(where: isColon)
    }
    guard let colon else { return MarkdownPart(document, ranges: []) }
    var value = document
    let label = value.bytes(of: value.nodes[colon].text).prefix { !isColon($0) }
    value.shorten(colon, by: label.count + 1)
    let first = value.shortenBlanks(from: colon, to: nodes.upperBound)
    let all = value.descendants(of: paragraph)
    var part = MarkdownPart(value, ranges: [paragraph..<all.upperBound])
    for index in all where value.nodes[index].next <= first || index >= nodes.upperBound {
      part.take(index)
    }
    let last = value.siblings(in: nodes).last
    if let last, value.nodes[last].kind.isBreak { part.take(last) }
    return part
  }
}

extension MarkdownPart {
  /// The text of one of its headings as a paragraph, with its markup and without what was taken;
  /// nil where the heading is a line that only serves as one.
  package func content(of heading: MarkdownHeading) -> MarkdownPart? {
    guard document.nodes[heading.node].kind == .heading else { return nil }
    var value = document
    value.nodes[heading.node].kind = .paragraph
    let inlines = value.descendants(of: heading.node)
    var part = MarkdownPart(value, ranges: [heading.node..<inlines.upperBound])
    for index in inlines where isTaken(index) { part.take(index) }
    return part
  }
}

extension MarkdownDocument {
  /// Removes bytes at the beginning of the text of a node.
  fileprivate mutating func shorten(_ index: MarkdownNode.Index, by count: Int) {
    let text = nodes[index].text
    nodes[index].text = MarkdownText(
      start: Int(text.start) + count, count: text.count - count, isDecoded: text.isDecoded)
  }

  /// Removes the blanks at the beginning of a text, which goes on in other nodes where it is in the
  /// emphasis of a label, and returns the first node that has more.
  fileprivate mutating func shortenBlanks(
    from start: MarkdownNode.Index, to end: MarkdownNode.Index
  ) -> MarkdownNode.Index {
    var index = start
    while index < end, nodes[index].kind == .text {
      shorten(index, by: bytes(of: nodes[index].text).prefix { $0.isBlank }.count)
      guard nodes[index].text.isEmpty else { return index }
      index = nodes[index].next
    }
    return index
  }
}
