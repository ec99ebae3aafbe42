import Diagnostics
import Tables

/// A heading, or a paragraph that serves as one.
package struct MarkdownHeading: Sendable {
  /// The index of its node.
  package let node: MarkdownNode.Index
  /// Its text without markup, and without the colon of a paragraph that serves as a heading.
  package let text: MarkdownString
}

/// What is below a heading, up to the next one that is not below it.
package struct MarkdownSection: Sendable {
  package let heading: MarkdownHeading
  /// What is below the heading, sub-sections with their headings included.
  package let content: MarkdownPart
}

extension MarkdownPart {
  /// Takes the heading at its start, if there is one.
  ///
  /// A paragraph right before a list also serves as the heading, if all of it is bold or it ends
  /// with a colon.
  package mutating func takeHeading() -> MarkdownHeading? {
    let blocks = blocks
    guard let first = blocks.first else { return nil }
    let isHeading = document.nodes[first].kind == .heading
    guard isHeading || isTitle(first, before: blocks.dropFirst().first) else { return nil }
    let heading = heading(at: first)
    take(first)
    return heading
  }

  /// Takes the first section whose heading has this text, with the heading and all below it.
  ///
  /// Letter case and what only decorates its ends are ignored.
  package mutating func takeSection(_ name: String) -> MarkdownSection? {
    let wanted = FoldedText(name)
    let found = sections.first { FoldedText($0.heading.text.bytes) == wanted }
    guard let found else { return nil }
    take(found.heading.node)
    for range in found.content.ranges { take(range) }
    return found
  }

  /// All sections: one for each heading among its blocks, in document order, each with those
  /// nested in it.
  package var sections: [MarkdownSection] {
    let blocks = blocks
    return blocks.indices.compactMap { place in
      let index = blocks[place]
      guard document.nodes[index].kind == .heading else { return nil }
      let level = document.nodes[index].level
      let content = blocks[(place + 1)...].prefix { block in
        document.nodes[block].kind != .heading || document.nodes[block].level > level
      }
      return MarkdownSection(heading: heading(at: index), content: part(of: content))
    }
  }

  /// The texts of all headings of the document, at any level.
  package var headingTexts: [MarkdownString] {
    document.nodes.tableIndices.filter { document.nodes[$0].kind == .heading }.map {
      document.plainText(of: document.descendants(of: $0))
    }
  }

  /// Takes the first image outside of a sentence, and its block if there is nothing else in it.
  /// An image in a table, a quotation or a list is a part of that.
  package mutating func takeFirstImage() -> MarkdownNode.Index? {
    for block in blocks {
      let kind = document.nodes[block].kind
      guard kind == .paragraph || kind == .heading else { continue }
      for line in lines(of: block) {
        let images = ImageLine(document, line, isHeading: kind == .heading).images
        guard let image = images.first(where: { !isTaken($0) }) else { continue }
        take(image)
        return image
      }
    }
    return nil
  }

  /// The parts into which its headings of the highest level divide it: first what is before them,
  /// then each heading with what is below it.
  ///
  /// Without headings, paragraphs that serve as headings divide it; without those the items of a
  /// list that are a title and a list below it do; else it is one part. An empty part has no
  /// groups.
  package var groups: [MarkdownPart] {
    let blocks = blocks
    guard !blocks.isEmpty else { return [] }
    let starts = groupStarts(blocks)
    if starts.isEmpty, let items = groupItems(blocks) { return items }
    var groups: [MarkdownPart] = []
    var start = 0
    for next in starts.filter({ $0 > 0 }) + [blocks.count] {
      groups.append(part(of: blocks[start..<next]))
      start = next
    }
    return groups
  }

  /// The groups of the one list there is, if its items are a title and a list below it: each of
  /// these is one, and so are the items between them. Where other items have no list, a number
  /// before a title, or a single item below it, tells that the title is an item, and the list below
  /// it indented by mistake.
  private func groupItems(_ blocks: [MarkdownNode.Index]) -> [MarkdownPart]? {
    guard blocks.count == 1, document.nodes[blocks[0]].kind == .list else { return nil }
    let items = document.siblings(in: document.descendants(of: blocks[0])).filter { !isTaken($0) }
    func areGroups(_ style: TitleStyle) -> [Bool] {
      items.map { item in
        let children = document.siblings(in: document.descendants(of: item))
        return children.count == 2 && isTitle(children[0], before: children[1], style)
      }
    }
    var isGroup = areGroups(.any)
    if isGroup.contains(false) { isGroup = areGroups(.certain) }
    guard isGroup.contains(true) else { return nil }
    var groups: [MarkdownPart] = []
    var between: [MarkdownNode.Index] = []
    for (item, isGroup) in zip(items, isGroup) {
      guard isGroup else {
        between.append(item)
        continue
      }
      if !between.isEmpty { groups.append(part(of: between)) }
      between = []
      groups.append(part([document.descendants(of: item)]))
    }
    if !between.isEmpty { groups.append(part(of: between)) }
    return groups
  }

