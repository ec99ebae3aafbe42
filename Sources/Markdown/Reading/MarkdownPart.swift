package import Diagnostics
import Tables

/// A part of a document from which typed content is taken, piece by piece.
///
/// What is taken (`takeHeading`, `takeSection`, `takeLabelled`, `takeFirstImage`) is not taken,
/// counted or written again: what remains at the end is the body.
package struct MarkdownPart: Sendable {
  /// The document it is a part of.
  package let document: MarkdownDocument
  /// The nodes it was made from: whole subtrees, in document order.
  package let ranges: [Range<MarkdownNode.Index>]
  /// The node before the first, such as the item whose content it is.
  private let holder: MarkdownNode.Index?
  /// The nodes that were taken out of it: disjoint, in document order.
  package private(set) var taken: [Range<MarkdownNode.Index>] = []

  /// Whether it stands for a longer text elsewhere: written without anchors and footnotes, which
  /// the page with the whole text has.
  package private(set) var isExcerpt = false

  /// Makes the part that is the whole of a document.
  package init(_ document: MarkdownDocument) {
    self.init(document, ranges: [document.nodes.tableIndices])
  }

  init(_ document: MarkdownDocument, ranges: [Range<MarkdownNode.Index>]) {
    self.document = document
    self.ranges = ranges.filter { !$0.isEmpty }
    holder = ranges.first.flatMap { $0.lowerBound.position > 0 ? $0.lowerBound - 1 : nil }
  }

  /// The outermost nodes that were not taken, in document order. Definitions of footnotes and
  /// comments are ignored.
  package var blocks: [MarkdownNode.Index] {
    var blocks: [MarkdownNode.Index] = []
    var next = firstBlock
    while let block = next {
      blocks.append(block)
      next = nextBlock(from: document.nodes[block].next)
    }
    return blocks
  }

  /// The first of its blocks.
  package var firstBlock: MarkdownNode.Index? {
    ranges.first.flatMap { nextBlock(from: $0.lowerBound) }
  }

  /// The first of its blocks at or after a node, which is not inside another one.
  private func nextBlock(from start: MarkdownNode.Index) -> MarkdownNode.Index? {
    for range in ranges where range.upperBound > start {
      var index = max(range.lowerBound, start)
      while index < range.upperBound {
        if !isTaken(index), !document.isInvisible(index) { return index }
        index = document.nodes[index].next
      }
    }
    return nil
  }

  /// Whether nothing of it is left.
  package var isEmpty: Bool { firstBlock == nil }

  /// From its first to its last byte, including what was taken; where it has no nodes, that of the
  /// item or heading whose content it is, nil where there is none.
  package var span: Span? {
    guard let first = ranges.first?.lowerBound, let last = ranges.last else {
      return holder.map { document.span(of: $0) }
    }
    let lastBlock = document.siblings(in: last).last ?? first
    return document.span(of: first).through(document.span(of: lastBlock))
  }

  /// Whether a node was taken, with all its descendants.
  package func isTaken(_ index: MarkdownNode.Index) -> Bool {
    guard !taken.isEmpty else { return false }
    let next = document.nodes[index].next
    return taken.contains { $0.lowerBound <= index && next <= $0.upperBound }
  }

  /// Takes out a node with its descendants, and every node that is then empty.
  package mutating func take(_ index: MarkdownNode.Index) {
    take(index..<document.nodes[index].next)
  }

  /// Takes out all blocks that are left.
  package mutating func takeBlocks() {
    // None of them is inside another node of the part.
    while let block = firstBlock { insert(block..<endOfBlocks(from: block)) }
  }

  /// The end of the consecutive blocks that begin with one of them.
  private func endOfBlocks(from block: MarkdownNode.Index) -> MarkdownNode.Index {
    var end = document.nodes[block].next
    while nextBlock(from: end) == end { end = document.nodes[end].next }
    return end
  }

  mutating func take(_ range: Range<MarkdownNode.Index>) {
    insert(range)
    for ancestor in ancestors(of: range).reversed() {
      let children = document.descendants(of: ancestor)
      let isCovered = taken.contains {
        $0.lowerBound <= children.lowerBound && children.upperBound <= $0.upperBound
      }
      guard isCovered else { return }
      insert(ancestor..<children.upperBound)
    }
  }

  /// Adds a range and joins it with those it touches.
  private mutating func insert(_ range: Range<MarkdownNode.Index>) {
    var joined = range
    taken.removeAll { other in
      guard other.lowerBound <= joined.upperBound, joined.lowerBound <= other.upperBound else {
        return false
      }
      joined =
        min(other.lowerBound, joined.lowerBound)..<max(other.upperBound, joined.upperBound)
      return true
    }
    let index = taken.firstIndex { $0.lowerBound > joined.lowerBound } ?? taken.count
    taken.insert(joined, at: index)
  }

  /// The nodes of the part that hold a range of nodes, outermost first.
  private func ancestors(of range: Range<MarkdownNode.Index>) -> [MarkdownNode.Index] {
    var found: [MarkdownNode.Index] = []
    for part in ranges where part.lowerBound <= range.lowerBound {
      var index = part.lowerBound
      while index < min(part.upperBound, range.lowerBound) {
        let next = document.nodes[index].next
        if next >= range.upperBound, index < range.lowerBound {
          found.append(index)
          index += 1
        } else {
          index = next
        }
      }
    }
    return found
  }

  /// What is before the first `<!-- more -->` between two of its blocks; nil where there is none.
  package var excerpt: MarkdownPart? {
    var before: [Range<MarkdownNode.Index>] = []
    for range in ranges {
      let mark = firstExcerptMark(in: range)
      if let mark {
        var excerpt = part(before + [range.lowerBound..<mark])
        excerpt.isExcerpt = true
        return excerpt
      }
      before.append(range)
    }
    return nil
  }

  private func firstExcerptMark(in range: Range<MarkdownNode.Index>) -> MarkdownNode.Index? {
    var index = range.lowerBound
    while index < range.upperBound {
      let node = document.nodes[index]
      if node.kind == .htmlBlock, document.isExcerptMark(node.text) { return index }
      index = node.next
    }
    return nil
  }

  /// A part with other nodes, from which the same was taken.
  func part(_ ranges: [Range<MarkdownNode.Index>]) -> MarkdownPart {
    var part = MarkdownPart(document, ranges: ranges)
    // What was taken may begin or end outside of the part: neighbours are joined to one range, such
    // as the last item of a list and the section below it.
    part.taken = taken.flatMap { range in
      part.ranges.compactMap { own in
        let common = range.clamped(to: own)
        return common.isEmpty ? nil : common
      }
    }
    return part
  }
}

