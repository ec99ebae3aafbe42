public import Diagnostics
public import Tables

/// A parsed YAML or JSON document: its nodes in document order, each with its place.
///
/// The tree is flat: a node's children follow it directly, and `next` is the index after them. A
/// mapping's children are its keys and values in turn. Scalars keep their text and are given no
/// type: what a text means is decided by the model.
///
/// The nodes below an alias are copies of what its anchor names, and keep the places of the
/// original; so do the pairs that a merge key adds.
@usableFromInline
package struct DocumentTree: Sendable {
  /// The source the spans of all nodes lie in.
  @usableFromInline package let source: Source
  /// The nodes; the root is the first. Empty when the document could not be parsed, which the log
  /// then reports.
  @usableFromInline package internal(set) var nodes: [DocumentNode]
  /// The texts that had to be decoded, such as those with escapes.
  @usableFromInline package internal(set) var decoded: [UInt8]
  /// The offsets of mistakes that were reported and skipped; what follows them may be at a wrong
  /// place in the tree.
  private var recoveries: [Int] = []
  /// The offsets of mistakes inside scalars, whose texts are not what their author meant.
  private var damages: [Int] = []

  init(source: Source, nodes: [DocumentNode] = [], decoded: [UInt8] = []) {
    self.source = source
    self.nodes = nodes
    self.decoded = decoded
  }

  /// Notes a mistake at an offset that was reported and skipped.
  mutating func noteRecovery(at offset: Int) { recoveries.append(offset) }

  /// Notes a mistake at an offset that was reported, inside a scalar or elsewhere.
  mutating func noteDamage(at offset: Int) { damages.append(offset) }

  /// Whether a mistake inside a scalar was reported.
  package var hasDamages: Bool { !damages.isEmpty }

  /// Uncertain where a mistake inside the scalar was reported.
  package func certainty(ofText node: NodeIndex) -> Certainty {
    guard !damages.isEmpty else { return .certain }
    let range = span(of: node).range
    return damages.contains { range.contains($0) } ? .uncertain : .certain
  }

  /// Whether all of it is in the tree where its author wrote it.
  package var certainty: Certainty { recoveries.isEmpty ? .certain : .uncertain }

  /// Whether all of a node is in the tree where its author wrote it.
  package func certainty(of node: NodeIndex) -> Certainty {
    let range = span(of: node).range
    return recoveries.contains { range.contains($0) } ? .uncertain : .certain
  }
}

/// A mapping, sequence or scalar of a document, in 24 bytes of plain data.
@usableFromInline
package struct DocumentNode: Hashable, Sendable, BitwiseCopyable {
  /// What kind of node it is.
  @usableFromInline
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

    /// Whether two kinds are the same.
    @inlinable
    package static func == (left: Self, right: Self) -> Bool { haveSameByte(left, right) }

    /// Whether two kinds are not the same.
    @inlinable
    package static func != (left: Self, right: Self) -> Bool { !haveSameByte(left, right) }
  }

  /// What kind of node it is.
  @usableFromInline package let kind: Kind
  /// Whether the text lies in the tree's `decoded` bytes rather than in the source.
  @usableFromInline package let isDecoded: Bool
  /// The first byte of the node in the source, quotes included.
  @usableFromInline package let start: UInt32
  /// After the last byte of the node in the source.
  @usableFromInline package internal(set) var end: UInt32
  /// For a scalar, the offset of its text.
  @usableFromInline package let textStart: UInt32
  /// For a scalar, the number of bytes of its text; else the number of pairs or elements.
  @usableFromInline package internal(set) var count: UInt32
  /// The node after its last descendant; for the last nodes of a tree, the end of the tree.
  @usableFromInline package internal(set) var next: NodeIndex

  init(
    _ kind: Kind, isDecoded: Bool = false, start: Int, end: Int, textStart: Int = 0,
    count: Int = 0, next: NodeIndex = .root
  ) {
    self.kind = kind
    self.isDecoded = isDecoded
    self.start = UInt32(start)
    self.end = UInt32(end)
    self.textStart = UInt32(textStart)
    self.count = UInt32(count)
    self.next = next
  }

  /// Whether it is neither a mapping nor a sequence.
  @inlinable
  package var isScalar: Bool { kind.rawValue >= Kind.plain.rawValue }
}
