extension TOMLTable {
  /// The pairs of a mapping of YAML or JSON, in which no key is written twice.
  package init(_ node: NodeIndex, of tree: DocumentTree) {
    self.init()
    for (key, value) in tree.pairs(of: node) {
      _ = add(TOMLValue(value, of: tree), for: tree.string(of: key))
    }
  }
}

extension TOMLValue {
  /// A value of YAML or JSON.
  init(_ node: NodeIndex, of tree: DocumentTree) {
    switch tree[node].kind {
    case .mapping: self = .table(TOMLTable(node, of: tree))
    case .sequence: self = .list(tree.children(of: node).map { TOMLValue($0, of: tree) })
    case .string: self = .text(tree.string(of: node))
    case .plain, .number, .bool, .null: self = .plain(tree.string(of: node))
    }
  }
}
