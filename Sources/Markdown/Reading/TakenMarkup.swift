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
    value.nodes[colon].text.shorten(by: label.count + 1)
    let first = removeBlanks(from: colon, of: &value)
    let all = value.descendants(of: paragraph)
    var part = MarkdownPart(value, ranges: [paragraph..<all.upperBound])
    for index in all where value.nodes[index].next <= first || index >= nodes.upperBound {
      part.take(index)
    }
    let last = value.siblings(in: nodes).last
    if let last, value.nodes[last].kind.isBreak { part.take(last) }
    return part
  }

  /// Removes the blanks at the beginning of a text, which continues in other nodes where it is in the
  /// emphasis of a label, and returns the first node that has more.
  private func removeBlanks(
    from start: MarkdownNode.Index, of value: inout MarkdownDocument
  ) -> MarkdownNode.Index {
    var index = start
    while index < nodes.upperBound, value.nodes[index].kind == .text {
      let blanks = value.bytes(of: value.nodes[index].text).prefix { $0.isBlank }
      value.nodes[index].text.shorten(by: blanks.count)
      guard value.nodes[index].text.isEmpty else { return index }
      index = value.nodes[index].next
    }
    return index
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

extension MarkdownText {
  /// Removes bytes at its beginning.
  fileprivate mutating func shorten(by count: Int) {
    self = MarkdownText(
      start: Int(start) + count, count: self.count - count, isDecoded: isDecoded)
  }
}
