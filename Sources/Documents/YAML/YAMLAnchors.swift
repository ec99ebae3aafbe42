import Diagnostics
import Tables

/// The anchors of a YAML document: names for nodes that aliases stand for.
struct YAMLAnchors {
  private struct Anchor {
    let name: [UInt8]
    let span: Span
    var node: NodeIndex
    var isUsed = false
  }

  /// The anchors in the order of their nodes.
  private var anchors: [Anchor] = []
  private var indices: [[UInt8]: Int] = [:]
  /// How many nodes all aliases so far stand for.
  var expandedNodes = 0
  /// How many bytes of text all aliases so far stand for.
  var expandedText = 0

  /// The names, for suggestions.
  var names: [String] { anchors.prefix(100).map { String(decoding: $0.name, as: UTF8.self) } }

  /// Names a node.
  mutating func define(_ name: [UInt8], at span: Span, node: NodeIndex) {
    indices[name] = anchors.count
    anchors.append(Anchor(name: name, span: span, node: node))
  }

  /// The node with this name.
  mutating func node(_ name: [UInt8]) -> NodeIndex? {
    guard let index = indices[name] else { return nil }
    anchors[index].isUsed = true
    return anchors[index].node
  }

  /// Follows the nodes from `first` on to the places they were moved to.
  mutating func move(from first: NodeIndex, to place: (NodeIndex) -> NodeIndex) {
    var index = anchors.count - 1
    while index >= 0, anchors[index].node >= first {
      anchors[index].node = place(anchors[index].node)
      index -= 1
    }
  }

  /// Reports the anchors that no alias refers to: most are texts that start with `&`.
  func reportUnused(log: inout DiagnosticLog) {
    for anchor in anchors.lazy.filter({ !$0.isUsed }).prefix(DocumentLimits.mistakes) {
      log.report(.unusedAnchor(String(decoding: anchor.name, as: UTF8.self), at: anchor.span))
    }
  }
}
