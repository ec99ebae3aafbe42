package import Diagnostics
package import Schema

/// The fields that a program may read, by structure.
///
/// It is known when the program is compiled, so that values which no instruction reads need not be
/// made.
package struct FieldReads: Sendable {
  private var slots: [StructureID: Set<FieldSlot>] = [:]
  /// Those that are read for what readers see, or by a template of the site.
  private var shown: [StructureID: Set<FieldSlot>] = [:]
  /// The structures whose records are written completely, as JSON.
  private var whole: Set<StructureID> = []
  /// Certain unless something is printed or tested of which mistakes hide what it is.
  package private(set) var certainty = Certainty.certain

  init() {}

  /// Whether no field is read.
  package var isEmpty: Bool { slots.isEmpty && whole.isEmpty }

  /// Notes that a field of a value of this type is read; `isShown` unless it is read by the theme for
  /// what only programs read.
  mutating func note(_ slot: FieldSlot, of type: Type, isShown: Bool) {
    guard case .structure(let id) = type.unwrapped else { return }
    slots[id, default: []].insert(slot)
    if isShown { shown[id, default: []].insert(slot) }
  }

  /// Notes the fields of which the titles of entries are made, where instructions read titles.
  mutating func noteTitles(
    readBy instructions: [Instruction], _ fields: [StructureID: [FieldOfStructure]]
  ) {
    guard !fields.isEmpty,
      instructions.contains(where: { instruction in
        if case .unary(.entryTitle, _, _) = instruction { true } else { false }
      })
    else { return }
    for field in fields.values.joined() {
      note(field.slot, of: .structure(field.structure), isShown: true)
    }
  }

  /// Notes that something is read of which mistakes hide what it is.
  mutating func noteUnknown() { certainty = .uncertain }

  /// No value, for an expression that has none; notes whether that is because of a mistake.
  mutating func noting(_ value: TypedExpression) -> Value {
    if value.isInvalid { noteUnknown() }
    return .none
  }

  /// Notes that values of this type are written completely, with all records in them.
  mutating func noteWhole(_ type: Type, in types: TypeTable) {
    switch type {
    case .optional(let inner), .list(let inner): noteWhole(inner, in: types)
    case .structure(let id):
      guard whole.insert(id).inserted else { return }
      for field in types[id].fields { noteWhole(field.type, in: types) }
    case .scalar, .markdown, .markup, .json, .tree, .address, .choice, .mixed, .never, .invalid:
      break
    }
  }

  /// Finds the structures whose records a program reaches.
  ///
  /// - Parameters:
  ///   - models: The types of all values.
  ///   - context: The structure of the context.
  ///   - own: The slots of fields of it that hold the content of a page.
  /// - Returns: The structures, except those that it reaches only through these fields: the entry
  ///   that a page shows, and its components.
  package func structuresReached(
    in models: Models, from context: StructureID, besides own: Set<FieldSlot>
  ) -> Set<StructureID> {
    var others = whole
    var owned: Set<StructureID> = []
    var waiting: [(id: StructureID, isOwned: Bool)] = []
    func follow(_ field: Field, asOwned isOwned: Bool) {
      guard let id = field.type.record else { return }
      if isOwned ? owned.insert(id).inserted : others.insert(id).inserted {
        waiting.append((id, isOwned))
      }
    }
    for field in fieldsRead(of: context, in: models) {
      follow(field, asOwned: own.contains(field.slot))
    }
    waiting += whole.map { ($0, false) }
    while let (id, isOwned) = waiting.popLast() {
      for field in fieldsRead(of: id, in: models) {
        let isComponent = field.type.record.map { models[$0].kind != .entry } ?? false
        follow(field, asOwned: isOwned && isComponent)
      }
    }
    return others
  }

  /// The fields of a structure that may be read.
  private func fieldsRead(of id: StructureID, in models: Models) -> [Field] {
    let read = slots[id] ?? []
    return models[id].fields(for: .output).filter { whole.contains(id) || read.contains($0.slot) }
  }

  /// Whether a field may be read; true for a name that the structure does not have.
  package func contains(_ name: String, of structure: StructureID, in models: Models) -> Bool {
    guard !whole.contains(structure),
      let field = models[structure].field(named: name, for: .output)
    else { return true }
    return slots[structure]?.contains(field.slot) ?? false
  }

  /// The same, of what is read to be shown: what the theme reads in the `head` of a page does not
  /// count.
  package func shows(_ name: String, of structure: StructureID, in models: Models) -> Bool {
    guard !whole.contains(structure),
      let field = models[structure].field(named: name, for: .output)
    else { return true }
    return shown[structure]?.contains(field.slot) ?? false
  }
}

extension ValueType {
  /// The structure of a record, or of the records in a list; nil for other values.
  fileprivate var record: StructureID? {
    switch self {
    case .structure(let id): id
    case .optional(let inner), .list(let inner): inner.record
    case .scalar, .markdown, .tree, .address, .choice: nil
    }
  }
}
