package import Schema

/// The fields that a program may read, by the structures they belong to.
///
/// It is known when the program is compiled, so that values which no instruction reads need not
/// be made.
package struct FieldReads: Sendable {
  private var slots: [StructureID: Set<FieldSlot>] = [:]
  /// The structures whose records are written whole, as JSON.
  private var whole: Set<StructureID> = []

  init() {}

  /// Whether no field is read.
  package var isEmpty: Bool { slots.isEmpty && whole.isEmpty }

  /// Notes that a field of a value of this type is read.
  mutating func note(slot: FieldSlot, of type: Type) {
    guard case .structure(let id) = type.unwrapped else { return }
    slots[id, default: []].insert(slot)
  }

  /// Notes that values of this type are written whole, with all records in them.
  mutating func noteWhole(_ type: Type, in types: TypeTable) {
    switch type {
    case .optional(let inner), .list(let inner): noteWhole(inner, in: types)
    case .structure(let id):
      guard whole.insert(id).inserted else { return }
      for field in types[id].fields { noteWhole(field.type, in: types) }
    case .scalar, .markdown, .markup, .json, .tree, .address, .choice, .never, .invalid: break
    }
  }

  /// The structures whose records some field holds that may be read, by itself or in a list; fields
  /// of `own`, a structure and slots, are left out.
  package func structuresReached(
    in models: Models, besides own: (structure: StructureID, slots: Set<FieldSlot>)
  ) -> Set<StructureID> {
    var reached: Set<StructureID> = []
    for (id, slots) in slots {
      for field in models[id].fields(for: .output) where slots.contains(field.slot) {
        guard id != own.structure || !own.slots.contains(field.slot),
          let found = field.type.record
        else { continue }
        reached.insert(found)
      }
    }
    return reached.union(whole)
  }

  /// Whether a field may be read; true for a name that the structure does not have.
  package func contains(_ name: String, of structure: StructureID, in models: Models) -> Bool {
    guard !whole.contains(structure),
      let field = models[structure].field(named: name, for: .output)
    else { return true }
    return slots[structure]?.contains(field.slot) ?? false
  }
}

extension ValueType {
  /// The structure of the records that a value is, or holds in lists; nil where it is another value.
  fileprivate var record: StructureID? {
    switch self {
    case .structure(let id): id
    case .optional(let inner), .list(let inner): inner.record
    case .scalar, .markdown, .tree, .address, .choice: nil
    }
  }
}