extension MarkdownDocument {
  /// Whether a block is not shown at its place: a footnote's definition or a comment.
  func isInvisible(_ index: MarkdownNode.Index) -> Bool {
    let node = nodes[index]
    switch node.kind {
    case .footnoteDefinition: return true
    case .htmlBlock: return !options.allowsHTML || isComment(node.text)
    default: return false
    }
  }

  /// Whether HTML consists of comments only.
  func isComment(_ text: MarkdownText) -> Bool {
    var rest = bytes(of: text).drop { $0.isBlank || $0.isLineEnd }
    guard !rest.isEmpty else { return false }
    // What is between two comments, or after one, is not a comment.
    while !rest.isEmpty {
      guard rest.starts(with: "<!--".utf8), let end = Self.endOfComment(rest) else { return false }
      rest = rest[end...].drop { $0.isBlank || $0.isLineEnd }
    }
    return true
  }

  /// Where the comment at the start of the bytes ends; nil where it has no end.
  private static func endOfComment(_ html: ArraySlice<UInt8>) -> Int? {
    var index = html.startIndex + 2
    while index + 2 < html.endIndex {
      if html[index] == UInt8(ascii: "-"), html[index + 1] == UInt8(ascii: "-"),
        html[index + 2] == UInt8(ascii: ">")
      {
        return index + 3
      }
      index += 1
    }
    return nil
  }

  /// Whether HTML is the mark at the end of an excerpt.
  func isExcerptMark(_ text: MarkdownText) -> Bool {
    let letters = bytes(of: text).filter { !$0.isBlank && !$0.isLineEnd }
    return letters.map(\.lowercasedASCII) == Array("<!--more-->".utf8)
  }
}
