import Schema
import Tables

/// The models, arranged for binding: flat tables of plain data, made once for a build, so that
/// binding a value needs neither enum traversals nor dictionary lookups.
package struct BindingPlan: Sendable {
  /// The models it was made from.
  let models: Models
  /// One plan per structure, at the index of its identity.
  private(set) var structures: [StructurePlan] = []
  /// The plans of all fields; those of a structure are together.
  private(set) var fields: [FieldPlan] = []
  /// The rules of each field.
  private var constraints: [[Constraint]] = []
  /// The types of all fields and of the elements of lists.
  private(set) var types: [TypePlan] = []
  /// The names of all fields as files write them, and those of the built-in keys of entries.
  private(set) var names: [UInt8] = []
  /// The texts of the cases of each choice.
  private var caseTexts: [[[UInt8]]] = []
  /// The lists of each structure whose components are numbered.
  private(set) var numberedLists: [[NumberedList]] = []
  /// The amounts of money of each structure.
  private(set) var moneyFields: [[MoneyField]] = []

  init(models: Models) {
    self.models = models
    let secrets = SecretText(models: models)
    for structure in models.structures { add(structure, secrets) }
    numberedLists = models.structures.map { NumberedList.all(of: $0, in: models) }
    moneyFields = models.structures.indices.map { MoneyField.all(of: StructureID($0), in: models) }
    caseTexts = models.choices.map { $0.cases.map { Array($0.text.utf8) } }
  }

  /// The case of a choice that a text means, in whatever form its letters are; nil for none.
  func caseIndex(of text: ArraySlice<UInt8>, in choice: ChoiceID) -> Int? {
    let written = UTF8Text.composedText(text).map { $0[...] } ?? text
    return caseTexts[Int(choice.index)].firstIndex { $0[...] == written }
  }

  private mutating func add(_ structure: Structure, _ secrets: SecretText) {
    let first = fields.tableIndices.upperBound
    let declared = structure.fields(for: .checking)
    for field in declared { add(field, secrets) }
    structures.append(
      StructurePlan(
        fields: first..<fields.tableIndices.upperBound, slotCount: structure.slotCount,
        isEntry: structure.kind == .entry,
        key: Self.index(in: declared, where: \.isKey),
        slug: Self.index(in: declared) { $0.name == "slug" && $0.type.isSlug },
        soleField: Self.soleField(of: structure),
        soleList: Self.soleList(of: structure),
        wholeText: Self.wholeText(of: structure),
        isInMarkdown: declared.contains { $0.placement != nil },
        hasNumberedLists: !NumberedList.all(of: structure, in: models).isEmpty,
        hasMoney: structure.fields(for: .checking).contains { $0.currency != nil }))
  }

  private mutating func add(_ field: Field, _ secrets: SecretText) {
    let name = Array(field.fileName.utf8)
    let type = types.tableIndices.upperBound
    constraints.append(field.constraints)
    addType(field.type, isOptional: false)
    fields.append(
      FieldPlan(
        nameStart: UInt32(names.count), nameCount: UInt32(name.count), type: type,
        slot: field.slot, hasDefault: field.defaultValue != nil,
        hasConstraints: field.constraints.contains(where: \.isAboutValue),
        hasAbsentTexts: !field.absentTexts.isEmpty, isInverse: field.inverse != nil,
        isPlaced: field.placement != nil, isSecret: field.isSecret,
        holdsSecret: secrets.isHeld(by: field),
        entryKey: EntryKeys.Name(field: field.fileName, type: field.type)))
    names.append(contentsOf: name)
  }

  private mutating func addType(_ type: ValueType, isOptional: Bool) {
    let own = types.tableIndices.upperBound
    switch type {
    case .optional(let wrapped): addType(wrapped, isOptional: true)
    case .list(let element):
      types.append(TypePlan(kind: .list, isOptional: isOptional, id: 0, element: own + 1))
      addType(element, isOptional: false)
    case .choice(let id):
      types.append(TypePlan(kind: .choice, isOptional: isOptional, id: id.index, element: own))
    case .structure(let id):
      types.append(
        TypePlan(kind: kind(of: id), isOptional: isOptional, id: id.index, element: own))
    case .scalar(let kind): addType(ofKind: .scalar(kind), isOptional: isOptional)
    case .markdown: addType(ofKind: .markdown, isOptional: isOptional)
    case .tree: addType(ofKind: .tree, isOptional: isOptional)
    case .address: addType(ofKind: .unwritten, isOptional: isOptional)
    }
  }

  private mutating func addType(ofKind kind: TypePlan.Kind, isOptional: Bool) {
    let own = types.tableIndices.upperBound
    types.append(TypePlan(kind: kind, isOptional: isOptional, id: 0, element: own))
  }

  private func kind(of id: StructureID) -> TypePlan.Kind {
    if id == .image { return .image }
    if id == .file { return .file }
    return models[id].kind == .entry ? .reference : .component
  }

  /// The first field that satisfies a condition.
  private static func index(in fields: [Field], where isWanted: (Field) -> Bool) -> FieldIndex? {
    fields.firstIndex(where: isWanted).map { FieldIndex($0) }
  }

  /// The only list of a component without other required fields.
  private static func soleList(of structure: Structure) -> FieldIndex? {
    let fields = structure.fields(for: .checking)
    let lists = fields.tableIndices.filter { index in
      fields[index].inverse == nil && fields[index].type.isList
    }
    let needsMore = fields.contains(where: \.isRequired)
    return lists.count == 1 && !needsMore ? lists[0] : nil
  }

  /// The field that takes the whole text of a document: the only one that is placed
  /// in it, if that is Markdown.
  private static func wholeText(of structure: Structure) -> FieldIndex? {
    let fields = structure.fields(for: .checking)
    let placed = fields.tableIndices.filter { fields[$0].placement != nil }
    guard placed.count == 1, fields[placed[0]].placement == .body else { return nil }
    switch fields[placed[0]].type {
    case .markdown, .optional(.markdown): return placed[0]
    default: return nil
    }
  }

  /// The only required field besides the key.
  private static func soleField(of structure: Structure) -> FieldIndex? {
    let fields = structure.fields(for: .checking)
    let required = fields.tableIndices.filter { index in
      let field = fields[index]
      return !field.isKey && field.inverse == nil && field.isRequired
    }
    return required.count == 1 ? required[0] : nil
  }
}

