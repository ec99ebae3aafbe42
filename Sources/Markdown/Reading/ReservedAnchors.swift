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

extension AnchorSet {
  /// The headings of a document outside footnotes, in document order.
  package static func headings(of document: MarkdownDocument) -> [MarkdownNode.Index] {
    var found: [MarkdownNode.Index] = []
    var index = document.nodes.tableIndices.lowerBound
    while index < document.nodes.tableIndices.upperBound {
      let node = document.nodes[index]
      if node.kind == .heading { found.append(index) }
      index = node.kind == .footnoteDefinition ? node.next : index + 1
    }
    return found
  }

  /// Whether two of some headings of a document would have the same anchor.
  package static func areEqual(
    amongThoseOf headings: [MarkdownNode.Index], of document: MarkdownDocument
  ) -> Bool {
    var anchors: Set<[UInt8]> = []
    return !headings.allSatisfy {
      anchors.insert(base(of: text(of: $0, in: document)[...])).inserted
    }
  }

  /// The text of a heading as it was typed, without markup.
  static func text(of heading: MarkdownNode.Index, in document: MarkdownDocument) -> [UInt8] {
    document.plainText(of: document.descendants(of: heading)).bytes
  }
}
