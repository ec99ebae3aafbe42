import Tables

/// A `[^` whose label is defined and has markup in it, as in `[^a*b*]`: libcmark reads the label as
/// inlines, which are replaced when its bracket closes.
struct OpenReference {
  /// The first node of its label.
  let index: MarkdownNode.Index
  /// The node that contains it.
  let parent: MarkdownNode.Index?
  /// Its label in the text.
  let label: Range<Int>
}

/// References to footnotes.
extension TreeBuilder {
  mutating func addReference(to number: UInt32, _ label: Range<Int>, at place: Range<Int>) {
    add(.footnoteReference, sourceRange(place))
    nodes[nodes.count - 1].number = number
    nodes[nodes.count - 1].detail = MarkdownText(
      start: text.sourceStart(label.lowerBound), count: label.count, isDecoded: false)
  }

  /// Remembers the `[^` at `offset` if a label that is defined follows, with markup in it.
  mutating func openReference(
    at offset: Int, in place: TextScanner.Place, _ literal: Span<UInt8>,
    from pending: inout (offset: Int, segment: Int)
  ) {
    guard place == .text, text.bytes[offset] == UInt8(ascii: "["),
      let label = FootnoteLabel.range(at: offset, in: text.bytes, until: locator.limit),
      text.isVerbatim(label), footnotes.isDefined(text.bytes[label])
    else { return }
    addPlain(until: offset, literal, from: &pending)
    openReference = OpenReference(index: nextIndex, parent: open.last, label: label)
  }

  /// Replaces the nodes since `[^` by a reference, if its bracket closes in a stretch of plain text
  /// of the same node.
  mutating func closeReference(
    in plain: Range<Int>, from pending: inout (offset: Int, segment: Int)
  ) {
    guard let reference = openReference, reference.parent == open.last,
      plain.contains(reference.label.upperBound),
      let number = footnotes.number(of: text.bytes[reference.label])
    else { return }
    openReference = nil
    nodes.removeSubrange(reference.index.position...)
    while let last = tildes.last, last.index >= reference.index { tildes.removeLast() }
    let label = reference.label
    addReference(to: number, label, at: label.lowerBound - 2..<label.upperBound + 1)
    skip(to: label.upperBound + 1, from: &pending)
  }
}
