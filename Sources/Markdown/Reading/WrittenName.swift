import Diagnostics
import Tables

/// What may name the text that follows it: a heading, a line of a paragraph up to its colon, or a
/// cell of a table.
package struct WrittenName: Sendable {
  /// The name; of a line without a colon, the whole line.
  package let text: MarkdownString
  /// Whether it is a heading, has a colon behind it, or is all bold.
  package let isMarked: Bool
  /// Whether it has a colon behind it.
  package let hasColon: Bool
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
  private let titles: [Range<MarkdownNode.Index>]
  private let known: NamesInLine
  private var document: MarkdownDocument { part.document }
  /// The names, in order.
  package private(set) var all: [WrittenName] = []
  /// The known names within lines, in order.
  package private(set) var inLines: [NameInLine] = []

  /// Finds the names of a part.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - others: Nodes in which nothing is a name.
  ///   - titles: Nodes whose whole text does not count as a name.
  ///   - known: The names that are found within lines too.
  package init(
    in part: MarkdownPart, outside others: [Range<MarkdownNode.Index>],
    titles: [Range<MarkdownNode.Index>] = [], known: [String] = []
  ) {
    self.part = part
    self.others = others
    self.titles = titles
    self.known = NamesInLine(known)
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
    let text = document.descendants(of: index)
    if kind == .heading { addName(in: text, isMarked: true) }
    if kind == .tableCell, !text.isEmpty { addName(in: text, isMarked: true, isCell: true) }
    if kind == .codeBlock { inLines += known.all(inCode: index, of: document) }
    guard kind == .paragraph else { return }
    for line in part.lines(of: index)
    where !line.isEmpty && !others.contains(where: { $0.contains(line.lowerBound) }) {
      addName(in: line, isMarked: isBold(line))
    }
  }

  /// Adds the name that a heading, a cell or a line is, and the known ones within it.
  private mutating func addName(
    in nodes: Range<MarkdownNode.Index>, isMarked: Bool, isCell: Bool = false
  ) {
    var runs = TextRuns()
    document.gatherText(nodes, into: &runs)
    inLines += known.all(in: runs, of: document)
    guard !titles.contains(where: { $0.contains(nodes.lowerBound) }) else { return }
    let colon = runs.bytes.prefix(100).firstColon
    let id = document.source.id
    let end = document.range.upperBound
    let place = nodes.isEmpty ? Span(id, end, end) : document.span(of: nodes.lowerBound)
    all.append(
      WrittenName(
        text: runs.string(0..<(colon ?? runs.bytes.count), in: id, or: place),
        isMarked: isMarked || colon != nil, hasColon: colon != nil, isCell: isCell))
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
