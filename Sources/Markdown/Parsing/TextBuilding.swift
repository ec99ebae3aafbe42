import Tables

/// Text nodes, and what the extensions find in them.
extension TreeBuilder {
  /// Adds a text node of libcmark: one node for each segment of it, and the nodes of the finds.
  mutating func addText(_ literal: Span<UInt8>) {
    if addVerbatim(literal) { return }
    segments.removeAll(keepingCapacity: true)
    if !locator.isLost { locator.readText(literal, into: &segments) }
    if let first = segments.first, let last = segments.last {
      let whole = first.written.lowerBound..<last.written.upperBound
      var pending = (offset: addTaskMarker(in: first, whole), segment: 0)
      addFinds(in: whole, literal, from: &pending)
      addPlain(until: whole.upperBound, literal, from: &pending)
    }
    let read = segments.last?.literal.upperBound ?? 0
    guard read < literal.count else { return }
    add(.text, inlineStart..<max(inlineStart, inlineEnd))
    let rest = keepDecoded(literal, read..<literal.count)
    updateLast { $0.text = rest }
  }

  /// Adds a text node that is written literally and contains nothing for extensions, as most do;
  /// returns whether it is one.
  private mutating func addVerbatim(_ literal: Span<UInt8>) -> Bool {
    let place = locator.cursor..<locator.cursor + literal.count
    guard !locator.isLost, literal.count > 0, literal[0] != UInt8(ascii: "["), text.isVerbatim,
      openReference == nil, scanner.trigger(in: place) == nil,
      let written = locator.readVerbatim(literal)
    else { return false }
    add(.text, written)
    nodes[nodes.count - 1].text = MarkdownText(
      start: written.lowerBound, count: written.count, isDecoded: false)
    return true
  }

  private mutating func addFinds(
    in whole: Range<Int>, _ literal: Span<UInt8>, from pending: inout (offset: Int, segment: Int)
  ) {
    let place = self.place
    for segment in segments where segment.kind == .verbatim {
      closeReference(in: segment.written, from: &pending)
      let end = segment.written.upperBound
      var offset = max(segment.written.lowerBound, pending.offset)
      while offset < end, let trigger = scanner.trigger(in: offset..<end) {
        let plain = max(segment.written.lowerBound, pending.offset)..<end
        if place == .text, whole.upperBound < locator.limit {
          locator.addressMarks.note(
            at: trigger, plain: plain, node: whole, limit: locator.limit, in: text.bytes, options)
        }
        if let find = scanner.find(
          at: trigger, plain: plain, until: whole.upperBound, in: place),
          addFind(find, literal, from: &pending)
        {
          offset = pending.offset
        } else {
          openReference(at: trigger, in: place, literal, from: &pending)
          offset = trigger + 1
        }
      }
    }
  }

  /// The kind of node that contains the text that is being added.
  private var place: TextScanner.Place {
    guard linkDepth > 0 else { return .text }
    return open.last.map { nodes[$0].flags.contains(.isAutolink) } == true ? .address : .link
  }

  /// Adds the nodes of what was found and of the plain text before it; returns whether something
  /// was found.
  private mutating func addFind(
    _ find: TextScanner.Find, _ literal: Span<UInt8>,
    from pending: inout (offset: Int, segment: Int)
  ) -> Bool {
    switch find {
    case .address(let range, let prefix):
      addPlain(until: range.lowerBound, literal, from: &pending)
      addAddress(range, prefix, literal, from: &pending)
    case .footnote(let range, let label):
      guard text.isVerbatim(label) else { return false }
      guard let number = footnotes.number(of: text.bytes[label]) else {
        footnotes.recordUndefined(text.bytes[label], at: sourceRange(range))
        return false
      }
      addPlain(until: range.lowerBound, literal, from: &pending)
      addReference(to: number, label, at: range)
    case .tildes(let range, let opens, let closes):
      addPlain(until: range.lowerBound, literal, from: &pending)
      guard !(closes && closeStrikethrough(range)) else { break }
      if opens { tildes.append(.init(index: nextIndex, parent: open.last)) }
      addPlain(until: range.upperBound, literal, from: &pending)
    case .sign(let range, let sign):
      addPlain(until: range.lowerBound, literal, from: &pending)
      add(.text, sourceRange(range))
      nodes[nodes.count - 1].text = MarkdownText(
        start: decoded.count, count: sign.count, isDecoded: true)
      nodes[nodes.count - 1].flags.insert(.isSign)
      decoded.append(contentsOf: sign)
    }
    skip(to: find.range.upperBound, from: &pending)
    return true
  }

