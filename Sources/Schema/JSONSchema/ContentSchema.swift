import Escaping

/// Makes the JSON Schema (2020-12) of content files from a model.
struct ContentSchema {
  let models: Models
  let target: SchemaTarget
  /// The types whose definitions are still to be written.
  private var waiting: [ValueType] = []
  /// The names of the types that have a definition or wait for one.
  private var named: Set<String> = []

  init(models: Models, target: SchemaTarget) {
    self.models = models
    self.target = target
  }

  /// The schema of files that hold one record of a structure, or a list of them.
  mutating func document(of id: StructureID, isList: Bool) -> JSONNode {
    let record = definitionReference(to: .structure(id))
    var definitions: [(String, JSONNode)] = []
    while let type = waiting.popLast() {
      definitions.append((name(of: type), definition(of: type)))
    }
    definitions.sort { $0.0 < $1.0 }
    let members: [(String, JSONNode)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string(models[id].name)),
    ]
    let content: [(String, JSONNode)] =
      isList ? [("type", .string("array")), ("items", record)] : [("allOf", .array([record]))]
    return .object(members + content + [("$defs", .object(definitions))])
  }

  private func name(of type: ValueType) -> String {
    switch type {
    case .structure(let id): models[id].name
    case .choice(let id): models[id].name
    case .scalar, .markdown, .tree, .address, .optional, .list: ""
    }
  }

  /// A reference to the definition of a type, which is remembered to be written.
  private mutating func definitionReference(to type: ValueType) -> JSONNode {
    let name = name(of: type)
    if named.insert(name).inserted { waiting.append(type) }
    return .object([("$ref", .string("#/$defs/" + name))])
  }

  private mutating func definition(of type: ValueType) -> JSONNode {
    switch type {
    case .structure(.image): return imageDefinition
    case .structure(let id):
      let object = structure(models[id], leavingOutKey: false)
      guard let list = models[id].soleList, models[id].kind == .component else {
        return object
      }
      return .anyOf([object, schema(of: list)])
    case .choice(let id): return choice(models[id])
    case .scalar, .markdown, .tree, .address, .optional, .list: return .bool(true)
    }
  }

  private mutating func structure(_ structure: Structure, leavingOutKey: Bool) -> JSONNode {
    var properties: [(String, JSONNode)] = []
    var required: [String] = []
    for field in structure.fields where field.inverse == nil && !(leavingOutKey && field.isKey) {
      properties.append((field.fileName, property(of: field)))
      let isElsewhere = target == .frontMatter && field.placement != nil
      let isImplicit = structure.kind == .entry && field.slot == FieldSlot.slug
      if field.mustBeWritten, !isElsewhere, !isImplicit { required.append(field.fileName) }
    }
    if structure.kind == .entry { properties += publicationKeys(besides: properties.map(\.0)) }
    var members: [(String, JSONNode)] = [("type", .string("object"))]
    if !structure.documentation.isEmpty {
      members.insert(("description", .string(structure.documentation)), at: 0)
    }
    members.append(("properties", .object(properties)))
    if !required.isEmpty { members.append(("required", .strings(required))) }
    return .object(members + [("additionalProperties", .bool(false))])
  }

  /// The keys by which an entry says whether and when it is published.
  private mutating func publicationKeys(besides names: [String]) -> [(String, JSONNode)] {
    let keys: [(String, ValueType)] = [("draft", .bool), ("publish", .date), ("expires", .date)]
    let aliases = JSONNode.object([
      ("type", .string("array")),
      ("items", .object([("type", .string("string")), ("pattern", .string("^/"))])),
    ])
    let all = keys.map { ($0.0, schema(of: .optional($0.1))) } + [("aliases", aliases)]
    return all.filter { !names.contains($0.0) }
  }

  private mutating func property(of field: Field) -> JSONNode {
    let base = schema(of: field)
    guard !field.documentation.isEmpty, case .object(let members) = base else { return base }
    return .object([("description", .string(field.documentation))] + members)
  }

  /// The schema of a field's values: its type, its rules and the texts that mean "none".
  private mutating func schema(of field: Field) -> JSONNode {
    let rules = ScalarSchema.rules(field.constraints)
    guard field.type.isList else {
      return .anyOf([schema(of: field.type, rules: rules)] + absent(field))
    }
    let list = self.list(of: field.type.elements, of: field, rules: rules)
    var forms: [JSONNode] = [.object(list + ScalarSchema.counts(field.constraints))]
    if case .structure(let id) = field.type.elements, models[id].kind == .component,
      models[id].key != nil
    {
      forms.append(keyed(models[id], field.constraints))
    }
    if !ScalarSchema.asksForElements(field.constraints) {
      forms.append(.type("null"))
      forms += absent(field)
    }
    return .anyOf(forms)
  }

  /// The schema of a list, whose elements, or those of its lists, follow the field's rules.
  private mutating func list(
    of element: ValueType, of field: Field, rules: [(String, JSONNode)]
  ) -> [(String, JSONNode)] {
    let items: JSONNode =
      if case .list(let inner) = element {
        .anyOf([.object(list(of: inner, of: field, rules: rules)), .type("null")])
      } else {
        .anyOf([schema(of: element, rules: rules)] + absent(field))
      }
    return [("type", .string("array")), ("items", items)]
  }

  private func absent(_ field: Field) -> [JSONNode] {
    field.absentTexts.isEmpty ? [] : [.object([("enum", .strings(field.absentTexts))])]
  }

  /// A list of components as a mapping from keys to the other fields, or to the only required
  /// field.
  private mutating func keyed(_ component: Structure, _ rules: [Constraint]) -> JSONNode {
    var values = [structure(component, leavingOutKey: true)]
    if let field = component.soleField { values.append(schema(of: field)) }
    if !component.fields.contains(where: { !$0.isKey && $0.mustBeWritten }) {
      values.append(.type("null"))
    }
    let members: [(String, JSONNode)] = [
      ("type", .string("object")), ("additionalProperties", .anyOf(values)),
    ]
    return .object(members + ScalarSchema.counts(rules, of: "Properties"))
  }

  private mutating func schema(
    of type: ValueType, rules: [(String, JSONNode)] = []
  ) -> JSONNode {
    switch type {
    case .optional(let inner): return .anyOf([schema(of: inner, rules: rules), .type("null")])
    case .list(let element):
      return .object([("type", .string("array")), ("items", schema(of: element))])
    case .structure(.file): return ScalarSchema.path
    case .structure(let id) where models[id].kind == .entry: return ScalarSchema.reference
    case .structure, .choice: return definitionReference(to: type)
    default: return ScalarSchema(target: target).schema(of: type, rules: rules)
    }
  }

  private func choice(_ choice: Choice) -> JSONNode {
    var members: [(String, JSONNode)] = []
    if !choice.documentation.isEmpty {
      members.append(("description", .string(choice.documentation)))
    }
    return .object(members + [("enum", .strings(choice.cases.map(\.text)))])
  }

  private var imageDefinition: JSONNode {
    let text = ScalarSchema(target: target).schema(of: .string)
    let parts: [(String, JSONNode)] = [
      ("src", ScalarSchema.path), ("alt", text), ("credit", text), ("licence", text),
    ]
    return .object([
      ("description", .string("A picture: its file and the text that stands for it.")),
      ("type", .string("object")), ("properties", .object(parts)),
      ("required", .strings(["src", "alt"])), ("additionalProperties", .bool(false)),
    ])
  }
}

extension ValueType {
  /// The type of a list's elements, or the type itself.
  fileprivate var elements: ValueType {
    if case .list(let element) = required { element } else { required }
  }
}

extension Field {
  /// Whether the field is required in files.
  fileprivate var mustBeWritten: Bool {
    guard inverse == nil, defaultValue == nil, !type.isOptional else { return false }
    return !type.isList || ScalarSchema.asksForElements(constraints)
  }
}

extension Structure {
  /// The only required field besides the key and lists.
  fileprivate var soleField: Field? {
    let required = fields.filter { !$0.isKey && !$0.type.isList && $0.mustBeWritten }
    return required.count == 1 ? required[0] : nil
  }

  /// The only list of a structure in which nothing else is required.
  fileprivate var soleList: Field? {
    let lists = fields.filter { $0.inverse == nil && $0.type.isList }
    guard lists.count == 1, !fields.contains(where: { !$0.type.isList && $0.mustBeWritten }) else {
      return nil
    }
    return lists[0]
  }
}
