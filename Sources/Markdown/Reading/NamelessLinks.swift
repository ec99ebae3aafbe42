import Tables

// Links to entries without a text of their own, such as `<recipes:apple-pie>` and
// `[](recipes:apple-pie)`: they show the name of the entry.

extension MarkdownDocument {
  /// The destinations of the links that show the name of an entry which the options do not have.
  package var namelessDestinations: [[UInt8]] {
    guard !options.collections.isEmpty else { return [] }
    return nodes.tableIndices.filter(isNamelessLink).map { Array(bytes(of: nodes[$0].text)) }
  }

  /// Whether a node is a link that shows the name of an entry which the options do not have.
  func isNamelessLink(_ index: MarkdownNode.Index) -> Bool {
    let node = nodes[index]
    return node.kind == .link && (node.flags.contains(.isAutolink) || node.next == index + 1)
      && destination(of: node) == .entry
  }

  /// Gives these links the names that the options have as their text, so that all that is made of
  /// the document has them. Linear in the number of nodes.
  mutating func showEntryNames() {
    guard !options.entryNames.isEmpty else { return }
    var shown: [MarkdownNode] = []
    shown.reserveCapacity(nodes.count + 8)
    // The place of each node among those that are shown, and the place after the last one.
    var places: [MarkdownNode.Index] = []
    places.reserveCapacity(nodes.count + 1)
    var index = MarkdownNode.Index(0)
    while index < nodes.tableIndices.upperBound {
      places.append(shown.tableIndices.upperBound)
      shown.append(nodes[index])
      guard isNamelessLink(index),
        let name = options.entryNames[Array(bytes(of: nodes[index].text))]
      else {
        index = index + 1
        continue
      }
      shown[shown.count - 1].flags.remove(.isAutolink)
      shown.append(text(name, of: index))
      for _ in descendants(of: index) { places.append(shown.tableIndices.upperBound) }
      index = nodes[index].next
    }
    places.append(shown.tableIndices.upperBound)
    for own in shown.tableIndices { shown[own].next = places[shown[own].next.position] }
    nodes = shown
  }

  /// A text as the only child of a link, at the place of what is written for it.
  private mutating func text(_ name: [UInt8], of link: MarkdownNode.Index) -> MarkdownNode {
    let start = Int(nodes[link].start) + 1
    let end = descendants(of: link).last.map { Int(nodes[$0].end) } ?? start
    var node = MarkdownNode(.text, start: start, end: max(start, end), next: nodes[link].next)
    node.text = MarkdownText(start: decoded.count, count: name.count, isDecoded: true)
    decoded += name
    return node
  }
}
