import Tables

/// Inlines, and the texts of nodes.
extension TreeBuilder {
  /// Where the inline that was read last ends, in the source.
  var inlineEnd: Int {
    text.sourceEnd(locator.isLost ? locator.limit : locator.cursor)
  }

  var inlineStart: Int { text.sourceStart(locator.cursor) }

  mutating func slice(
    of segment: InlineLocator.Segment, _ literal: Span<UInt8>
  ) -> MarkdownText {
    let written =
      segment.kind == .escaped
      ? segment.written.lowerBound + 1..<segment.written.upperBound : segment.written
    guard segment.kind != .entity, text.isVerbatim(written) else {
      return keepDecoded(literal, segment.literal)
    }
    return MarkdownText(
      start: text.sourceStart(written.lowerBound), count: written.count, isDecoded: false)
  }

  func sourceRange(_ range: Range<Int>) -> Range<Int> {
    let start = text.sourceStart(range.lowerBound)
    return start..<max(start, text.sourceEnd(range.upperBound))
  }

  mutating func addBreak(_ kind: MarkdownNode.Kind) {
    let start = inlineStart
    locator.readLineBreak()
    add(kind, start..<max(start, inlineEnd))
  }

  mutating func addCode(_ literal: Span<UInt8>) {
    let start = inlineStart
    let content = locator.readCode()
    add(.code, start..<max(start, inlineEnd))
    // One space at each end of a code span is not part of the code.
    let padding = content.map { $0.count == literal.count + 2 ? 1 : 0 } ?? 0
    let code = keep(literal, ifAt: content.map { $0.lowerBound + padding })
    updateLast { $0.text = code }
  }

  mutating func addInlineHTML(_ literal: Span<UInt8>) {
    let start = locator.cursor
    let sourceStart = inlineStart
    locator.readHTML(literal)
    add(.htmlInline, sourceStart..<max(sourceStart, inlineEnd))
    let html = keep(literal, ifAt: start)
    updateLast { $0.text = html }
  }

  mutating func openEmphasis(_ kind: MarkdownNode.Kind, markCount: Int) {
    push(kind, at: inlineStart)
    locator.readEmphasisMark(count: markCount)
  }

  mutating func openLink(_ kind: MarkdownNode.Kind) {
    linkDepth += 1
    push(kind, at: inlineStart)
    let isAutolink = locator.readLinkStart(isImage: kind == .image)
    if isAutolink { updateLast { $0.flags.insert(.isAutolink) } }
  }

  mutating func closeLink(_ node: CommonMarkNode) {
    linkDepth -= 1
    guard let index = open.last else { return }
    let isAutolink = nodes[index].flags.contains(.isAutolink)
    var destinationStart: Int?
    var titleStart: Int?
    switch locator.readLinkEnd(isAutolink: isAutolink) {
    case .inline(let destination, let title):
      destinationStart = destination.lowerBound
      titleStart = title?.lowerBound
    case .reference:
      if !isAutolink { nodes[index].flags.insert(.isReference) }
      if isAutolink, index + 1 < nextIndex {
        destinationStart = Int(nodes[index].start) + 1
      }
    case nil: break
    }
    let destination = node.withDestination { keep($0, ifAt: destinationStart) }
    let title = node.withTitle { keep($0, ifAt: titleStart) }
    nodes[index].text = destination
    nodes[index].detail = title
    pop(end: inlineEnd)
  }

  /// A slice of the source if the literal is at this offset of the text as it is, else a copy.
  mutating func keep(_ literal: Span<UInt8>, ifAt offset: Int?) -> MarkdownText {
    guard literal.count > 0 else { return .empty }
    if let offset,
      ByteSearch.matches(literal, at: offset, in: text.bytes, until: text.range.upperBound),
      text.isVerbatim(offset..<offset + literal.count)
    {
      return MarkdownText(
        start: text.sourceStart(offset), count: literal.count, isDecoded: false)
    }
    return keepDecoded(literal, 0..<literal.count)
  }

  mutating func keepDecoded(_ literal: Span<UInt8>, _ range: Range<Int>) -> MarkdownText {
    let start = decoded.count
    unsafe literal.withUnsafeBufferPointer { bytes in
      unsafe decoded.append(contentsOf: bytes[range])
    }
    return MarkdownText(start: start, count: range.count, isDecoded: true)
  }
}
