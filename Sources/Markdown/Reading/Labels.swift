import Diagnostics
import Tables

/// A value after a label, such as "30 min" in "- ⏲️ Prep time: 30 min".
package struct MarkdownLabelled: Sendable {
  /// The text before the colon, symbols included.
  package let label: MarkdownString
  /// The text after the colon.
  package let value: MarkdownString
  /// The nodes that hold both: an item, a paragraph, or a line of one.
  package let nodes: Range<MarkdownNode.Index>
  /// Whether more follows it in the same paragraph or item, or a block that a line above it names.
  package let isFollowed: Bool
}

extension MarkdownPart {
  /// Takes the first item, paragraph or line with this label before a colon.
  ///
  /// Letter case, bold, and emoji and other symbols at the ends of the label are ignored.
  package mutating func takeLabelled(_ label: String) -> MarkdownLabelled? {
    let wanted = FoldedText(label)
    guard let found = labelled.first(where: { FoldedText($0.label.bytes) == wanted }) else {
      return nil
    }
    take(found.nodes)
    return found
  }

  /// Every label with a value among its paragraphs and the items of its lists, in order.
  package var labelled: [MarkdownLabelled] {
    var found: [MarkdownLabelled] = []
    let blocks = blocks
    for (place, block) in blocks.enumerated() {
      let kind = document.nodes[block].kind
      if kind == .paragraph {
        let next = place + 1 < blocks.count ? document.nodes[blocks[place + 1]].kind : nil
        appendLines(of: block, isAboveBlock: next?.belongsToLineAbove == true, to: &found)
      }
      guard kind == .list else { continue }
      for item in document.siblings(in: document.descendants(of: block)) {
        if let pair = labelledItem(item) { found.append(pair) }
      }
    }
    return found
  }

  private func labelledItem(_ item: MarkdownNode.Index) -> MarkdownLabelled? {
    let children = document.descendants(of: item)
    let paragraph = children.lowerBound
    guard !children.isEmpty, !isTaken(paragraph), document.nodes[paragraph].kind == .paragraph
    else { return nil }
    let isWholeItem = document.nodes[paragraph].next == children.upperBound
    return labelled(
      document.descendants(of: paragraph),
      holder: isWholeItem
        ? item..<children.upperBound
        : paragraph..<document.nodes[paragraph].next,
      isFollowed: !isWholeItem)
  }

  /// The lines of a paragraph that are a label and a value.
  private func appendLines(
    of paragraph: MarkdownNode.Index, isAboveBlock: Bool, to found: inout [MarkdownLabelled]
  ) {
    var start = paragraph + 1
    let inlines = document.siblings(in: document.descendants(of: paragraph))
    for index in inlines + [document.nodes[paragraph].next] {
      let isEnd = index == document.nodes[paragraph].next
      let isBreak =
        !isEnd && [.softBreak, .lineBreak].contains(document.nodes[index].kind)
      guard isEnd || isBreak else { continue }
      let line = start..<index
      start = index + 1
      guard !line.isEmpty, !line.contains(where: isTaken),
        let pair = labelled(
          line, holder: line.lowerBound..<(isEnd ? index : index + 1),
          isFollowed: !isEnd || isAboveBlock)
      else { continue }
      found.append(pair)
    }
  }

  private func labelled(
    _ line: Range<MarkdownNode.Index>, holder: Range<MarkdownNode.Index>, isFollowed: Bool
  ) -> MarkdownLabelled? {
    // What an author has struck out gives nothing any more; it stays in the text with its line.
    guard document.nodes[line.lowerBound].kind != .strikethrough else { return nil }
    var runs = TextRuns()
    document.gatherText(line, into: &runs)
    guard let colon = runs.bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, colon <= 80,
      // Two colons are a notation of other tools, which is reported.
      colon + 1 == runs.bytes.count || runs.bytes[colon + 1] != UInt8(ascii: ":")
    else { return nil }
    let place = document.span(of: line.lowerBound)
    let end = Int(document.span(of: document.siblings(in: line).last ?? line.lowerBound).end)
    let id = document.source.id
    return MarkdownLabelled(
      label: runs.string(0..<colon, in: id, or: place),
      value: runs.string(colon + 1..<runs.bytes.count, in: id, or: Span(id, end, end)),
      nodes: holder, isFollowed: isFollowed)
  }
}

extension MarkdownNode.Kind {
  /// Whether a line with a colon above such a block says what it is: `Ingredients:` and a list.
  fileprivate var belongsToLineAbove: Bool {
    self == .list || self == .table || self == .codeBlock || self == .blockQuote
  }
}

/// A text by which labels and headings are compared: lower-case letters, single spaces, and neither
/// symbols nor punctuation at the ends.
struct FoldedText: Hashable {
  private let text: String

  init(_ string: String) { self.init(Array(string.utf8)) }

  init(_ bytes: [UInt8]) {
    var folded = ""
    var pendingSpace = false
    var pendingSymbols = ""
    for scalar in String(decoding: bytes.prefix(512), as: UTF8.self).unicodeScalars {
      if scalar.properties.isWhitespace {
        pendingSpace = true
        continue
      }
      if !folded.isEmpty || Self.isWordPart(scalar) {
        if pendingSpace, !folded.isEmpty { pendingSymbols.append(" ") }
        pendingSpace = false
        if Self.isWordPart(scalar) {
          folded += pendingSymbols + scalar.properties.lowercaseMapping
          pendingSymbols = ""
        } else {
          pendingSymbols.unicodeScalars.append(scalar)
        }
      }
      pendingSpace = false
    }
    text = folded
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    case .nonspacingMark, .spacingMark:
      // A variation selector belongs to the emoji before it.
      !scalar.properties.isVariationSelector
    default: false
    }
  }
}