  func skip(to offset: Int, from pending: inout (offset: Int, segment: Int)) {
    pending.offset = max(pending.offset, offset)
    while pending.segment < segments.count,
      segments[pending.segment].written.upperBound <= pending.offset
    {
      pending.segment += 1
    }
  }

  /// Adds the text from the pending offset on, one node per segment.
  mutating func addPlain(
    until end: Int, _ literal: Span<UInt8>, from pending: inout (offset: Int, segment: Int)
  ) {
    while pending.offset < end, pending.segment < segments.count {
      let segment = segments[pending.segment]
      let part = segment.part(max(segment.written.lowerBound, pending.offset)..<end)
      add(.text, sourceRange(part.written))
      let slice = slice(of: part, literal)
      nodes[nodes.count - 1].text = slice
      if part.kind == .escaped { nodes[nodes.count - 1].flags.insert(.isEscaped) }
      skip(to: part.written.upperBound, from: &pending)
    }
  }

  // MARK: The finds

  private mutating func addAddress(
    _ range: Range<Int>, _ prefix: String, _ literal: Span<UInt8>,
    from pending: inout (offset: Int, segment: Int)
  ) {
    push(.link, at: text.sourceStart(range.lowerBound))
    let index = nextIndex - 1
    nodes[index].flags.insert(.isAutolink)
    addPlain(until: range.upperBound, literal, from: &pending)
    let texts = nodes[(index.position + 1)...].map(\.text)
    if prefix.isEmpty, texts.count == 1 {
      nodes[index].text = texts[0]
    } else {
      let start = decoded.count
      decoded.append(contentsOf: prefix.utf8)
      for part in texts { appendDecoded(part) }
      nodes[index].text = MarkdownText(
        start: start, count: decoded.count - start, isDecoded: true)
    }
    pop(end: text.sourceEnd(pending.offset))
  }

  private mutating func appendDecoded(_ part: MarkdownText) {
    decoded.append(contentsOf: part.isDecoded ? decoded[part.range] : source[part.range])
  }

  /// Makes the nodes since the last opening tildes in the same node a strikethrough; returns
  /// whether there were any.
  private mutating func closeStrikethrough(_ range: Range<Int>) -> Bool {
    guard let opener = tildes.last, opener.parent == open.last, opener.index + 1 < nextIndex
    else { return false }
    let index = opener.index
    tildes.removeLast()
    if let begun = openReference?.index, begun > index { openReference = nil }
    nodes[index].kind = .strikethrough
    nodes[index].text = .empty
    nodes[index].next = nextIndex
    nodes[index].end = UInt32(text.sourceEnd(range.upperBound))
    return true
  }

  /// Adds the box that a task's text begins with; returns the offset at which the text continues.
  private mutating func addTaskMarker(
    in first: InlineLocator.Segment, _ whole: Range<Int>
  ) -> Int {
    let start = whole.lowerBound
    guard options.readsExtensions, first.kind == .verbatim, first.written.count > 3,
      text.bytes[start] == UInt8(ascii: "["), text.bytes[start + 2] == UInt8(ascii: "]"),
      text.bytes[start + 3].isBlank, isAtStartOfItem
    else { return start }
    let mark = text.bytes[start + 1]
    guard mark == .space || mark | 0x20 == UInt8(ascii: "x") else { return start }
    add(.taskMarker, sourceRange(start..<start + 3))
    if mark != .space { nodes[nodes.count - 1].flags.insert(.isChecked) }
    return start + 3
  }

  private var isAtStartOfItem: Bool {
    guard open.count >= 2, let paragraph = open.last else { return false }
    let item = open[open.count - 2]
    return paragraph + 1 == nextIndex && item + 1 == paragraph
      && nodes[paragraph].kind == .paragraph && nodes[item].kind == .item
  }
}

extension InlineLocator.Segment {
  /// The part of the stretch within `range`: escapes and character references are not split.
  func part(_ range: Range<Int>) -> InlineLocator.Segment {
    guard kind == .verbatim else { return self }
    let written = range.clamped(to: self.written)
    let start = literal.lowerBound + written.lowerBound - self.written.lowerBound
    return InlineLocator.Segment(
      kind: kind, written: written, literal: start..<start + written.count)
  }
}
