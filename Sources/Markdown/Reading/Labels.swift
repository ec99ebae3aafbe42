import Diagnostics
import Tables

/// A value after a label, such as "30 min" in "- ⏲️ Prep time: 30 min".
package struct MarkdownLabelled: Sendable {
  /// The text before the colon, symbols included.
  package let label: MarkdownString
  /// The text after the colon, up to the next label of the same paragraph or its end.
  package let value: MarkdownString
  /// The nodes that hold both: the lines of a paragraph.
  package let nodes: Range<MarkdownNode.Index>
  /// Whether more follows it in the same paragraph.
  package let isFollowed: Bool
  /// The paragraph that they are of.
  let paragraph: MarkdownNode.Index
  /// Whether the paragraph is the first block of an item.
  package internal(set) var isInItem = false
  /// The block behind the paragraph, in the same item or beside it; nil where nothing is, or another
  /// label is behind this one in the paragraph.
  var follower: MarkdownNode.Index?
  /// What begins a later line of the value, and could be a label too; nil where nothing does.
  package internal(set) var rival: MarkdownString?

  /// Whether the colon is within a time such as `08:30` or an address.
  package var isWithinWord: Bool {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    return value.bytes.starts(with: "//".utf8)
      || label.bytes.last.map(isDigit) == true && value.bytes.first.map(isDigit) == true
        && value.span.start == label.span.end + 1
  }
}

extension MarkdownPart {
  /// Takes the first label with this text, and its value.
  ///
  /// Letter case, bold, and what only decorates the ends of the label are ignored. The value
  /// continues in the lines below it, up to one of the known labels; where each line of the paragraph
  /// is a label, up to the next line.
  ///
  /// - Parameters:
  ///   - label: The text before the colon.
  ///   - labels: The labels that have a field.
  /// - Returns: The label and its value; nil where there is none.
  package mutating func takeLabelled(_ label: String, among labels: [String] = [])
    -> MarkdownLabelled?
  {
    let wanted = FoldedText(label)
    let all = labelled
    guard let place = all.firstIndex(where: { FoldedText($0.label.bytes) == wanted }) else {
      return nil
    }
    let found = joined(all[place], with: all[(place + 1)...], among: labels)
    take(found.nodes)
    return found
  }

  /// A label and a value with the lines below that only look as if they began with a label.
  private func joined(
    _ found: MarkdownLabelled, with others: ArraySlice<MarkdownLabelled>, among labels: [String]
  ) -> MarkdownLabelled {
    guard !found.value.bytes.isEmpty, others.first?.nodes.lowerBound == found.nodes.upperBound
    else { return found }
    let known = Set(labels.map { FoldedText($0) })
    let isList = hasLabelInEachLine(found.paragraph)
    var last = found
    var rival: MarkdownString?
    for next in others {
      guard next.nodes.lowerBound == last.nodes.upperBound, next.isWithinWord || !isList,
        !known.contains(FoldedText(next.label.bytes))
      else { break }
      if !next.isWithinWord { rival = rival ?? next.label }
      last = next
    }
    let nodes = found.nodes.lowerBound..<last.nodes.upperBound
    guard var joined = labelled(nodes, of: found.paragraph, isFollowed: last.isFollowed) else {
      return found
    }
    joined.rival = rival
    joined.isInItem = last.isInItem
    joined.follower = last.follower
    return joined
  }

  private func hasLabelInEachLine(_ paragraph: MarkdownNode.Index) -> Bool {
    lines(of: paragraph).allSatisfy { line in
      labelled(line, of: paragraph, isFollowed: false).map { !$0.isWithinWord } ?? false
    }
  }

