import Tables

/// Puts assets into an order in which each comes after all that it refers to, and those that refer
/// to each other come together: the strongly connected components of the graph (Tarjan, 1972).
///
/// Without recursion, so that a chain of any length is harmless. Cost: O(assets + references).
struct AssetOrder {
  /// The groups in order; most hold one asset.
  private(set) var groups: [[AssetNode.Index]] = []
  /// What is known of each asset.
  private var visits: [Visit]
  /// The assets that were met and are in no group yet, in the order in which they were met.
  private var open: [AssetNode.Index] = []
  private var metCount = 0

  /// What is known of an asset.
  private struct Visit {
    let targets: [AssetNode.Index]
    /// How many were met before it; nil until it is met itself.
    var number: Int?
    /// The lowest number of an open asset that it is known to reach, at first its own.
    var lowest = 0
    var isOpen = false
  }

  init(targets: [[AssetNode.Index]]) {
    visits = targets.map { Visit(targets: $0) }
    for position in targets.indices {
      let start = AssetNode.Index(position)
      if self[start].number == nil { visit(from: start) }
    }
  }

  private subscript(node: AssetNode.Index) -> Visit {
    _read { yield visits[node.position] }
    _modify { yield &visits[node.position] }
  }

  private mutating func visit(from start: AssetNode.Index) {
    var path = [(node: start, next: 0)]
    begin(start)
    while let (node, next) = path.last {
      guard next < self[node].targets.count else {
        path.removeLast()
        if let parent = path.last?.node { lower(parent, to: self[node].lowest) }
        if self[node].lowest == self[node].number { close(node) }
        continue
      }
      path[path.count - 1].next += 1
      let target = self[node].targets[next]
      if let number = self[target].number {
        if self[target].isOpen { lower(node, to: number) }
      } else {
        begin(target)
        path.append((target, 0))
      }
    }
  }

  private mutating func lower(_ node: AssetNode.Index, to number: Int) {
    self[node].lowest = min(self[node].lowest, number)
  }

  private mutating func begin(_ node: AssetNode.Index) {
    self[node].number = metCount
    self[node].lowest = metCount
    metCount += 1
    open.append(node)
    self[node].isOpen = true
  }

  private mutating func close(_ node: AssetNode.Index) {
    var group: [AssetNode.Index] = []
    while let member = open.popLast() {
      self[member].isOpen = false
      group.append(member)
      if member == node { break }
    }
    groups.append(group.sorted())
  }
}
