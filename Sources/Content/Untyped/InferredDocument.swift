package import Diagnostics
package import Documents
package import Schema
import Tables

/// A document without a model: its values, and types derived from its shape.
///
/// Mappings become structures, whose fields are optional where a mapping of the same list lacks
/// them or has null; lists must have elements of one type. For trying templates on plain data.
package struct InferredDocument: Sendable {
  /// The types found, in addition to the built-in ones.
  package private(set) var models = Models.builtIn
  /// The values, and the bytes of all sources.
  package private(set) var store = ValueStore()
  /// The record of the root.
  package private(set) var root = Value.none
  /// The structure of the root.
  package private(set) var structure = StructureID.image

  /// Types and values of a document whose root is a mapping; nil when it was reported that there
  /// are none.
  package init?(_ tree: DocumentTree, sources: SourceMap, log: inout DiagnosticLog) {
    guard !tree.isEmpty else { return nil }
    let errors = log.diagnostics.count
    let shape = Shape(of: .root, in: tree, log: &log)
    guard case .structure = shape.kind else {
      log.report(.rootNotMapping(at: tree.span(of: .root)))
      return nil
    }
    guard log.diagnostics.count == errors else { return nil }
    store.buffers = sources.sources.map(\.bytes) + [tree.decoded]
    let type = add(shape, named: "Data")
    guard case .structure(let id) = type else { return nil }
    structure = id
    root = value(of: .root, in: tree, type)
  }

  /// The type of a shape, its structures added to the models.
  private mutating func add(_ shape: Shape, named name: String) -> ValueType {
    let type: ValueType
    switch shape.kind {
    case .unknown, .text: type = .string
    case .int: type = .int
    case .double: type = .double
    case .bool: type = .bool
    case .list(let element): type = .list(add(element, named: name))
    case .structure(let members):
      var fields = members.map { member -> (String, ValueType) in
        let own = add(member.shape, named: name + "." + member.name)
        let isOptional = !member.isAlwaysThere && own.unwrappedOnce == own
        return (member.name, isOptional ? .optional(own) : own)
      }
      let id = StructureID(models.structures.count)
      for index in members.indices where members[index].isTree {
        fields[index].1 = .list(.structure(id))
      }
      type = .structure(models.add(Structure(builtIn: name, fields: fields)))
    case .enclosing: type = .string
    }
    return shape.isOptional ? .optional(type) : type
  }

  /// The value of a node, its records and lists added to the store.
  private mutating func value(of node: NodeIndex, in tree: DocumentTree, _ type: ValueType) -> Value
  {
    let type = type.unwrappedOnce
    switch tree[node].kind {
    case .null: return .none
    case .plain where tree.text(of: node).isEmpty: return .none
    case .string, .plain: return .text(slice(of: node, in: tree))
    case .bool: return .bool(tree.text(of: node, equals: Array("true".utf8)))
    case .number: return number(tree.text(of: node), isDouble: type == .double)
    case .sequence:
      guard case .list(let element) = type else { return .none }
      let values = tree.children(of: node).map { value(of: $0, in: tree, element) }
      return .list(first: append(values), count: values.count)
    case .mapping:
      guard case .structure(let id) = type else { return .none }
      var nodes: [String: NodeIndex] = [:]
      for (key, node) in tree.pairs(of: node) where nodes[tree.string(of: key)] == nil {
        nodes[tree.string(of: key)] = node
      }
      let values = models[id].fields(for: .checking).map { field -> Value in
        nodes[field.name].map { value(of: $0, in: tree, field.type) } ?? .none
      }
      let header = Value.header(id, of: store.nextRecord)
      store.recordCount += 1
      return .record(append([header] + values))
    }
  }

  private func slice(of node: NodeIndex, in tree: DocumentTree) -> TextSlice {
    let start = Int(tree[node].textStart)
    let decoded = store.buffers.tableIndices.upperBound - 1
    let buffer = tree[node].isDecoded ? decoded : ValueStore.buffer(of: tree.source.id)
    return TextSlice(buffer: buffer, range: start..<start + Int(tree[node].count))
  }

  private func number(_ text: ArraySlice<UInt8>, isDouble: Bool) -> Value {
    let string = String(decoding: text, as: UTF8.self)
    if !isDouble, let int = Int(string) { return .int(int) }
    return .double(Double(string) ?? 0)
  }

  private mutating func append(_ values: [Value]) -> SlotIndex {
    let first = store.end
    store.slots.append(contentsOf: values)
    store.places.append(contentsOf: repeatElement(.nowhere, count: values.count))
    return first
  }
}

extension ValueType {
  /// The type of the value when there is one.
  fileprivate var unwrappedOnce: ValueType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }
}
