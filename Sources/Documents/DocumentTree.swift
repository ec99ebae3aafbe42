package import Diagnostics

/// A parsed YAML or JSON document: its nodes in document order, each with its place.
///
/// The tree is flat: a node's children follow it directly, and `next` leads past them. A
/// mapping's children are its keys and values in turn. Scalars keep their text and are given no
/// type: what a text means is decided by the model.
package struct DocumentTree: Sendable {
  /// The source the spans of all nodes lie in.
  package let source: SourceID
  /// The nodes; the root is the first. Empty when the document could not be parsed.
  package var nodes: [DocumentNode]
  /// The texts that had to be decoded, such as those with escapes.
  package var decoded: [UInt8]

  package init(source: SourceID, nodes: [DocumentNode] = [], decoded: [UInt8] = []) {
    self.source = source
    self.nodes = nodes
    self.decoded = decoded
  }
}

/// A mapping, sequence or scalar of a document, in 24 bytes of plain data.
package struct DocumentNode: Sendable, BitwiseCopyable {
  /// What kind of node it is.
  package enum Kind: UInt8, Sendable, BitwiseCopyable {
    case mapping
    case sequence
    /// A YAML plain scalar; empty where nothing is written.
    case plain
    /// Text in quotes, a YAML block scalar, or a JSON string.
    case string
    /// A JSON number, as written.
    case number
    /// `true` or `false` in JSON.
    case bool
    /// `null` in JSON.
    case null
  }

  package let kind: Kind
  /// Whether `text` lies in the tree's `decoded` bytes rather than in the source.
  package let isDecoded: Bool
  /// The first byte of the node in the source, quotes included.
  package let start: UInt32
  /// After the last byte of the node in the source.
  package var end: UInt32
  /// For a scalar, the offset of its text.
  package let textStart: UInt32
  /// For a scalar, the number of bytes of its text; else the number of pairs or elements.
  package var count: UInt32
  /// The index after the node's last descendant.
  package var next: UInt32

  package init(
    kind: Kind, isDecoded: Bool = false, start: UInt32, end: UInt32, textStart: UInt32 = 0,
    count: UInt32 = 0, next: UInt32
  ) {
    self.kind = kind
    self.isDecoded = isDecoded
    self.start = start
    self.end = end
    self.textStart = textStart
    self.count = count
    self.next = next
  }
}
