import Diagnostics
import Documents

/// What a document without a model tells about the type of one of its nodes.
struct Shape {
  /// The kind of value.
  indirect enum Kind {
    /// Only null was seen.
    case unknown
    case text
    case int
    case double
    case bool
    case list(Shape)
    case structure([Member])
    /// The structure around the list whose element this is: each node of a tree has children
    /// that are such nodes.
    case enclosing
  }

  /// A key of a mapping.
  struct Member {
    let name: String
    var shape: Shape
    /// Whether every mapping of this shape has the key.
    var isAlwaysThere = true
  }

  var kind: Kind
  /// Whether null was seen.
  var isOptional = false

  /// The shape of a node and all below it. Documents limit the depth.
  init(of node: NodeIndex, in tree: DocumentTree, log: inout DiagnosticLog) {
    switch tree[node].kind {
    case .null: self.init(kind: .unknown, isOptional: true)
    case .plain where tree.text(of: node).isEmpty: self.init(kind: .unknown, isOptional: true)
    case .string, .plain: self.init(kind: .text)
    case .bool: self.init(kind: .bool)
    case .number:
      self.init(kind: Int(tree.string(of: node)) == nil ? .double : .int)
    case .mapping:
      let members = tree.pairs(of: node).map { key, value in
        Member(name: tree.string(of: key), shape: Shape(of: value, in: tree, log: &log))
      }
      self.init(kind: .structure(Self.folded(members)))
    case .sequence:
      var element = Shape(kind: .unknown)
      for child in tree.children(of: node) {
        let shape = Shape(of: child, in: tree, log: &log)
        if !element.merge(shape) {
          log.report(.mixedElements(at: tree.span(of: child)))
          break
        }
      }
      self.init(kind: .list(element))
    }
  }

  private init(kind: Kind, isOptional: Bool = false) {
    self.kind = kind
    self.isOptional = isOptional
  }

  /// Makes this the shape of values of both shapes; false when no type fits both.
  mutating func merge(_ other: Shape) -> Bool {
    isOptional = isOptional || other.isOptional
    switch (kind, other.kind) {
    case (_, .unknown), (.text, .text), (.int, .int), (.double, .double), (.bool, .bool),
      (.double, .int), (.enclosing, .enclosing):
      return true
    case (.unknown, _), (.int, .double):
      kind = other.kind
      return true
    case (.list(var element), .list(let otherElement)):
      guard element.merge(otherElement) else { return false }
      kind = .list(element)
      return true
    case (.structure(let members), .structure(let others)):
      guard let merged = Self.merged(members, others) else { return false }
      kind = .structure(merged)
      return true
    default: return false
    }
  }

  fileprivate static func merged(_ members: [Member], _ others: [Member]) -> [Member]? {
    var (merged, others) = (members, others)
    for name in members.filter(\.isTree).map(\.name) + others.filter(\.isTree).map(\.name) {
      guard let left = folded(merged, at: name), let right = folded(others, at: name) else {
        return nil
      }
      (merged, others) = (left, right)
    }
    var positions: [String: Int] = [:]
    for (index, member) in merged.enumerated() { positions[member.name] = index }
    var seen: Set<String> = []
    for other in others {
      seen.insert(other.name)
      if let position = positions[other.name] {
        guard merged[position].shape.merge(other.shape) else { return nil }
        merged[position].isAlwaysThere = merged[position].isAlwaysThere && other.isAlwaysThere
      } else {
        var added = other
        added.isAlwaysThere = false
        merged.append(added)
      }
    }
    for index in merged.indices where !seen.contains(merged[index].name) {
      merged[index].isAlwaysThere = false
    }
    return merged
  }
}

// Trees: structures with a list of structures like themselves.
extension Shape {
  /// The members of a structure; a list whose elements have such a list again is a tree.
  fileprivate static func folded(_ members: [Member]) -> [Member] {
    var result = members
    for member in members {
      guard case .list(let element) = member.shape.kind,
        case .structure(let inner) = element.kind,
        let again = inner.first(where: { $0.name == member.name }),
        case .list = again.shape.kind, let tree = folded(result, at: member.name)
      else { continue }
      result = tree
    }
    return result
  }

  /// The members of a structure and of all structures in its list `name`, as those of one
  /// structure; nil where they do not fit together.
  private static func folded(_ members: [Member], at name: String) -> [Member]? {
    guard let list = members.first(where: { $0.name == name }) else { return members }
    let rest = members.filter { $0.name != name }
    let tree = Member(name: name, shape: Shape(kind: .list(Shape(kind: .enclosing))))
    switch list.shape.kind {
    case .list(let element):
      guard case .structure(let inner) = element.kind else { return rest + [tree] }
      return folded(inner, at: name).flatMap { inner in
        merged(rest, inner.filter { $0.name != name }).map { $0 + [tree] }
      }
    case .unknown: return rest + [tree]
    case .text, .int, .double, .bool, .structure, .enclosing: return nil
    }
  }
}

extension Shape.Member {
  /// Whether it is a list of structures like the one it belongs to.
  var isTree: Bool {
    if case .list(let element) = shape.kind, case .enclosing = element.kind { return true }
    return false
  }
}