  /// The smallest parts into which it can be divided: one for each heading of the highest level,
  /// otherwise one for each item of its lists, otherwise one for each block.
  ///
  /// Blocks between two lists belong to the item before them. Blocks before the first heading or
  /// list are elements of their own.
  package var elements: [MarkdownPart] {
    let blocks = blocks
    if let first = blocks.first, document.nodes[first].kind == .item {
      return blocks.map { part([document.descendants(of: $0)]) }
    }
    let starts = groupStarts(blocks)
    if let first = starts.first {
      return part(of: blocks[..<first]).elements
        + groups.dropFirst(first == 0 ? 0 : 1)
    }
    guard blocks.contains(where: { document.nodes[$0].kind == .list }) else {
      return blocks.map { part(of: [$0]) }
    }
    return itemElements(blocks)
  }

  /// Takes the items of its lists, each as a part; none if it has no list.
  ///
  /// What is between the lists is left in the part.
  package mutating func takeItems() -> [MarkdownPart] {
    let lists = blocks.filter { document.nodes[$0].kind == .list }
    let items = lists.flatMap { list in
      document.siblings(in: document.descendants(of: list)).filter { !isTaken($0) }
    }
    let parts = items.map { part([document.descendants(of: $0)]) }
    for list in lists { take(list) }
    return parts
  }

  /// Takes the blocks beside its lists that belong to no item and are not the title of a list, such
  /// as a sentence before a list; none if it has no list.
  package mutating func takeProseBesideLists() -> [MarkdownNode.Index] {
    let blocks = blocks
    guard blocks.contains(where: { document.nodes[$0].kind == .list }) else { return [] }
    let titles = Set(groupStarts(blocks).map { blocks[$0] })
    let prose = blocks.filter { document.nodes[$0].kind != .list && !titles.contains($0) }
    for block in prose { take(block) }
    return prose
  }

  private func itemElements(_ blocks: [MarkdownNode.Index]) -> [MarkdownPart] {
    var elements: [[Range<MarkdownNode.Index>]] = []
    var isAfterList = false
    for block in blocks {
      if document.nodes[block].kind == .list {
        let items = document.siblings(in: document.descendants(of: block))
        elements += items.filter { !isTaken($0) }.map { [document.descendants(of: $0)] }
        isAfterList = true
      } else if isAfterList {
        elements[elements.count - 1].append(block..<document.nodes[block].next)
      } else {
        elements.append([block..<document.nodes[block].next])
      }
    }
    return elements.map(part)
  }

  private func groupStarts(_ blocks: [MarkdownNode.Index]) -> [Int] {
    let levels = blocks.map { document.nodes[$0].kind == .heading ? document.nodes[$0].level : 7 }
    if let highest = levels.min(), highest < 7 {
      return blocks.indices.filter { levels[$0] == highest }
    }
    return blocks.indices.filter { isTitle(blocks[$0], before: blocks[($0 + 1)...].first) }
  }

  /// How the title of a list is recognised.
  private enum TitleStyle {
    /// It may also be a few words.
    case any
    /// It is bold, ends with a colon, or is a few words that begin with no number before several
    /// items.
    case certain
  }

  /// Whether a block is a paragraph that serves as the heading of the list after it: all bold, or
  /// with a colon at its end, or a few words without a full stop before a list of bullets.
  private func isTitle(
    _ index: MarkdownNode.Index, before next: MarkdownNode.Index?, _ style: TitleStyle = .any
  ) -> Bool {
    guard let next, document.nodes[next].kind == .list, document.nodes[index].kind == .paragraph
    else { return false }
    let inlines = document.siblings(in: document.descendants(of: index))
    let text = document.plainText(of: document.descendants(of: index)).bytes
    guard let last = text.last, text.count <= 80 else { return false }
    let isBold =
      inlines.count == 1
      && [.strong, .emphasis].contains(document.nodes[inlines[0]].kind)
    let isPhrase =
      text.count <= 40 && !document.nodes[next].flags.contains(.isOrdered)
      && inlines.allSatisfy { document.nodes[$0].kind == .text }
      && !".!?,;".utf8.contains(last)
    let isCertain =
      style == .any
      || text.first?.isASCIIDigit == false
        && document.siblings(in: document.descendants(of: next)).count > 1
    return isBold || isPhrase && isCertain || last == UInt8(ascii: ":")
  }

  private func heading(at index: MarkdownNode.Index) -> MarkdownHeading {
    let text = document.plainText(of: document.descendants(of: index), except: isTaken)
    guard document.nodes[index].kind == .paragraph, text.bytes.last == UInt8(ascii: ":") else {
      return MarkdownHeading(node: index, text: text)
    }
    let end = Int(text.span.end) - (text.isVerbatim ? 1 : 0)
    return MarkdownHeading(
      node: index,
      text: MarkdownString(
        bytes: text.bytes.dropLast(), span: Span(text.span.source, Int(text.span.start), end),
        isVerbatim: text.isVerbatim))
  }

  private func part(of blocks: some Sequence<MarkdownNode.Index>) -> MarkdownPart {
    var ranges: [Range<MarkdownNode.Index>] = []
    for block in blocks {
      let next = document.nodes[block].next
      if let last = ranges.last, last.upperBound == block {
        ranges[ranges.count - 1] = last.lowerBound..<next
      } else {
        ranges.append(block..<next)
      }
    }
    return part(ranges)
  }
}
