import Tables

/// The mappings and sequences whose ends have not been read, the innermost last.
struct YAMLCollections {
  /// One of them.
  struct Collection {
    /// Its node.
    let index: NodeIndex
    let isMapping: Bool
    let isFlow: Bool
    /// The column of its first byte, from 0.
    let column: Int
    /// Whether it is the list of a merge key.
    var isMergeList = false
    /// Whether the next node is a key.
    var expectsKey: Bool
    /// Whether the next node is the value of a merge key.
    var expectsMerge = false
    /// Whether it has a merge key.
    var hasMerge = false
  }

  private var stack: [Collection] = []
  /// The column of the block collection that was closed last.
  private var closedColumn: Int?

  /// How many there are.
  var count: Int { stack.count }

  /// The innermost.
  var innermost: Collection? {
    get { stack.last }
    set {
      guard let newValue, !stack.isEmpty else { return }
      stack[stack.count - 1] = newValue
    }
  }

  /// Whether the next node is what a merge key adds, or an element of its list.
  var expectMerge: Bool { innermost.map { $0.expectsMerge || $0.isMergeList } ?? false }

  /// How many spaces a line needs that continues what is inside the innermost block collection.
  var continuationIndent: Int { (stack.last { !$0.isFlow }?.column).map { $0 + 1 } ?? 0 }

  /// The columns of the block collections, the innermost last.
  var columns: [Int] {
    stack.filter { !$0.isFlow }.map(\.column).reduce(into: []) { columns, column in
      if columns.last != column { columns.append(column) }
    }
  }

  /// The columns at which a line may begin, that of the block collection before it included.
  var knownColumns: [Int] {
    let columns = self.columns
    guard let closedColumn, !columns.contains(closedColumn) else { return columns }
    return columns + [closedColumn]
  }

  /// Begins a collection within the innermost.
  mutating func open(_ collection: Collection) { stack.append(collection) }

  /// Ends the innermost.
  mutating func close() -> Collection? {
    guard let closed = stack.popLast() else { return nil }
    if !closed.isFlow { closedColumn = closed.column }
    return closed
  }
}
