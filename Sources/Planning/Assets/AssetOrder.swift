import Tables

/// Puts assets into an order in which each comes after all that it refers to, and those that refer
/// to each other come together: the strongly connected components of the graph (Tarjan, 1972).
///
/// Without recursion, so that a chain of any length is no danger. Cost: O(assets + references).
struct AssetOrder {
  /// The groups in order; most hold one asset.
  private(set) var groups: [[AssetNode.Index]] = []
  private let targets: [[Int]]
  private var numbers: [Int?]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var count = 0

  init(targets: [[AssetNode.Index]]) {
    self.targets = targets.map { $0.map(\.position) }
    numbers = Array(repeating: nil, count: targets.count)
    lowest = Array(repeating: 0, count: targets.count)
    isOpen = Array(repeating: false, count: targets.count)
    for start in targets.indices where numbers[start] == nil { visit(from: start) }
  }

  private mutating func visit(from start: Int) {
    var path = [(node: start, next: 0)]
    begin(start)
    while let (node, next) = path.last {
      guard next < targets[node].count else {
        path.removeLast()
        if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
        if lowest[node] == numbers[node] { close(node) }
        continue
      }
      path[path.count - 1].next += 1
      let target = targets[node][next]
      if let number = numbers[target] {
        if isOpen[target] { lowest[node] = min(lowest[node], number) }
      } else {
        begin(target)
        path.append((target, 0))
      }
    }
  }

  private mutating func begin(_ node: Int) {
    numbers[node] = count
    lowest[node] = count
    count += 1
    open.append(node)
    isOpen[node] = true
  }

  private mutating func close(_ node: Int) {
    var group: [Int] = []
    while let member = open.popLast() {
      isOpen[member] = false
      group.append(member)
      if member == node { break }
    }
    groups.append(group.sorted().map { AssetNode.Index($0) })
  }
}
