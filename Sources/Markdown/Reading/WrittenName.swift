import Diagnostics
import Tables

/// What may name the text that follows it: a heading, a line of a paragraph up to its colon, or a
/// cell of a table.
package struct WrittenName: Sendable {
  /// The name; of a line without a colon, the whole line.
  package let text: MarkdownString
  /// Whether it is a heading, has a colon behind it, or is all bold.
  package let isMarked: Bool
  /// Whether it is a cell of a table.
  package var isCell = false

  /// Whether it has no mark, and is a text or begins with it and a value behind it, as in
  /// `Phone 0900 111` or `Phone – none`.
  package func isUnmarked(_ name: String) -> Bool {
    !isMarked
      && (text.string.lowercased() == name.lowercased()
        || text.begins(with: name, inItem: true, besideLabels: false))
  }
}

/// Finds all names in a part, at any depth and whether they were taken or not, outside of some nodes.
package struct WrittenNames {
  private let part: MarkdownPart
  private let others: [Range<MarkdownNode.Index>]
  private var document: MarkdownDocument { part.document }
  /// The names, in order.
  package private(set) var all: [WrittenName] = []

  /// Finds the names of a part outside of nodes.
  package init(in part: MarkdownPart, outside others: [Range<MarkdownNode.Index>]) {
    self.part = part
    self.others = others
    for range in part.ranges {
      var index = range.lowerBound
      while index < range.upperBound {
        if let other = others.first(where: { $0.contains(index) }) {
          index = other.upperBound
          continue
        }
        add(index)
        index += 1
      }
    }
  }

  private mutating func add(_ index: MarkdownNode.Index) {
    let kind = document.nodes[index].kind
    if kind == .heading { all.append(name(in: document.descendants(of: index), true)) }
    if kind == .tableCell {
      let text = document.descendants(of: index)
      guard !text.isEmpty else { return }
      var cell = name(in: text, true)
      cell.isCell = true
      return all.append(cell)
    }
    guard kind == .paragraph else { return }
    for line in part.lines(of: index)
    where !line.isEmpty && !others.contains(where: { $0.contains(line.lowerBound) }) {
      all.append(name(in: line, isBold(line)))
    }
  }

  /// The name that a heading or a line is.
  private func name(in nodes: Range<MarkdownNode.Index>, _ isMarked: Bool) -> WrittenName {
    var runs = TextRuns()
    document.gatherText(nodes, into: &runs)
    let colon = runs.bytes.prefix(100).firstColon
    let id = document.source.id
    let end = document.range.upperBound
    let place = nodes.isEmpty ? Span(id, end, end) : document.span(of: nodes.lowerBound)
    return WrittenName(
      text: runs.string(0..<(colon ?? runs.bytes.count), in: id, or: place),
      isMarked: isMarked || colon != nil)
  }

  /// Whether all of a line is bold.
  private func isBold(_ line: Range<MarkdownNode.Index>) -> Bool {
    let first = document.nodes[line.lowerBound]
    return first.kind == .strong && first.next == line.upperBound
  }
}

extension ArraySlice<UInt8> {
  /// Where the first colon of any width is.
  fileprivate var firstColon: Int? {
    indices.first { index in
      self[index] == UInt8(ascii: ":") || self[index...].starts(with: "：".utf8)
    }
  }
}
