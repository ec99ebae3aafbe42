import Diagnostics
import Documents
import Schema

/// Finds what is secret in the text of content, so that no message shows it.
///
/// Not only the values of secret fields are secret: in a file whose model has some, a value with an
/// unknown key may be one whose key is misspelt, and in a file that cannot be read as a document it
/// is not known what is where.
struct SecretText: Sendable {
  private let models: Models
  /// Whether values of each structure hold a secret, in themselves or in their components.
  private let holdsSecrets: [Bool]

  /// Learns which structures hold secrets.
  init(models: Models) {
    self.models = models
    var holds = models.structures.map { structure in
      structure.fields(for: .checking).contains(where: \.isSecret)
    }
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (index, structure) in models.structures.enumerated() where !holds[index] {
        let parts = structure.fields(for: .checking).compactMap { $0.type.component(in: models) }
        guard parts.contains(where: { holds[Int($0.index)] }) else { continue }
        holds[index] = true
        isComplete = false
      }
    }
    holdsSecrets = holds
  }

  /// Whether values of a structure hold a secret.
  func isHeld(by id: StructureID) -> Bool { holdsSecrets[Int(id.index)] }

  /// What is secret in a document that holds values of a structure, or a list of them, below the
  /// nodes at `roots`; all of it where it could not be read completely.
  func ranges(
    in tree: DocumentTree, roots: [NodeIndex], as id: StructureID
  ) -> [Range<Int>] {
    guard isHeld(by: id) else { return [] }
    guard !tree.isEmpty, tree.certainty == .certain, !roots.isEmpty else {
      return [0..<tree.source.bytes.count]
    }
    var walk = Walk(models: models, tree: tree)
    for root in roots { walk.add(root, as: .structure(id), isRoot: true) }
    return walk.ranges
  }

  /// Whether a field that is in the text of Markdown files holds a secret.
  func isInMarkdown(of id: StructureID) -> Bool {
    models[id].fields(for: .checking).contains { $0.placement != nil && isHeld(by: $0) }
  }

  /// Whether a field is secret, or its components hold a secret.
  func isHeld(by field: Field) -> Bool {
    field.isSecret || field.type.component(in: models).map(isHeld(by:)) ?? false
  }

  /// A walk through a document along its model.
  private struct Walk {
    let models: Models
    let tree: DocumentTree
    var ranges: [Range<Int>] = []

    /// Searches a value for secrets; a value that does not match its type is entirely secret.
    mutating func add(_ node: NodeIndex, as type: ValueType, isRoot: Bool = false) {
      switch (tree[node].kind, type.unwrapped) {
      case (.sequence, .list(let element)):
        for child in tree.children(of: node) { add(child, as: element) }
      case (.mapping, .list(let element)):
        if let id = element.component(in: models) { addKeyed(node, as: id) } else { hide(node) }
      case (.mapping, .structure(let id)) where isRoot || models[id].kind == .component:
        addFields(of: node, as: models[id])
      case (.sequence, .structure(let id)) where models[id].kind == .component:
        addSoleList(node, of: models[id])
      case (_, .tree), (.mapping, .structure(.image)): break
      case (.mapping, _), (.sequence, _): hide(node)
      case (_, let written):
        // A scalar is the value of its field, or stands for a whole component.
        if written.component(in: models) != nil { hide(node) }
      }
    }

    private mutating func addFields(of mapping: NodeIndex, as structure: Structure) {
      for (key, value) in tree.pairs(of: mapping) {
        let name = tree.string(of: key)
        let field = structure.fields(for: .checking).first { $0.fileName == name }
        if let field, !field.isSecret {
          add(value, as: field.type)
        } else if field != nil || structure.kind != .entry || !EntryKeys.names.contains(name) {
          hide(value)
        }
      }
    }

    /// A mapping from keys to components, or to the value of the only required field.
    private mutating func addKeyed(_ mapping: NodeIndex, as id: StructureID) {
      for (_, value) in tree.pairs(of: mapping) {
        if tree[value].kind == .mapping {
          addFields(of: value, as: models[id])
        } else if let field = models[id].soleField, !field.isSecret {
          add(value, as: field.type)
        } else {
          hide(value)
        }
      }
    }

    private mutating func addSoleList(_ node: NodeIndex, of structure: Structure) {
      let lists = structure.fields(for: .checking).filter(\.type.isList)
      guard lists.count == 1, !lists[0].isSecret else { return hide(node) }
      add(node, as: lists[0].type)
    }

    /// Hides a node and all below it, which for an alias is at another place.
    private mutating func hide(_ node: NodeIndex) {
      for index in node..<tree[node].next {
        let range = tree.span(of: index).range
        ranges.append(range.lowerBound..<endOfComment(after: range.upperBound))
      }
    }

    /// The end of a YAML comment after a value, which is often an older value; the offset itself
    /// where there is none.
    private func endOfComment(after offset: Int) -> Int {
      let bytes = tree.source.bytes
      var index = offset
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "#") else { return offset }
      return bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }
  }
}

extension ValueType {
  /// The component that values hold, alone or in lists; nil for all other types.
  fileprivate func component(in models: Models) -> StructureID? {
    switch self {
    case .optional(let wrapped): wrapped.component(in: models)
    case .list(let element): element.component(in: models)
    case .structure(let id): models[id].kind == .component ? id : nil
    case .scalar, .markdown, .tree, .address, .choice: nil
    }
  }
}

extension Structure {
  /// The only required field besides the key.
  fileprivate var soleField: Field? {
    let required = fields(for: .checking).filter { !$0.isKey && $0.inverse == nil && $0.isRequired }
    return required.count == 1 ? required[0] : nil
  }
}