  /// Every label with a value among its paragraphs and the items of its lists, in order.
  package var labelled: [MarkdownLabelled] {
    var found: [MarkdownLabelled] = []
    let behind = LabelContinuation(in: self)
    for block in blocks {
      let kind = document.nodes[block].kind
      if kind == .paragraph {
        appendLabels(of: block, isInItem: false, follower: behind.follower(of: block), to: &found)
      }
      guard kind == .list else { continue }
      for item in document.siblings(in: document.descendants(of: block)) {
        let children = document.descendants(of: item)
        let paragraph = children.lowerBound
        guard !children.isEmpty, !isTaken(paragraph), document.nodes[paragraph].kind == .paragraph
        else { continue }
        let rest = document.nodes[paragraph].next..<children.upperBound
        let follower = document.siblings(in: rest).first { !document.isInvisible($0) }
        appendLabels(of: paragraph, isInItem: true, follower: follower, to: &found)
      }
    }
    return found
  }

  /// Appends the labels that begin lines of a paragraph, each with what is up to the next of them;
  /// of an item only where its first line is one.
  private func appendLabels(
    of paragraph: MarkdownNode.Index, isInItem: Bool, follower: MarkdownNode.Index?,
    to found: inout [MarkdownLabelled]
  ) {
    let lines = lines(of: paragraph)
    let pairs = lines.map { line in
      line.contains(where: isTaken) ? nil : labelled(line, of: paragraph, isFollowed: false)
    }
    guard !isInItem || pairs[0] != nil || isTaken(lines[0].lowerBound) else { return }
    for (place, pair) in zip(lines.indices, pairs) {
      guard let pair else { continue }
      var end = place + 1
      // What is below an empty label is not its value, except in an item, which has nothing else.
      if isInItem || !pair.value.bytes.isEmpty {
        while end < lines.count, pairs[end] == nil, !lines[end].contains(where: isTaken) {
          end += 1
        }
      }
      let isLast = end == lines.count
      let nodes =
        lines[place].lowerBound..<(isLast ? document.nodes[paragraph].next : lines[end].lowerBound)
      guard var whole = labelled(nodes, of: paragraph, isFollowed: !isLast) else { continue }
      whole.isInItem = isInItem
      if isLast { whole.follower = follower }
      found.append(whole)
    }
  }

  /// The nodes of each line of a paragraph, without the breaks between them.
  func lines(of paragraph: MarkdownNode.Index) -> [Range<MarkdownNode.Index>] {
    let inlines = document.descendants(of: paragraph)
    var lines: [Range<MarkdownNode.Index>] = []
    var start = inlines.lowerBound
    for index in document.siblings(in: inlines) where document.nodes[index].kind.isBreak {
      lines.append(start..<index)
      start = index + 1
    }
    return lines + [start..<inlines.upperBound]
  }

  func labelled(
    _ nodes: Range<MarkdownNode.Index>, of paragraph: MarkdownNode.Index, isFollowed: Bool
  ) -> MarkdownLabelled? {
    // What an author has struck out gives nothing any more; it stays in the text with its line.
    guard !nodes.isEmpty, document.nodes[nodes.lowerBound].kind != .strikethrough else {
      return nil
    }
    var runs = TextRuns()
    document.gatherText(nodes, into: &runs)
    guard let colon = runs.bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, colon <= 80,
      // Two colons are a notation of other tools, which is reported.
      colon + 1 == runs.bytes.count || runs.bytes[colon + 1] != UInt8(ascii: ":")
    else { return nil }
    let place = document.span(of: nodes.lowerBound)
    let last = document.siblings(in: nodes).last { !document.nodes[$0].kind.isBreak }
    let end = Int(document.span(of: last ?? nodes.lowerBound).end)
    let id = document.source.id
    return MarkdownLabelled(
      label: runs.string(0..<colon, in: id, or: place),
      value: runs.string(colon + 1..<runs.bytes.count, in: id, or: Span(id, end, end)),
      nodes: nodes, isFollowed: isFollowed, paragraph: paragraph)
  }
}

extension MarkdownNode.Kind {
  /// Whether it ends a line.
  var isBreak: Bool { self == .softBreak || self == .lineBreak }
}
