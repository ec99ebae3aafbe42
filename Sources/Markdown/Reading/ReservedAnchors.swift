import Diagnostics
import Tables

/// The anchors that headings of a document have before they are written: texts are not always
/// written in the order of the document.
struct ReservedAnchors: Sendable {
  private let anchors: [MarkdownNode.Index: [UInt8]]
  private let source: SourceID
  private let range: Range<Int>

  init(_ anchors: [MarkdownNode.Index: [UInt8]], of document: MarkdownDocument) {
    self.anchors = anchors
    source = document.source.id
    range = document.range
  }

  /// Whether they are those of a document, which may have been read again.
  func isOf(_ document: MarkdownDocument) -> Bool {
    document.source.id == source && document.range == range
  }

  /// The anchor of a heading; nil where it gets one when it is written.
  subscript(heading: MarkdownNode.Index) -> [UInt8]? { anchors[heading] }
}

extension MarkdownDocument {
  /// The headings outside footnotes, in document order.
  package var headings: [MarkdownNode.Index] {
    var found: [MarkdownNode.Index] = []
    var index = nodes.tableIndices.lowerBound
    while index < nodes.tableIndices.upperBound {
      if nodes[index].kind == .heading { found.append(index) }
      index = nodes[index].kind == .footnoteDefinition ? nodes[index].next : index + 1
    }
    return found
  }

  /// Whether two of some headings would have the same anchor.
  package func haveEqualAnchors(_ headings: [MarkdownNode.Index]) -> Bool {
    var anchors: Set<[UInt8]> = []
    return !headings.allSatisfy {
      anchors.insert(AnchorSet.base(of: headingText($0)[...])).inserted
    }
  }

  /// The text of a heading as it was typed, without markup.
  func headingText(_ heading: MarkdownNode.Index) -> [UInt8] {
    plainText(of: descendants(of: heading)).bytes
  }
}
