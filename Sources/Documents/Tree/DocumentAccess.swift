public import Diagnostics
public import Tables

// How other modules read a tree, starting from `NodeIndex.root`.

extension DocumentTree {
  /// Whether there is nothing to read, because the document could not be parsed.
  @inlinable
  package var isEmpty: Bool { nodes.isEmpty }

  /// The index after the last node, which is that of the next node to be added.
  var end: NodeIndex { NodeIndex(nodes.count) }

  /// The node with this index.
  @inlinable
  @inline(__always)
  package subscript(index: NodeIndex) -> DocumentNode { nodes[index] }

  /// The place of a node in the source, quotes included.
  @inlinable
  @inline(__always)
  package func span(of index: NodeIndex) -> Span {
    let node = nodes[index]
    return Span(source.id, Int(node.start), Int(node.end))
  }

  /// The text of a scalar, escapes decoded; empty for a mapping or a sequence.
  @inlinable
  package func text(of index: NodeIndex) -> ArraySlice<UInt8> {
    let node = nodes[index]
    guard node.isScalar else { return [] }
    let range = Int(node.textStart)..<Int(node.textStart) + Int(node.count)
    return node.isDecoded ? decoded[range] : source.bytes[range]
  }

  /// Whether the text of a scalar is exactly these bytes.
  @inlinable
  package func text(of index: NodeIndex, equals bytes: [UInt8]) -> Bool {
    nodes[index].count == bytes.count && text(of: index, equals: bytes, from: 0)
  }

  /// Whether the text of a scalar is in `bytes` at `start`; the caller has compared the lengths.
  @inlinable
  func text(of index: NodeIndex, equals bytes: [UInt8], from start: Int) -> Bool {
    let node = nodes[index]
    guard node.isScalar else { return false }
    let textStart = Int(node.textStart)
    for position in 0..<Int(node.count) {
      let byte =
        node.isDecoded ? decoded[textStart + position] : source.bytes[textStart + position]
      if byte != bytes[start + position] { return false }
    }
    return true
  }

  /// The text of a scalar as a `String`, for messages and tables that are made once.
  package func string(of index: NodeIndex) -> String {
    String(decoding: text(of: index), as: UTF8.self)
  }

  /// The indices of the elements of a sequence, or of the keys and values in turn of a mapping.
  @inlinable
  package func children(of index: NodeIndex) -> DocumentChildren {
    let node = nodes[index]
    return DocumentChildren(
      nodes: nodes, index: index + 1, end: node.isScalar ? index + 1 : node.next)
  }

  /// The indices of the keys and values of a mapping; nothing for any other node.
  @inlinable
  package func pairs(of index: NodeIndex) -> DocumentPairs {
    let isMapping = nodes[index].kind == .mapping
    return DocumentPairs(
      nodes: nodes, index: index + 1, end: isMapping ? nodes[index].next : index + 1)
  }

  /// The index of the value of a key of a mapping, nil when it has no such key. O(pairs).
  package func value(of key: String, in index: NodeIndex) -> NodeIndex? {
    let wanted = Array(key.utf8)
    return pairs(of: index).first { text(of: $0.key, equals: wanted) }?.value
  }
}

extension DocumentTree {
  /// The key of the value at a place, which is in a mapping; nil where no value is there. O(nodes).
  package func key(ofValueAt place: Span) -> NodeIndex? {
    // A value that begins where its first key does comes before that key.
    guard place.source == source.id,
      let index = nodes.indices.first(where: { span(of: NodeIndex($0)) == place }), index > 0
    else { return nil }
    return NodeIndex(index - 1)
  }
}

/// The indices of a node's children, in document order.
@usableFromInline
package struct DocumentChildren: Sequence, IteratorProtocol {
  @usableFromInline let nodes: [DocumentNode]
  @usableFromInline var index: NodeIndex
  @usableFromInline let end: NodeIndex

  @inlinable
  init(nodes: [DocumentNode], index: NodeIndex, end: NodeIndex) {
    self.nodes = nodes
    self.index = index
    self.end = end
  }

  @inlinable
  package mutating func next() -> NodeIndex? {
    guard index < end else { return nil }
    defer { index = nodes[index].next }
    return index
  }
}

/// The indices of the keys and values of a mapping, in document order.
@usableFromInline
package struct DocumentPairs: Sequence, IteratorProtocol {
  @usableFromInline let nodes: [DocumentNode]
  @usableFromInline var index: NodeIndex
  @usableFromInline let end: NodeIndex

  @inlinable
  init(nodes: [DocumentNode], index: NodeIndex, end: NodeIndex) {
    self.nodes = nodes
    self.index = index
    self.end = end
  }

  @inlinable
  package mutating func next() -> (key: NodeIndex, value: NodeIndex)? {
    guard index < end else { return nil }
    // A key is a scalar, so its value follows it directly.
    defer { index = nodes[index + 1].next }
    return (index, index + 1)
  }
}
