import Diagnostics
import Tables

/// Finds what is nearly a label or the heading of a section in what is left of a part.
package struct NearParts {
  private let part: MarkdownPart
  private var document: MarkdownDocument { part.document }

  /// Makes the search of a part.
  package init(of part: MarkdownPart) { self.part = part }

  /// The first line of an item, or a line of a paragraph, that begins with a label and has no colon
  /// behind it: a full-width one or a dash, or, in an item, a number, or any value where other items of
  /// the list have labels.
  package func lineWithoutColon(behind label: String) -> MarkdownString? {
    for block in part.blocks {
      let kind = document.nodes[block].kind
      guard kind == .paragraph || kind == .list else { continue }
      let line =
        kind == .list
        ? firstLine(of: block, beginningWith: label)
        : part.lines(of: block).lazy.map { document.plainText(of: $0) }
          .first { $0.begins(with: label, inItem: false, besideLabels: false) }
      if let line { return line }
    }
    return nil
  }

  /// The first line of an item of a list that begins with a label.
  private func firstLine(
    of list: MarkdownNode.Index, beginningWith label: String
  ) -> MarkdownString? {
    let lines = document.siblings(in: document.descendants(of: list)).compactMap {
      firstLine(ofItem: $0)
    }
    let hasLabels = lines.contains { line in
      line.contains(where: part.isTaken)
        || part.labelled(line, of: line.lowerBound, isFollowed: false) != nil
    }
    return lines.lazy.filter { !$0.contains(where: part.isTaken) }
      .map { document.plainText(of: $0) }
      .first { $0.begins(with: label, inItem: true, besideLabels: hasLabels) }
  }

  /// The first line of an item that begins with a paragraph.
  private func firstLine(ofItem item: MarkdownNode.Index) -> Range<MarkdownNode.Index>? {
    let children = document.descendants(of: item)
    guard !children.isEmpty, document.nodes[children.lowerBound].kind == .paragraph else {
      return nil
    }
    return part.lines(of: children.lowerBound).first.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A label in the second or a later line of an item, or in an item of a list within an item, where
  /// it is no label; nil where there is none, or several are.
  package func labelInItem(_ label: String) -> MarkdownString? {
    let wanted = FoldedText(label)
    let lists = part.blocks.filter { document.nodes[$0].kind == .list }
    let found = lists.flatMap { document.siblings(in: document.descendants(of: $0)) }
      .flatMap { linesWithin(item: $0) }
      .compactMap { part.labelled($0, of: $0.lowerBound, isFollowed: false)?.label }
      .filter { FoldedText($0.bytes) == wanted }
    return found.count == 1 ? found[0] : nil
  }

  /// The lines of an item below its first, and the first ones of the items of the lists in it.
  private func linesWithin(item: MarkdownNode.Index) -> [Range<MarkdownNode.Index>] {
    let children = document.siblings(in: document.descendants(of: item))
    let lines = children.prefix(1).filter { document.nodes[$0].kind == .paragraph }
      .flatMap { part.lines(of: $0).dropFirst() }
    let nested = children.filter { document.nodes[$0].kind == .list }
      .flatMap { document.siblings(in: document.descendants(of: $0)) }
      .compactMap { firstLine(ofItem: $0) }
    return (lines + nested).filter { !$0.isEmpty && !$0.contains(where: part.isTaken) }
  }

  /// The paragraph of bold words alone that has the name of a section.
  package func boldParagraph(named name: String) -> MarkdownString? {
    let wanted = FoldedText(name)
    return part.blocks.lazy.filter { isBold($0) }
      .map { document.plainText(of: document.descendants(of: $0)) }
      .first { FoldedText($0.bytes) == wanted }
  }

  /// Whether it begins with a bold line that may serve as a heading.
  package var beginsWithBoldLine: Bool {
    part.firstBlock.map { isBold($0) && mayBeTitle($0) } ?? false
  }

  /// The bold line that one of its elements is, if it is nothing else and no item of a list; nil where
  /// it says a whole sentence.
  package func boldLine(that element: MarkdownPart) -> MarkdownString? {
    let blocks = element.blocks
    guard blocks.count == 1, let block = blocks.first, isBold(block), mayBeTitle(block),
      block.position == 0 || document.nodes[block - 1].kind != .item
    else { return nil }
    return document.plainText(of: document.descendants(of: block))
  }

  /// Whether a block is a paragraph of bold words alone.
  private func isBold(_ block: MarkdownNode.Index) -> Bool {
    let inlines = document.descendants(of: block)
    return document.nodes[block].kind == .paragraph && !inlines.isEmpty
      && document.nodes[inlines.lowerBound].kind == .strong
      && document.nodes[inlines.lowerBound].next == inlines.upperBound
  }

  /// Whether a line is short, and no sentence.
  private func mayBeTitle(_ block: MarkdownNode.Index) -> Bool {
    let text = document.plainText(of: document.descendants(of: block)).bytes
    return text.count <= 80 && text.last.map { !".!?,;".utf8.contains($0) } ?? false
  }
}

extension MarkdownString {
  /// Whether it is a label and a value without a colon between them.
  func begins(with label: String, inItem isItem: Bool, besideLabels: Bool) -> Bool {
    let text = string
    guard text.prefix(label.count).lowercased() == label.lowercased() else { return false }
    let behind = text.dropFirst(label.count)
    let value = behind.drop { $0 == " " }
    guard let first = value.first, first != ":" else { return false }
    if first == "：" { return true }
    guard isItem, behind.first == " " else { return false }
    return first.isNumber || besideLabels || ["- ", "– ", "— ", "= "].contains(value.prefix(2))
  }
}
