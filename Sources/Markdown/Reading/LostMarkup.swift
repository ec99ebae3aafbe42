package import Diagnostics
import Tables

/// Something in a Markdown text that a plain text cannot show, such as a picture.
package struct LostMarkup: Sendable {
  /// What it is.
  package enum Kind: Sendable {
    case footnote
    case picture
    case link
    case strikethrough
    case task
    case html
    /// The number of an item of a list.
    case number
    /// A heading in a text.
    case heading
    /// Words beside the link that stands for an entry.
    case text
  }

  /// What it is.
  package let kind: Kind
  /// Where it is written.
  package let span: Span

  /// The number of the first item of a list, such as `24.`, as it is written; nil for other markup.
  package let number: String?

  /// Makes something that is lost at a place.
  package init(kind: Kind, span: Span, number: String? = nil) {
    (self.kind, self.span, self.number) = (kind, span, number)
  }
}

extension LostMarkup {
  /// What the plain text of a range of nodes loses, in document order: whatever changes what is
  /// said. Emphasis, code and the marks of other blocks only change how it looks.
  ///
  /// - Parameters:
  ///   - range: Whole subtrees.
  ///   - document: The document that they are of.
  ///   - isLeftOut: Which nodes are not part of the text.
  /// - Returns: The outermost of what is lost.
  package static func all(
    inTextOf range: Range<MarkdownNode.Index>, of document: MarkdownDocument,
    except isLeftOut: (MarkdownNode.Index) -> Bool = { _ in false }
  ) -> [LostMarkup] {
    var found: [LostMarkup] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard !isLeftOut(index), !document.isInvisible(index) else {
        index = document.nodes[index].next
        continue
      }
      if let number = number(at: index, in: document) {
        let written = String(decoding: document.source.bytes[number.range], as: UTF8.self)
        found.append(LostMarkup(kind: .number, span: number, number: written))
      }
      if let kind = kind(of: index, in: document) {
        found.append(LostMarkup(kind: kind, span: document.span(of: index)))
        index = document.nodes[index].next
      } else {
        index += 1
      }
    }
    return found
  }

  /// The first number of an ordered list: what looks like the number of an item may be part of what
  /// is said, as in '24. December'.
  private static func number(
    at index: MarkdownNode.Index, in document: MarkdownDocument
  ) -> Span? {
    let node = document.nodes[index]
    guard node.kind == .list, node.flags.contains(.isOrdered) else { return nil }
    let start = Int(node.start)
    let digits = document.source.bytes[start...].prefix(while: \.isASCIIDigit)
    return Span(document.source.id, start, digits.endIndex + 1)
  }

  /// What a node alone loses as plain text; nil where its text says it all.
  private static func kind(
    of index: MarkdownNode.Index, in document: MarkdownDocument
  ) -> Kind? {
    let node = document.nodes[index]
    switch node.kind {
    case .footnoteReference: return .footnote
    case .image: return .picture
    case .link:
      // An address that is its own text is still there, unless it means an entry.
      let isShown =
        !NamelessLinks.isOne(index, of: document)
        && (node.flags.contains(.isAutolink)
          || document.plainText(of: document.descendants(of: index)).bytes
            == Array(document.bytes(of: node.text)))
      return isShown ? nil : .link
    case .strikethrough: return .strikethrough
    // An empty box says nothing about its text.
    case .taskMarker: return node.flags.contains(.isChecked) ? .task : nil
    case .htmlBlock: return .html
    case .heading: return .heading
    case .htmlInline:
      return document.options.allowsHTML && !document.isComment(node.text) ? .html : nil
    case .paragraph, .blockQuote, .list, .item, .codeBlock, .thematicBreak, .table,
      .tableRow, .tableCell, .footnoteDefinition, .text, .softBreak, .lineBreak, .code, .emphasis,
      .strong:
      return nil
    }
  }
}

extension MarkdownPart {
  /// What is left of the part and lost in its plain text.
  package var markupLostInText: [LostMarkup] {
    ranges.flatMap { LostMarkup.all(inTextOf: $0, of: document, except: isTaken) }
  }
}
