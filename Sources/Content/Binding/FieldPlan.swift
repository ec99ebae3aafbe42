import Schema
import Tables

/// Names a field by its structure and its index there.
struct FieldPath: Sendable, BitwiseCopyable, Hashable {
  let structure: StructureID
  let index: FieldIndex

  init(_ structure: StructureID, _ index: FieldIndex) {
    self.structure = structure
    self.index = index
  }
}

/// What binding has to know about a field.
struct FieldPlan: Sendable, BitwiseCopyable {
  let nameStart: UInt32
  let nameCount: UInt32
  let type: TableIndex<TypePlan>
  let slot: FieldSlot
  let hasDefault: Bool
  /// Whether it has rules that its value alone can break.
  let hasConstraints: Bool
  let hasAbsentTexts: Bool
  let isInverse: Bool
  let isPlaced: Bool
  let isSecret: Bool
  /// Whether it is secret, or a field of its components is.
  let holdsSecret: Bool
  /// The built-in key of entries whose meaning the field also has.
  let entryKey: EntryKeys.Name
}
