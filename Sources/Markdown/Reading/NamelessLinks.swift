import Tables

/// Links to entries without a text of their own, such as `<recipes:apple-pie>` and
/// `[](recipes:apple-pie)`: they show the name of the entry.
package enum NamelessLinks {
  /// The destinations of the links that show the name of an entry which the options do not have.
  package static func destinations(in document: MarkdownDocument) -> [[UInt8]] {
    guard !document.options.collections.isEmpty else { return [] }
    return document.nodes.tableIndices.filter { isOne($0, of: document) }
      .map { Array(document.bytes(of: document.nodes[$0].text)) }
  }

  /// Whether a node is a link that shows the name of an entry which the options do not have.
  static func isOne(_ index: MarkdownNode.Index, of document: MarkdownDocument) -> Bool {
    let node = document.nodes[index]
    return node.kind == .link && (node.flags.contains(.isAutolink) || node.next == index + 1)
      && document.destination(of: node) == .entry
  }

  /// Gives these links the names that the options have as their text, so that all that is made of
  /// the document has them. Linear in the number of nodes.
  static func showNames(in document: inout MarkdownDocument) {
    let (names, nodes) = (document.options.entryNames, document.nodes)
    guard !names.isEmpty else { return }
    var shown: [MarkdownNode] = []
    shown.reserveCapacity(nodes.count + 8)
    // The place of each node among those that are shown, and the place after the last one.
    var places: [MarkdownNode.Index] = []
    places.reserveCapacity(nodes.count + 1)
    var index = MarkdownNode.Index(0)
    while index < nodes.tableIndices.upperBound {
      places.append(shown.tableIndices.upperBound)
      shown.append(nodes[index])
      guard isOne(index, of: document),
        let name = names[Array(document.bytes(of: nodes[index].text))]
      else {
        index = index + 1
        continue
      }
      shown[shown.count - 1].flags.remove(.isAutolink)
      shown.append(text(name, of: index, in: &document))
      for _ in document.descendants(of: index) { places.append(shown.tableIndices.upperBound) }
      index = nodes[index].next
    }
    places.append(shown.tableIndices.upperBound)
    for own in shown.tableIndices { shown[own].next = places[shown[own].next.position] }
    document.nodes = shown
  }

  /// A text as the only child of a link, at the place of what is written for it.
  private static func text(
    _ name: [UInt8], of link: MarkdownNode.Index, in document: inout MarkdownDocument
  ) -> MarkdownNode {
    let own = document.nodes[link]
    let start = Int(own.start) + 1
    let end = document.descendants(of: link).last.map { Int(document.nodes[$0].end) } ?? start
    var node = MarkdownNode(.text, start: start, end: max(start, end), next: own.next)
    node.text = MarkdownText(start: document.decoded.count, count: name.count, isDecoded: true)
    document.decoded += name
    return node
  }
}
