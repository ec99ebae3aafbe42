import Diagnostics
import Tables

// Nodes that stand for others: aliases and merge keys.

extension YAMLTreeBuilder {
  /// Notes an anchor of the node that is read next.
  mutating func defineAnchor(_ name: [UInt8], _ start: Int, node: NodeIndex) {
    // The tag may be before the anchor.
    var offset = start
    while offset < lines.range.upperBound, lines[offset] != 0x26 { offset += 1 }
    anchors.define(name, at: lines.span(offset, offset + 1 + name.count), node: node)
  }

  /// Adds copies of the nodes that an alias stands for.
  mutating func addAlias(_ name: [UInt8], _ start: Int, _ end: Int, log: inout DiagnosticLog) {
    let place = lines.span(start, end)
    let text = String(decoding: name, as: UTF8.self)
    guard open.innermost?.expectsKey != true else { return fail(.aliasKey(at: place), log: &log) }
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
    if open.expectMerge, !isMergeable(original) { return fail(.mergeValue(at: place), log: &log) }
    if var parent = open.innermost {
      tree.nodes[parent.index].count += 1
      parent.expectsKey = parent.isMapping
      parent.expectsMerge = false
      open.innermost = parent
    }
    copy(original..<next, at: place, log: &log)
    last = Last(start: start, end: end)
  }

  /// Whether the node can be the value of a merge key.
  private func isMergeable(_ index: NodeIndex) -> Bool {
    switch tree[index].kind {
    case .mapping: true
    case .sequence:
      open.innermost?.isMergeList == false
        && tree.children(of: index).allSatisfy { tree[$0].kind == .mapping }
    case .plain, .string, .number, .bool, .null: false
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

  /// Adds the pairs of a merge key at the end of a mapping, without those whose key the mapping
  /// already has, and removes the merge key.
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