extension BindingPlan {
  /// The structure with this identity.
  func structure(_ id: StructureID) -> StructurePlan { structures[Int(id.index)] }

  /// The declaration of a field.
  func declaration(of field: FieldPath) -> Field {
    models[field.structure].fields(for: .checking)[field.index]
  }

  /// The plan of a field.
  func plan(of field: FieldPath) -> FieldPlan {
    fields[structure(field.structure).plan(of: field.index)]
  }

  /// Where the field at a position of a record is bound to.
  func target(_ position: FieldIndex, of record: RecordTarget) -> BindingTarget {
    target(position, fields[structure(record.structure).plan(of: position)], of: record)
  }

  /// Where the field at a position of a record, whose plan is given, is bound to.
  func target(_ position: FieldIndex, _ field: FieldPlan, of record: RecordTarget) -> BindingTarget
  {
    BindingTarget(
      field: FieldPath(record.structure, position), type: types[field.type],
      slot: record.slot + field.slot)
  }

  /// The rules of a field.
  func constraints(of field: FieldPath) -> [Constraint] {
    constraints[structure(field.structure).plan(of: field.index).position]
  }

  /// The type of a field.
  func type(of field: FieldPath) -> TypePlan { types[plan(of: field).type] }

  /// Whether Apus itself declares a field, such as those of `site.yaml`: there a list with one
  /// element may be written as that element.
  func isOfApus(_ field: FieldPath) -> Bool {
    models[field.structure].kind == .builtIn
  }

  /// Whether the text of a component is itself a list, so that a list of bullets is one component
  /// rather than one per bullet.
  func holdsLists(_ element: TypePlan) -> Bool {
    guard element.kind == .component else { return element.kind == .list }
    return models[element.structure].fields(for: .checking).contains { field in
      guard field.placement == .body else { return false }
      switch field.type {
      case .list, .optional(.list): return true
      default: return false
      }
    }
  }
}

/// A field among those of its structure.
typealias FieldIndex = TableIndex<Field>

extension Field {
  /// Whether it is required in files.
  var isRequired: Bool {
    if defaultValue != nil || inverse != nil { return false }
    switch type {
    case .optional, .list: return false
    case .scalar, .markdown, .tree, .address, .choice, .structure: return true
    }
  }
}

extension ValueType {
  /// Whether it is `[T]` or `[T]?`.
  var isList: Bool {
    switch self {
    case .list, .optional(.list): true
    default: false
    }
  }

  /// Whether it is `Slug` or `Slug?`.
  var isSlug: Bool { self == .slug || self == .optional(.slug) }
}
