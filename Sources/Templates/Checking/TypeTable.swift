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
    /// Where the currency of an amount is from.
    var currency: Constraint.CurrencySource?
    /// For a field of a namespace, the type of the value that it begins with.
    var initialType: Type?
    /// For a field of a namespace, whether it begins with a number that the template writes: such
    /// a number is decimal beside decimal ones.
    var beginsWithNumber = false

    /// Whether its type is that of all values that are set to it: it begins with none or with an
    /// empty list, which say nothing of them.
    var isOpen: Bool { initialType == .optional(.never) || initialType == .list(.never) }
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

  var name: String
  var fields: [Field]
  let maker: Maker
  /// The place of each field in `fields`, by the position of its slot.
  private let places: [Int?]

  init(name: String, fields: [Field], maker: Maker) {
    self.name = name
    self.fields = fields
    self.maker = maker
    let last = fields.map(\.slot.position).max() ?? -1
    var places = [Int?](repeating: nil, count: last + 1)
    for (place, field) in fields.enumerated() { places[field.slot.position] = place }
    self.places = places
  }

  func field(named name: String) -> Field? { fields.first { $0.name == name } }

  /// The field in a slot; nil where templates see none there.
  func field(at slot: FieldSlot) -> Field? {
    guard slot.position < places.count, let place = places[slot.position] else { return nil }
    return fields[place]
  }
}

/// Where a namespace is made: the place, and what leads to it.
struct NamespaceOrigin: Hashable, Sendable {
  let span: Span
  /// The places of the uses of templates and macros around it.
  let uses: [Span]
  /// The fields for which loops over fields are checked.
  let fields: [String]
}

/// All structures and choices that expressions of one page's template may have.
struct TypeTable: Sendable {
  let models: Models
  /// The structures, each at the index of its identity: those of the models first.
  private(set) var shapes: [Shape]
  /// The structures that templates make, by their fields.
  private var identities: [String: StructureID] = [:]
  /// The structures of namespaces, by where they are made.
  private var namespaces: [NamespaceOrigin: StructureID] = [:]
  /// Whether open fields of namespaces may still take other types.
  private var mayWiden = true
  /// Whether one of them took another type since the template began to be checked.
  private(set) var hasWidened = false
  /// Whether a template makes a namespace.
  var hasNamespaces: Bool { !namespaces.isEmpty }

  init(models: Models) {
    self.models = models
    shapes = models.structures.map { structure in
      let fields = structure.fields(for: .output).map { field in
        Shape.Field(
          name: field.name, type: Type(field.type), slot: field.slot,
          isNonEmpty: Self.isNeverEmpty(field, of: structure), span: field.span,
          currency: field.currency)
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

  /// Whether a value is a text of an author, which is never blank.
  func isNeverBlank(_ value: TypedExpression) -> Bool {
    guard value.type == .string, case .field(let object, let slot) = value.kind,
      case .structure(let id) = object.type, self[id].maker == .models
    else { return false }
    return self[id].field(at: slot)?.isNonEmpty == true
  }

  /// The name of the field by which entries of a model are referred to; nil where it has none.
  func key(of id: StructureID) -> String? {
    guard self[id].maker == .models, self[id].field(named: "slug") != nil else { return nil }
    return models[id].fields(for: .output).first { $0.isKey }?.name ?? "slug"
  }

  subscript(id: StructureID) -> Shape { shapes[Int(id.index)] }

  /// The field that an expression reads; nil for all others.
  func field(of value: TypedExpression) -> Shape.Field? {
    guard case .field(let record, let slot) = value.kind,
      case .structure(let id) = record.type.unwrapped
    else { return nil }
    return self[id].field(at: slot)
  }

  /// The structure with these fields, which all records with equal fields share; the lists of those
  /// in `nonEmpty` have an element in each record.
  mutating func structure(
    _ maker: Shape.Maker, _ fields: [(name: String, type: Type)], nonEmpty: Set<String> = []
  ) -> StructureID {
    let title = title(of: maker, fields)
    if let known = identities[title] { return known }
    let id = add(maker, fields)
    for (place, field) in fields.enumerated() where nonEmpty.contains(field.name) {
      shapes[Int(id.index)].fields[place].isNonEmpty = true
    }
    identities[title] = id
    return id
  }

  private mutating func add(
    _ maker: Shape.Maker, _ fields: [(name: String, type: Type)]
  ) -> StructureID {
    let members = fields.enumerated().map { index, field in
      Shape.Field(
        name: field.name, type: field.type, slot: FieldSlot(ofField: index),
        initialType: maker == .namespace ? field.type : nil)
    }
    shapes.append(Shape(name: title(of: maker, fields), fields: members, maker: maker))
    return StructureID(shapes.count - 1)
  }

  private func title(of maker: Shape.Maker, _ fields: [(name: String, type: Type)]) -> String {
    let content = fields.map { "\($0.name): \(name(of: $0.type))" }.joined(separator: ", ")
    return switch maker {
    case .tuple: "(\(content))"
    case .namespace: "namespace(\(content))"
    case .models, .dictionary: "{\(content)}"
    }
  }

  // MARK: Namespaces

  /// The structure of the namespace that is made at a place. When the template is checked again, its
  /// fields have the types that were found before. `numbers` tells which of them begin with a number
  /// that the template writes.
  mutating func namespace(
    _ fields: [(name: String, type: Type)], numbers: [Bool], at origin: NamespaceOrigin
  ) -> StructureID {
    if let known = namespaces[origin],
      self[known].fields.map(\.name) == fields.map(\.name),
      self[known].fields.map(\.initialType) == fields.map(\.type)
    {
      return known
    }
    let id = add(.namespace, fields)
    for (place, isNumber) in numbers.enumerated() {
      shapes[Int(id.index)].fields[place].beginsWithNumber = isNumber
    }
    namespaces[origin] = id
    return id
  }

  /// Gives a field of a namespace another type: an open one, or one that begins with a number of the
  /// template and becomes decimal; false where that is not possible.
  mutating func widen(_ slot: FieldSlot, of id: StructureID, to type: Type) -> Bool {
    let field = shapes[Int(id.index)].fields[slot.position]
    guard field.isOpen || field.beginsWithNumber && type == .decimal,
      mayWiden || type.holdsInvalid
    else { return false }
    shapes[Int(id.index)].fields[slot.position].type = type
    shapes[Int(id.index)].name = title(
      of: .namespace, self[id].fields.map { ($0.name, $0.type) })
    if !type.holdsInvalid { hasWidened = true }
    return true
  }

  /// Prepares to check the same template again, with the types of namespaces that were found.
  ///
  /// - Parameter isLast: Whether they have to be right now.
  mutating func begin(isLast: Bool) {
    for id in namespaces.values {
      for place in self[id].fields.indices where self[id].fields[place].type.holdsInvalid {
        let initial = self[id].fields[place].initialType
        shapes[Int(id.index)].fields[place].type = initial ?? .invalid
      }
    }
    (hasWidened, mayWiden) = (false, !isLast)
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
    case .mixed(let kinds): kinds.map { $0.type.name }.sorted().joined(separator: " or ")
    case .optional(.never), .never: "none"
    case .optional(.mixed(let kinds)): "(" + name(of: .mixed(kinds)) + ")?"
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
