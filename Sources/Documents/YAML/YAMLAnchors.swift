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

extension YAMLTreeBuilder {
  mutating func defineAnchor(
    _ name: [UInt8], _ start: Int, node: NodeIndex, log: inout DiagnosticLog
  ) {
    // The tag may stand before the anchor.
    var offset = start
    while offset < range.upperBound, view[offset] != 0x26 { offset += 1 }
    anchors.define(name, at: span(offset, offset + 1 + name.count), node: node)
  }

  /// Adds copies of the nodes that an alias stands for.
  mutating func addAlias(_ name: [UInt8], _ start: Int, _ end: Int, log: inout DiagnosticLog) {
    let place = span(start, end)
    let text = String(decoding: name, as: UTF8.self)
    guard open.last?.expectsKey != true else { return fail(.aliasKey(at: place), log: &log) }
    guard let original = anchors.node(name) else {
      let nearest = log.nearest(to: text, among: anchors.names)
      return fail(.unknownAlias(text, nearest: nearest, at: place), log: &log)
    }
    let next = tree.nodes[original].next
    guard next > original else { return fail(.aliasOfItself(text, at: place), log: &log) }
    anchors.expandedNodes += original.distance(to: next)
    guard anchors.expandedNodes <= DocumentLimits.expandedNodes else {
      return fail(.tooManyAliases(limit: DocumentLimits.expandedNodes, at: place), log: &log)
    }
    let isMerge = open.last.map { $0.expectsMerge || $0.isMergeList } ?? false
    if isMerge, !isMergeable(original) { return fail(.mergeValue(at: place), log: &log) }
    if let parent = open.indices.last {
      tree.nodes[open[parent].index].count += 1
      open[parent].expectsKey = open[parent].isMapping
      open[parent].expectsMerge = false
    }
    copy(original..<next, at: place, log: &log)
    last = (start, end, 0)
  }

  /// Whether the node can be the value of a merge key.
  private func isMergeable(_ index: NodeIndex) -> Bool {
    switch tree[index].kind {
    case .mapping: true
    case .sequence:
      open.last?.isMergeList == false
        && tree.children(of: index).allSatisfy { tree[$0].kind == .mapping }
    default: false
    }
  }

  private mutating func copy(_ nodes: Range<NodeIndex>, at place: Span, log: inout DiagnosticLog) {
    let distance = nodes.lowerBound.distance(to: tree.end)
    var ends: [NodeIndex] = []
    for index in nodes {
      var node = tree.nodes[index]
      node.next = node.next + distance
      tree.nodes.append(node)
      while let end = ends.last, end <= index { ends.removeLast() }
      guard !node.isScalar else {
        anchors.expandedText += Int(node.count)
        continue
      }
      ends.append(tree.nodes[index].next)
      guard open.count + ends.count <= DocumentLimits.depth else {
        return fail(.tooDeep(limit: DocumentLimits.depth, at: place), log: &log)
      }
    }
    guard anchors.expandedText <= DocumentLimits.expandedText else {
      return fail(.tooMuchAliasedText(limit: DocumentLimits.expandedText, at: place), log: &log)
    }
  }

  /// Puts the pairs that a merge key brings in at the end of a mapping, without those whose key
  /// the mapping has already, and takes the merge key away.
  mutating func mergePairs(of mapping: NodeIndex) {
    var own: [(key: NodeIndex, value: NodeIndex)] = []
    var merged: [(key: NodeIndex, value: NodeIndex)] = []
    for pair in tree.pairs(of: mapping) {
      guard tree.nodes[pair.key].kind == .plain,
        tree.text(of: pair.key).elementsEqual([0x3C, 0x3C])
      else {
        own.append(pair)
        continue
      }
      let isList = tree.nodes[pair.value].kind == .sequence
      for source in isList ? Array(tree.children(of: pair.value)) : [pair.value] {
        merged.append(contentsOf: tree.pairs(of: source))
      }
    }
    var keys = Set(own.map { Array(tree.text(of: $0.key)) })
    let kept = own + merged.filter { keys.insert(Array(tree.text(of: $0.key))).inserted }
    var moved: [DocumentNode] = []
    var places: [NodeIndex: NodeIndex] = [:]
    for pair in kept {
      let distance = pair.key.distance(to: mapping + 1 + moved.count)
      for index in pair.key..<tree.nodes[pair.value].next {
        var node = tree.nodes[index]
        node.next = node.next + distance
        places[index] = index + distance
        moved.append(node)
      }
    }
    tree.nodes.replaceSubrange((mapping.position + 1)..., with: moved)
    tree.nodes[mapping].count = UInt32(kept.count)
    tree.nodes[mapping].next = tree.end
    anchors.move(from: mapping + 1) { places[$0] ?? $0 }
  }
}
