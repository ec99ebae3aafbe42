import Diagnostics
import Documents

/// What a document without a model shows of the type of one of its nodes.
struct Shape {
  /// The kind of value.
  indirect enum Kind {
    /// Nothing but null was seen.
    case unknown
    case text
    case int
    case double
    case bool
    case list(Shape)
    case structure([Member])
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

  /// The shape of a node and all below it. Documents bound the depth.
  init(of node: Int, in tree: DocumentTree, log: inout DiagnosticLog) {
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
      self.init(kind: .structure(members))
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

  /// Makes this the shape of values of both shapes; false when no type holds both.
  mutating func merge(_ other: Shape) -> Bool {
    isOptional = isOptional || other.isOptional
    switch (kind, other.kind) {
    case (_, .unknown), (.text, .text), (.int, .int), (.double, .double), (.bool, .bool),
      (.double, .int):
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

  private static func merged(_ members: [Member], _ others: [Member]) -> [Member]? {
    var merged = members
    var positions: [String: Int] = [:]
    for (index, member) in members.enumerated() { positions[member.name] = index }
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
