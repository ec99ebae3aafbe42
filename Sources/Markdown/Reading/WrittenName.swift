import Diagnostics
import Tables

/// What may name the text that follows it: a heading, or a line of a paragraph up to its colon.
package struct WrittenName: Sendable {
  /// The name; of a line without a colon, the whole line.
  package let text: MarkdownString
  /// Whether it is a heading, has a colon behind it, or is all bold.
  package let isMarked: Bool

  /// Whether it has no mark, and is a text or begins with it and a value behind it, as in
  /// `Phone 0900 111` or `Phone – none`.
  package func isUnmarked(_ name: String) -> Bool {
    !isMarked
      && (text.string.lowercased() == name.lowercased()
        || text.begins(with: name, inItem: true, besideLabels: false))
  }
}

extension MarkdownPart {
  /// All names in it, at any depth and whether they were taken or not, outside of some nodes.
  package func names(outside ranges: [Range<MarkdownNode.Index>]) -> [WrittenName] {
    var names: [WrittenName] = []
    for range in self.ranges {
      var index = range.lowerBound
      while index < range.upperBound {
        if let left = ranges.first(where: { $0.contains(index) }) {
          index = left.upperBound
          continue
        }
        switch document.nodes[index].kind {
        case .heading: names.append(document.name(in: document.descendants(of: index), true))
        case .paragraph:
          for line in lines(of: index)
          where !line.isEmpty && !ranges.contains(where: { $0.contains(line.lowerBound) }) {
            names.append(document.name(in: line, document.isBold(line)))
          }
        default: break
        }
        index += 1
      }
    }
    return names
  }
}

extension MarkdownDocument {
  /// The name that a heading or a line is.
  fileprivate func name(in nodes: Range<MarkdownNode.Index>, _ isMarked: Bool) -> WrittenName {
    var runs = TextRuns()
    gatherText(nodes, into: &runs)
    let colon = runs.bytes.prefix(100).firstColon
    let place =
      nodes.isEmpty
      ? Span(source.id, range.upperBound, range.upperBound) : span(of: nodes.lowerBound)
    return WrittenName(
      text: runs.string(0..<(colon ?? runs.bytes.count), in: source.id, or: place),
      isMarked: isMarked || colon != nil)
  }

  /// Whether all of a line is bold.
  fileprivate func isBold(_ line: Range<MarkdownNode.Index>) -> Bool {
    let first = nodes[line.lowerBound]
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
