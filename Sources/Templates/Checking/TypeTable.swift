import Diagnostics
import Schema
import Tables

/// A structure as templates see it: one of the models, without its secret fields, or one that a
/// template makes.
struct Shape: Sendable {
  /// A field of a structure.
  struct Field: Sendable {
    let name: String
    var type: Type
    let slot: FieldSlot
    /// Whether its list is never empty.
    var isNonEmpty = false
    /// Where the model declares it.
    var span: Span?
  }

  /// What makes its records.
  enum Maker: Sendable {
    case models
    /// `(a, b)`, or the groups of `groupby`: its records can be unpacked by position.
    case tuple
    /// `{'a': b}`.
    case dictionary
    /// `namespace(a=b)`, whose fields can be changed.
    case namespace
  }

  let name: String
  var fields: [Field]
  let maker: Maker

  func field(named name: String) -> Field? { fields.first { $0.name == name } }
}

/// All structures and choices that expressions of one page's template may have.
struct TypeTable: Sendable {
  let models: Models
  /// The structures, each at the index of its identity: those of the models first.
  private(set) var shapes: [Shape]
  /// The structures that templates make, by their fields.
  private var identities: [String: StructureID] = [:]
  /// Whether a template makes a namespace.
  private(set) var hasNamespaces = false

  init(models: Models) {
    self.models = models
    shapes = models.structures.map { structure in
      let fields = structure.fields(for: .output).map { field in
        Shape.Field(
          name: field.name, type: Type(field.type), slot: field.slot,
          isNonEmpty: Self.isNeverEmpty(field, of: structure), span: field.span)
      }
      return Shape(name: structure.name, fields: fields, maker: .models)
    }
  }

  /// Whether the field's list or text is never empty: the texts of authors are never blank.
  private static func isNeverEmpty(_ field: Schema.Field, of structure: Structure) -> Bool {
    if field.type == .string, structure.kind != .builtIn { return true }
    return field.constraints.contains { constraint in
      guard case .count(let bounds) = constraint.rule, let least = bounds.least?.whole else {
        return false
      }
      return least >= 1
    }
  }

  subscript(id: StructureID) -> Shape { shapes[Int(id.index)] }

  /// The structure with these fields; records with equal fields share a structure, except that each
  /// `namespace` has its own.
  mutating func structure(
    _ maker: Shape.Maker, _ fields: [(name: String, type: Type)]
  ) -> StructureID {
    let content = fields.map { "\($0.name): \(name(of: $0.type))" }.joined(separator: ", ")
    let title =
      switch maker {
      case .tuple: "(\(content))"
      case .namespace: "namespace(\(content))"
      case .models, .dictionary: "{\(content)}"
      }
    if maker != .namespace, let known = identities[title] { return known }
    hasNamespaces = hasNamespaces || maker == .namespace
    let id = StructureID(shapes.count)
    identities[title] = id
    let members = fields.enumerated().map { index, field in
      Shape.Field(name: field.name, type: field.type, slot: FieldSlot(ofField: index))
    }
    shapes.append(Shape(name: title, fields: members, maker: maker))
    return id
  }

  /// Widens the type of a field of a namespace.
  mutating func setType(_ type: Type, ofSlot slot: FieldSlot, in id: StructureID) {
    shapes[Int(id.index)].fields[slot.position].type = type
  }

  /// How messages and models write a type: `[Recipe]?`.
  func name(of type: Type) -> String {
    switch type {
    case .scalar(let kind): kind.type.name
    case .markdown: "Markdown"
    case .markup: "HTML"
    case .json: "JSON text"
    case .tree: "JSON"
    case .address: "Address"
    case .choice(let id): models[id].name
    case .structure(let id): self[id].name
    case .optional(.never), .never: "none"
    case .optional(let wrapped): name(of: wrapped) + "?"
    case .list(.never): "[]"
    case .list(let element): "[" + name(of: element) + "]"
    case .invalid: "?"
    }
  }

  /// The type that a macro's parameter names; nil where there is none with that name.
  func type(named name: String) -> Type? {
    switch name {
    case "Markdown": .markdown
    case "HTML": .markup
    case "JSON": .tree
    case "Address": .address
    default:
      ScalarKind(named: name).map { .scalar($0) }
        ?? models.structure(named: name).map { .structure($0) }
        ?? models.choice(named: name).map { .choice($0) }
    }
  }

  /// The names that `type(named:)` knows.
  var typeNames: [String] {
    ScalarKind.allCases.map { $0.type.name } + ["Markdown", "HTML", "JSON", "Address"]
      + models.structures.map(\.name) + models.choices.map(\.name)
  }
}
