import Diagnostics
import Tables

/// Finds what is behind the paragraph of a label in a part, and may be meant as its value.
package struct LabelContinuation {
  private let part: MarkdownPart
  private var document: MarkdownDocument { part.document }

  /// Makes the search in a part.
  package init(in part: MarkdownPart) { self.part = part }

  /// Finds the block behind a label and its value that is meant as the value or as more of it.
  ///
  /// Behind a value, it is another paragraph of the same item. Behind a label without a value, it is
  /// whatever else is in the item, or what the line above it names: a list, a table, code, a
  /// quotation, or a paragraph that does not begin with a label.
  ///
  /// - Parameters:
  ///   - found: The label and its value.
  ///   - isSecret: Whether the value is secret: then whatever may be meant counts, such as a list
  ///     right below the value, or a paragraph that begins with a label of no field.
  ///   - labels: The labels that have a field.
  /// - Returns: The block; nil where nothing is meant so.
  package func block(
    behind found: MarkdownLabelled, isSecret: Bool, among labels: [String]
  ) -> MarkdownNode.Index? {
    guard let block = found.follower else { return nil }
    let kind = document.nodes[block].kind
    let isMeant: Bool
    if found.isInItem {
      isMeant = isSecret || found.value.bytes.isEmpty || kind == .paragraph
    } else if found.value.bytes.isEmpty {
      isMeant =
        kind.belongsToLineAbove || isSecret && kind == .htmlBlock
        || kind == .paragraph && !beginsWithLabel(block, among: isSecret ? labels : nil)
    } else {
      isMeant = isSecret && kind.belongsToLineAbove && isRightBelow(block, found.paragraph)
    }
    return isMeant ? block : nil
  }

  /// Whether more is in the item of a label, or the line of a label names the block behind it, such
  /// as a list.
  package func isContinued(_ found: MarkdownLabelled) -> Bool {
    guard let block = found.follower else { return false }
    return found.isInItem || document.nodes[block].kind.belongsToLineAbove
  }

  /// The block behind a paragraph in the same part; nil where it was taken.
  func follower(of paragraph: MarkdownNode.Index) -> MarkdownNode.Index? {
    guard let range = part.ranges.first(where: { $0.contains(paragraph) }) else { return nil }
    var index = document.nodes[paragraph].next
    while index < range.upperBound, document.isInvisible(index) {
      index = document.nodes[index].next
    }
    return index < range.upperBound && !part.isTaken(index) ? index : nil
  }

  /// Whether the first line of a paragraph is a label, or one of some.
  private func beginsWithLabel(
    _ paragraph: MarkdownNode.Index, among labels: [String]?
  ) -> Bool {
    let line = part.lines(of: paragraph)[0]
    guard let found = part.labelled(line, of: paragraph, isFollowed: false) else { return false }
    guard let labels else { return !found.isWithinWord }
    let label = FoldedText(found.label.bytes)
    return labels.contains { FoldedText($0) == label }
  }

  /// Whether no blank line is between two blocks.
  private func isRightBelow(_ block: MarkdownNode.Index, _ above: MarkdownNode.Index) -> Bool {
    let (end, start) = (Int(document.nodes[above].end), Int(document.nodes[block].start))
    return document.source.bytes[end..<max(end, start)].count { $0 == .lineFeed } < 2
  }
}

extension MarkdownNode.Kind {
  /// Whether a line with a colon above such a block says what it is: `Ingredients:` and a list.
  fileprivate var belongsToLineAbove: Bool {
    self == .list || self == .table || self == .codeBlock || self == .blockQuote
  }
}
